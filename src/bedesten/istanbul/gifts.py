"""What cards and dice give in any game: a card of the draw pile, a good of choice. IST-CARD-4, IST-GEN-4."""

from typing import Any, TypeAlias

from bedesten.core.ids import Action
from bedesten.core.step import Step
from bedesten.istanbul.ids import GAIN, GOODS
from bedesten.istanbul.kernel import Ask, Do, State

# what dice bring, in order: L lira, X a good of choice, R G Y B goods, D a bonus card; boxes add letters
Reward: TypeAlias = tuple[tuple[str, int], ...]


class TakeBonus(Do):
    """The next bonus card of the draw pile, if there is one. IST-CARD-4."""

    def run(self, s: State) -> None:
        if s.can_draw():
            s.draw_card(self.seat)


class RewardGood(Ask):
    """D-REWARD-GOOD and its like: a good with room; void if there is none. IST-GEN-4."""

    def options(self, s: State) -> list[Action]:
        return s.with_room(self.seat, GAIN)

    def answer(self, s: State, a: Action) -> None:
        s.gain_good(self.seat, a - GAIN, 1)


def give(s: State, seat: int, kind: str, count: int) -> list[Step[Any]]:
    """One part of a reward: what lies ready is given at once, the rest are steps."""
    if kind == "L":
        s.gain_lira(seat, count)
        return []
    if kind == "D":
        return [TakeBonus(seat) for _ in range(count)]
    if kind == "X":
        return [RewardGood(seat) for _ in range(count)]
    s.gain_good(seat, GOODS.index(kind), count)
    return []
