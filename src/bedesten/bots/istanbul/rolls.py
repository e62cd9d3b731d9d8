"""Dice: what tea house and black market are worth, and when changing a roll helps."""

from collections.abc import Callable
from typing import Final

from bedesten.istanbul.chance import HIGH, LOW, ODDS, ROLLS, SUM
from bedesten.istanbul.places.dice_places import CONSOLATION, FOUR, JEWELRY

PAIRS: Final = range(len(ODDS))
MOST: Final = 12
NUMBERS: Final = range(3, MOST + 1)  # that can be announced


class Stake:
    """What a roll of two dice pays."""

    def __init__(self, payouts: list[int], jewelry: bool = False) -> None:
        self.payouts = payouts  # by total
        self.jewelry = jewelry  # what does not fit into the cart is lost
        # what a roll brings on average that cannot be changed, and with the red tile
        self.plain = sum(ODDS[pair] * payouts[SUM[pair]] for pair in PAIRS) / ROLLS
        self.changed = sum([ODDS[pair] * max(self.changes(pair)) for pair in PAIRS], 0.0) / ROLLS

    def changes(self, pair: int) -> list[float]:
        """What keeping, a four for the lower die, one for the higher, and rolling again bring."""
        totals = [SUM[pair], HIGH[pair] + FOUR, LOW[pair] + FOUR]
        return [*(float(self.payouts[total]) for total in totals), self.plain]


Change = Callable[[Stake, int], float]  # what a change of a roll makes of it


def kept(stake: Stake, pair: int) -> float:
    return stake.changes(pair)[0]


def low_to_four(stake: Stake, pair: int) -> float:
    return stake.changes(pair)[1]


def high_to_four(stake: Stake, pair: int) -> float:
    return stake.changes(pair)[2]


def rolled_again(stake: Stake, pair: int) -> float:
    return stake.changes(pair)[3]


BLACK_MARKET: Final = Stake(JEWELRY, jewelry=True)
TEA_HOUSE: Final = [  # by announced number
    Stake([number if total >= number else CONSOLATION for total in range(MOST + 1)])
    for number in range(MOST + 1)
]
HIGHEST: Final = Stake(list(range(MOST + 1)))  # the higher, the better

# without and with the red tile
ANNOUNCED: Final = [
    max(NUMBERS, key=lambda number: TEA_HOUSE[number].plain),
    max(NUMBERS, key=lambda number: TEA_HOUSE[number].changed),
]
TEA: Final = [TEA_HOUSE[ANNOUNCED[0]].plain, TEA_HOUSE[ANNOUNCED[1]].changed]
JEWELS: Final = [BLACK_MARKET.plain, BLACK_MARKET.changed]
