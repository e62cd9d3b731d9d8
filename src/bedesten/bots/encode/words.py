"""What the words of an action say to a learner: its verb, and its argument by kind."""

from collections.abc import Callable
from typing import Final

from bedesten.bots.encode.pieces import MOST, packed
from bedesten.core.ids import SPAN, Action
from bedesten.core.lexicon import NOTHING, Kind, Lexicon

CHANCE: Final = "*"  # how the words of chance begin
FEW: Final = 160  # words of a kind that have a field each; of more, only the number is told
Said = Callable[[int], list[float]]  # of an argument: numbers beside the names of its fields


class Argument:
    """The fields of one kind of argument."""

    def __init__(self, names: list[str], said: Said) -> None:
        self.names = names
        self.said = said


def by_word(kind: Kind) -> Argument:
    """A field for each word; where there are too many, how far down the list it stands."""
    numbers = kind.numbers()
    if len(numbers) > FEW:
        return Argument([kind.field], lambda argument: [argument / len(kind.words)])
    names = [f"{kind.field}:{kind.words[number]}" for number in numbers]
    return Argument(names, lambda argument: [1.0 if number == argument else 0.0 for number in numbers])


class Words:
    """All that a lexicon lets a seat say, as rows by action. Kinds that share the names of fields share the
    fields."""

    def __init__(self, lexicon: Lexicon, known: dict[str, Argument]) -> None:
        self.rows: dict[Action, bytes] = {}
        spoken = {n: name for n, name in sorted(lexicon.verbs.items()) if not name.startswith(CHANCE)}
        self.verbs = {number: i for i, number in enumerate(spoken)}
        self.kinds = lexicon.kinds
        self.names = [f"verb:{name}" for name in spoken.values()]
        self.place: dict[str, int] = {name: i for i, name in enumerate(self.names)}
        self.arguments: dict[str, Argument] = {}  # by name of the kind
        for number in spoken:
            kind = lexicon.kinds[number]
            if kind is not NOTHING and kind.name not in self.arguments:
                self.learn(kind.name, known.get(kind.name) or by_word(kind))

    def learn(self, kind: str, argument: Argument) -> None:
        self.arguments[kind] = argument
        for name in argument.names:
            if name not in self.place:
                self.place[name] = len(self.names)
                self.names.append(name)

    def of(self, a: Action) -> bytes:
        row = self.rows.get(a)
        if row is None:
            if len(self.rows) >= MOST:
                self.rows.clear()
            row = self.rows[a] = packed(self.numbers(a))
        return row

    def numbers(self, a: Action) -> list[float]:
        """The fields of an action, as far as its words tell them."""
        fields = [0.0] * len(self.names)
        verb = a // SPAN
        fields[self.verbs[verb]] = 1.0
        argument = self.arguments.get(self.kinds[verb].name)
        if argument is not None:
            for name, value in zip(argument.names, argument.said(a % SPAN), strict=True):
                fields[self.place[name]] = value
        return fields
