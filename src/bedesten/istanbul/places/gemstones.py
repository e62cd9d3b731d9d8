"""Gemstone dealer: a ruby for lira, each for more than the one before. IST-GEM."""

from typing import Final

from bedesten.core.ids import Action
from bedesten.istanbul.ids import BUY_RUBY, GEMSTONE
from bedesten.istanbul.kernel import Place, State

TRACK_END: Final = 24  # T-GEM: the last ruby costs 23, so the price is 24 less the rubies left
ONLY_BUY_RUBY: Final = [BUY_RUBY]


def price(s: State) -> int:
    return TRACK_END - s.rubies[GEMSTONE]


class GemstoneDealer(Place):
    def options(self, s: State, seat: int) -> list[Action]:
        """IST-GEM-1, IST-GEM-2."""
        return ONLY_BUY_RUBY if s.rubies[GEMSTONE] > 0 and s.seats[seat].lira >= price(s) else []

    def act(self, s: State, seat: int, a: Action) -> None:
        s.pay_lira(seat, price(s))
        s.gain_ruby(seat, GEMSTONE)
