"""The new bonus cards: why one cannot be played, and choices inside the exchange. MOC-BONUS, MOC-DICE."""

from bedesten.core.guide import Reason
from bedesten.core.ids import Action
from bedesten.istanbul.guide.reasons.common import Why, good_full, holds, no_card
from bedesten.istanbul.kernel import State
from bedesten.mocha import ids
from bedesten.mocha.bundles import COFFEE, EXCHANGES, FIVE
from bedesten.mocha.cards import GUILD_PRICE
from bedesten.mocha.exchange import TakeSet
from bedesten.mocha.guide.reasons.common import coffee_short
from bedesten.mocha.side import side_of


def guild_for_2_coffee(s: State, seat: int, _: int) -> Reason:
    """MOC-BONUS-4."""
    if not holds(s, seat, ids.GUILD_FOR_2_COFFEE):
        return no_card("MOC-BONUS-4", s, ids.GUILD_FOR_2_COFFEE)
    if not side_of(s).can_draw():
        return Reason("MOC-BONUS-4", "no_guild_card_to_draw")
    return coffee_short("MOC-BONUS-10", s, seat, GUILD_PRICE)


def lira_8_for_1_coffee(s: State, seat: int, _: int) -> Reason:
    """MOC-BONUS-5."""
    if not holds(s, seat, ids.LIRA_8_FOR_1_COFFEE):
        return no_card("MOC-BONUS-5", s, ids.LIRA_8_FOR_1_COFFEE)
    return coffee_short("MOC-BONUS-10", s, seat, 1)


def exchange_3(s: State, seat: int, _: int) -> Reason:
    """MOC-BONUS-9: something to give."""
    if not holds(s, seat, ids.EXCHANGE_3):
        return no_card("MOC-BONUS-9", s, ids.EXCHANGE_3)
    return Reason("MOC-BONUS-9", "nothing_to_give")


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


def spelled(units: list[int]) -> str:
    return "".join(letter * count for letter, count in zip(FIVE, units, strict=True))


def set_six(s: State, seat: int, die: int) -> Reason:
    """MOC-DICE-1; MOC-DICE-4: not a die that shows 6 already."""
    if not holds(s, seat, ids.DIE_TO_6):
        return no_card("MOC-DICE-1", s, ids.DIE_TO_6)
    return Reason("MOC-DICE-4", "shows_six", {"die": die})


CARDS: dict[Action, Why] = {
    ids.PLAY_GUILD_FOR_2_COFFEE: guild_for_2_coffee,
    ids.PLAY_LIRA_8_FOR_1_COFFEE: lira_8_for_1_coffee,
    ids.PLAY_EXCHANGE_3: exchange_3,
    ids.GIVE_SET: give_set,
    ids.TAKE_SET: take_set,
    ids.SET6: set_six,
}
