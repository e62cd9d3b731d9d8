"""A short index of what seats can choose. Every action has a number of its own but for sets, of which there
are tens of thousands: a set is named element by element, in the order of its words, and then stopped; or all
that can be in it is taken at once."""

from typing import Final

from bedesten.bots.encode.words import CHANCE
from bedesten.core.ids import SPAN, Action
from bedesten.core.lexicon import Kind, Lexicon

ALL: Final = "all"
STOP: Final = "stop"  # the set is complete, and may be empty
NOTHING_BEGUN: Final = -1
MASK: Final = SPAN - 1
SHIFT: Final = MASK.bit_length()
SET: Final = "set"  # the shape of such kinds


class Sets:
    """The sets of one kind, as bits by element."""

    def __init__(self, kind: Kind) -> None:
        self.elements: list[str] = []
        self.bits: list[int] = []  # by argument
        bit: dict[str, int] = {}
        for word in kind.words:
            some = 0
            for element in word.split(",") if word else []:
                if element not in bit:
                    bit[element] = len(self.elements)
                    self.elements.append(element)
                some |= 1 << bit[element]
            self.bits.append(some)


class Compact:
    """The index of one game. A choice is a number below `size`; `tokens` names it."""

    def __init__(self, lexicon: Lexicon) -> None:
        self.tokens: list[str] = []
        self.actions: list[Action] = []  # by choice; the verb of its set for what names one
        self.element: list[int] = []  # by choice: the element of a set, beyond the last for `all` and `stop`
        self.whole: list[bool] = []  # by choice: whether it is an action by itself
        self.numbers: list[list[int]] = [[] for _ in range(max(lexicon.verbs) + 1)]  # by verb and argument
        self.sets: dict[int, Sets] = {}  # by verb
        self.first: dict[int, int] = {}  # by verb of sets: the choice `all`; its elements follow, then `stop`
        for verb, name in sorted(lexicon.verbs.items()):
            if not name.startswith(CHANCE):
                kind = lexicon.kinds[verb]
                self.numbers[verb] = [NOTHING_BEGUN] * len(kind.words)
                if kind.shape == SET:
                    self.add_sets(verb, name, kind)
                else:
                    for argument in kind.numbers():
                        self.add_action(verb * SPAN + argument, lexicon)
        self.size = len(self.tokens)

    def add_action(self, a: Action, lexicon: Lexicon) -> None:
        self.numbers[a // SPAN][a % SPAN] = len(self.tokens)
        self.whole.append(True)
        self.tokens.append(lexicon.token(a))
        self.actions.append(a)
        self.element.append(NOTHING_BEGUN)

    def add_sets(self, verb: int, name: str, kind: Kind) -> None:
        sets = self.sets[verb] = Sets(kind)
        self.first[verb] = len(self.tokens)
        for word in [ALL, *sets.elements, STOP]:
            self.whole.append(False)
            self.tokens.append(f"{name}:{word}")
            self.actions.append(verb * SPAN)
        self.element += [NOTHING_BEGUN, *range(len(sets.elements)), NOTHING_BEGUN]

    # --- what can be chosen

    def choices(self, legal: list[Action]) -> list[int]:
        """Instead of these actions, ascending but for sets."""
        kept: list[int] = []
        for a in legal:
            choice = self.numbers[a >> SHIFT][a & MASK]
            if choice < 0:
                return self.with_sets(legal)
            kept.append(choice)
        return kept

    def with_sets(self, legal: list[Action]) -> list[int]:
        choices = [self.numbers[a // SPAN][a % SPAN] for a in legal if a // SPAN not in self.sets]
        for verb in self.sets:
            some = self.members(legal, verb)
            if some:
                choices += self.beginnings(verb, some)
        return sorted(choices)

    def members(self, legal: list[Action], verb: int) -> list[int]:
        """The sets among some actions, as bits."""
        bits = self.sets[verb].bits
        return [bits[a % SPAN] for a in legal if a // SPAN == verb]

    def beginnings(self, verb: int, some: list[int]) -> list[int]:
        union = 0
        for one in some:
            union |= one
        whole = [self.first[verb]] if union and union in some else []
        return whole + self.continued(verb, some, 0)

    def continued(self, verb: int, some: list[int], begun: int) -> list[int]:
        """How a set goes on: with a later element, or not at all."""
        later: set[int] = set()
        for one in some:
            rest = one & ~begun
            if one & begun == begun and rest and (rest & -rest) > begun:
                later.add((rest & -rest).bit_length() - 1)
        first = self.first[verb] + 1
        choices = [first + element for element in sorted(later)]
        return [*choices, first + len(self.sets[verb].elements)] if begun in some else choices

    # --- what a choice means

    def goes_on(self, choice: int, legal: list[Action], begun: int) -> list[int]:
        """How a set can go on after one more element; empty if it is settled."""
        element = self.element[choice]
        if element < 0:
            return []
        verb = self.actions[choice] // SPAN
        left = self.continued(verb, self.members(legal, verb), begun | 1 << element)
        return left if len(left) > 1 or self.element[left[0]] >= 0 else []

    def with_element(self, choice: int, legal: list[Action], begun: int) -> int:
        """The set after a choice."""
        element = self.element[choice]
        if element >= 0:
            return begun | 1 << element
        verb = self.actions[choice] // SPAN
        if choice == self.first[verb]:
            for one in self.members(legal, verb):
                begun |= one
        return begun

    def set_action(self, choice: int, legal: list[Action], begun: int) -> Action:
        """The action that a settled set is."""
        verb = self.actions[choice] // SPAN
        bits = self.sets[verb].bits
        for a in legal:
            if a // SPAN == verb and bits[a % SPAN] == begun:
                return a
        raise AssertionError("a set is settled only if it is legal")
