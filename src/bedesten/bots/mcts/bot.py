"""The bot: searches as long as its budget lasts, or until nothing can change its mind."""

from math import inf
from time import perf_counter
from typing import Any, Final

from bedesten.bots.base import Bot, Budget
from bedesten.bots.evaluate.base import Evaluation
from bedesten.bots.mcts.node import Node
from bedesten.bots.mcts.search import Search
from bedesten.core.dice import Dice
from bedesten.core.game import Game
from bedesten.core.ids import Action

MANY: Final = 1 << 40


class MctsBot(Bot):
    """What it chooses depends on seed, view, options, what it chose before in the turn and, if they are what
    limits it, iterations alone."""

    def __init__(self, game: Game[Any, Any], evaluation: Evaluation, seed: int) -> None:
        self.game = game
        self.evaluation = evaluation
        self.seed = seed
        self.latest: Search | None = None
        self.kept: Node | None = None  # where its tree goes on

    def choose(self, v: Any, options: list[Action], budget: Budget) -> Action:
        if len(options) == 1:
            return options[0]
        return self.follow(self.searched(v, options, budget).best().action)

    def searched(self, v: Any, options: list[Action], budget: Budget) -> Search:
        """All that was tried within the budget, at earlier decisions of the turn too."""
        search = self.latest = Search(self.game, self.evaluation, v, options, Dice(self.seed), self.known(v))
        think(search, budget)
        return search

    def known(self, v: Any) -> Node | None:
        """What is left of the tree while the turn goes on."""
        if self.kept is None or self.latest is None:
            return None
        now = self.game.turn(self.game.imagine(v, Dice(self.seed)))
        return self.kept if now == self.latest.turn else None

    def follow(self, a: Action) -> Action:
        """The tree goes on where the game does."""
        nodes = self.latest.first.nodes if self.latest else []
        self.kept = next((node for node in nodes if node.action == a), None)
        return a


def think(search: Search, budget: Budget) -> None:
    """Stop early when the best option can no longer be overtaken."""
    began, before = perf_counter(), search.iterations
    left = budget.iterations or MANY
    while left > 0 and search.lead() <= left:
        search.run(1)
        left = left_of(budget, search.iterations, perf_counter() - began, before)


def left_of(budget: Budget, done: int, spent: float, before: int = 0) -> int:
    """How many more iterations fit: by their number, and by the time they have taken so far, those but that
    were done before."""
    left = budget.iterations - done if budget.iterations else MANY
    if budget.seconds == inf or not spent:  # in a browser the clock moves in steps
        return left
    return min(left, int((budget.seconds - spent) * (done - before) / spent))
