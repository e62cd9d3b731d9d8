"""The coffee trader sells a coffee. MOC-ENC."""

from bedesten.core.ids import Action
from bedesten.istanbul.chance import RollToken
from bedesten.istanbul.encounters import meets_free, pay_price, prices
from bedesten.istanbul.kernel import Ask, Meeting, State
from bedesten.mocha.ids import MEET_TRADER, ROLLED_TRADER
from bedesten.mocha.side import gain_coffee


class CoffeeTrader(Meeting):
    """A coffee for 2 lira or a good, then the token is rolled for. MOC-ENC-1, MOC-ENC-2."""

    def __init__(self) -> None:
        super().__init__("coffee_trader", MEET_TRADER, ROLLED_TRADER)

    def options(self, s: State, seat: int) -> list[Action]:
        return [MEET_TRADER] if meets_free(s, seat) or prices(s, seat) else []

    def meet(self, s: State, seat: int, a: Action) -> None:
        gain_coffee(s, seat, 1)
        s.plan([PayTrader(seat), RollToken(self.token)])


class PayTrader(Ask):
    """D-TRADER-PAY: 2 lira or any good; the owner of the encounter tile is not asked. MOC-DEC-3."""

    def options(self, s: State) -> list[Action]:
        return [] if meets_free(s, self.seat) else prices(s, self.seat)

    def answer(self, s: State, a: Action) -> None:
        pay_price(s, self.seat, a)
