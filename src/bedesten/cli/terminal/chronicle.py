"""The turns so far in words: what happened in each, and what it changed."""

from typing import Any, Final

from rich.text import Text as Line

from bedesten.cli.terminal.canvas import Canvas, asked, brought, nothing
from bedesten.cli.terminal.look import ink, styled, wrapped
from bedesten.core.event import Event
from bedesten.core.game import Game, Setup
from bedesten.core.ids import WATCHER, Action
from bedesten.core.play.timeline import Entry, Timeline

TURN_BEGAN: Final = "turn_began"


class Chronicle(Timeline):
    """A timeline that remembers what a watcher saw as each turn began."""

    def __init__(self, game: Game[Any, Any], setup: Setup, log: list[str] | None = None) -> None:
        super().__init__(game, setup)
        self.opened = {self.turn(): self.open_table()}
        for token in log or []:
            self.push_token(token)

    def push(self, a: Action, seq: int | None = None) -> None:
        super().push(a, seq)
        if self.turn() not in self.opened:
            self.opened[self.turn()] = self.open_table()

    def undo_one(self, seq: int | None = None) -> Entry:
        entry = super().undo_one(seq)
        self.opened = {turn: opened for turn, opened in self.opened.items() if turn <= self.turn()}
        return entry

    def open_table(self) -> Any:
        return self.game.view(self.match.state, WATCHER)

    def entries_of(self, turn: int) -> list[Entry]:
        return [entry for entry in self.actions if entry.turn == turn]

    def events(self, turn: int) -> list[Event]:
        """What happened in a turn."""
        return [event for entry in self.entries_of(turn) for event in entry.events]

    def seat_of(self, turn: int) -> int:
        """Whose turn it was; below 0 outside turns."""
        return next((entry.active for entry in self.entries_of(turn)), -1)


def sentences(c: Canvas, chronicle: Chronicle, turn: int, short: bool = False) -> list[str]:
    """The events of a turn as the seat may know them; the line of a turn says already whose it is."""
    besides = [key for keys in brought(c.game, "BESIDES") for key in keys if short]
    keys = [key for key, _ in c.game.events]
    told = [event for event in chronicle.events(turn) if keys[event.kind] not in [TURN_BEGAN, *besides]]
    return [c.text.event(c.game, event, c.seat, c.names) for event in told]


def told(c: Canvas, chronicle: Chronicle, turn: int, full: bool) -> list[Line]:
    """A turn that is over, in full or as short as can be."""
    if not brought(c.game, "summary"):
        said = sentences(c, chronicle, turn, short=not full)
        return marked(c, chronicle.seat_of(turn), " ".join(said))
    return [*summary(c, chronicle, turn), *(details(c, chronicle, turn) if full else [])]


def summary(c: Canvas, chronicle: Chronicle, turn: int) -> list[Line]:
    """In one line, where its box can say it in one."""
    before = chronicle.opened[turn]
    after = chronicle.opened.get(turn + 1) or chronicle.open_table()
    said: str = asked(c, "summary", nothing, before, after, chronicle.events(turn))
    return marked(c, chronicle.seat_of(turn), said)


def marked(c: Canvas, seat: int, said: str) -> list[Line]:
    """What a seat did, behind its emblem."""
    lines = wrapped(said, c.room.width - 5)
    mark = ink(f" {c.emblem(seat)} ", f"bold {c.style(seat)}") + Line("  ")
    return [mark + lines[0], *[Line("     ") + line for line in lines[1:]]]


def details(c: Canvas, chronicle: Chronicle, turn: int) -> list[Line]:
    """In full sentences, under the summary."""
    said = " ".join(sentences(c, chronicle, turn))
    return [styled(Line("    ") + line, "dim") for line in wrapped(said, c.room.width - 4) if said]
