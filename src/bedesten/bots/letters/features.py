"""What of a player's position in Letters & Seals tells whether they will win, as numbers."""

from typing import Final

from bedesten.istanbul.kernel import State
from bedesten.letters.ids import BACK, GENERAL_SUPPLY
from bedesten.letters.side import side_of
from bedesten.letters.society import SEALS

FEATURES: Final = [
    "seals",  # up to a ruby's price
    "more_seals",  # up to that of the next
    "letters",  # not delivered yet
    "companion",  # not in the general supply
    "ruby_for_seals",
]


def measure(s: State, seat: int) -> list[float]:
    """Beside their names."""
    side = side_of(s)
    seals = side.seals(seat)
    fronts = 0
    for letter in side.letters[seat]:
        if letter < BACK:
            fronts += 1
    return [
        float(min(seals, SEALS)),
        float(max(0, min(seals - SEALS, SEALS))),
        float(fronts),
        0.0 if side.companions[seat] == GENERAL_SUPPLY else 1.0,
        1.0 if seals >= SEALS else 0.0,
    ]
