"""Monte Carlo tree search over what one seat may know: every iteration imagines the rest anew."""

from typing import Any

from bedesten.bots.evaluate.base import Evaluation, softmax
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
        self.first.heed(evaluation.advice(view, options), evaluation.trust)
        self.iterations = 0

    def run(self, iterations: int) -> None:
        """Go on for a number of iterations."""
        for _ in range(iterations):
            self.iterate()
        self.iterations += iterations

    def iterate(self) -> None:
        """Imagine, go down the tree, play on for a while, evaluate, and tell all who chose on the way."""
        game, dice, evaluation, node = self.game, self.dice, self.evaluation, self.root
        s = game.imagine(self.view, dice)
        forks: list[Fork] = []
        nodes: list[Node] = []
        seat = game.to_move(s)
        while seat != OVER:
            options = game.legal(s)
            if seat == self.first.seat or evaluation.rivals:
                fork = self.fork(node, s, seat, options)
                node = fork.select(evaluation.c_puct)
                forks.append(fork)
                nodes.append(node)
                game.apply(s, node.action)
            else:
                game.apply(s, evaluation.pick(s, seat, options, dice))
            seat = advance(game, s, dice)
            if node.visits == 0:
                self.play_on(s)
                break
        values = evaluation.values(s)
        for i in range(len(forks)):
            forks[i].learn(nodes[i], values[forks[i].seat])

    def fork(self, node: Node, s: State, seat: int, options: list[Action]) -> Fork:
        fork = node.fork(seat, options)
        if fork is None:
            fork = node.open(seat, options, softmax(self.evaluation.scores(s, seat, options)))
        return fork

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
