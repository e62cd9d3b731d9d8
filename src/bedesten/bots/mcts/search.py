"""Monte Carlo tree search over what one seat may know: every iteration imagines the rest anew."""

from typing import Any

from bedesten.bots.evaluate.base import Evaluation, shares
from bedesten.bots.mcts.node import Fork, Node
from bedesten.core.dice import Dice
from bedesten.core.game import Game, State
from bedesten.core.ids import OVER, Action
from bedesten.core.playout import advance, playout


class Search:
    """Grows a tree from one view. Every seat chooses for itself, so values are one share per seat."""

    def __init__(
        self, game: Game[Any, Any], evaluation: Evaluation, view: Any, options: list[Action], dice: Dice
    ) -> None:
        self.game = game
        self.evaluation = evaluation
        self.view = view
        self.dice = dice
        self.root = Node(-1, 1.0)
        s = game.imagine(view, dice)
        self.first = self.fork(self.root, s, game.to_move(s), options)
        self.iterations = 0

    def run(self, iterations: int) -> None:
        """So many more iterations."""
        for _ in range(iterations):
            self.iterate()
        self.iterations += iterations

    def iterate(self) -> None:
        """Imagine, go down the tree, play on for a while, evaluate, and tell all who chose on the way."""
        game, dice, node, curiosity = self.game, self.dice, self.root, self.evaluation.curiosity
        s = game.imagine(self.view, dice)
        forks: list[Fork] = []
        nodes: list[Node] = []
        seat = game.to_move(s)
        while seat != OVER:
            fork = self.fork(node, s, seat, game.legal(s))
            node = fork.select(curiosity)
            forks.append(fork)
            nodes.append(node)
            game.apply(s, node.action)
            seat = advance(game, s, dice)
            if node.visits == 0:
                self.play_on(s)
                break
        backup(forks, nodes, self.evaluation.values(s))

    def fork(self, node: Node, s: State, seat: int, options: list[Action]) -> Fork:
        found = node.fork(seat, options)
        if found is None:
            found = node.open(seat, options, shares(self.evaluation.scores(s, seat, options)))
        return found

    def play_on(self, s: State) -> None:
        """To where the position can be judged."""
        evaluation = self.evaluation
        playout(self.game, s, self.dice, evaluation, evaluation.horizon(s))
        if evaluation.is_settling(s):
            playout(self.game, s, self.dice, evaluation)

    def best(self) -> Node:
        """The option tried most, and among equals the one that came off best."""
        best = self.first.nodes[0]
        for node in self.first.nodes:
            if (node.visits, node.total) > (best.visits, best.total):
                best = node
        return best

    def lead(self) -> int:
        """By how many tries the best option leads."""
        visits = sorted([node.visits for node in self.first.nodes])
        return visits[-1] - visits[-2]


def backup(forks: list[Fork], nodes: list[Node], values: list[float]) -> None:
    for i in range(len(forks)):
        fork, node = forks[i], nodes[i]
        value = values[fork.seat]
        fork.visits += 1
        fork.total += value
        node.visits += 1
        node.total += value
