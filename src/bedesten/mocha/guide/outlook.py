"""What the places of the expansion hold for whoever comes there."""

from typing import Final

from bedesten.core.guide import Outlook
from bedesten.core.ids import SPAN
from bedesten.istanbul.guide.outlook import Look, idle, take_cards
from bedesten.istanbul.ids import CARAVANSARY
from bedesten.istanbul.kernel import State
from bedesten.mocha import events as ev
from bedesten.mocha import ids
from bedesten.mocha.guide.reasons import places
from bedesten.mocha.places import (
    ALL_PARTS,
    GIFT,
    PART_CARD,
    PART_GOOD,
    PART_LIRA,
    ROAST_PRICE,
    ROASTED,
    coffee_price,
    roasts,
)
from bedesten.mocha.side import side_of
from bedesten.mocha.tavern import BARRIER_PRICE, TILE_PRICES, tavern_options, tiles_taken

ARRIVALS: Final = [ev.ACTED_AT]
SOURCES: Final[dict[str, list[int]]] = {"coffee": [ids.ROASTING_PLANT, ids.GUILD_HALL_PLACE, CARAVANSARY]}


def coffee_and(key: str, s: State, seat: int) -> Outlook:
    return Outlook(key, {"count": GIFT}, "coffee", side_of(s).coffee[seat] + GIFT)


def caravansary(s: State, seat: int) -> Outlook:
    cards = take_cards(s, seat)
    return cards if cards.why else coffee_and("coffee_cards", s, seat)


def guild_hall(s: State, seat: int) -> Outlook:
    return coffee_and("guild_hall", s, seat)


def roast(s: State, seat: int) -> Outlook:
    """Each part that can be given brings as much."""
    parts = (PART_LIRA, PART_GOOD, PART_CARD)
    given = [part for part in parts if roasts(s, seat, ALL_PARTS ^ part)]
    if not given:
        return idle(places.roast_lira(s, seat, 0), "lira", ROAST_PRICE - s.seats[seat].lira)
    count = ROASTED * len(given)
    return Outlook("roast", {"count": count}, "coffee", side_of(s).coffee[seat] + count)


def tavern(s: State, seat: int) -> Outlook:
    """The best that can be paid."""
    verbs = {a - a % SPAN for a in tavern_options(s, seat, 0)}
    for verb, key in TAVERN:
        if verb in verbs:
            return Outlook(key)
    wanted = [tile for tile in range(len(ids.TAVERN_TILES)) if not side_of(s).tiles[seat] >> tile & 1]
    prices = [TILE_PRICES[tiles_taken(s, tile)] for tile in wanted if tiles_taken(s, tile) < len(TILE_PRICES)]
    least = min([*prices, BARRIER_PRICE])
    return idle(places.tavern_coffee("MOC-TAV-2", s, seat, least), "coffee", least - side_of(s).coffee[seat])


def coffee_house(s: State, seat: int) -> Outlook:
    coffee, price = side_of(s).coffee[seat], coffee_price(s)
    if s.rubies[ids.COFFEE_HOUSE] == 0:
        return idle(places.deliver_coffee(s, seat, 0))
    if coffee < price:
        return idle(places.deliver_coffee(s, seat, 0), "coffee", price - coffee)
    return Outlook("coffee_house", {"price": price}, "coffee", coffee - price)


TAVERN: Final = [(ids.RUBY, "tavern_ruby"), (ids.TILE, "tavern_tile"), (ids.BARRIER, "tavern_barrier")]
LOOKS: Final[dict[int, Look]] = {
    CARAVANSARY: caravansary,
    ids.ROASTING_PLANT: roast,
    ids.GUILD_HALL_PLACE: guild_hall,
    ids.TAVERN: tavern,
    ids.COFFEE_HOUSE: coffee_house,
}
