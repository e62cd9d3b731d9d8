"""The bot: searches as long as its budget lasts, or until nothing can change its mind."""

from math import inf
from time import perf_counter
from typing import Any, Final

from bedesten.bots.base import Bot, Budget
from bedesten.bots.evaluate.base import Evaluation
from bedesten.bots.mcts.search import Search
from bedesten.core.dice import Dice
from bedesten.core.game import Game
from bedesten.core.ids import Action

MANY: Final = 1 << 40


class MctsBot(Bot):
    """What it chooses depends on seed, view, options and, if they are what limits it, iterations alone."""

    def __init__(self, game: Game[Any, Any], evaluation: Evaluation, seed: int) -> None:
        self.game = game
        self.evaluation = evaluation
        self.seed = seed

    def choose(self, v: Any, options: list[Action], budget: Budget) -> Action:
        if len(options) == 1:
            return options[0]
        return self.searched(v, options, budget).best().action

    def searched(self, v: Any, options: list[Action], budget: Budget) -> Search:
        """All that was tried within the budget."""
        search = Search(self.game, self.evaluation, v, options, Dice(self.seed))
        think(search, budget)
        return search


def think(search: Search, budget: Budget) -> None:
    """Stop early when the best option can no longer be overtaken."""
    began = perf_counter()
    left = budget.iterations or MANY
    while left > 0 and search.lead() <= left:
        search.run(1)
        left = left_of(budget, search.iterations, perf_counter() - began)


def left_of(budget: Budget, done: int, spent: float) -> int:
    """How many more iterations fit: by their number, and by the time they have taken so far."""
    left = budget.iterations - done if budget.iterations else MANY
    return left if budget.seconds == inf else min(left, int((budget.seconds - spent) * done / spent))
