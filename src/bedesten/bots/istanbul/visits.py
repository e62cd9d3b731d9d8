"""What a trader can make of the action of a place: each function lists the outcomes worth a thought."""

from typing import Final

from bedesten.bots.istanbul import effects
from bedesten.bots.istanbul.rolls import JEWELS, TEA
from bedesten.bots.istanbul.skills import Visit, World
from bedesten.bots.istanbul.trader import Trader
from bedesten.bots.istanbul.worth import BEST_OF_TWO, NEXT, RUBY
from bedesten.istanbul import ids
from bedesten.istanbul.bundles import MOST, covers
from bedesten.istanbul.ids import (
    BLUE,
    GREEN,
    POLICE,
    RED,
    REPEAT_GEM,
    REPEAT_POST,
    REPEAT_SULTAN,
    SMALL_MARKET_ANY,
    YELLOW,
)
from bedesten.istanbul.places import wainwright, warehouses
from bedesten.istanbul.places.gemstones import TRACK_END
from bedesten.istanbul.places.markets import LARGE, SMALL
from bedesten.istanbul.places.palace import ANY, PRICES, SPACES


def cheapest(goods: list[int], count: int) -> list[int]:
    """The goods that are missed least, as counts; the caller has as many."""
    given = [0, 0, 0, 0]
    for _ in range(count):
        given[least_missed(goods, given)] += 1
    return given


def least_missed(goods: list[int], given: list[int]) -> int:
    """The good whose last piece is worth least, when some have been given away."""
    best, least = 0, RUBY
    for good in range(4):
        left = goods[good] - given[good]
        if left > 0 and NEXT[good][left - 1] < least:
            best, least = good, NEXT[good][left - 1]
    return best


def at_wainwright(w: World, t: Trader) -> list[Trader]:
    return [t] if extend(w, t) else []


def extend(w: World, t: Trader) -> bool:
    """Whether they could."""
    if t.lira < wainwright.PRICE or t.capacity == wainwright.FULL_CAPACITY:
        return False
    t.lira -= wainwright.PRICE
    effects.extend(w, t)
    return True


def at_warehouse(t: Trader, good: int) -> list[Trader]:
    t.goods[good] = t.capacity
    if t.tiles >> GREEN & 1 and t.lira >= warehouses.PRICE:
        extra = priciest(t, 4)
        if extra >= 0:
            t.lira -= warehouses.PRICE
            t.goods[extra] += 1
    return [t]


def priciest(t: Trader, kinds: int) -> int:
    """Of so many kinds, the good with room whose next piece is worth most; -1 if all are full."""
    best, most = -1, 0.0
    for good in range(kinds):
        if t.goods[good] < t.capacity and NEXT[good][t.goods[good]] > most:
            best, most = good, NEXT[good][t.goods[good]]
    return best


def at_fabric(w: World, t: Trader) -> list[Trader]:
    return at_warehouse(t, RED)


def at_spice(w: World, t: Trader) -> list[Trader]:
    return at_warehouse(t, GREEN)


def at_fruit(w: World, t: Trader) -> list[Trader]:
    return at_warehouse(t, YELLOW)


def at_post(w: World, t: Trader) -> list[Trader]:
    effects.collect(t)
    if t.hand[REPEAT_POST] > 0:
        w.spend(t, REPEAT_POST)
        effects.collect(t)
    return [t]


def at_caravansary(w: World, t: Trader) -> list[Trader]:
    t.extra += BEST_OF_TWO
    return [t]


def at_fountain(w: World, t: Trader) -> list[Trader]:
    effects.call_back_all(t)
    return [t]


def at_black_market(w: World, t: Trader) -> list[Trader]:
    good = priciest(t, BLUE)
    if good >= 0:
        t.goods[good] += 1
    effects.gain_jewelry(t, JEWELS[t.tiles >> RED & 1])
    return [t]


def at_tea(w: World, t: Trader) -> list[Trader]:
    effects.drink_tea(t, TEA[t.tiles >> RED & 1])
    return [t]


