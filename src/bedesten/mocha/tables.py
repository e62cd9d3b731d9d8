"""The tables that are reconstructed and can be replaced: baksheesh side B and the dice reward."""

from typing import Final

from bedesten.istanbul.gifts import Reward

# what the box adds to rewards
COFFEE: Final = "C"
GUILD_CARD: Final = "U"


class Tables:
    """Replaceable data; never changed once it is made."""

    def __init__(self, baksheesh: list[list[int]], rewards: list[Reward]) -> None:
        self.baksheesh = baksheesh  # by side: red, green, yellow, blue. Table 1.5
        self.rewards = rewards  # by sum of the dice. Table 1.8


SIDE_A: Final = [0, 0, 3, 0]
SIDE_B: Final = [3, 0, 0, 0]
REWARDS: Final[list[Reward]] = [
    *[()] * 2,
    *[(("L", 4),)] * 4,
    *[((COFFEE, 2),)] * 3,
    *[(("X", 2),)] * 2,
    *[(("L", 10),)] * 2,
]
STANDARD: Final = Tables([SIDE_A, SIDE_B], REWARDS)
