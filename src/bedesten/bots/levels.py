"""Levels for people: the same search with more or less time, and one rival who only sees what is near."""

from dataclasses import dataclass, replace
from typing import Any, Final

from bedesten.bots.base import Bot, Budget
from bedesten.bots.evaluate.base import Evaluation
from bedesten.bots.mcts import MctsBot
from bedesten.core.dice import Dice
from bedesten.core.game import Game
from bedesten.core.ids import Action


@dataclass(frozen=True)
class Level:
    """What makes a level. Iterations give it its strength, on whatever machine; seconds keep a slow machine
    from making people wait."""

    iterations: int = 0  # none: it goes by first sight
    seconds: float = 0.0
    noise: float = 0.0  # how far first sight strays; a ruby in reach stands out by more


LEVELS: Final = {
    "easy": Level(noise=0.3),
    "medium": Level(iterations=20, seconds=0.3),
    "hard": Level(iterations=180, seconds=0.9),
    "master": Level(iterations=500, seconds=4.0),
}


def level_of(name: str, evaluation: Evaluation) -> Level:
    """A level as it is in the game of this evaluation."""
    level = LEVELS[name]
    iterations = round(level.iterations * evaluation.pace)
    return replace(level, iterations=iterations, noise=level.noise * evaluation.blur)


class Glancer(Bot):
    """Takes what looks good at first sight, through some noise: it plans nothing, and overlooks a little."""

    def __init__(self, game: Game[Any, Any], evaluation: Evaluation, noise: float, seed: int) -> None:
        self.game = game
        self.evaluation = evaluation
        self.noise = noise
        self.dice = Dice(seed)

    def choose(self, v: Any, options: list[Action], budget: Budget) -> Action:
        if len(options) == 1:
            return options[0]
        s = self.game.imagine(v, self.dice)
        return self.evaluation.glance(s, self.game.to_move(s), options, self.dice, self.noise)


class Thinker(Bot):
    """Searches as its level says, whatever time there is."""

    def __init__(self, game: Game[Any, Any], evaluation: Evaluation, level: Level, seed: int) -> None:
        self.mcts = MctsBot(game, evaluation, seed)
        self.level = level

    def choose(self, v: Any, options: list[Action], budget: Budget) -> Action:
        return self.mcts.choose(v, options, self.budget(budget))

    def votes(self, v: Any, options: list[Action], budget: Budget, parts: int) -> list[int]:
        """How often each option was tried in one of some equal parts of the thought: several of these
        bots, each with a seed of its own, may think about the same at once, and their votes add up."""
        search = self.mcts.searched(v, options, self.budget(budget, parts))
        return [node.visits for node in search.first.nodes]

    def budget(self, given: Budget, parts: int = 1) -> Budget:
        """Where steps are counted (a study that can be repeated) the clock does not matter."""
        seconds = None if given.iterations else self.level.seconds
        return Budget(seconds, -(-self.level.iterations // parts))


def elected(options: list[Action], votes: list[list[int]]) -> Action:
    """The option with most votes of all, the first of equals."""
    return max(zip(options, map(sum, zip(*votes, strict=True)), strict=True), key=lambda each: each[1])[0]


def at_level(name: str, game: Game[Any, Any], evaluation: Evaluation, seed: int) -> Bot:
    """A bot of one of the levels."""
    level = level_of(name, evaluation)
    if level.iterations == 0:
        return Glancer(game, evaluation, level.noise, seed)
    return Thinker(game, evaluation, level, seed)
