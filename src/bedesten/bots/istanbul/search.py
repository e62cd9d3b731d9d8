"""Istanbul for search: who will win, and what looks promising."""

from bedesten.bots.evaluate.base import NO_HURRY
from bedesten.bots.evaluate.weighed import Weighed
from bedesten.bots.greedy import GreedyBot
from bedesten.bots.istanbul.scores import scores
from bedesten.bots.istanbul.skills import InPassing, skills_of
from bedesten.core.dice import Dice
from bedesten.core.game import State as CoreState
from bedesten.core.ids import Action
from bedesten.core.playout import Policy
from bedesten.istanbul.game import Istanbul
from bedesten.istanbul.kernel import State
from bedesten.istanbul.places.dice_places import ChangeDice


class Planning(Policy):
    """Everybody plans as greedy does: whoever only looks around would let plans come to nothing."""

    def __init__(self, game: Istanbul) -> None:
        self.game = game
        self.greedy = GreedyBot(0, game.boxes)

    def pick(self, s: CoreState, seat: int, options: list[Action], dice: Dice) -> Action:
        assert isinstance(s, State)
        return self.greedy.choose(self.game.peek(s, seat), options, NO_HURRY)


class Hurried(Planning):
    """Everybody plans, though less far."""

    def pick(self, s: CoreState, seat: int, options: list[Action], dice: Dice) -> Action:
        assert isinstance(s, State)
        v = self.game.peek(s, seat)
        return self.greedy.choose(InPassing(seat, v.table, v.cards, v.hand, v.glimpses), options, NO_HURRY)


class Unforeseen(Planning):
    """The viewer plans; of rivals nobody knows what they plan, so some of their choices are what looks good
    at first sight. Whoever expects them to plan as greedy does is prepared for greedy and nobody else."""

    def __init__(self, evaluation: "IstanbulEvaluation", game: Istanbul, viewer: int) -> None:
        super().__init__(game)
        self.evaluation = evaluation
        self.viewer = viewer

    def pick(self, s: CoreState, seat: int, options: list[Action], dice: Dice) -> Action:
        if seat != self.viewer and dice.below(100) < self.evaluation.stray:
            return self.evaluation.pick(s, seat, options, dice)
        return super().pick(s, seat, options, dice)


class IstanbulEvaluation(Weighed):
    """What a seat has, and how far its next rubies are."""

    def __init__(self, game: Istanbul) -> None:
        skills = skills_of(game.rules)
        super().__init__(game, skills.features, skills.weights)
        self.measures = skills.measures
        self.istanbul = game
        self.everybody = Planning(game)
        self.noise = 0.5
        self.rounds = 3
        self.lira = 0.3  # how much more likely an option is for every lira it brings

    def scores(self, s: CoreState, seat: int, options: list[Action]) -> list[float]:
        assert isinstance(s, State)
        return [self.lira * score for score in scores(s, seat, options)]

    def luck(self, s: CoreState) -> int:
        """Dice that may be changed."""
        assert isinstance(s, State)
        step = s.todo[-1] if s.todo else None
        return 1 + step.pair if isinstance(step, ChangeDice) else 0

    def features(self, s: CoreState, seat: int) -> list[float]:
        assert isinstance(s, State)
        values: list[float] = []
        for measure in self.measures:
            values += measure(s, seat)
        return values

    def playing_on(self, viewer: int) -> Policy:
        if self.hurried:
            return Hurried(self.istanbul)
        return Unforeseen(self, self.istanbul, viewer) if self.stray else self.everybody

    def horizon(self, s: CoreState) -> int:
        """Whole rounds, so that nobody is a turn ahead: enough of them to see what a plan comes to."""
        assert isinstance(s, State)
        return self.rounds * s.players

    def is_settling(self, s: CoreState) -> bool:
        """At most one turn each is left."""
        assert isinstance(s, State)
        return s.ending
