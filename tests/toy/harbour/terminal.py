"""The Harbour in the terminal."""

from typing import Final

from rich.text import Text as Line

from bedesten.cli.terminal.canvas import Canvas
from bedesten.cli.terminal.istanbul.places import Face
from bedesten.cli.terminal.istanbul.style import RUBIES, SERVICE, rubies
from bedesten.istanbul.kernel import Table
from bedesten.text import Text
from tests.toy.harbour.rules import PIER, PRICE, QUAYS, RENT, side_of

SIGNS: Final = {"fish": "F"}


def pier(t: Table, text: Text, width: int) -> Line:
    return Line(f"+F/{PRICE}L ") + rubies(t.rubies[PIER])


def quay(t: Table, text: Text, width: int) -> Line:
    return Line(f"+{RENT}L")


FACES: Final[dict[int, Face]] = {PIER: pier, **dict.fromkeys(QUAYS, quay)}
FRAMES: Final = {PIER: RUBIES, **dict.fromkeys(QUAYS, SERVICE)}


def riches(t: Table, seat: int) -> list[str]:
    fish = side_of(t).fish[seat]
    return [f"{fish}F"] if fish else []


def changes(before: Table, after: Table, seat: int) -> list[tuple[int, str]]:
    return [(side_of(after).fish[seat] - side_of(before).fish[seat], "F")]


def help_lines(c: Canvas) -> list[str]:
    return [c.text.say("ui.help.fish")]
