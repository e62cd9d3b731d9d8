"""Large and small market: sell what the demand tile shows. IST-MARK."""

from typing import Final

from bedesten.core.ids import Action
from bedesten.istanbul import events as ev
from bedesten.istanbul.bundles import BUNDLES, SIZES, part_of
from bedesten.istanbul.ids import (
    DEMAND,
    LARGE_MARKET,
    NO_VISIT,
    SELL,
    SELL_ANY,
    SMALL_MARKET,
    SMALL_MARKET_ANY,
)
from bedesten.istanbul.kernel import Place, Roll, State
from bedesten.istanbul.pieces import Market
from bedesten.istanbul.rulings import SMALL_MARKET_ANY as ANY_SIZE

DEMANDED: Final = [  # T-DEMAND: red, green, yellow, blue by tile
    [2, 1, 0, 2],
    [1, 1, 0, 3],
    [2, 0, 1, 2],
    [1, 0, 1, 3],
    [1, 1, 1, 2],
    [1, 1, 2, 1],
    [1, 2, 1, 1],
    [1, 3, 1, 0],
    [1, 2, 2, 0],
    [0, 2, 2, 1],
]
REVENUE: Final = [[0, 3, 7, 12, 18, 25], [0, 2, 5, 9, 14, 20]]  # T-REVENUE: large, small
LARGE: Final = 0
SMALL: Final = 1
MARKET_PLACE: Final = [LARGE_MARKET, SMALL_MARKET]
FIRST_TILE: Final = [0, 5]
TILES: Final = 5
MOST_SOLD: Final = 5


class MarketPlace(Place):
    def __init__(self, which: int) -> None:
        self.which = which
        self.sales: dict[int, list[Action]] = {}
        self.any_sales: dict[int, list[Action]] = {}

    def options(self, s: State, seat: int) -> list[Action]:
        """SELL(x) of the demand tile; with the card SELL_ANY(x) of everything. IST-MARK-1, IST-MARK-3."""
        goods = s.seats[seat].goods
        wanted = DEMANDED[s.markets[self.which].tile]
        options = part_of(SELL, [min(goods[g], wanted[g]) for g in range(4)], self.sales)
        if self.which == SMALL and s.hands[seat][SMALL_MARKET_ANY] > 0 and not s.used & NO_VISIT:
            free = part_of(SELL_ANY, goods, self.any_sales)
            if s.rulings[ANY_SIZE]:
                free = [a for a in free if SIZES[a - SELL_ANY] == MOST_SOLD]
            options = options + free
        return options

    def act(self, s: State, seat: int, a: Action) -> None:
        """IST-MARK-2: one tile goes under the stack, whatever the number sold."""
        bundle = a - SELL
        if a >= SELL_ANY:
            bundle = a - SELL_ANY
            s.play(seat, SMALL_MARKET_ANY)
        s.pay_goods(seat, BUNDLES[bundle])
        lira = REVENUE[self.which][SIZES[bundle]]
        s.gain_lira(seat, lira)
        s.tell(ev.SOLD, seat, [bundle, lira, MARKET_PLACE[self.which]])
        turn_demand(s, self.which)


def turn_demand(s: State, which: int) -> None:
    """The next tile comes up: an unseen one by chance, a known one in its order."""
    m = s.markets[which]
    under = [*m.under, m.tile]
    if m.unseen:
        put_demand(s, which, Market(-1, m.unseen, under))
        s.todo.append(DrawDemand(which))
    else:
        put_demand(s, which, Market(under[0], [], under[1:]))
        s.tell(ev.DEMAND_TURNED, -1, [under[0], MARKET_PLACE[which]])


def put_demand(s: State, which: int, m: Market) -> None:
    s.markets = s.markets.copy()
    s.markets[which] = m


class DrawDemand(Roll):
    """C-DEMAND: any of the tiles not seen yet, each as likely. IST-SETUP-7."""

    def options(self, s: State) -> list[Action]:
        return [DEMAND + tile for tile in s.markets[self.whose].unseen]

    def odds(self, s: State) -> list[int]:
        return [1] * len(s.markets[self.whose].unseen)

    def answer(self, s: State, a: Action) -> None:
        m = s.markets[self.whose]
        tile = a - DEMAND
        put_demand(s, self.whose, Market(tile, [t for t in m.unseen if t != tile], m.under))
        s.tell(ev.DEMAND_TURNED, -1, [tile, MARKET_PLACE[self.whose]])
