"""A position outside a terminal: as plain text, and as a picture for a page."""

from html import escape
from io import StringIO
from typing import Final

from rich.cells import cell_len
from rich.console import Console
from rich.segment import Segment
from rich.style import Style
from rich.terminal_theme import DEFAULT_TERMINAL_THEME
from rich.text import Text as Line

from bedesten.cli.terminal.canvas import canvas
from bedesten.cli.terminal.look import SMALLEST, Room
from bedesten.cli.terminal.screen import status, table
from bedesten.core.ids import WATCHER
from bedesten.core.play.match import Match
from bedesten.text import Text

WIDTH: Final = 100
CELL, ROW, MARGIN = 8, 17, 12  # of a drawing: how wide a sign is, how high a line
NO_BREAK: Final = "\u00a0"  # else several would be one
PAPER, INK = "#fffaf0", "#241f1a"
DRAWING: Final = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img" aria-label="{title}">'
    '<rect width="100%" height="100%" rx="8" fill="{paper}"/>'
    '<g font-family="DejaVu Sans Mono, Menlo, Consolas, monospace" font-size="13" fill="{ink}">'
    "{rows}</g></svg>\n"
)


def lines(match: Match, text: Text, room: Room) -> list[Line]:
    """The table as a watcher sees it."""
    c = canvas(match, WATCHER, text, room)
    return [status(c), *table(c, [])]


def as_text(match: Match, text: Text) -> str:
    """Without colours, 80 columns wide."""
    drawn = lines(match, text, Room(*SMALLEST, plain=True))
    return "\n".join(line.plain.rstrip() for line in drawn)


def as_svg(match: Match, text: Text) -> str:
    """A drawing that brings everything with it."""
    drawn = lines(match, text, Room(WIDTH, SMALLEST[1]))
    console = Console(width=WIDTH, file=StringIO(), force_terminal=True, color_system="truecolor")
    rows = [row for line in drawn for row in console.render_lines(line, pad=False)]
    return DRAWING.format(
        width=WIDTH * CELL + 2 * MARGIN,
        height=len(rows) * ROW + 2 * MARGIN,
        title=escape(drawn[0].plain.strip(), quote=True),
        paper=PAPER,
        ink=INK,
        rows="".join(drawn_row(row, MARGIN + ROW * number) for number, row in enumerate(rows)),
    )


def drawn_row(row: list[Segment], top: int) -> str:
    """Every piece of one look stands in its cells, however wide the font of the reader is."""
    parts, column = [], 0
    for piece in row:
        left, wide = MARGIN + column * CELL, piece.cell_length * CELL
        column += piece.cell_length
        parts.append(drawn_piece(piece.text, piece.style or Style(), left, top, wide))
    return "".join(parts)


def drawn_piece(text: str, style: Style, left: int, top: int, wide: int) -> str:
    ink, paper = (hue(style, each) for each in ("color", "bgcolor"))
    ink, paper = (paper or PAPER, ink or INK) if style.reverse else (ink, paper)
    box = f'<rect x="{left}" y="{top}" width="{wide}" height="{ROW}" fill="{paper}"/>' if paper else ""
    said = text.strip()
    if not said:
        return box
    begin, wide = left + CELL * cell_len(text[: text.index(said[0])]), CELL * cell_len(said)
    looks = (f' fill="{ink}"' if ink else "") + (' font-weight="bold"' if style.bold else "")
    looks += ' opacity="0.6"' if style.dim else ""
    where = f'x="{begin}" y="{top + ROW - 4}" textLength="{wide}" lengthAdjust="spacingAndGlyphs"'
    return f"{box}<text {where}{looks}>{escape(said.replace(' ', NO_BREAK))}</text>"


def hue(style: Style, which: str) -> str:
    """As #rrggbb; empty where nothing is said."""
    colour = getattr(style, which)
    if colour is None or colour.is_default:
        return ""
    return str(colour.get_truecolor(DEFAULT_TERMINAL_THEME, which == "color").hex)
