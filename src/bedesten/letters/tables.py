"""The tables that are reconstructed and can be replaced: letters, copies of the cards, the dice reward."""

from typing import Final

from bedesten.letters.ids import LAST_PLACE


class Reward:
    """What a sum of the dice brings. LET-R3."""

    def __init__(self, letters: int, goods: int, lira: int) -> None:
        self.letters = letters
        self.goods = goods
        self.lira = lira


class Tables:
    """Replaceable data; never changed once it is made."""

    def __init__(self, letters: list[int], copies: list[int], rewards: list[Reward]) -> None:
        self.letters = letters  # by place: how many letters name it. LET-R1
        self.copies = copies  # of each new card, in the order of its table. LET-R2
        self.rewards = rewards  # by sum of the dice. LET-R3


WITHOUT: Final = [0, 7, 12, 17, 18, 19, 20, 25]  # no letter names these
LETTERS: Final = [0 if place in WITHOUT else 2 for place in range(LAST_PLACE + 1)]
COPIES: Final = [2] * 14
REWARDS: Final = [Reward(0, 0, 0)] * 2 + [Reward(0, 0, 4)] * 5 + [Reward(0, 1, 3)] * 3 + [Reward(1, 1, 3)] * 3
STANDARD: Final = Tables(LETTERS, COPIES, REWARDS)
