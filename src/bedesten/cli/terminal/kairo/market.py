"""The market as a map: sections, stands, entrances, customers."""

from dataclasses import dataclass
from typing import Final

from rich.text import Text as Line

from bedesten.cli.terminal.look import fit, ink
from bedesten.kairo.draft import NONE, Build
from bedesten.kairo.ids import HUES, LETTERS
from bedesten.kairo.kernel import Table
from bedesten.kairo.plan import column_name

# By seat: ankh, eye, scarab, pyramid; last the stands that are nobody's.
OWNER_SIGNS: Final = ["+", "o", "x", "A", "#"]
# By colour: white, yellow, red, blue, green, purple.
STYLES: Final = [
    "#000000 on #f7f1e4",
    "#000000 on #f0b429",
    "#ffffff on #b3243f",
    "#ffffff on #1e4fa8",
    "#000000 on #2f9e7f",
    "#ffffff on #6b3fa0",
]
GROUND: Final = {"R": "::", "#": "##"}  # restaurants, and where nothing is; the rest is open market
CELL: Final = 3
IN_THE_WAY: Final = "!"
WAY: Final = "~"  # that would be broken
MARGIN: Final = 3  # before the squares: the numbers of the rows


@dataclass(frozen=True)
class Sketch:
    """What is written on the map beside what lies there."""

    numbers: dict[int, int]  # by square: the choice that is about it
    pointed: dict[int, str]  # by square: a sign before it
    draft: tuple[int, ...]  # what is announced


def width(t: Table) -> int:
    return MARGIN + (CELL + 1) * t.rules.plan.cols + 1


def market(t: Table, sketch: Sketch, ruled: bool = True) -> list[Line]:
    """A row of squares is a line with its number; lines between squares part and number the sections."""
    plan = t.rules.plan
    names = "".join(f" {column_name(col):<{CELL}}" for col in range(plan.cols))
    lines = [Line(f"   {names} ")]
    for row in range(plan.rows()):
        rule = rule_above(t, row) if ruled else ""
        lines += [ink(f"   {rule} ", "dim")] if rule.strip() else []
        lines.append(row_line(t, row, sketch))
    return lines


def row_line(t: Table, row: int, sketch: Sketch) -> Line:
    plan = t.rules.plan
    line = Line(f"{row + 1:>2} ")
    for col in range(plan.cols):
        at = row * plan.cols + col
        parted = col > 0 and section(t, row, col) != section(t, row, col - 1)
        between = ink("│" if parted else " ", "dim")
        line += ink(sketch.pointed[at], "bold") if at in sketch.pointed else between
        number = sketch.numbers.get(at)
        line += fit(chosen(at, sketch.draft) or numbered(number) or square(t, at), CELL)
    return line + Line(" ")


def rule_above(t: Table, row: int) -> str:
    """A line where a section ends, and the number of one that begins in its middle."""
    cols = t.rules.plan.cols
    ends = [row == 0 or section(t, row, col) != section(t, row - 1, col) for col in range(cols)]
    line = "".join(("─" if end else " ") * (CELL + 1) for end in ends)
    for number in {section(t, row, col) for col in range(cols)} - {0}:
        if t.rules.plan.sections.index(number) // cols == row:
            here = [col for col in range(cols) if section(t, row, col) == number]
            middle = (here[0] + here[-1] + 1) * (CELL + 1) // 2
            said = f" {number} "
            line = line[: middle - 1] + said + line[middle - 1 + len(said) :]
    return line


def section(t: Table, row: int, col: int) -> int:
    return t.rules.plan.sections[row * t.rules.plan.cols + col]


def numbered(number: int | None) -> Line | None:
    """What can be chosen by this number."""
    if number is None:
        return None
    return Line(" " * (CELL - len(str(number)))) + ink(str(number), "bold underline")


def chosen(at: int, draft: tuple[int, ...]) -> Line | None:
    """Where the tile that is announced will go."""
    build = Build(draft)
    if at != build.square or build.square == NONE:
        return None
    letter = LETTERS[build.colour] if build.colour != NONE else ""
    return ink(f"[{letter or '?'}]", "bold reverse")


def square(t: Table, at: int) -> Line:
    """A tile of a stand, else a customer, an entrance, or both, else the ground."""
    for stand, tiles in enumerate(t.tiles):
        if tiles >> at & 1:
            return tile(stand, t.main[stand] == at)
    arrow = entrance(t, at)
    if at in t.customers:
        colour = t.customers.index(at)
        return ink(f"{arrow or '('}{LETTERS[colour]})", f"bold {STYLES[colour]}")
    if arrow:
        stand = t.door.index(at)
        return Line(arrow) + ink(LETTERS[stand % HUES].lower(), STYLES[stand % HUES])
    return Line(f" {GROUND.get(t.rules.plan.squares[at], '.')}", "dim")


def tile(stand: int, is_main: bool) -> Line:
    """Its colour as a letter, large for the main stand, and the sign of its owner."""
    owner, colour = divmod(stand, HUES)
    letter = LETTERS[colour] if is_main else LETTERS[colour].lower()
    return ink(f"{letter}{OWNER_SIGNS[owner]} ", STYLES[colour])


def entrance(t: Table, at: int) -> str:
    """An arrow from the entrance to its main stand; empty where there is none."""
    if at not in t.door:
        return ""
    main, cols = t.main[t.door.index(at)], t.rules.plan.cols
    return {1: ">", -1: "<", cols: "v", -cols: "^"}[main - at]
