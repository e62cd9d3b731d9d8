"""The market of Kairo as a map: sections, stands, entrances, customers; beside it the seats."""

from typing import Final

from rich.text import Text as Line

from bedesten.cli.terminal.look import fit, ink
from bedesten.kairo.ids import HUES, LETTERS, SYMBOLS
from bedesten.kairo.kernel import NOBODY, NOWHERE, Table
from bedesten.kairo.plan import column_name
from bedesten.kairo.view import View
from bedesten.text import Text

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
SIDE: Final = 26


def drawn(v: View, text: Text) -> list[Line]:
    """The map, and beside it who owns what."""
    left, right = market(v.table), panel(v, text)
    right += [Line()] * (len(left) - len(right))
    left += [Line(" " * left[0].cell_len)] * (len(right) - len(left))
    return [line + Line("  ") + fit(side, SIDE) for line, side in zip(left, right, strict=True)]


# --- the map


def market(t: Table) -> list[Line]:
    """A row of squares is a line, with its number; lines between squares part the sections."""
    plan = t.rules.plan
    names = "".join(f" {column_name(col):<{CELL}}" for col in range(plan.cols))
    lines = [Line(f"   {names} ")]
    for row in range(plan.rows()):
        if row > 0 and (rule := rule_above(t, row)):
            lines.append(rule)
        lines.append(row_line(t, row))
    return lines


def row_line(t: Table, row: int) -> Line:
    plan = t.rules.plan
    line = Line(f"{row + 1:>2} ")
    for col in range(plan.cols):
        parted = col > 0 and section(t, row, col) != section(t, row, col - 1)
        line += ink("│" if parted else " ", "dim") + fit(square(t, row * plan.cols + col), CELL)
    return line + Line(" ")


def rule_above(t: Table, row: int) -> Line | None:
    """Drawn where a section ends, and nowhere else."""
    cols = t.rules.plan.cols
    ends = [section(t, row, col) != section(t, row - 1, col) for col in range(cols)]
    if not any(ends):
        return None
    return Line("   ") + ink("".join(("─" if end else " ") * (CELL + 1) for end in ends) + " ", "dim")


def section(t: Table, row: int, col: int) -> int:
    return t.rules.plan.sections[row * t.rules.plan.cols + col]


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


# --- beside it


def panel(v: View, text: Text) -> list[Line]:
    """Every player, then what lies open for all."""
    t = v.table
    lines = [line for seat in range(t.players) for line in seat_lines(v, seat, text)]
    display = " ".join(t.rules.card_names[card] for card in t.display)
    waiting = LETTERS[t.waiting] if t.waiting != NOBODY else "-"
    return [
        *lines,
        said(text, "display", display),
        said(text, "bank", counted(t.bank)),
        said(text, "waiting", waiting),
    ]


def seat_lines(v: View, seat: int, text: Text) -> list[Line]:
    """Who, and how far; what they own; the hand and the coins of whoever looks."""
    t = v.table
    mark = ">" if t.active == seat else " "
    name = text.say(f"ui.colour.{SYMBOLS[seat]}")
    out = f" {text.say('ui.market.out')}" if t.out >> seat & 1 else ""
    sizes = {
        LETTERS[colour]: t.size(seat * HUES + colour)
        for colour in range(HUES)
        if t.main[seat * HUES + colour] != NOWHERE
    }
    lines = [
        ink(f"{mark}{OWNER_SIGNS[seat]} {name} {t.vp[seat]} {text.say('ui.vp')}{out}", "bold"),
        Line(f"  {' '.join(f'{letter}{size}' for letter, size in sizes.items())}"),
        *medals(t, seat, text),
    ]
    if v.purses[seat]:
        hand = [t.rules.card_names[card] for card, count in enumerate(v.hands[seat]) for _ in range(count)]
        lines.append(Line(f"  {' '.join(hand)}  {counted(v.purses[seat])}"))
    return lines


def medals(t: Table, seat: int, text: Text) -> list[Line]:
    """The colours of the medals a seat holds, gold before silver; no line if there are none."""
    held = [
        f"{text.say(f'ui.market.{kind}')} {letters}"
        for kind, holders in (("gold", t.gold), ("silver", t.silver))
        if (letters := "".join(LETTERS[colour] for colour in range(HUES) if holders[colour] == seat))
    ]
    return [Line(f"  {', '.join(held)}")] if held else []


def counted(coins: list[int]) -> str:
    """Coins as numbers before the letters of their colours."""
    return "".join(f"{count}{LETTERS[colour]}" for colour, count in enumerate(coins) if count) or "-"


def said(text: Text, key: str, what: str) -> Line:
    return ink(f"{text.say(f'ui.market.{key}')} ", "dim") + Line(what)
