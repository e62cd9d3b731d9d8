"""A position outside a terminal: as plain text, and as a picture for a page."""

from io import StringIO
from typing import Final

from rich.console import Console
from rich.text import Text as Line

from bedesten.cli.terminal import kairo
from bedesten.cli.terminal.board import around, can_draw
from bedesten.cli.terminal.look import SMALLEST, Room
from bedesten.cli.terminal.screen import status, table
from bedesten.core.ids import WATCHER
from bedesten.core.play.match import Match
from bedesten.istanbul.view import View
from bedesten.kairo.view import View as MarketView
from bedesten.text import Text

PICTURE: Final = '<pre style="line-height:1.25;font-family:monospace;overflow-x:auto">{code}</pre>'
WIDTH: Final = 100


def position(v: View, text: Text, space: Room) -> list[Line]:
    """Status, board and seats."""
    space = around(space, v.table)
    return [status(v, text, space), *table(v, text, space, None)]


def lines(match: Match, text: Text, space: Room) -> list[Line]:
    """The table, drawn as a watcher sees it; a game that nobody has drawn is described in one line."""
    v = match.game.view(match.state, WATCHER)
    if isinstance(v, MarketView):
        return kairo.drawn(v, text)
    return (
        position(v, text, space)
        if can_draw(match.game)
        else [Line(match.game.notation.describe(match.state))]
    )


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
