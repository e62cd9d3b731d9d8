"""A turn in one sentence, made of its events as one viewer may know them.

An event with a message under `[turn]` is a clause of it. Of all others what they cost and bring is told,
summed up while nothing else comes between; a box may leave some out (`Fields.untold`). A message with {cost}
or {gain} takes all of that with it ("buys another turn for {cost}"), one with {paid} or {got} what came last;
where there is none, it is said without (`ruby_free`, then `_bare`). One with {times} stands for all of its
kind, and one that has a message with `_many` beside it gives way to that. What another seat does is told by a
message that ends in `_by_other` or `_by_you`. `[turn_you]` says the same to the one whose turn it is,
`[turn_to_you]` to the one it is done to. A game without such messages tells its events one after the other.

A sentence that is longer than there is room for is told in brief: by the messages under `[turn_brief]`, where
there are some, and with all else that was paid and got in one sum at its end, in which three kinds of a sort
are counted together (`Fields.alike`). If that is still too long, two kinds are, what is minor
(`Fields.minor`) is only summed up, and the sum has signs instead of words.
"""

from typing import Any

from bedesten.core.event import Event
from bedesten.core.game import Game
from bedesten.text import Text
from bedesten.text.words import event_facts

Counts = dict[str, int]
PAYS, GETS = "pays", "gets"
NOBODY = -1
BOUNDLESS = 10**6  # characters
# what a clause takes with it: the sign, and whether only the last
TAKEN = {"cost": (-1, False), "gain": (1, False), "paid": (-1, True), "got": (1, True)}


def sentence(
    text: Text,
    game: Game[Any, Any],
    events: list[Event],
    seat: int,
    viewer: int,
    names: list[str],
    ended: bool = True,
    room: int = BOUNDLESS,
) -> str:
    """What `seat` did in its turn, without the name and the place; its first event opens the turn.
    That nothing was done is known only when it has ended. One's own turn is never told in brief."""
    if f"turn.{GETS}" not in text.messages:
        return " ".join(text.event(game, e, viewer, names) for e in events[1:])
    said = Telling(text, game, seat, viewer, names).tell(events[1:], ended)
    if seat == viewer:
        return text.say("turn_you.subject", {"clauses": said}) if said else said
    for briefest in (False, True):
        if len(said) > room:
            said = Brief(text, game, seat, viewer, names, briefest).tell(events[1:], ended)
    return said


