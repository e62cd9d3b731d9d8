"""What a process does that studies a finished game: plain data comes in, plain data goes out."""

from dataclasses import dataclass
from functools import lru_cache
from time import perf_counter

from bedesten import catalog
from bedesten.bots.mcts import Comparison
from bedesten.core.game import Setup
from bedesten.core.ids import Action
from bedesten.study import Review, Study
from bedesten.study.judge import Look


@dataclass(frozen=True)
class Finished:
    """A game that is over, as it travels."""

    game: str
    players: int
    options: tuple[tuple[str, object], ...]
    scene: str
    actions: tuple[Action, ...]

    def study(self) -> Study:
        setup = Setup(self.players, dict(self.options), self.scene)
        game = catalog.game(self.game).for_setup(setup)
        return Study(game, setup, list(self.actions), catalog.evaluation(game))


def finished(game: str, setup: Setup, actions: list[Action]) -> Finished:
    return Finished(game, setup.players, tuple(setup.options.items()), setup.scene, tuple(actions))


@lru_cache(maxsize=2)
def known(game: Finished) -> Study:
    """In this process."""
    return game.study()


def think(game: Finished, seconds: float) -> Review:
    """For a while; this process remembers what was thought before. What there is then."""
    until, study = perf_counter() + seconds, known(game)
    while perf_counter() < until and study.think():
        pass
    return study.review()


def look(game: Finished, number: int) -> Look:
    """At the choice that made a step."""
    return known(game).look(number)


def compare(game: Finished, number: int, best: Action) -> Comparison:
    """What was played with what looked best."""
    return known(game).compare(number, best)
