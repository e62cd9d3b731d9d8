"""The new bonus cards: why one cannot be played, and choices inside the exchange. MOC-BONUS, MOC-DICE."""

from bedesten.core.guide import Reason
from bedesten.core.ids import Action
from bedesten.istanbul.guide.reasons.common import Why, good_full, with_card
from bedesten.istanbul.kernel import State
from bedesten.mocha import ids
from bedesten.mocha.bundles import COFFEE, EXCHANGES, FIVE
from bedesten.mocha.cards import GUILD_PRICE
from bedesten.mocha.exchange import TakeSet
from bedesten.mocha.guide.reasons.common import coffee_short
from bedesten.mocha.side import side_of


def guild_price(s: State, seat: int, _: int) -> Reason:
    """MOC-BONUS-4."""
    if not side_of(s).can_draw():
        return Reason("MOC-BONUS-4", "no_guild_card_to_draw")
    return coffee_short("MOC-BONUS-10", s, seat, GUILD_PRICE)


def coffee_price(s: State, seat: int, _: int) -> Reason:
    """MOC-BONUS-5."""
    return coffee_short("MOC-BONUS-10", s, seat, 1)


def give_set(s: State, seat: int, which: int) -> Reason:
    """MOC-BONUS-9: what is owned, and for which something fits."""
    owned = [*s.seats[seat].goods, side_of(s).coffee[seat]]
    missing = spelled([max(0, n - owned[kind]) for kind, n in enumerate(EXCHANGES[which])])
    if missing:
        return Reason("MOC-BONUS-9", "lacking", {"missing": missing})
    return Reason("MOC-BONUS-9", "exchange_no_room")


def take_set(s: State, seat: int, which: int) -> Reason:
    """MOC-BONUS-9: as many as were given, of other kinds, with room."""
    step, me = s.todo[-1], s.seats[seat]
    assert isinstance(step, TakeSet)
    taken, given = EXCHANGES[which], EXCHANGES[step.given]
    if sum(taken) != sum(given):
        return Reason("MOC-BONUS-9", "exchange_size", {"needed": sum(given), "count": sum(taken)})
    common = spelled([n if given[kind] > 0 else 0 for kind, n in enumerate(taken)])
    if common:
        return Reason("MOC-BONUS-9", "exchange_same", {"unwanted": common})
    full = next(good for good in range(COFFEE) if me.goods[good] + taken[good] > me.capacity)
    return good_full("MOC-BONUS-9", s, seat, full)


def shows_six(s: State, seat: int, die: int) -> Reason:
    """MOC-DICE-4: not a die that shows 6 already."""
    return Reason("MOC-DICE-4", "shows_six", {"die": die})


def spelled(units: list[int]) -> str:
    return "".join(letter * count for letter, count in zip(FIVE, units, strict=True))


CARDS: dict[Action, Why] = {
    ids.PLAY_GUILD_FOR_2_COFFEE: with_card("MOC-BONUS-4", ids.GUILD_FOR_2_COFFEE, guild_price),
    ids.PLAY_LIRA_8_FOR_1_COFFEE: with_card("MOC-BONUS-5", ids.LIRA_8_FOR_1_COFFEE, coffee_price),
    ids.PLAY_EXCHANGE_3: with_card("MOC-BONUS-9", ids.EXCHANGE_3, Reason("MOC-BONUS-9", "nothing_to_give")),
    ids.GIVE_SET: give_set,
    ids.TAKE_SET: take_set,
    ids.SET6: with_card("MOC-DICE-1", ids.DIE_TO_6, shows_six),
}
