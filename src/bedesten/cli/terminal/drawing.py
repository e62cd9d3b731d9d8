"""A position outside a terminal: as plain text, and as a picture for a page."""

from io import StringIO
from typing import Final

from rich.console import Console
from rich.text import Text as Line

from bedesten.cli.terminal.canvas import canvas
from bedesten.cli.terminal.look import SMALLEST, Room
from bedesten.cli.terminal.screen import status, table
from bedesten.core.ids import WATCHER
from bedesten.core.play.match import Match
from bedesten.text import Text

PICTURE: Final = '<pre style="line-height:1.25;font-family:monospace;overflow-x:auto">{code}</pre>'
WIDTH: Final = 100


def lines(match: Match, text: Text, room: Room) -> list[Line]:
    """The table as a watcher sees it."""
    c = canvas(match, WATCHER, text, room)
    return [status(c), *table(c, [])]


def as_text(match: Match, text: Text) -> str:
    """Without colours, 80 columns wide."""
    drawn = lines(match, text, Room(*SMALLEST, plain=True))
    return "\n".join(line.plain.rstrip() for line in drawn)


def as_html(match: Match, text: Text) -> str:
    """With colours, in one element that brings its own styles."""
    console = Console(record=True, width=WIDTH, file=StringIO(), force_terminal=True, highlight=False)
    for line in lines(match, text, Room(WIDTH, SMALLEST[1])):
        console.print(line)
    return console.export_html(inline_styles=True, code_format=PICTURE)