class Telling:
    """The sentence as it grows."""

    def __init__(self, text: Text, game: Game[Any, Any], seat: int, viewer: int, names: list[str]) -> None:
        self.text = text
        self.game = game
        self.seat = seat
        self.viewer = viewer
        self.names = names
        self.clauses: list[str | list[Counts]] = []  # words, or what was paid and got
        self.moved: list[Counts] = []  # what was paid and got since the last clause, in this order
        self.counted: dict[str, tuple[int, int]] = {}  # of a clause that counts: where it stands, how often

    def tell(self, events: list[Event], ended: bool) -> str:
        for e in events:
            self.hear(e)
        return self.end() or (self.text.say(self.key("nothing")) if ended else "")

    def hear(self, e: Event) -> None:
        key, fields = self.game.events[e.kind]
        if key in self.text.fields.untold:
            return
        said = self.key(self.by_whom(key, e), dict(zip(fields, e.args, strict=True)).get("other"))
        if said in self.text.messages:
            self.add(said, event_facts(self.text, self.game, fields, e, self.names), e)
            return
        brought = self.game.guide.ledger(e) if e.seat == self.seat else {}
        if brought:
            self.moved.append(dict(brought))
        else:
            self.settle()

    def by_whom(self, key: str, e: Event) -> str:
        if e.seat in (self.seat, NOBODY):
            return key
        return f"{key}_by_you" if e.seat == self.viewer else f"{key}_by_other"

    def key(self, key: str, other: int | None = None) -> str:
        """As it is said to this viewer, to whom it may be done."""
        you = "turn_you" if self.seat == self.viewer else "turn_to_you" if other == self.viewer else "turn"
        return f"{you}.{key}" if f"{you}.{key}" in self.text.messages else f"turn.{key}"

    def add(self, key: str, facts: dict[str, object], e: Event) -> None:
        if not e.seen_by(self.viewer):
            key, facts = f"{key}_hidden", {}
        if "{times" in self.text.messages[key] or f"{key}_many" in self.text.messages:
            self.count(key, facts)
            return
        key = next(one for one in (key, f"{key}_free", f"{key}_bare") if self.has_all(one))
        for field in self.taken_by(key):
            facts[field] = self.take(*TAKEN[field])
        self.settle()
        self.clauses.append(self.text.say(key, facts))

    def count(self, key: str, facts: dict[str, object]) -> None:
        """One clause for all of its kind, where the first of them stands; it takes nothing with it."""
        self.settle()
        at, times = self.counted.get(key, (len(self.clauses), 0))
        self.counted[key] = (at, times + 1)
        many = f"{key}_many" if times and f"{key}_many" in self.text.messages else key
        self.clauses[at : at + 1] = [self.text.say(many, facts | {"times": times + 1})]

    def has_all(self, key: str) -> bool:
        """Whether there is all that the message takes with it."""
        return all(self.enumerated(self.moved, TAKEN[field][0]) for field in self.taken_by(key))

    def taken_by(self, key: str) -> list[str]:
        return [field for field in TAKEN if f"{{{field}}}" in self.text.messages[key]]

    def take(self, sign: int, last: bool) -> str:
        """What was paid (-1) or got (1), all of it or what came last, which is told thereby."""
        moved = [one for one in self.moved if any(n * sign > 0 for n in one.values())]
        taken = moved[-1:] if last else moved
        told = self.enumerated(taken, sign)
        for one in taken:
            for what in [what for what, n in one.items() if n * sign > 0]:
                del one[what]
        return told

    def enumerated(self, moved: list[Counts], sign: int) -> str:
        total: Counts = {}
        for what, n in ((what, n) for one in moved for what, n in one.items() if n * sign > 0):
            total[what] = total.get(what, 0) + abs(n)
        return ", ".join(self.amount(what, n) for what, n in self.summed(total).items())

    def summed(self, total: Counts) -> Counts:
        return total

    def amount(self, what: str, n: int) -> str:
        return self.text.say(f"count.asset.{what}", {"count": n})

    def settle(self) -> None:
        """What was paid and got is told by itself; no clause takes it with it any more."""
        last = self.clauses[-1] if self.clauses else ""
        if isinstance(last, list):
            last += self.moved
        elif any(self.moved):
            self.clauses.append(self.moved)
        self.moved = []

    def plainly(self, moved: list[Counts]) -> list[str]:
        """As it came: paid first, or got first."""
        first = next((n for one in moved for n in one.values()), 0)
        verbs = ((PAYS, -1), (GETS, 1))[:: -1 if first > 0 else 1]
        told = [(verb, self.enumerated(moved, sign)) for verb, sign in verbs]
        return [self.text.say(self.key(verb), {"what": what}) for verb, what in told if what]

    def end(self) -> str:
        self.settle()
        told = [[one] if isinstance(one, str) else self.plainly(one) for one in self.clauses]
        return ", ".join(clause for some in told for clause in some)


class Brief(Telling):
    """The same in fewer words, for whoever only listens; what is minor is only summed up."""

    def __init__(
        self,
        text: Text,
        game: Game[Any, Any],
        seat: int,
        viewer: int,
        names: list[str],
        briefest: bool,
    ) -> None:
        super().__init__(text, game, seat, viewer, names)
        self.minor = text.fields.minor if briefest else []
        self.several = 2 if briefest else 3  # kinds
        self.sum: Counts = {}  # of what no clause takes with it

    def key(self, key: str, other: int | None = None) -> str:
        said = super().key(key, other)
        if said == f"turn.{key}" and key in self.minor:
            return ""
        brief = said.replace("turn", "turn_brief", 1)
        return brief if brief in self.text.messages else said

    def hear(self, e: Event) -> None:
        """What is minor stands for itself: no clause takes it with it."""
        minor = self.game.events[e.kind][0] in self.minor
        if minor:
            self.settle()
        super().hear(e)
        if minor:
            self.settle()

    def summed(self, total: Counts) -> Counts:
        """Several kinds of a sort are counted together."""
        for sort, alike in self.text.fields.alike.items():
            parts = [what for what in total if what in alike]
            if len(parts) >= self.several:
                total = {sort: sum(total.pop(what) for what in parts)} | total
        return total

    def amount(self, what: str, n: int) -> str:
        brief = f"count_brief.asset.{what}"
        return self.text.say(brief, {"count": n}) if brief in self.text.messages else super().amount(what, n)

    def settle(self) -> None:
        for what, n in ((what, n) for one in self.moved for what, n in one.items()):
            self.sum[what] = self.sum.get(what, 0) + n
        self.moved = []

    def plainly(self, moved: list[Counts]) -> list[str]:
        if not self.minor:
            return super().plainly(moved)
        sums = [("+", GETS, self.enumerated(moved, 1)), ("−", PAYS, self.enumerated(moved, -1))]
        sums = [one for one in sums if one[2]]
        told = [f"{sign}{what}".replace(", ", f", {sign}") for sign, _, what in sums]
        if len(self.clauses) == 1:  # a sum alone is no sentence: it begins with its verb
            told[:1] = [self.text.say(self.key(verb), {"what": what}) for _, verb, what in sums[:1]]
        return told

    def end(self) -> str:
        self.settle()
        self.clauses.append([self.sum])
        return super().end()
