"""The places: a band with number and name, the live state, the pieces."""

from dataclasses import replace
from typing import Any

from rich.text import Text as Line

from bedesten.cli.terminal.coffee import barrier
from bedesten.cli.terminal.look import FRAMES, Room, fit, ink
from bedesten.cli.terminal.pieces import pieces
from bedesten.cli.terminal.places import SIGNS
from bedesten.core.game import Game
from bedesten.istanbul.board import edge_of
from bedesten.istanbul.game import Istanbul
from bedesten.istanbul.kernel import Table
from bedesten.istanbul.view import View
from bedesten.text import Text

BAR = ink("│", "dim")
WALL = ink("║", "bold")  # the barrier, between neighbours in a row
WALL_BELOW = "═"


def can_draw(game: Game[Any, Any]) -> bool:
    """Whether every place of this game has its signs."""
    return isinstance(game, Istanbul) and all(place in SIGNS for place in game.rules.numbers)


def around(room: Room, t: Table) -> Room:
    """The room as the board of this game divides it."""
    columns = t.rules.grid.columns
    return replace(room, columns=columns, rows=len(t.rules.numbers) // columns)


def board(v: View, text: Text, room: Room, reach: set[int] | None) -> list[Line]:
    """The lines of the board; places out of reach fade while a move is asked."""
    t = v.table
    lines: list[Line] = []
    for first in range(0, len(t.layout), room.columns):
        places = t.layout[first : first + room.columns]
        drawn = row(t, places, text, room, reach)
        below = t.layout[first + room.columns : first + 2 * room.columns]
        lines += [*drawn, rule(t, places, below, room)] if room.tall and below else drawn
    return lines


def row(t: Table, places: list[int], text: Text, room: Room, reach: set[int] | None) -> list[Line]:
    """The places side by side; the barrier may stand between two of them."""
    first, *others = [cell(t, place, text, room, reach) for place in places]
    lines = first
    for left, right, cells in zip(places, places[1:], others, strict=False):
        bar = WALL if is_shut(t, left, right) else BAR
        lines = [line + bar + part for line, part in zip(lines, cells, strict=True)]
    return lines


def rule(t: Table, places: list[int], below: list[int], room: Room) -> Line:
    """Between two rows of places; the barrier may lie on it."""
    parts = [
        ink(WALL_BELOW * room.cell, "bold") if is_shut(t, upper, lower) else ink("─" * room.cell, "dim")
        for upper, lower in zip(places, below, strict=True)
    ]
    return ink("┼", "dim").join(parts)


def is_shut(t: Table, place: int, other: int) -> bool:
    return edge_of(place, other) == barrier(t)


def cell(t: Table, place: int, text: Text, room: Room, reach: set[int] | None) -> list[Line]:
    if place == 0:  # a random layout is still being laid
        return [Line(" " * room.cell)] * 3
    last = fit(pieces(t, place, text, room.cell), room.cell)
    if not room.tall and any(is_shut(t, place, other) for other in beneath(t, place)):
        last = walled(last)
    return [
        band(t, place, text, room, reach),
        fit(SIGNS[place](t, text, room.cell), room.cell),
        last,
    ]


def beneath(t: Table, place: int) -> list[int]:
    """The place below this one, where there is one."""
    at = t.layout.index(place) + t.rules.grid.columns
    return t.layout[at : at + 1]


def walled(line: Line) -> Line:
    """The barrier under a place, beside its pieces."""
    width = line.cell_len
    line.rstrip()
    line.right_crop(max(0, line.cell_len - width + 1))
    return line + ink(WALL_BELOW * (width - line.cell_len), "bold")


def band(t: Table, place: int, text: Text, room: Room, reach: set[int] | None) -> Line:
    """Number and name; an open place carries a mark, so that colour is not needed."""
    mark = ">" if reach is not None and place in reach else " "
    words = fit(Line(f"{place}{mark}{place_name(t, place, text, room)}"), room.cell)
    return ink(words.plain, band_style(place, room, reach is None or place in reach))


def place_name(t: Table, place: int, text: Text, room: Room) -> str:
    word = t.rules.place_names[place]
    names = [text.name("place", word), text.say(f"ui.short.{word}"), text.say(f"ui.tiny.{word}")]
    return next((name for name in names if len(name) + len(str(place)) < room.cell), names[-1])


def band_style(place: int, room: Room, lit: bool) -> str:
    if room.plain:
        return "reverse" if lit else "underline"
    return f"bold #ffffff on {FRAMES[place]}" if lit else "#d0d0d0 on #4d4d4d"
