"""What is printed and what is counted: for drawing the places, and for telling how a game goes."""

from typing import Final

from bedesten.istanbul import ids
from bedesten.istanbul.chance import ODDS, SUM
from bedesten.istanbul.places.dice_places import CONSOLATION, JEWELRY
from bedesten.istanbul.places.markets import DEMANDED, FIRST_TILE, MARKET_PLACE, REVENUE, TILES
from bedesten.istanbul.places.wainwright import PRICE

TALLIES: Final = ["rubies", "lira", "goods", "cards"]  # in the order of IST-END-5
# T-POST: the two rows of the board
MAIL: Final[dict[str, object]] = {"top": ["R", 2, "B", 2], "bottom": ["G", 1, "Y", 1]}


def printed() -> dict[str, dict[str, object]]:
    """By place; what changes in play stands in the view instead."""
    faces: dict[str, dict[str, object]] = {
        ids.PLACES[ids.WAINWRIGHT]: {"price": PRICE},
        ids.PLACES[ids.POST]: MAIL,
        ids.PLACES[ids.BLACK_MARKET]: {"jewelry": thresholds(JEWELRY)},
        ids.PLACES[ids.TEA]: {"otherwise": CONSOLATION},
    }
    for market, place in enumerate(MARKET_PLACE):
        tiles = range(FIRST_TILE[market], FIRST_TILE[market] + TILES)
        demand = {ids.DEMAND_TILES[tile]: letters(DEMANDED[tile]) for tile in tiles}
        faces[ids.PLACES[place]] = {"revenue": REVENUE[market][1:], "demand": demand}
    return faces


def thresholds(prizes: list[int]) -> list[list[int]]:
    """From which total on there is how much."""
    return [[total, prize] for total, prize in enumerate(prizes) if prize > prizes[max(0, total - 1)]]


def letters(goods: list[int]) -> str:
    return "".join(letter * count for letter, count in zip(ids.GOODS, goods, strict=True))


def rolls() -> dict[int, int]:
    """In how many of 36 ways two dice show each total."""
    ways_of: dict[int, int] = {}
    for total, ways in zip(SUM, ODDS, strict=True):
        ways_of[total] = ways_of.get(total, 0) + ways
    return dict(sorted(ways_of.items()))
