"""What the Great Bazaar adds, where both expansions lie on the table."""

from typing import Final

from rich.text import Text as Line

from bedesten.bazaar.ids import CATACOMBS_PLACE
from bedesten.cli.terminal.istanbul.places import Face
from bedesten.cli.terminal.istanbul.style import RUBIES
from bedesten.istanbul.kernel import Table
from bedesten.text import Text


def catacombs(t: Table, text: Text, width: int) -> Line:
    return Line("+?/C >>")


FACES: Final[dict[int, Face]] = {CATACOMBS_PLACE: catacombs}
FRAMES: Final = {CATACOMBS_PLACE: RUBIES}
