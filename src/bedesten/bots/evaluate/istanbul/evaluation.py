"""Istanbul for search: who will win, and what looks promising."""

from typing import Any

from bedesten.bots.base import Budget
from bedesten.bots.evaluate.base import Evaluation, shares
from bedesten.bots.evaluate.istanbul.features import features
from bedesten.bots.evaluate.istanbul.scores import scores
from bedesten.bots.greedy import GreedyBot
from bedesten.core.game import Game
from bedesten.core.game import State as CoreState
from bedesten.core.ids import Action
from bedesten.istanbul.kernel import State


class IstanbulEvaluation(Evaluation):
    """Looks at positions in which a turn begins: in the middle of one, goods and lira tell little."""

    def __init__(self, game: Game[Any, Any], weights: list[float]) -> None:
        super().__init__(game)
        self.weights = weights
        self.greedy = GreedyBot(0)
        self.rounds = 1
        self.noise = 0.5
        self.trust = 0.5
        self.rivals = False
        self.lira = 0.3  # how much more likely an option is for every lira it brings

    def scores(self, s: CoreState, seat: int, options: list[Action]) -> list[float]:
        assert isinstance(s, State)
        return [self.lira * score for score in scores(s, seat, options)]

    def advice(self, v: Any, options: list[Action]) -> Action:
        """Greedy plans further than first sight goes."""
        return self.greedy.choose(v, options, Budget())

    def values(self, s: CoreState) -> list[float]:
        """The more his position is worth, the more likely a player wins; the end needs no guess."""
        assert isinstance(s, State)
        if not s.todo:
            return super().values(s)
        return shares([self.worth(s, seat) for seat in range(s.players)])

    def worth(self, s: State, seat: int) -> float:
        found = features(s, seat)
        weights = self.weights
        total = 0.0
        for i in range(len(weights)):
            total += weights[i] * found[i]
        return total

    def horizon(self, s: CoreState) -> int:
        """Whole rounds, so that nobody is a turn ahead."""
        assert isinstance(s, State)
        return self.rounds * s.players

    def is_settling(self, s: CoreState) -> bool:
        """At most one turn each is left."""
        assert isinstance(s, State)
        return s.ending
