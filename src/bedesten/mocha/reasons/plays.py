"""The new bonus cards: why one cannot be played. MOC-BONUS, MOC-DICE."""

from bedesten.core.game import Reason
from bedesten.core.ids import Action
from bedesten.istanbul.kernel import State
from bedesten.istanbul.reasons.common import Why, holds, no_card
from bedesten.mocha import ids
from bedesten.mocha.bundles import COFFEE, EXCHANGES, FIVE
from bedesten.mocha.cards import GUILD_PRICE
from bedesten.mocha.exchange import TakeSet
from bedesten.mocha.reasons.common import cannot_pay_coffee
from bedesten.mocha.side import side_of


def coffee_2(s: State, seat: int, _: int) -> Reason:
    return no_card("MOC-BONUS-3", s, ids.COFFEE_2)


def guild_for_2_coffee(s: State, seat: int, _: int) -> Reason:
    if not holds(s, seat, ids.GUILD_FOR_2_COFFEE):
        return no_card("MOC-BONUS-4", s, ids.GUILD_FOR_2_COFFEE)
    if side_of(s).coffee[seat] < GUILD_PRICE:
        return cannot_pay_coffee("MOC-BONUS-10", s, seat, GUILD_PRICE)
    return Reason("MOC-BONUS-4", "too_few_cards")


def lira_8_for_1_coffee(s: State, seat: int, _: int) -> Reason:
    if not holds(s, seat, ids.LIRA_8_FOR_1_COFFEE):
        return no_card("MOC-BONUS-5", s, ids.LIRA_8_FOR_1_COFFEE)
    return cannot_pay_coffee("MOC-BONUS-10", s, seat, 1)


def dice_reward(s: State, seat: int, _: int) -> Reason:
    return no_card("MOC-BONUS-6", s, ids.DICE_REWARD)


def exchange_3(s: State, seat: int, _: int) -> Reason:
    if not holds(s, seat, ids.EXCHANGE_3):
        return no_card("MOC-BONUS-9", s, ids.EXCHANGE_3)
    return Reason("MOC-BONUS-9", "nothing_to_give")


def give_set(s: State, seat: int, which: int) -> Reason:
    """MOC-BONUS-9: what is owned, if something can be had for it."""
    given = EXCHANGES[which]
    owned = [*s.seats[seat].goods, side_of(s).coffee[seat]]
    missing = "".join(FIVE[kind] * max(0, given[kind] - owned[kind]) for kind in range(COFFEE + 1))
    if missing:
        return Reason("MOC-BONUS-9", "lacking", {"missing": missing})
    return Reason("MOC-BONUS-9", "nothing_to_take")


def take_set(s: State, seat: int, which: int) -> Reason:
    """MOC-BONUS-9: as many of other kinds, if they fit."""
    step = s.todo[-1]
    given = EXCHANGES[step.given] if isinstance(step, TakeSet) else EXCHANGES[which]
    taken = EXCHANGES[which]
    if sum(taken) != sum(given):
        return Reason("MOC-BONUS-9", "as_many", {"count": sum(given)})
    if any(taken[kind] and given[kind] for kind in range(COFFEE + 1)):
        return Reason("MOC-BONUS-9", "other_kinds")
    return Reason("MOC-BONUS-9", "does_not_fit", {"capacity": s.seats[seat].capacity})


def set_six(s: State, seat: int, die: int) -> Reason:
    """MOC-DICE-1, MOC-DICE-4."""
    if not holds(s, seat, ids.DIE_TO_6):
        return no_card("MOC-DICE-1", s, ids.DIE_TO_6)
    return Reason("MOC-DICE-4", "shows_six")


PLAYS: dict[Action, Why] = {
    ids.PLAY_COFFEE_2: coffee_2,
    ids.PLAY_GUILD_FOR_2_COFFEE: guild_for_2_coffee,
    ids.PLAY_LIRA_8_FOR_1_COFFEE: lira_8_for_1_coffee,
    ids.PLAY_DICE_REWARD: dice_reward,
    ids.PLAY_EXCHANGE_3: exchange_3,
    ids.GIVE_SET: give_set,
    ids.TAKE_SET: take_set,
    ids.SET6: set_six,
}
