"""Why a guild card cannot be announced, and choices inside guild cards. Table 6.1, MOC-GCARD."""

from collections.abc import Callable
from typing import TypeAlias

from bedesten.core.guide import Reason
from bedesten.core.ids import Action
from bedesten.istanbul.guide.reasons.common import Why, cannot_pay, good_full, lacking, rubies_gone
from bedesten.istanbul.ids import GEMSTONE, GOODS, GREAT_MOSQUE, PALACE, SMALL_MOSQUE, TILE_PLACE
from bedesten.istanbul.kernel import State
from bedesten.mocha import ids
from bedesten.mocha.bundles import PAID, SIXES
from bedesten.mocha.guide.reasons.common import coffee_short, no_guild_card, tile_for_one
from bedesten.mocha.guild_errands import DEALER_PRICE, half_price
from bedesten.mocha.guild_income import DRAWS, GuildGoods
from bedesten.mocha.ids import COFFEE_HOUSE
from bedesten.mocha.side import secret_of, side_of
from bedesten.mocha.tavern import BARRIER_PRICE

RULE = "MOC-GUILD-3"  # all instructions can be carried out
HALL_DRAWS = 2
Condition: TypeAlias = Callable[[State, int], Reason]


def guild(s: State, seat: int, card: int) -> Reason:
    """MOC-TURN-1: a card from their hand; MOC-GUILD-3: that can be carried out."""
    if not secret_of(s).hands[seat] >> card & 1:
        return no_guild_card("MOC-TURN-1", card)
    return CONDITIONS[card](s, seat)


def complete(s: State, seat: int) -> Reason:
    return Reason(RULE, "cart_complete", {"capacity": s.seats[seat].capacity})


def few_bonus_cards(s: State, seat: int) -> Reason:
    return Reason(RULE, "few_cards", {"count": s.deck_size + len(s.discards), "needed": DRAWS})


def few_guild_cards(s: State, seat: int) -> Reason:
    side = side_of(s)
    return Reason(RULE, "few_cards", {"count": side.pile_size + len(side.discards), "needed": HALL_DRAWS})


def market(goods: list[int]) -> Condition:
    def condition(s: State, seat: int) -> Reason:
        return Reason(RULE, "lacking", {"missing": lacking(s.seats[seat].goods, goods)})

    return condition


def palace(s: State, seat: int) -> Reason:
    if s.rubies[PALACE] == 0:
        return rubies_gone(RULE, s, PALACE)
    return Reason(RULE, "few_goods", {"count": sum(s.seats[seat].goods), "needed": PAID})


def mosque(place: int) -> Condition:
    """A tile that only lacks its good is named first: that can still be helped."""
    tiles = [tile for tile, where in enumerate(TILE_PLACE) if where == place]

    def condition(s: State, seat: int) -> Reason:
        reasons = [tile_for_one(RULE, s, seat, tile) for tile in tiles]
        return next((reason for reason in reasons if reason.key == "lacking"), reasons[0])

    return condition


def dealer(s: State, seat: int) -> Reason:
    if s.rubies[GEMSTONE] == 0:
        return rubies_gone(RULE, s, GEMSTONE)
    return cannot_pay(RULE, s, seat, DEALER_PRICE)


def tavern(s: State, seat: int) -> Reason:
    """With one coffee even the barrier could be paid, so there is none. MOC-GCARD-19."""
    return coffee_short(RULE, s, seat, BARRIER_PRICE - 1)


def coffee_house(s: State, seat: int) -> Reason:
    if s.rubies[COFFEE_HOUSE] == 0:
        return rubies_gone(RULE, s, COFFEE_HOUSE)
    return coffee_short(RULE, s, seat, half_price(s))


CONDITIONS: dict[int, Condition] = {
    1: complete,
    6: few_bonus_cards,
    10: market([1, 1, 1, 0]),
    11: market([1, 1, 0, 1]),
    13: palace,
    14: mosque(SMALL_MOSQUE),
    15: mosque(GREAT_MOSQUE),
    16: dealer,
    18: few_guild_cards,
    19: tavern,
    20: coffee_house,
}


def gain_set(s: State, seat: int, some: int) -> Reason:
    """MOC-GCARD-2, MOC-GCARD-5: n different goods, each with room."""
    me, step = s.seats[seat], s.todo[-1]
    assert isinstance(step, GuildGoods)
    if some.bit_count() > step.most:
        return Reason("MOC-GCARD-2", "too_many_goods", {"most": step.most, "count": some.bit_count()})
    full = next(good for good in range(len(GOODS)) if some >> good & 1 and me.goods[good] == me.capacity)
    return good_full("MOC-COF-5", s, seat, full)


def pay_set(s: State, seat: int, six: int) -> Reason:
    """MOC-GCARD-13: goods that are owned."""
    return Reason("MOC-GCARD-13", "lacking", {"missing": lacking(s.seats[seat].goods, SIXES[six])})


GUILD: dict[Action, Why] = {ids.GUILD: guild, ids.GAIN_SET: gain_set, ids.PAY_SET: pay_set}