def at_large_market(w: World, t: Trader) -> list[Trader]:
    return sell_demanded(t, LARGE)


def at_small_market(w: World, t: Trader) -> list[Trader]:
    if t.hand[SMALL_MARKET_ANY] == 0:
        return sell_demanded(t, SMALL)
    any_goods = t.copy()
    w.spend(any_goods, SMALL_MARKET_ANY)
    effects.sell(any_goods, SMALL, cheapest(t.goods, min(MOST, sum(t.goods))))
    return [*sell_demanded(t, SMALL), any_goods]


def sell_demanded(t: Trader, market: int) -> list[Trader]:
    """As much as possible: each good sold is paid better than the one before."""
    wanted, goods, count = t.demands[market], [0, 0, 0, 0], 0
    for good in range(4):
        goods[good] = min(t.goods[good], wanted[good])
        count += goods[good]
    if count == 0:
        return []
    effects.sell(t, market, goods)
    return [t]


def at_police(w: World, t: Trader) -> list[Trader]:
    """The family member may act anywhere."""
    plans: list[Trader] = []
    if t.home:
        for place in w.numbers:
            if place != POLICE:
                plans += send(w, t, place)
    return plans


def send(w: World, t: Trader, place: int) -> list[Trader]:
    sent = t.copy()
    sent.home = False
    w.come_to(sent, place)
    return w.visits[place](w, sent)


def at_palace(w: World, t: Trader) -> list[Trader]:
    if not deliver(w, t):
        return []
    while t.hand[REPEAT_SULTAN] > 0 and deliver(w, t):
        w.spend(t, REPEAT_SULTAN)
    return [t]


def deliver(w: World, t: Trader) -> bool:
    """Whether they could."""
    if t.palace >= SPACES:
        return False
    price = PRICES[t.palace]
    if not covers(t.goods, price):
        return False
    left = [t.goods[g] - price[g] for g in range(4)]
    if sum(left) < price[ANY]:
        return False
    chosen = cheapest(left, price[ANY])
    effects.deliver(w, t, [price[g] + chosen[g] for g in range(4)])
    return True


def at_small_mosque(w: World, t: Trader) -> list[Trader]:
    return take_tiles(w, t, (RED, GREEN))


def at_great_mosque(w: World, t: Trader) -> list[Trader]:
    return take_tiles(w, t, (YELLOW, BLUE))


def take_tiles(w: World, t: Trader, tiles: tuple[int, int]) -> list[Trader]:
    plans: list[Trader] = []
    for tile in tiles:
        if not t.tiles >> tile & 1 and t.goods[tile] >= w.required[tile]:
            plans.append(t.copy())
            effects.take_tile(w, plans[-1], tile)
    return plans


def at_gemstone(w: World, t: Trader) -> list[Trader]:
    if not can_buy(t):
        return []
    effects.buy_ruby(w, t, t.dealer)
    while t.hand[REPEAT_GEM] > 0 and can_buy(t):
        w.spend(t, REPEAT_GEM)
        effects.buy_ruby(w, t, t.dealer)
    return [t]


def can_buy(t: Trader) -> bool:
    return t.dealer < TRACK_END and t.lira >= t.dealer


VISITS: Final[dict[int, Visit]] = {  # by place
    ids.WAINWRIGHT: at_wainwright,
    ids.FABRIC: at_fabric,
    ids.SPICE: at_spice,
    ids.FRUIT: at_fruit,
    ids.POST: at_post,
    ids.CARAVANSARY: at_caravansary,
    ids.FOUNTAIN: at_fountain,
    ids.BLACK_MARKET: at_black_market,
    ids.TEA: at_tea,
    ids.LARGE_MARKET: at_large_market,
    ids.SMALL_MARKET: at_small_market,
    ids.POLICE: at_police,
    ids.PALACE: at_palace,
    ids.SMALL_MOSQUE: at_small_mosque,
    ids.GREAT_MOSQUE: at_great_mosque,
    ids.GEMSTONE: at_gemstone,
}
