"""The end: medals and coins count once, then the ranking. KAI-SCORE."""

from typing import Final

from bedesten.kairo import events as ev
from bedesten.kairo.ids import GOLD, SILVER
from bedesten.kairo.kernel import NOBODY, Do, State, Table
from bedesten.kairo.numbers import COINS_PER_VP

TALLIES: Final = ["vp"]  # there is no tie-breaker. KAI-SCORE-5


class FinalScoring(Do):
    """When all players have dropped out. KAI-END-7, KAI-SCORE-1 to KAI-SCORE-4."""

    def run(self, s: State) -> None:
        s.turn += 1
        s.active = NOBODY
        for seat in range(s.players):
            medals = medal_points(s, seat)
            s.score(seat, medals, ev.SCORED_MEDALS, [medals])
            coins = sum(s.purses[seat])
            s.score(seat, coins // COINS_PER_VP, ev.SCORED_COINS, [coins // COINS_PER_VP, coins])
        s.tell(ev.GAME_OVER, NOBODY, [])


def medal_points(t: Table, seat: int) -> int:
    """KAI-SCORE-1."""
    vp = t.rules.medal_vp
    return t.gold.count(seat) * vp[GOLD] + t.silver.count(seat) * vp[SILVER]


def ranking(s: State) -> list[int]:
    """1 for the winners; there is no tie-breaker, and equals share a rank. KAI-SCORE-5, KAI-SCORE-6."""
    return [1 + sum(1 for other in s.vp if other > mine) for mine in s.vp]
