"""Wainwright: pay 7 lira for an extension of the cart; the third one brings a ruby. IST-WAIN."""

from typing import Final

from bedesten.core.ids import Action
from bedesten.istanbul import events as ev
from bedesten.istanbul.ids import EXTEND, WAINWRIGHT
from bedesten.istanbul.kernel import Place, State

PRICE: Final = 7
FULL_CAPACITY: Final = 5
ONLY_EXTEND: Final = [EXTEND]


class Wainwright(Place):
    def options(self, s: State, seat: int) -> list[Action]:
        """IST-WAIN-1."""
        me = s.seats[seat]
        return ONLY_EXTEND if me.lira >= PRICE and me.capacity < FULL_CAPACITY else []

    def act(self, s: State, seat: int, a: Action) -> None:
        s.pay_lira(seat, PRICE)
        extend(s, seat)


def extend(s: State, seat: int) -> None:
    """IST-WAIN-2: the capacity is full only once."""
    me = s.seats[seat]
    me.capacity += 1
    s.tell(ev.EXTENDED, seat, [me.capacity])
    if me.capacity == FULL_CAPACITY:
        s.gain_ruby(seat, WAINWRIGHT)
