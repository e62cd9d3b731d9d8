"""What a trader owns of Letters & Seals."""

from typing import Final

from bedesten.bots.istanbul.trader import Holdings, Trader
from bedesten.bots.letters.worth import SEALS
from bedesten.istanbul.view import View
from bedesten.letters.ids import BACK, SLOT
from bedesten.letters.side import side_of

UNKNOWN_PLACE: Final = 0  # of a letter not drawn yet


class LettersHoldings(Holdings):
    def __init__(self, fronts: tuple[int, ...], backs: int, served: int) -> None:
        self.fronts = fronts  # places of the letters that are not delivered
        self.backs = backs  # delivered letters
        self.served = served  # lira piles of the secret society that are gone

    def copy(self) -> "LettersHoldings":
        return LettersHoldings(self.fronts, self.backs, self.served)

    def add_worth(self, worth: float) -> float:
        return worth + SEALS[len(self.fronts) + 2 * self.backs]

    def come_to(self, place: int) -> Holdings:
        """Letters for a place are turned as soon as one of their pieces stands there."""
        if place not in self.fronts:
            return self
        fronts = tuple(front for front in self.fronts if front != place)
        return LettersHoldings(fronts, self.backs + self.fronts.count(place), self.served)

    def seals(self) -> int:
        return len(self.fronts) + 2 * self.backs

    def pay_seals(self, due: int) -> None:
        """Letters that are not delivered first, as far as the rest comes out even."""
        ones = min(len(self.fronts), due)
        ones -= (due - ones) % 2
        self.fronts = self.fronts[ones:]
        self.backs -= (due - ones) // 2


def holdings_of(t: Trader) -> LettersHoldings:
    held = t.holdings[SLOT]
    assert isinstance(held, LettersHoldings)
    return held


def own(t: Trader) -> LettersHoldings:
    """To be changed, by this trader alone."""
    held = holdings_of(t).copy()
    t.hold(SLOT, held)
    return held


def owned(v: View) -> Holdings:
    side = side_of(v.table)
    letters = side.letters[v.seat]
    fronts = tuple(letter for letter in letters if letter < BACK)
    return LettersHoldings(fronts, len(letters) - len(fronts), side.served)
