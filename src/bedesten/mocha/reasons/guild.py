"""Why a guild card cannot be announced, and choices inside guild cards. Table 6.1, MOC-GCARD."""

from bedesten.core.game import Reason
from bedesten.core.ids import Action
from bedesten.istanbul.ids import COLOURS, GEMSTONE, GOODS, GREAT_MOSQUE, PALACE, SMALL_MOSQUE, TILE_PLACE
from bedesten.istanbul.kernel import State
from bedesten.istanbul.places.mosques import REQUIRED, taken
from bedesten.istanbul.reasons.common import Why, cannot_pay, good_full, lacking
from bedesten.mocha import ids
from bedesten.mocha.bundles import PAID, SIXES
from bedesten.mocha.guild_errands import DEALER_PRICE, half_price
from bedesten.mocha.reasons.common import cannot_pay_coffee, no_guild_card
from bedesten.mocha.side import secret_of

MARKETS = {10: [1, 1, 1, 0], 11: [1, 1, 0, 1]}


def guild(s: State, seat: int, card: int) -> Reason:
    """MOC-GUILD-3: a card of the hand whose instructions can all be carried out."""
    if not secret_of(s).hands[seat] >> card & 1:
        return no_guild_card("MOC-TURN-1", card)
    return CARDS[card](s, seat, card)


def wainwright(s: State, seat: int, card: int) -> Reason:
    return Reason("MOC-GCARD-1", "cart_complete", {"capacity": s.seats[seat].capacity})


def caravansary(s: State, seat: int, card: int) -> Reason:
    return Reason("MOC-GCARD-6", "too_few_cards")


def market(s: State, seat: int, card: int) -> Reason:
    missing = lacking(s.seats[seat].goods, MARKETS[card])
    return Reason("MOC-GCARD-10", "lacking", {"missing": missing})


def palace(s: State, seat: int, card: int) -> Reason:
    if s.rubies[PALACE] == 0:
        return rubies_gone("MOC-GCARD-13", s, PALACE)
    return Reason("MOC-GCARD-13", "too_few_goods", {"count": sum(s.seats[seat].goods), "needed": PAID})


def mosque(s: State, seat: int, card: int) -> Reason:
    """The first tile of that mosque that only lacks its good is named."""
    place = {14: SMALL_MOSQUE, 15: GREAT_MOSQUE}[card]
    tiles = [tile for tile in range(4) if TILE_PLACE[tile] == place]
    wanted = [t for t in tiles if not s.seats[seat].tiles >> t & 1 and taken(s, t) < len(REQUIRED[s.players])]
    if not wanted:
        return Reason("MOC-GCARD-14", "no_tile_left", {"place": s.rules.place_names[place]})
    return Reason("MOC-GCARD-14", "lacking", {"missing": "".join(GOODS[tile] for tile in wanted)})


def dealer(s: State, seat: int, card: int) -> Reason:
    if s.rubies[GEMSTONE] == 0:
        return rubies_gone("MOC-GCARD-16", s, GEMSTONE)
    return cannot_pay("MOC-GCARD-16", s, seat, DEALER_PRICE)


def hall(s: State, seat: int, card: int) -> Reason:
    return Reason("MOC-GCARD-18", "too_few_cards")


def tavern(s: State, seat: int, card: int) -> Reason:
    return Reason("MOC-GCARD-19", "not_executable", {"place": s.rules.place_names[ids.TAVERN]})


def coffee_house(s: State, seat: int, card: int) -> Reason:
    if s.rubies[ids.COFFEE_HOUSE] == 0:
        return rubies_gone("MOC-GCARD-20", s, ids.COFFEE_HOUSE)
    return cannot_pay_coffee("MOC-GCARD-20", s, seat, half_price(s))


def rubies_gone(rule: str, s: State, place: int) -> Reason:
    return Reason(rule, "rubies_gone", {"place": s.rules.place_names[place]})


CARDS: dict[int, Why] = {
    1: wainwright,
    6: caravansary,
    10: market,
    11: market,
    13: palace,
    14: mosque,
    15: mosque,
    16: dealer,
    18: hall,
    19: tavern,
    20: coffee_house,
}


# --- inside a guild card


def gain_set(s: State, seat: int, some: int) -> Reason:
    """MOC-COF-5: goods with room; as many types as have room may be taken. MOC-GCARD-2, MOC-GCARD-5."""
    me = s.seats[seat]
    full = [good for good in range(4) if some >> good & 1 and me.goods[good] == me.capacity]
    return good_full("MOC-COF-5", s, seat, full[0])


def mosque_tile(s: State, seat: int, place: int, tile: int) -> Reason:
    """MOC-GCARD-14: a tile of that mosque, not owned, not gone, for one good of its colour."""
    facts: dict[str, object] = {"tile": COLOURS[tile]}
    if TILE_PLACE[tile] != place:
        where = s.rules.place_names
        return Reason(
            "MOC-GCARD-14", "other_place", {"places": where[TILE_PLACE[tile]], "here": where[place]}
        )
    if s.seats[seat].tiles >> tile & 1:
        return Reason("MOC-GCARD-14", "tile_owned", facts)
    if taken(s, tile) == len(REQUIRED[s.players]):
        return Reason("MOC-GCARD-14", "tile_gone", facts)
    return Reason("MOC-GCARD-14", "lacking", {"missing": GOODS[tile]})


def pay_set(s: State, seat: int, which: int) -> Reason:
    """MOC-GCARD-13."""
    return Reason("MOC-GCARD-13", "lacking", {"missing": lacking(s.seats[seat].goods, SIXES[which])})


GUILD_REASONS: dict[Action, Why] = {ids.GUILD: guild, ids.GAIN_SET: gain_set, ids.PAY_SET: pay_set}
