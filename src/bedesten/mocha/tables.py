"""The tables that are reconstructed and can be replaced: baksheesh side B and the dice reward."""

from typing import Final

# what a reward consists of
LIRA: Final = 0
COFFEE: Final = 1
GOODS: Final = 2


class Tables:
    """Replaceable data; never changed once it is made."""

    def __init__(self, baksheesh: list[list[int]], rewards: list[tuple[int, int]]) -> None:
        self.baksheesh = baksheesh  # by side: red, green, yellow, blue. Table 1.5
        self.rewards = rewards  # by sum of the dice: what, and how much of it. Table 1.8


SIDE_A: Final = [0, 0, 3, 0]
SIDE_B: Final = [3, 0, 0, 0]
REWARDS: Final = [(LIRA, 0)] * 2 + [(LIRA, 4)] * 4 + [(COFFEE, 2)] * 3 + [(GOODS, 2)] * 2 + [(LIRA, 10)] * 2
STANDARD: Final = Tables([SIDE_A, SIDE_B], REWARDS)
