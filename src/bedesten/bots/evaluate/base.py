"""What an evaluation is, and the one that fits every game."""

from math import exp
from typing import Any, Final

from bedesten.bots.base import Bot, Budget
from bedesten.core.dice import Dice
from bedesten.core.game import Game, State
from bedesten.core.ids import OVER, Action
from bedesten.core.playout import TO_THE_END, Policy

GRAINS: Final = 1 << 31
NOBODY_SAYS: Final = -1
NO_HURRY: Final = Budget()


class Evaluation(Policy):
    """Knows nothing but the rules: every option looks alike, and only the end of the game tells who stands
    well. A game's own evaluation says more about each."""

    def __init__(self, game: Game[Any, Any]) -> None:
        self.game = game
        self.everybody: Policy = self  # how all play on, if nothing more is known of them
        self.pace = 1.0  # how much of a level's iterations this game is given: some are cheap
        self.blur = 1.0  # how far a level's noise goes in this game's scores
        self.noise = 1.0  # how much playouts stray from what looks best; where all looks alike they take any
        self.c_puct = 4.0  # how much search tries what looks promising rather than what came off well
        self.adviser: Bot | None = None  # somebody who plans
        self.trust = 0.0  # in the adviser, from 0 to 1
        self.hurried = False  # whether plans may look less far where everybody is imagined to play on
        self.stray = 0  # percent of rivals' choices that a search imagines at first sight

    def scores(self, s: State, seat: int, options: list[Action]) -> list[float]:
        """How promising each option looks at first sight: one more makes it e times as likely."""
        return [0.0] * len(options)

    def luck(self, s: State) -> int:
        """What chance has brought that is to be decided about, as a number: options may be the same after
        a good roll and a bad one."""
        return 0

    def advice(self, v: Any, options: list[Action]) -> Action:
        """What somebody who plans would choose for the viewer: asked once, where a search begins."""
        return NOBODY_SAYS if self.adviser is None else self.adviser.choose(v, options, NO_HURRY)

    def values(self, s: State) -> list[float]:
        """The share of the win each seat may expect; the shares add up to one."""
        ranks = self.game.ranking(s)
        if self.game.to_move(s) != OVER:
            return [1.0 / len(ranks)] * len(ranks)
        winners = ranks.count(1)
        return [1.0 / winners if rank == 1 else 0.0 for rank in ranks]

    def playing_on(self, viewer: int) -> Policy:
        """How everybody is imagined to play on in a search of the viewer's."""
        return self.everybody

    def horizon(self, s: State) -> int:
        """How many turns are played before a position is evaluated, that of the search included."""
        return TO_THE_END

    def is_settling(self, s: State) -> bool:
        """Whether so little is left to play that a playout had better go on to the end."""
        return False

    def pick(self, s: State, seat: int, options: list[Action], dice: Dice) -> Action:
        """What a playout takes."""
        return self.glance(s, seat, options, dice, self.noise)

    def glance(self, s: State, seat: int, options: list[Action], dice: Dice, noise: float) -> Action:
        """The option that looks best through some noise."""
        return best_seen(options, self.scores(s, seat, options), dice, noise)


def best_seen(options: list[Action], scores: list[float], dice: Dice, noise: float) -> Action:
    """The option with the highest score, through some noise."""
    best, most = options[0], -1e9
    grain = dice.below(GRAINS)
    for i in range(len(options)):
        grain = (grain * 1664525 + 1013904223) % GRAINS  # dice are too expensive to roll for each
        score = scores[i] + noise * grain / GRAINS
        if score > most:
            best, most = options[i], score
    return best


def softmax(scores: list[float]) -> list[float]:
    """Scores as shares of one."""
    most = max(scores)
    weights = [exp(score - most) for score in scores]
    total = sum(weights, 0.0)
    return [weight / total for weight in weights]
