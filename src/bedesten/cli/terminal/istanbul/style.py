"""How goods and places look: never by colour alone."""

from typing import Final

from rich.text import Text as Line

from bedesten.cli.terminal.look import ink
from bedesten.istanbul import ids

NEUTRAL: Final = "#"
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
}
WIDE: Final = 13  # from here on a place has room for its usual words


def goods(letters: str) -> Line:
    """Letters of goods in their colours; a question mark is any good."""
    line = Line()
    for letter in letters:
        line.append(letter, GOOD_STYLES.get(letter, "bold"))
    return line


def rubies(count: int) -> Line:
    return ink(f"{count}r", RUBY_STYLE)
