"""What puzzles of Kairo aim at."""

from fractions import Fraction

from bedesten.kairo.kernel import State
from bedesten.puzzles.aims import Aim


def medals(s: State, seat: int) -> int:
    return s.gold.count(seat) + s.silver.count(seat)


def coins(s: State, seat: int) -> int:
    return sum(s.purses[seat])


MEASURES = {
    "points": lambda s, seat: s.vp[seat],
    "coins": coins,
    "building_cards": lambda s, seat: sum(s.hands[seat]),
    "barkers": lambda s, seat: s.barkers[seat],
    "medals": medals,
}
HALF = Fraction(1, 2)
AIMS = [
    Aim("points", HALF),
    Aim("coins", HALF),
    Aim("coins", HALF, after="points"),
    Aim("building_cards", HALF, after="points"),
    Aim("points", HALF, after="medals"),
    Aim("coins", HALF, after="medals"),
    Aim("points", HALF, after="coins"),
]


def put_back(s: State, seat: int) -> None:
    """The rivals' building cards lie in the pile, their coins in the bank."""
    for other in range(s.players):
        if other != seat:
            s.deck = [n + held for n, held in zip(s.deck, s.hands[other], strict=True)]
            s.bank = [n + held for n, held in zip(s.bank, s.purses[other], strict=True)]
            s.hands[other] = [0] * len(s.hands[other])
            s.purses[other] = [0] * len(s.purses[other])
    s.deck_size = sum(s.deck)
