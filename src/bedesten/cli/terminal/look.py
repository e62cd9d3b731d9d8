"""How players, goods and places look: never by colour alone, and never wider than the room."""

from dataclasses import dataclass
from typing import Final

from rich.text import Text as Line

from bedesten.bazaar.ids import CATACOMBS_PLACE
from bedesten.core.play.record import COLOURS
from bedesten.istanbul import ids
from bedesten.letters import ids as post
from bedesten.mocha import ids as mocha

# By seat: star, sail, tulip, crescent, wave.
EMBLEMS: Final = ["*", "^", "@", "(", "~"]
NEUTRAL: Final = "#"
SEAT_STYLES: Final = [
    "#000000 on #f7f1e4",
    "#000000 on #f0b429",
    "#ffffff on #b3243f",
    "#000000 on #2f9e7f",
    "#ffffff on #1e3a78",
]
NEUTRAL_STYLE: Final = "#000000 on #9c9690"
TOKEN_STYLE: Final = "bold #ffffff on #4a2a66"

GOOD_STYLES: Final = {
    "R": "#ffffff on #b3262e",
    "G": "#000000 on #4a9c5b",
    "Y": "#000000 on #f3c63a",
    "B": "#ffffff on #1d4fa8",
}
RUBY_STYLE: Final = "bold #e0405f"

# The frame of a place says of what kind it is: rubies, goods, service, dice, markets.
RUBIES, GOODS, SERVICE, DICE, MARKETS = "#8e1f3a", "#0f6f73", "#1f4b8f", "#4a2a66", "#a0502a"
FRAMES: Final = {
    ids.WAINWRIGHT: RUBIES,
    ids.FABRIC: GOODS,
    ids.SPICE: GOODS,
    ids.FRUIT: GOODS,
    ids.POST: GOODS,
    ids.CARAVANSARY: SERVICE,
    ids.FOUNTAIN: SERVICE,
    ids.BLACK_MARKET: DICE,
    ids.TEA: DICE,
    ids.LARGE_MARKET: MARKETS,
    ids.SMALL_MARKET: MARKETS,
    ids.POLICE: SERVICE,
    ids.PALACE: RUBIES,
    ids.SMALL_MOSQUE: RUBIES,
    ids.GREAT_MOSQUE: RUBIES,
    ids.GEMSTONE: RUBIES,
    mocha.ROASTING_PLANT: GOODS,
    mocha.GUILD_HALL_PLACE: SERVICE,
    mocha.TAVERN: SERVICE,
    mocha.COFFEE_HOUSE: RUBIES,
    post.EMBASSY_PLACE: SERVICE,
    post.KIOSK_PLACE: MARKETS,
    post.AUCTION_HOUSE: MARKETS,
    post.SECRET_SOCIETY: RUBIES,
    CATACOMBS_PLACE: RUBIES,
}

SMALLEST: Final = (80, 24)
LARGEST_CELL: Final = 22
SEATS_WIDTH: Final = 23
PLACE_LINES: Final = 3
WIDE: Final = 13  # from here on a place has room for its usual words
TALL: Final = 18  # lines beside the rows of the board: from here on there is room for rules between them


@dataclass(frozen=True)
class Room:
    """The space a screen has, whether it may use colours, and how many places the board has each way."""

    width: int
    height: int
    plain: bool = False
    columns: int = 4
    rows: int = 4

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


def room(width: int, height: int, plain: bool) -> Room:
    """The size of the terminal, at least 80x24; at most what is still easy to read."""
    return Room(max(SMALLEST[0], min(width, 140)), max(SMALLEST[1], min(height, 50)), plain)


def colour(seat: int) -> str:
    """The word for the colour of a seat."""
    return COLOURS[seat]


def fit(line: Line, width: int) -> Line:
    """Exactly this wide: cut with an ellipsis, or filled up with spaces."""
    line = line.copy()
    line.truncate(width, overflow="ellipsis", pad=True)
    return line


def goods(letters: str) -> Line:
    """Letters of goods in their colours; a question mark is any good."""
    line = Line()
    for letter in letters:
        line.append(letter, GOOD_STYLES.get(letter, "bold"))
    return line


def ink(words: str, style: str) -> Line:
    """Words in a style that ends with them, whatever is written after them on the line."""
    return Line.assemble((words, style))


def rubies(count: int) -> Line:
    return ink(f"{count}r", RUBY_STYLE)


def spread(left: Line, right: Line, width: int) -> Line:
    """One thing at each end of a line."""
    gap = width - left.cell_len - right.cell_len
    return fit(left + Line(" " * max(gap, 1)) + right, width)
