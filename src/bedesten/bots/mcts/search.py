"""Search over what one seat may know: every iteration imagines the rest anew, decides within the turn, and
lets everybody play on as they would, always for as long: what is tried often must not be judged later."""

from typing import Any

from bedesten.bots.evaluate.base import Evaluation, softmax
from bedesten.bots.mcts.node import Fork, Node
from bedesten.core.dice import Dice
from bedesten.core.game import Game, State
from bedesten.core.ids import Action
from bedesten.core.playout import advance, playout


class Search:
    """Grows a tree from one view, of what the viewer may still decide in this turn."""

    def __init__(
        self,
        game: Game[Any, Any],
        evaluation: Evaluation,
        view: Any,
        options: list[Action],
        dice: Dice,
        kept: Node | None = None,
    ) -> None:
        self.game = game
        self.evaluation = evaluation
        self.view = view
        self.dice = dice
        self.seed = dice.below(1 << 30)
        self.root = kept or Node(-1, 1.0)  # what an earlier decision of the turn knows of this one
        s = game.imagine(view, dice)
        self.turn = game.turn(s)
        self.until = self.turn + evaluation.horizon(s)  # the turn before which everything is judged
        self.first = self.fork(self.root, s, game.to_move(s), options)
        self.policy = evaluation.playing_on(self.first.seat)
        self.first.heed(evaluation.advice(view, options), evaluation.trust)
        self.iterations = self.first.visits

    def run(self, iterations: int) -> None:
        """Go on for a number of iterations."""
        for _ in range(iterations):
            self.attempt(self.first.begin(self.evaluation.c_puct))
        self.iterations += iterations

    def attempt(self, node: Node) -> None:
        """Imagine, begin with an option, go down the tree, play on, and tell what was chosen on the way. All
        options are tried with the same luck, so that they differ by what they are worth."""
        game, first = self.game, self.first
        dice = Dice(self.seed + node.visits)
        s = game.imagine(self.view, dice)
        forks, nodes = [first], [node]
        game.apply(s, node.action)
        seat = advance(game, s, dice)
        while node.visits > 0 and seat == first.seat and game.turn(s) == self.turn:
            fork = self.fork(node, s, seat, game.legal(s))
            node = fork.select(self.evaluation.c_puct)
            forks.append(fork)
            nodes.append(node)
            game.apply(s, node.action)
            seat = advance(game, s, dice)
        value = self.judged(s, dice)
        for i in range(len(forks)):
            forks[i].learn(nodes[i], value)

    def fork(self, node: Node, s: State, seat: int, options: list[Action]) -> Fork:
        luck = self.evaluation.luck(s)
        fork = node.fork(seat, options, luck)
        if fork is None:
            fork = node.open(seat, options, softmax(self.evaluation.scores(s, seat, options)), luck)
        return fork

    def judged(self, s: State, dice: Dice) -> float:
        """What becomes of the viewer's share when everybody plays on."""
        evaluation = self.evaluation
        playout(self.game, s, dice, self.policy, self.until - self.game.turn(s))
        if evaluation.is_settling(s):
            playout(self.game, s, dice, self.policy)
        return evaluation.values(s)[self.first.seat]

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
