"""What evaluations have in common that weigh features of every seat."""

from pathlib import Path
from typing import Any

from bedesten.bots.evaluate.base import Evaluation, softmax
from bedesten.bots.evaluate.net import Net, read
from bedesten.bots.greedy import GreedyBot
from bedesten.core.game import Game, State


class Weighed(Evaluation):
    """Looks at positions in which a turn begins: in the middle of one, what somebody has tells little."""

    def __init__(self, game: Game[Any, Any], names: list[str], weights: Path) -> None:
        super().__init__(game)
        self.names = names  # of the features
        self.weights = weights  # the file of the net, see scripts/tune.py
        self.net: Net | None = None  # read when it is first asked
        self.adviser = GreedyBot(0, game.boxes)  # plans further than first sight goes
        self.trust = 0.5

    def features(self, s: State, seat: int) -> list[float]:
        """Beside their names."""
        raise NotImplementedError

    def values(self, s: State) -> list[float]:
        """The more their position is worth, the more likely a player wins; the end needs no guess."""
        if not s.todo:
            return super().values(s)
        net = self.net
        if net is None:
            net = self.net = read(self.weights, tuple(self.names))
        return softmax([net.worth(self.features(s, seat)) for seat in range(s.players)])
