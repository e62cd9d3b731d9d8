"""What the action of each place brings a player at once, in lira; nothing if it cannot be carried out."""

from typing import Final

from bedesten.bots.istanbul.look import Gain
from bedesten.bots.istanbul.rolls import JEWELS, TEA
from bedesten.bots.istanbul.seat_worth import bundle, called_back, last_good, next_good, ruby
from bedesten.bots.istanbul.worth import (
    BEST_OF_TWO,
    CART,
    GOODS,
    PAIR_OF,
    TILES,
)
from bedesten.istanbul import ids
from bedesten.istanbul.bundles import covers
from bedesten.istanbul.ids import BLUE, GEMSTONE, GREEN, PALACE, RED, YELLOW
from bedesten.istanbul.kernel import State
from bedesten.istanbul.pieces import Seat
from bedesten.istanbul.places.gemstones import price as ruby_price
from bedesten.istanbul.places.markets import DEMANDED, LARGE, REVENUE, SMALL
from bedesten.istanbul.places.mosques import REQUIRED, taken
from bedesten.istanbul.places.palace import ANY, PRICES, SPACES
from bedesten.istanbul.places.post_office import MAIL_GOODS, MAIL_LIRA
from bedesten.istanbul.places.wainwright import FULL_CAPACITY, PRICE


class ToWainwright(Gain):
    def gain(self, s: State, me: Seat) -> float:
        if me.lira < PRICE or me.capacity == FULL_CAPACITY:
            return 0.0
        more = CART[me.capacity + 1] - CART[me.capacity] - PRICE
        return more + ruby(s, me) if me.capacity + 1 == FULL_CAPACITY else more


class ToWarehouse(Gain):
    def __init__(self, good: int) -> None:
        self.good = good

    def gain(self, s: State, me: Seat) -> float:
        return GOODS[self.good][me.capacity] - GOODS[self.good][me.goods[self.good]]


class ToPost(Gain):
    def gain(self, s: State, me: Seat) -> float:
        worth = float(MAIL_LIRA[s.post])
        for good in MAIL_GOODS[s.post]:
            worth += next_good(me, good)
        return worth


class ToCaravansary(Gain):
    def gain(self, s: State, me: Seat) -> float:
        return BEST_OF_TWO if s.can_draw() else 0.0


class ToFountain(Gain):
    def gain(self, s: State, me: Seat) -> float:
        """Whoever has no assistant left can do little elsewhere."""
        return called_back(me, me.out.bit_count()) + (0.0 if me.stack else STRANDED)


class ToBlackMarket(Gain):
    def gain(self, s: State, me: Seat) -> float:
        best = 0.0
        for good in range(BLUE):
            best = max(best, next_good(me, good))
        return best + JEWELS[me.tiles >> RED & 1] * next_good(me, BLUE)


class ToTea(Gain):
    def gain(self, s: State, me: Seat) -> float:
        return TEA[me.tiles >> RED & 1]


class ToMarket(Gain):
    def __init__(self, which: int) -> None:
        self.which = which

    def gain(self, s: State, me: Seat) -> float:
        """All that is asked for is sold: each good is paid better than the one before."""
        wanted = DEMANDED[s.markets[self.which].tile]
        sold, missed = 0, 0.0
        for good in range(4):
            have = me.goods[good]
            count = min(have, wanted[good])
            sold += count
            missed += GOODS[good][have] - GOODS[good][have - count]
        return max(0.0, REVENUE[self.which][sold] - missed)


class ToPalace(Gain):
    def gain(self, s: State, me: Seat) -> float:
        uncovered = SPACES - s.rubies[PALACE]
        if uncovered == SPACES:
            return 0.0
        price = PRICES[uncovered]
        if not covers(me.goods, price) or sum(me.goods) < sum(price):
            return 0.0
        return ruby(s, me) - bundle(me, price) - ANY_GOOD * price[ANY]


class ToMosque(Gain):
    def __init__(self, tiles: list[int]) -> None:
        self.tiles = tiles

    def gain(self, s: State, me: Seat) -> float:
        best = 0.0
        for tile in self.tiles:
            if me.goods[tile] >= 2 and not me.tiles >> tile & 1:
                best = max(best, take(s, me, tile))
        return best


def take(s: State, me: Seat, tile: int) -> float:
    """A mosque tile; the second one of a mosque brings the ruby."""
    stack = REQUIRED[s.players]
    gone = taken(s, tile)
    if gone >= len(stack) or me.goods[tile] < stack[gone]:
        return 0.0
    owned = me.tiles | 1 << tile
    more = TILES[owned] - TILES[me.tiles] - last_good(me, tile)
    return more + ruby(s, me) if owned & PAIR_OF[tile] == PAIR_OF[tile] else more


class ToGemstone(Gain):
    def gain(self, s: State, me: Seat) -> float:
        price = ruby_price(s)
        if s.rubies[GEMSTONE] == 0 or me.lira < price:
            return 0.0
        return ruby(s, me) - price


STRANDED: Final = 4.0
ANY_GOOD: Final = 2.0  # what is delivered as any good is the one that is missed least

GAINS: Final[dict[int, Gain]] = {  # by place; for the police station see gains()
    ids.WAINWRIGHT: ToWainwright(),
    ids.FABRIC: ToWarehouse(RED),
    ids.SPICE: ToWarehouse(GREEN),
    ids.FRUIT: ToWarehouse(YELLOW),
    ids.POST: ToPost(),
    ids.CARAVANSARY: ToCaravansary(),
    ids.FOUNTAIN: ToFountain(),
    ids.BLACK_MARKET: ToBlackMarket(),
    ids.TEA: ToTea(),
    ids.LARGE_MARKET: ToMarket(LARGE),
    ids.SMALL_MARKET: ToMarket(SMALL),
    ids.PALACE: ToPalace(),
    ids.SMALL_MOSQUE: ToMosque([RED, GREEN]),
    ids.GREAT_MOSQUE: ToMosque([YELLOW, BLUE]),
    ids.GEMSTONE: ToGemstone(),
}
