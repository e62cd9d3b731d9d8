"""What is printed and what is counted: for drawing the places, and for telling how a game goes."""

from typing import Final

from bedesten.istanbul import ids
from bedesten.istanbul.book import Book
from bedesten.istanbul.chance import ODDS, SUM
from bedesten.istanbul.kernel import State
from bedesten.istanbul.places.dice_places import CONSOLATION, JEWELRY
from bedesten.istanbul.places.markets import DEMANDED, FIRST_TILE, MARKET_PLACE, REVENUE, TILES
from bedesten.istanbul.places.wainwright import PRICE

TALLIES: Final = ["rubies", "lira", "goods", "cards"]  # in the order of IST-END-5
# T-POST: the two rows of the board
MAIL: Final[dict[str, object]] = {"top": ["R", 2, "B", 2], "bottom": ["G", 1, "Y", 1]}


def faces(book: Book) -> dict[str, dict[str, object]]:
    """By place; what changes in play stands in the view instead."""
    place_names = book.rules.place_names
    found: dict[str, dict[str, object]] = {
        place_names[ids.WAINWRIGHT]: {"price": PRICE},
        place_names[ids.POST]: MAIL,
        place_names[ids.BLACK_MARKET]: {"jewelry": thresholds(JEWELRY)},
        place_names[ids.TEA]: {"otherwise": CONSOLATION},
    }
    for market, place in enumerate(MARKET_PLACE):
        tiles = range(FIRST_TILE[market], FIRST_TILE[market] + TILES)
        demand = {ids.DEMAND_TILES[tile]: letters(DEMANDED[tile]) for tile in tiles}
        found[place_names[place]] = {"revenue": REVENUE[market][1:], "demand": demand}
    for part in book.parts:
        found.update(part.faces)
    return found


def thresholds(prizes: list[int]) -> list[list[int]]:
    """From which total on there is how much."""
    return [[total, prize] for total, prize in enumerate(prizes) if prize > prizes[max(0, total - 1)]]


def letters(goods: list[int]) -> str:
    return "".join(letter * count for letter, count in zip(ids.GOODS, goods, strict=True))


def rolls() -> dict[int, int]:
    """In how many of 36 ways two dice show each total."""
    found: dict[int, int] = {}
    for total, ways in zip(SUM, ODDS, strict=True):
        found[total] = found.get(total, 0) + ways
    return dict(sorted(found.items()))


def assets(s: State, seat: int, book: Book) -> dict[str, int]:
    """What a seat has that an action can cost or bring."""
    me = s.seats[seat]
    counts = {"lira": me.lira, "rubies": me.rubies, "cards": sum(s.hands[seat])}
    goods = dict(zip(ids.COLOURS, me.goods, strict=True))
    found = {**counts, **goods, "assistants": len(me.stack)}
    for part in book.parts:
        found.update(part.assets(s, seat))
    return found
