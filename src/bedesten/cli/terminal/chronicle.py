"""The turns so far in words: what happened in each, and what it changed."""

from typing import Any

from rich.text import Text as Line

from bedesten.cli.terminal import coffee, seals
from bedesten.cli.terminal.look import EMBLEMS, SEAT_STYLES, ink
from bedesten.core.event import Event
from bedesten.core.game import Game, Setup
from bedesten.core.ids import WATCHER, Action
from bedesten.core.play.timeline import Entry, Timeline
from bedesten.istanbul import events as ev
from bedesten.istanbul import ids
from bedesten.istanbul.bundles import places_in
from bedesten.istanbul.view import View
from bedesten.text import Text

SILENT = [ev.TURN_BEGAN]  # the line of a turn says it already


class Chronicle(Timeline):
    """A timeline that remembers the open table as each turn began."""

    def __init__(self, game: Game[Any, Any], setup: Setup, log: list[str] | None = None) -> None:
        super().__init__(game, setup)
        self.opened = {self.turn(): self.open_table()}
        for token in log or []:
            self.enter(token)

    def push(self, a: Action, seq: int | None = None) -> None:
        super().push(a, seq)
        if self.turn() not in self.opened:
            self.opened[self.turn()] = self.open_table()

    def undo_one(self, seq: int | None = None) -> Entry:
        entry = super().undo_one(seq)
        self.opened = {turn: opened for turn, opened in self.opened.items() if turn <= self.turn()}
        return entry

    def open_table(self) -> View:
        view: View = self.game.view(self.match.state, WATCHER)
        return view

    def events(self, turn: int) -> list[Event]:
        """What happened in a turn."""
        return [event for entry in self.live if entry.turn == turn for event in entry.events]


def sentences(chronicle: Chronicle, turn: int, viewer: int, text: Text, names: list[str]) -> list[str]:
    """The events of a turn as this viewer may know them."""
    return [
        text.event(chronicle.game, event, viewer, names)
        for event in chronicle.events(turn)
        if event.kind not in SILENT
    ]


def summary(chronicle: Chronicle, turn: int, viewer: int, text: Text, names: list[str]) -> Line:
    """A turn in one line: who went where, and what changed hands."""
    before = chronicle.opened[turn]
    after = chronicle.opened.get(turn + 1)
    if after is None:
        after = chronicle.open_table()
    seat = before.table.active
    place = after.table.seats[seat].place
    changes = [
        *coffee.announced(chronicle.events(turn), text),
        *change(before, after, seat, text),
        *drawn(chronicle, turn, viewer, text),
    ]
    line = ink(f" {EMBLEMS[seat]} ", f"bold {SEAT_STYLES[seat]}")
    where = text.name("place", after.table.rules.place_names[place])
    told = " ".join(changes) or text.say("ui.sum.nothing")
    return line + Line(
        f" {text.say('ui.sum.line', {'who': names[seat], 'number': place, 'place': where, 'change': told})}"
    )


def change(before: View, after: View, seat: int, text: Text) -> list[str]:
    """What a player has more and less after a turn, in signs."""
    old, new = before.table.seats[seat], after.table.seats[seat]
    counts = [(new.rubies - old.rubies, "r"), (new.lira - old.lira, "L")]
    counts += [(n - m, letter) for m, n, letter in zip(old.goods, new.goods, ids.GOODS, strict=True)]
    counts.append((after.cards[seat] - before.cards[seat], "c"))
    counts += coffee.changes(before.table, after.table, seat)
    counts += seals.changes(before.table, after.table, seat)
    found = [f"{count:+}{sign}" for count, sign in counts if count]
    if new.capacity > old.capacity:
        found.append(text.say("ui.sum.capacity", {"capacity": new.capacity}))
    for tile in places_in(new.tiles & ~old.tiles):
        found.append(text.say("ui.sum.tile", {"tile": text.name("tile", ids.COLOURS[tile])}))
    return found


def drawn(chronicle: Chronicle, turn: int, viewer: int, text: Text) -> list[str]:
    """The cards the viewer drew in a turn."""
    words = chronicle.opened[turn].table.rules.card_names
    cards = [
        text.name("card", words[event.args[0]])
        for event in chronicle.events(turn)
        if event.kind == ev.DREW and event.secret == viewer
    ]
    return [f"({text.say('ui.sum.drew', {'cards': ', '.join(cards)})})"] if cards else []
