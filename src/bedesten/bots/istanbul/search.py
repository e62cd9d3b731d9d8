"""Istanbul for search: who will win, and what looks promising."""

from bedesten.bots.evaluate.weighed import Weighed
from bedesten.bots.istanbul.scores import scores
from bedesten.bots.istanbul.skills import skills_of
from bedesten.core.dice import Dice
from bedesten.core.game import State as CoreState
from bedesten.core.ids import Action
from bedesten.istanbul.game import Istanbul
from bedesten.istanbul.kernel import State


class IstanbulEvaluation(Weighed):
    """What a seat has, and how far its next rubies are."""

    def __init__(self, game: Istanbul) -> None:
        skills = skills_of(game.rules)
        super().__init__(game, skills.features, skills.weights)
        self.measures = skills.measures
        self.rounds = 3
        self.lira = 0.3  # how much more likely an option is for every lira it brings

    def scores(self, s: CoreState, seat: int, options: list[Action]) -> list[float]:
        assert isinstance(s, State)
        return [self.lira * score for score in scores(s, seat, options)]

    def features(self, s: CoreState, seat: int) -> list[float]:
        assert isinstance(s, State)
        values: list[float] = []
        for measure in self.measures:
            values += measure(s, seat)
        return values

    def pick(self, s: CoreState, seat: int, options: list[Action], dice: Dice) -> Action:
        """Everybody plans as greedy does: whoever only looks around would let plans come to nothing."""
        return self.advice(self.game.peek(s, seat), options)

    def horizon(self, s: CoreState) -> int:
        """Whole rounds, so that nobody is a turn ahead: enough of them to see what a plan comes to."""
        assert isinstance(s, State)
        return self.rounds * s.players

    def is_settling(self, s: CoreState) -> bool:
        """At most one turn each is left."""
        assert isinstance(s, State)
        return s.ending
