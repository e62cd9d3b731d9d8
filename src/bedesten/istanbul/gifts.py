"""What cards and dice give in any game: a card of the draw pile, a good of choice. IST-CARD-4, IST-GEN-4."""

from bedesten.core.ids import Action
from bedesten.istanbul.ids import GAIN
from bedesten.istanbul.kernel import Ask, Do, State


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
