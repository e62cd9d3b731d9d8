"""What Mocha & Baksheesh adds to puzzles."""

from fractions import Fraction

from bedesten.istanbul.kernel import State
from bedesten.mocha.side import secret_of, side_of
from bedesten.puzzles.aims import Aim

MEASURES = {
    "coffee": lambda s, seat: side_of(s).coffee[seat],
    "guild_cards": lambda s, seat: side_of(s).held[seat],
}
AIMS = [
    Aim("coffee", Fraction(1, 2)),
    Aim("coffee", Fraction(1, 2), after="rubies"),
    Aim("lira", Fraction(1), after="coffee"),
    Aim("goods", Fraction(1, 2), after="coffee"),
]


def put_back(s: State, seat: int) -> None:
    """The rivals' guild cards lie in the pile."""
    side, secret = side_of(s), secret_of(s)
    for other in range(s.players):
        if other != seat:
            secret.pile |= secret.hands[other]
            secret.hands[other] = 0
    side.held = [held if other == seat else 0 for other, held in enumerate(side.held)]
    side.pile_size = secret.pile.bit_count()


take_back = put_back
