"""The sixteen places: a band with number and name, the live state, the pieces."""

from typing import Any

from rich.text import Text as Line

from bedesten.cli.terminal.look import FRAMES, Room, fit, ink
from bedesten.cli.terminal.pieces import pieces
from bedesten.cli.terminal.places import SIGNS
from bedesten.core.game import Game
from bedesten.istanbul.game import Istanbul
from bedesten.istanbul.kernel import Table
from bedesten.istanbul.view import View
from bedesten.text import Text

COLUMNS = 4
BAR = ink("│", "dim")


def can_draw(game: Game[Any, Any]) -> bool:
    """Whether every place of this game has its signs."""
    return isinstance(game, Istanbul) and all(place in SIGNS for place in game.rules.numbers)


def board(v: View, text: Text, room: Room, reach: set[int] | None) -> list[Line]:
    """The lines of the board; places out of reach fade while a move is asked."""
    lines: list[Line] = []
    for first in range(0, len(v.table.layout), COLUMNS):
        if room.tall and first > 0:
            lines.append(ink("┼".join(["─" * room.cell] * COLUMNS), "dim"))
        lines += row(v.table, v.table.layout[first : first + COLUMNS], text, room, reach)
    return lines


def row(t: Table, places: list[int], text: Text, room: Room, reach: set[int] | None) -> list[Line]:
    cells = [cell(t, place, text, room, reach) for place in places]
    return [BAR.join(parts) for parts in zip(*cells, strict=True)]


def cell(t: Table, place: int, text: Text, room: Room, reach: set[int] | None) -> list[Line]:
    if place == 0:  # a random layout is still being laid
        return [Line(" " * room.cell)] * 3
    return [
        band(t, place, text, room, reach),
        fit(SIGNS[place](t, text, room.cell), room.cell),
        fit(pieces(t, place, text, room.cell), room.cell),
    ]


def band(t: Table, place: int, text: Text, room: Room, reach: set[int] | None) -> Line:
    """Number and name; an open place carries a mark, so that colour is not needed."""
    mark = ">" if reach is not None and place in reach else " "
    line = Line(f"{place}{mark}{place_name(t, place, text, room)}")
    line.style = band_style(place, room, reach is None or place in reach)
    return fit(line, room.cell)


def place_name(t: Table, place: int, text: Text, room: Room) -> str:
    word = t.rules.place_names[place]
    full = text.name("place", word)
    return full if len(full) + len(str(place)) < room.cell else text.say(f"ui.short.{word}")


def band_style(place: int, room: Room, lit: bool) -> str:
    if room.plain:
        return "reverse" if lit else "underline"
    return f"bold #ffffff on {FRAMES[place]}" if lit else "#d0d0d0 on #4d4d4d"
