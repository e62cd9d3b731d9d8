"""How the decisions of Mocha & Baksheesh are answered that need no plan."""

from typing import Final

from bedesten.bots.greedy import NO_ANSWER
from bedesten.bots.istanbul.answers import act, plan, plan_as
from bedesten.bots.istanbul.seen import trader
from bedesten.bots.istanbul.skills import Answer
from bedesten.bots.istanbul.trader import Trader, worth
from bedesten.bots.mocha.holdings import holdings_of, own
from bedesten.bots.mocha.rolls import ANNOUNCED
from bedesten.bots.mocha.worth import CARDS, GUILD
from bedesten.core.ids import Action
from bedesten.istanbul import ids as base
from bedesten.istanbul.view import View
from bedesten.mocha import ids
from bedesten.mocha.bundles import COFFEE, EXCHANGES
from bedesten.mocha.exchange import includes
from bedesten.mocha.guild_errands import GuildTavern


def discard_guild(v: View, options: list[Action]) -> Action:
    """D-GUILDHALL: the card that is worth least."""
    return min(options, key=lambda a: GUILD[a - ids.DISCARD_GUILD])


def gain_set(v: View, options: list[Action]) -> Action:
    """D-GUILD-GOODS: whatever makes them richest."""
    return max(options, key=lambda a: worth(with_goods(trader(v), a - ids.GAIN_SET)))


def with_goods(t: Trader, some: int) -> Trader:
    for good in range(4):
        t.goods[good] += some >> good & 1
    return t


def return_all(v: View, options: list[Action]) -> Action:
    """D-GUILD-7: the largest set comes last."""
    return options[-1]


def goods_first(v: View, options: list[Action]) -> Action:
    """D-GUILD-8: the roll brings jewelry, so the order is all the same."""
    return ids.GOODS_FIRST


def announce(v: View, options: list[Action]) -> Action:
    """D-GUILD-9."""
    return base.ANNOUNCE + ANNOUNCED


def give_set(v: View, options: list[Action]) -> Action:
    """D-EXCH-GIVE: for the best that can be had for it."""
    return max(options, key=lambda a: best_for(trader(v), a - ids.GIVE_SET))


def exchange_first(v: View, options: list[Action]) -> Action:
    """Before a move, if the card brings more than it is worth."""
    if ids.PLAY_EXCHANGE_3 not in options:
        return NO_ANSWER
    t = trader(v)
    owned = [*t.goods, holdings_of(t).coffee]
    mine = [i for i, units in enumerate(EXCHANGES) if includes(owned, units)]
    best = max(best_for(t.copy(), given) for given in mine)
    return ids.PLAY_EXCHANGE_3 if best > worth(t) + CARDS[ids.EXCHANGE_3] else NO_ANSWER


def best_for(t: Trader, given: int) -> float:
    exchange(t, EXCHANGES[given], -1)
    size = sum(EXCHANGES[given])
    others = [units for units in EXCHANGES if sum(units) == size and fits(t, EXCHANGES[given], units)]
    return max((worth_after(t, units) for units in others), default=0.0)


def fits(t: Trader, given: list[int], units: list[int]) -> bool:
    """No kind on both sides, and room for the goods."""
    return not any(one and other for one, other in zip(given, units, strict=True)) and all(
        t.goods[good] + units[good] <= t.capacity for good in range(COFFEE)
    )


def worth_after(t: Trader, units: list[int]) -> float:
    c = t.copy()
    exchange(c, units, 1)
    return worth(c)


def exchange(t: Trader, units: list[int], sign: int) -> None:
    for good in range(COFFEE):
        t.goods[good] += sign * units[good]
    own(t).coffee += sign * units[COFFEE]


def take_set(v: View, options: list[Action]) -> Action:
    """D-EXCH-TAKE."""
    return max(options, key=lambda a: worth_after(trader(v), EXCHANGES[a - ids.TAKE_SET]))


def in_tavern(v: View, options: list[Action]) -> Action:
    """D-GUILD-19: the discount is coffee to spend."""
    me, step = trader(v), v.table.todo[-1]
    assert isinstance(step, GuildTavern)
    own(me).coffee += step.discount
    return plan_as(v, me, options)


ANSWERS: Final[dict[str, Answer]] = {  # by step
    "Roast": plan,
    "DiscardGuild": discard_guild,
    "AtEdge": plan,
    "ActAt": act,
    "PayTrader": plan,
    "GiveSet": give_set,
    "TakeSet": take_set,
    "GuildGoods": gain_set,
    "GuildReturn": return_all,
    "GuildOrder": goods_first,
    "GuildTea": announce,
    "GuildAnywhere": plan,
    "GuildPay": plan,
    "GuildMosque": plan,
    "GuildTavern": in_tavern,
}
