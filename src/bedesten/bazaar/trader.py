"""The coffee trader used from anywhere. BAZ-BONUS-1."""

from typing import Any

from bedesten.core.ids import Action
from bedesten.core.step import Step
from bedesten.istanbul.encounters import pay_price, prices
from bedesten.istanbul.kernel import Do, State
from bedesten.letters.remote import RemoteService, covered
from bedesten.mocha.side import gain_coffee


class TakeCoffee(Do):
    """One coffee. MOC-ENC-1."""

    def run(self, s: State) -> None:
        gain_coffee(s, self.seat, 1)


class RemoteTrader(RemoteService):
    """A coffee for 2 lira or a good; not without either. BAZ-BONUS-1."""

    name = "coffee_trader"

    def possible(self, s: State, seat: int) -> bool:
        return covered(s, seat) or len(prices(s, seat)) > 0

    def gain(self, seat: int) -> Step[Any]:
        return TakeCoffee(seat)

    def prices(self, s: State, seat: int) -> list[Action]:
        return prices(s, seat)

    def pay(self, s: State, seat: int, a: Action) -> None:
        pay_price(s, seat, a)
