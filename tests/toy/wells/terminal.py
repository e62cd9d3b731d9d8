"""Five Wells in the terminal: the wells in a row, below them the camels that stand there, and the seats."""

from typing import Final

from rich.text import Text as Line

from bedesten.cli.terminal.canvas import Canvas
from bedesten.cli.terminal.choices import Choice
from bedesten.cli.terminal.look import fit, ink
from bedesten.core.ids import Action
from tests.toy.wells.rules import DRAW, WELLS, State

SIGNS: Final = {"water": "w"}
WIDTH: Final = 16  # of a well


def table(c: Canvas, choices: list[Choice]) -> list[Line]:
    t: State = c.view.table
    wells = range(len(WELLS))
    rows = [
        [f"{well + 1} {c.text.name('place', WELLS[well])}" for well in wells],
        ["o" * t.wells[well] + "." * (max(t.wells) - t.wells[well]) for well in wells],
        [" ".join(c.emblem(seat) for seat in range(t.players) if t.camels[seat] == well) for well in wells],
    ]
    board = [fit(Line("").join(fit(Line(cell), WIDTH) for cell in row), c.room.width) for row in rows]
    return [*board, Line(""), *[seat_line(c, t, seat) for seat in range(t.players)]]


def seat_line(c: Canvas, t: State, seat: int) -> Line:
    mark = ">" if c.active == seat else " "
    bucket = f" [{c.text.say('ui.bucket')}]" * t.buckets[seat]
    return ink(f"{mark}{c.who(seat)} ", f"bold {c.style(seat)}") + Line(f" {t.water[seat]}w{bucket}")


def number(c: Canvas, a: Action) -> int | None:
    """Wells are chosen by the numbers above them."""
    return a - DRAW + 1 if DRAW <= a < DRAW + len(WELLS) else None


def highest(c: Canvas) -> int:
    return len(WELLS)


def welcome(c: Canvas) -> str:
    return c.text.say("ui.welcome")


def help_lines(c: Canvas) -> list[str]:
    return [c.text.say("ui.welcome"), c.text.say("ui.help.wells")]
