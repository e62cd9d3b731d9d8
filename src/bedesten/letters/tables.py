"""The tables that are reconstructed and can be replaced: letters, copies of the cards, the dice reward."""

from typing import Final

from bedesten.istanbul.gifts import Reward
from bedesten.letters.ids import LAST_PLACE

LETTER: Final = "T"  # what the box adds to rewards


class Tables:
    """Replaceable data; never changed once it is made."""

    def __init__(self, letters: list[int], copies: list[int], rewards: list[Reward]) -> None:
        self.letters = letters  # by place: how many letters name it. LET-R1
        self.copies = copies  # of each new card, in the order of its table. LET-R2
        self.rewards = rewards  # by sum of the dice. LET-R3


WITHOUT: Final = [0, 7, 12, 17, 18, 19, 20, 25]  # no letter names these
LETTERS: Final = [0 if place in WITHOUT else 2 for place in range(LAST_PLACE + 1)]
COPIES: Final = [2] * 14 + [0]
REWARDS: Final[list[Reward]] = [
    *[()] * 2,
    *[(("L", 4),)] * 5,
    *[(("X", 1), ("L", 3))] * 3,
    *[((LETTER, 1), ("X", 1), ("L", 3))] * 3,
]
STANDARD: Final = Tables(LETTERS, COPIES, REWARDS)
