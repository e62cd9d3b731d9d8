"""Kairo for search: who will win, and which turns look promising."""

from pathlib import Path
from typing import Any

from bedesten.bots.evaluate.base import GRAINS
from bedesten.bots.evaluate.weighed import Weighed
from bedesten.bots.kairo.answers import worths
from bedesten.bots.kairo.features import FEATURES, features
from bedesten.bots.kairo.market import Market
from bedesten.bots.kairo.plans import plans
from bedesten.core.dice import Dice
from bedesten.core.game import Game
from bedesten.core.game import State as CoreState
from bedesten.core.ids import Action
from bedesten.kairo.draft import Build
from bedesten.kairo.ids import COLOUR
from bedesten.kairo.kernel import State


class KairoEvaluation(Weighed):
    """Its playouts plan whole turns as greedy does."""

    def __init__(self, game: Game[Any, Any]) -> None:
        super().__init__(game, FEATURES, Path(__file__).with_name("weights.toml"))
        self.noise = 0.4
        self.pace = 5.0
        self.blur = 8.0  # first sight is nearly greedy's here: whoever is to see less must see through a mist
        self.point = 0.5  # how much more likely an option is for every point it promises
        self.planned: State | None = None  # the game for which a turn was planned last …
        self.turn = 0  # … which one …
        self.plan: tuple[Action, ...] = ()  # … and how

    def scores(self, s: CoreState, seat: int, options: list[Action]) -> list[float]:
        assert isinstance(s, State)
        return [self.point * worth for worth in worths(Market(s, seat, s.deck), s.draft, options)]

    def pick(self, s: CoreState, seat: int, options: list[Action], dice: Dice) -> Action:
        """A turn is planned once, and then announced as it was planned."""
        assert isinstance(s, State)
        if not s.draft and options[0] >= COLOUR:
            return super().pick(s, seat, options, dice)
        if s is not self.planned or s.turn != self.turn:
            self.planned, self.turn = s, s.turn
            self.plan = self.planned_turn(s, seat, dice)
        return self.plan[len(s.draft)]

    def planned_turn(self, s: State, seat: int, dice: Dice) -> tuple[Action, ...]:
        """The one that looks best through some noise, of those that go on as it was begun."""
        best: tuple[Action, ...] = ()
        most, grain = -1e9, dice.below(GRAINS)
        for plan in plans(Market(s, seat, s.deck), Build(s.draft), s.draft):
            grain = (grain * 1664525 + 1013904223) % GRAINS
            worth = self.point * plan.worth + self.noise * grain / GRAINS
            if worth > most:
                best, most = plan.actions, worth
        return best

    def features(self, s: CoreState, seat: int) -> list[float]:
        assert isinstance(s, State)
        return features(s, seat)

    def horizon(self, s: CoreState) -> int:
        """To the end of the turn: playouts are expensive here, and a round of them tells no more."""
        return 1

    def is_settling(self, s: CoreState) -> bool:
        """What is left is to build while coins and cards last."""
        assert isinstance(s, State)
        return s.ending
