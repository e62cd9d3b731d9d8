"""What evaluations have in common that weigh features of every seat."""

from typing import Any

from bedesten.bots.base import Budget
from bedesten.bots.evaluate.base import Evaluation, shares
from bedesten.bots.greedy import GreedyBot
from bedesten.core.game import Game, State
from bedesten.core.ids import Action


class Weighed(Evaluation):
    """Looks at positions in which a turn begins: in the middle of one, what somebody has tells little."""

    def __init__(self, game: Game[Any, Any], weights: list[float]) -> None:
        super().__init__(game)
        self.weights = weights
        self.greedy = GreedyBot(0)
        self.rounds = 1
        self.trust = 0.5
        self.rivals = False

    def features(self, s: State, seat: int) -> list[float]:
        """Beside the weights."""
        raise NotImplementedError

    def advice(self, v: Any, options: list[Action]) -> Action:
        """Greedy plans further than first sight goes."""
        return self.greedy.choose(v, options, Budget())

    def values(self, s: State) -> list[float]:
        """The more his position is worth, the more likely a player wins; the end needs no guess."""
        if not s.todo:
            return super().values(s)
        return shares([self.worth(s, seat) for seat in range(s.players)])

    def worth(self, s: State, seat: int) -> float:
        found = self.features(s, seat)
        weights = self.weights
        total = 0.0
        for i in range(len(weights)):
            total += weights[i] * found[i]
        return total

    def horizon(self, s: State) -> int:
        """Whole rounds, so that nobody is a turn ahead."""
        return self.rounds * s.players
