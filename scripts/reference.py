"""The `master` of before, by which newer ones are measured: 500 iterations of a tree that reaches as far as
it grows, rivals and playouts by first sight. Nothing else uses it, and it is not to be improved."""

from typing import Any

from bedesten import catalog
from bedesten.bots.base import Bot, Budget
from bedesten.bots.evaluate.base import Evaluation, softmax
from bedesten.bots.mcts.node import Fork, Node
from bedesten.core.dice import Dice
from bedesten.core.game import Game
from bedesten.core.ids import OVER, Action
from bedesten.core.playout import advance

ITERATIONS = 500
NOISE = 0.5  # of first sight
ROUNDS = 2  # after the tree
PLANNED = {"kairo": 1}  # turns after the tree, where playouts plan; and a third of the iterations


class Reference(Bot):
    """Chooses as `master` did."""

    def __init__(self, game: Game[Any, Any], seed: int) -> None:
        self.game = game
        self.evaluation: Evaluation = catalog.evaluation(game)
        self.seed = seed
        self.planned = PLANNED.get(game.name, 0)

    def choose(self, v: Any, options: list[Action], budget: Budget) -> Action:
        if len(options) == 1:
            return options[0]
        root, dice = Node(-1, 1.0), Dice(self.seed)
        s = self.game.imagine(v, dice)
        first = self.fork(root, s, self.game.to_move(s), options)
        first.heed(self.evaluation.advice(v, options), self.evaluation.trust)
        left = ITERATIONS // 3 if self.planned else ITERATIONS
        while left > 0 and lead(first) <= left:
            self.iterate(v, root, first.seat, dice)
            left -= 1
        return max(first.nodes, key=lambda node: (node.visits, node.total)).action

    def iterate(self, v: Any, node: Node, me: int, dice: Dice) -> None:
        game, s = self.game, self.game.imagine(v, dice)
        forks: list[Fork] = []
        nodes: list[Node] = []
        seat = game.to_move(s)
        while seat != OVER:
            if seat == me:
                fork = self.fork(node, s, seat, game.legal(s))
                node = fork.select(self.evaluation.c_puct)
                forks.append(fork)
                nodes.append(node)
                game.apply(s, node.action)
            else:
                game.apply(s, self.pick(s, seat, dice))
            seat = advance(game, s, dice)
            if node.visits == 0:
                self.play_on(s, game.turn(s) + (self.planned or ROUNDS * s.players), dice)
                break
        value = self.evaluation.values(s)[me]
        for fork, node in zip(forks, nodes, strict=True):
            fork.learn(node, value)

    def fork(self, node: Node, s: Any, seat: int, options: list[Action]) -> Fork:
        known = node.fork(seat, options)
        return known or node.open(seat, options, softmax(self.evaluation.scores(s, seat, options)))

    def play_on(self, s: Any, until: int, dice: Dice) -> None:
        seat = advance(self.game, s, dice)
        while seat != OVER and (self.game.turn(s) < until or s.ending):
            self.game.apply(s, self.pick(s, seat, dice))
            seat = advance(self.game, s, dice)

    def pick(self, s: Any, seat: int, dice: Dice) -> Action:
        options = self.game.legal(s)
        if self.planned:
            return self.evaluation.pick(s, seat, options, dice)
        return self.evaluation.glance(s, seat, options, dice, NOISE)


def lead(first: Fork) -> int:
    """By how many tries the best option leads."""
    visits = sorted(node.visits for node in first.nodes)
    return visits[-1] - visits[-2]
