"""How the decisions of Mocha & Baksheesh are answered that need no plan."""

from bedesten.bots.greedy import rolls
from bedesten.bots.greedy.trader import Trader, trader, worth
from bedesten.bots.greedy.worth import CARDS, GUILD
from bedesten.core.ids import Action
from bedesten.istanbul import ids as base
from bedesten.istanbul.view import View
from bedesten.mocha import ids
from bedesten.mocha.bundles import COFFEE, EXCHANGES
from bedesten.mocha.exchange import includes


def discard_guild(v: View, options: list[Action]) -> Action:
    """D-GUILDHALL: the card that is worth least."""
    return min(options, key=lambda a: GUILD[a - ids.DISCARD_GUILD])


def gain_set(v: View, options: list[Action]) -> Action:
    """D-GUILD-GOODS: whatever makes him richest."""
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
    return base.ANNOUNCE + rolls.GUILD_ANNOUNCED


def give_set(v: View, options: list[Action]) -> Action:
    """D-EXCH-GIVE: for the best that can be had for it."""
    return max(options, key=lambda a: best_for(trader(v), a - ids.GIVE_SET))


def should_exchange(v: View) -> bool:
    """Whether the card brings more than it is worth."""
    t = trader(v)
    owned = [*t.goods, t.coffee]
    mine = [i for i, units in enumerate(EXCHANGES) if includes(owned, units)]
    return max(best_for(t.copy(), given) for given in mine) > worth(t) + CARDS[ids.EXCHANGE_3]


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
    t.coffee += sign * units[COFFEE]


def take_set(v: View, options: list[Action]) -> Action:
    """D-EXCH-TAKE."""
    return max(options, key=lambda a: worth_after(trader(v), EXCHANGES[a - ids.TAKE_SET]))
