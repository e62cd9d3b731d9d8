"""The last cards, the ranking, the tie breaks. IST-END."""

from typing import Final

from bedesten.core.ids import Action
from bedesten.istanbul import events as ev
from bedesten.istanbul.ids import DONE, IN_FINAL
from bedesten.istanbul.kernel import Do, State
from bedesten.istanbul.window import Window

TRIGGER: Final = [0, 0, 6, 5, 5, 5]  # rubies that trigger the end, by number of players
ONLY_DONE: Final = [DONE]


class FinalCards(Window):
    """D-FINAL: lira and goods cards only. IST-END-4."""

    def __init__(self, seat: int) -> None:
        super().__init__(seat, IN_FINAL)

    def choices(self, s: State) -> list[Action]:
        return ONLY_DONE

    def choose(self, s: State, a: Action) -> None:
        pass


class GameOver(Do):
    """Nothing is left to do."""

    def run(self, s: State) -> None:
        s.tell(ev.GAME_OVER, self.seat, [])


def score(s: State, seat: int) -> list[int]:
    """Rubies, then lira, then goods, then cards in hand. IST-END-5."""
    me = s.seats[seat]
    return [me.rubies, me.lira, sum(me.goods), sum(s.hands[seat])]


def ranking(s: State) -> list[int]:
    """1 for the winners; equals share a rank. IST-END-6."""
    scores = [score(s, seat) for seat in range(s.players)]
    return [1 + sum(1 for other in scores if other > mine) for mine in scores]
