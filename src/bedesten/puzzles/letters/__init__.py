"""What Letters & Seals adds to puzzles."""

from fractions import Fraction

from bedesten.letters.side import side_of
from bedesten.puzzles.aims import Aim

MEASURES = {
    "letters": lambda s, seat: len(side_of(s).letters[seat]),
    "seals": lambda s, seat: side_of(s).seals(seat),
}
AIMS = [
    Aim("seals", Fraction(1, 2)),
    Aim("lira", Fraction(1), after="letters"),
    Aim("goods", Fraction(1, 2), after="letters"),
    Aim("seals", Fraction(1, 2), after="rubies"),
]
