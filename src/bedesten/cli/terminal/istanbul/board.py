"""The places: a band with number and name, the live state, the pieces."""

from dataclasses import dataclass
from typing import Final

from rich.text import Text as Line

from bedesten.cli.terminal.canvas import Canvas, brought
from bedesten.cli.terminal.istanbul.pieces import pieces
from bedesten.cli.terminal.istanbul.places import words
from bedesten.cli.terminal.istanbul.style import SERVICE
from bedesten.cli.terminal.look import fit, ink
from bedesten.istanbul.board import edge_of
from bedesten.istanbul.kernel import Table

BAR = ink("│", "dim")
WALL = ink("║", "bold")  # a barred edge, between neighbours in a row
WALL_BELOW = "═"
LARGEST_CELL: Final = 22
SEATS_WIDTH: Final = 23
PLACE_LINES: Final = 3
TALL: Final = 18  # lines beside the rows of the board: from here on there is room for rules between them


@dataclass(frozen=True)
class Plot:
    """How the board of a game divides the room."""

    width: int
    height: int
    columns: int
    rows: int

    @property
    def gaps(self) -> int:
        """Between the columns of places, and before the seats."""
        return self.columns + 1

    @property
    def cell(self) -> int:
        """The width of one place."""
        return min(LARGEST_CELL, (self.width - SEATS_WIDTH - self.gaps) // self.columns)

    @property
    def side(self) -> int:
        """The width of the column with the seats."""
        return min(40, self.width - self.columns * self.cell - self.gaps)

    @property
    def tall(self) -> bool:
        return self.height >= TALL + PLACE_LINES * self.rows

    @property
    def table(self) -> int:
        """The height of board and seats."""
        return PLACE_LINES * self.rows + (self.rows - 1 if self.tall else 0)


def plot(c: Canvas) -> Plot:
    rules = c.view.table.rules
    columns = rules.grid.columns
    return Plot(c.room.width, c.room.height, columns, len(rules.numbers) // columns)


def board(c: Canvas, space: Plot, reach: set[int] | None) -> list[Line]:
    """The lines of the board; places out of reach fade while a move is asked."""
    t = c.view.table
    lines: list[Line] = []
    for first in range(0, len(t.layout), space.columns):
        places = t.layout[first : first + space.columns]
        drawn = row(c, places, space, reach)
        below = t.layout[first + space.columns : first + 2 * space.columns]
        lines += [*drawn, rule(c, places, below, space)] if space.tall and below else drawn
    return lines


def row(c: Canvas, places: list[int], space: Plot, reach: set[int] | None) -> list[Line]:
    """The places side by side; an edge between two of them may be barred."""
    first, *others = [cell(c, place, space, reach) for place in places]
    lines = first
    for left, right, cells in zip(places, places[1:], others, strict=False):
        bar = WALL if is_shut(c, left, right) else BAR
        lines = [line + bar + part for line, part in zip(lines, cells, strict=True)]
    return lines


def rule(c: Canvas, places: list[int], below: list[int], space: Plot) -> Line:
    """Between two rows of places; an edge may be barred."""
    parts = [
        ink(WALL_BELOW * space.cell, "bold") if is_shut(c, upper, lower) else ink("─" * space.cell, "dim")
        for upper, lower in zip(places, below, strict=True)
    ]
    return ink("┼", "dim").join(parts)


def is_shut(c: Canvas, place: int, other: int) -> bool:
    return any(edge_of(place, other) in box(c.view.table) for box in brought(c.game, "walls"))


def cell(c: Canvas, place: int, space: Plot, reach: set[int] | None) -> list[Line]:
    if place == 0:  # a random layout is still being laid
        return [Line(" " * space.cell)] * PLACE_LINES
    t = c.view.table
    last = fit(pieces(c, place, space.cell), space.cell)
    if not space.tall and any(is_shut(c, place, other) for other in beneath(t, place)):
        last = walled(last)
    faces = {number: face for box in brought(c.game, "FACES") for number, face in box.items()}
    face = faces.get(place, words(""))
    return [band(c, place, space, reach), fit(face(t, c.text, space.cell), space.cell), last]


def beneath(t: Table, place: int) -> list[int]:
    """The place below this one, where there is one."""
    at = t.layout.index(place) + t.rules.grid.columns
    return t.layout[at : at + 1]


def walled(line: Line) -> Line:
    """A barred edge under a place, beside its pieces."""
    width = line.cell_len
    line.rstrip()
    line.right_crop(max(0, line.cell_len - width + 1))
    return line + ink(WALL_BELOW * (width - line.cell_len), "bold")


def band(c: Canvas, place: int, space: Plot, reach: set[int] | None) -> Line:
    """Number and name; an open place carries a mark, so that colour is not needed."""
    mark = ">" if reach is not None and place in reach else " "
    said = fit(Line(f"{place}{mark}{place_name(c, place, space)}"), space.cell)
    return ink(said.plain, band_style(c, place, reach is None or place in reach))


def place_name(c: Canvas, place: int, space: Plot) -> str:
    """As long as it fits; a place that has no short name is called by its name."""
    word, said = c.view.table.rules.place_names[place], c.text.messages
    name = c.text.name("place", word)
    names = [name, said.get(f"ui.short.{word}", name), said.get(f"ui.tiny.{word}", name)]
    return next((one for one in names if len(one) + len(str(place)) < space.cell), names[-1])


def band_style(c: Canvas, place: int, lit: bool) -> str:
    if c.room.plain:
        return "reverse" if lit else "underline"
    frames = {number: frame for box in brought(c.game, "FRAMES") for number, frame in box.items()}
    return f"bold #ffffff on {frames.get(place, SERVICE)}" if lit else "#d0d0d0 on #4d4d4d"
