"""A turn in one sentence, made of its events as one viewer may know them.

An event with a message under `[turn]` is a clause of it. Of all others what they cost and bring is told,
summed up while nothing else comes between; a box may leave some out (`Fields.untold`). A message with {cost}
or {gain} takes that with it ("sells {cost} for {gain}"), or is said without (`ruby_free`); one with {times}
stands for all of its kind. What happens to another seat is told if the message says {who}. `[turn_you]` says
the same to the one whose turn it is. A game without such messages tells its events one after the other.
"""

from typing import Any

from bedesten.core.event import Event
from bedesten.core.game import Game
from bedesten.text import Text
from bedesten.text.words import event_facts

Counts = dict[str, int]
PAYS, GETS = "pays", "gets"


def sentence(
    text: Text,
    game: Game[Any, Any],
    events: list[Event],
    seat: int,
    viewer: int,
    names: list[str],
    ended: bool = True,
) -> str:
    """What `seat` did in its turn, without the name and the place; its first event opens the turn.
    That nothing was done is known only when it has ended."""
    if f"turn.{GETS}" not in text.messages:
        return " ".join(text.event(game, e, viewer, names) for e in events[1:])
    telling = Telling(text, game, seat, viewer, names)
    for e in events[1:]:
        telling.hear(e)
    return telling.end() or (text.say(telling.key("nothing")) if ended else "")


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

    def hear(self, e: Event) -> None:
        key, fields = self.game.events[e.kind]
        message = self.text.messages.get(self.key(key))
        if key in self.text.fields.untold:
            return
        if message is None:
            brought = self.game.guide.ledger(e) if e.seat == self.seat else {}
            if brought:
                self.moved.append(brought)
            else:
                self.settle()
        elif e.seat in (self.seat, -1) or "{who" in message:
            self.add(key, message, event_facts(self.text, self.game, fields, e, self.names), e)

    def key(self, key: str) -> str:
        """As it is said to this viewer."""
        yours = f"turn_you.{key}"
        return yours if self.seat == self.viewer and yours in self.text.messages else f"turn.{key}"

    def add(self, key: str, message: str, facts: dict[str, object], e: Event) -> None:
        if not e.seen_by(self.viewer):
            key, facts = f"{key}_hidden", {}
        if "{times" in message:
            at, times = self.counted.get(key, (len(self.clauses), 0))
            self.counted[key] = (at, times + 1)
            facts["times"] = times + 1
            self.clauses[at : at + 1] = [self.text.say(self.key(key), facts)]
            return
        for field, sign in (("cost", -1), ("gain", 1)):
            if f"{{{field}}}" in message:
                facts[field] = self.take(sign)
                key = key if facts[field] else f"{key}_free"
        self.settle()
        self.clauses.append(self.text.say(self.key(key), facts))

    def take(self, sign: int) -> str:
        """What was paid (-1) or got (1), which is told thereby."""
        told = self.listed(self.moved, sign)
        self.moved = [{what: n for what, n in one.items() if n * sign < 0} for one in self.moved]
        return told

    def listed(self, moved: list[Counts], sign: int) -> str:
        total: Counts = {}
        for what, n in ((what, n) for one in moved for what, n in one.items() if n * sign > 0):
            total[what] = total.get(what, 0) + abs(n)
        return ", ".join(self.text.say(f"count.asset.{what}", {"count": n}) for what, n in total.items())

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
        told = [(verb, self.listed(moved, sign)) for verb, sign in verbs]
        return [self.text.say(self.key(verb), {"what": what}) for verb, what in told if what]

    def end(self) -> str:
        self.settle()
        told = [[one] if isinstance(one, str) else self.plainly(one) for one in self.clauses]
        return ", ".join(clause for some in told for clause in some)
