"""The bot: searches as long as its budget lasts, or until nothing can change its mind."""

from time import perf_counter
from typing import Any, Final

from bedesten.bots.base import Bot, Budget
from bedesten.bots.evaluate.base import Evaluation
from bedesten.bots.mcts.search import Search
from bedesten.core.dice import Dice
from bedesten.core.game import Game
from bedesten.core.ids import Action

STRIDE: Final = 16  # iterations between two looks at the clock


class MctsBot(Bot):
    """What it chooses depends on seed, view, options and, if they are what limits it, iterations alone."""

    def __init__(self, game: Game[Any, Any], evaluation: Evaluation, seed: int) -> None:
        self.game = game
        self.evaluation = evaluation
        self.seed = seed

    def choose(self, v: Any, options: list[Action], budget: Budget) -> Action:
        if len(options) == 1:
            return options[0]
        search = Search(self.game, self.evaluation, v, options, Dice(self.seed))
        think(search, budget)
        return search.best().action


def think(search: Search, budget: Budget) -> None:
    """Stop early when the best option can no longer be overtaken."""
    if budget.iterations > 0:
        while search.lead() <= (left := budget.iterations - search.iterations) and left > 0:
            search.run(min(STRIDE, left))
        return
    began = perf_counter()
    spent, hope = 0.0, 1.0
    while spent < budget.seconds and search.lead() <= hope:
        search.run(STRIDE)
        spent = perf_counter() - began
        hope = (budget.seconds - spent) * search.iterations / spent
