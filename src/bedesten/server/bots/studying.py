"""What a process does that studies a finished game: plain data comes in, plain data goes out."""

from dataclasses import dataclass, replace
from functools import lru_cache
from time import perf_counter, process_time

from bedesten import catalog
from bedesten.bots.mcts import Comparison
from bedesten.core.game import Setup
from bedesten.core.ids import Action
from bedesten.study import Answers, Review, Study
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


def think(game: Finished, seconds: float, before: Answers, part: int, parts: int) -> Answers:
    """For a while about every nth of the open questions; returns what is new, and what time that took."""
    until, began = perf_counter() + seconds, process_time()
    study, answers = known(game), Answers()
    study.learn(before)
    for number in study.questions()[part::parts]:
        if perf_counter() >= until:
            break
        answers |= study.answer(number)
    return replace(answers, worked=process_time() - began)


def review(game: Finished, answers: Answers) -> Review:
    study = known(game)
    study.learn(answers)
    return study.review()


def look(game: Finished, number: int) -> Look:
    """At the choice that made a step."""
    return known(game).look(number)


def compare(game: Finished, number: int, look: Look) -> Comparison:
    """What was played with what else looked best."""
    return known(game).compare(number, look)
