"""Warehouses: fill the cart with one good; the green tile buys one more of any. IST-WARE, IST-GREEN."""

from typing import Final

from bedesten.core.ids import Action
from bedesten.istanbul.ids import BUY, FILL, GREEN, NO_VISIT, PASS, USED_GREEN
from bedesten.istanbul.kernel import Ask, Place, State

PRICE: Final = 2
ONLY_FILL: Final = [FILL]


class Warehouse(Place):
    def __init__(self, good: int) -> None:
        self.good = good

    def options(self, s: State, seat: int) -> list[Action]:
        """Also with a full cart. IST-WARE-1."""
        return ONLY_FILL

    def act(self, s: State, seat: int, a: Action) -> None:
        fill(s, seat, self.good)
        if s.seats[seat].tiles >> GREEN & 1:
            s.todo.append(BuyExtra(seat))


def fill(s: State, seat: int, good: int) -> None:
    """One good up to the capacity of the cart. IST-WARE-1."""
    me = s.seats[seat]
    s.gain_good(seat, good, me.capacity - me.goods[good])


class BuyExtra(Ask):
    """D-GREEN: once a turn, 2 lira for a good of any type that has room. IST-WARE-2."""

    def options(self, s: State) -> list[Action]:
        if s.used & (USED_GREEN | NO_VISIT) or s.seats[self.seat].lira < PRICE:
            return []
        options = s.with_room(self.seat, BUY)
        return [*options, PASS] if options else []

    def answer(self, s: State, a: Action) -> None:
        if a != PASS:
            s.used |= USED_GREEN
            s.pay_lira(self.seat, PRICE)
            s.gain_good(self.seat, a - BUY, 1)
