"""Istanbul for search: who will win, and what looks promising."""

from typing import Any, Final

from bedesten.bots.evaluate.istanbul.features import features
from bedesten.bots.evaluate.istanbul.scores import scores
from bedesten.bots.evaluate.net import Net
from bedesten.bots.evaluate.weighed import Weighed
from bedesten.core.game import Game
from bedesten.core.game import State as CoreState
from bedesten.core.ids import Action
from bedesten.istanbul.kernel import State

# What expansions add makes iterations dearer and games longer, and fewer of them are as strong.
PACES: Final = {"istanbul+mocha": 0.6, "istanbul+letters": 0.5, "istanbul+mocha+letters": 0.5}


class IstanbulEvaluation(Weighed):
    """What a seat has, and how far its next rubies are."""

    def __init__(self, game: Game[Any, Any], net: Net) -> None:
        super().__init__(game, net)
        self.pace = PACES.get(game.name, 1.0)
        self.noise = 0.5
        self.rounds = 2
        self.lira = 0.3  # how much more likely an option is for every lira it brings

    def scores(self, s: CoreState, seat: int, options: list[Action]) -> list[float]:
        assert isinstance(s, State)
        return [self.lira * score for score in scores(s, seat, options)]

    def features(self, s: CoreState, seat: int) -> list[float]:
        assert isinstance(s, State)
        return features(s, seat)

    def horizon(self, s: CoreState) -> int:
        """Whole rounds, so that nobody is a turn ahead; one alone tells less of where a plan leads."""
        assert isinstance(s, State)
        return self.rounds * s.players

    def is_settling(self, s: CoreState) -> bool:
        """At most one turn each is left."""
        assert isinstance(s, State)
        return s.ending
