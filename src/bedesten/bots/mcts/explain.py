"""What a search thinks of a decision, to be told to people: the best options, and the plan behind them."""

from collections import Counter
from dataclasses import dataclass
from typing import Any, Final

from bedesten.bots.base import Budget
from bedesten.bots.evaluate.base import Evaluation
from bedesten.bots.mcts.bot import think
from bedesten.bots.mcts.node import Node
from bedesten.bots.mcts.search import Search
from bedesten.core.dice import Dice
from bedesten.core.game import Game, State
from bedesten.core.ids import OVER, Action
from bedesten.core.playout import advance

ROLLOUTS: Final = 40  # imagined games in which the plan is followed
FAR: Final = 5  # own turns after which nobody speaks of a plan


@dataclass(frozen=True)
class Choice:
    """An option, and what came of it on average."""

    action: Action
    share: float  # of the win that may be expected
    tries: int


@dataclass(frozen=True)
class Plan:
    """Where the seat will most often have more of what ranks it first, and in how many of its turns."""

    place: str
    turns: int  # 1: in this one


@dataclass(frozen=True)
class Explanation:
    choices: list[Choice]  # the one to choose first, then by how often they were tried
    plan: Plan | None


def explain(
    game: Game[Any, Any], evaluation: Evaluation, v: Any, options: list[Action], budget: Budget, seed: int
) -> Explanation:
    """The same seed, view and number of iterations give the same explanation."""
    search = Search(game, evaluation, v, options, Dice(seed))
    think(search, budget)
    nodes = sorted(search.first.nodes, key=lambda node: (node.visits, node.total), reverse=True)
    choices = [Choice(node.action, node.total / max(1, node.visits), node.visits) for node in nodes]
    return Explanation(choices, plan(search))


def plan(search: Search) -> Plan | None:
    """What most imagined games come to; None if that is nothing, or far away."""
    plans = Counter(rollout(search) for _ in range(ROLLOUTS))
    return plans.most_common(1)[0][0]


def rollout(search: Search) -> Plan | None:
    """One imagined game, played on as the search would, until the seat has gained."""
    game, dice, seat, node = search.game, search.dice, search.first.seat, search.root
    s = game.imagine(search.view, dice)
    had, own, moving = game.guide.tally(s, seat)[0], int(game.active(s) == seat), seat
    while moving != OVER and own <= FAR:
        turn = game.turn(s)
        a, node = choice(search, node, s, moving)
        before = game.guide.aim(s, seat)
        game.apply(s, a)
        place = game.guide.aim(s, seat) or before
        moving = advance(game, s, dice)
        if game.guide.tally(s, seat)[0] > had:
            return Plan(place, max(1, own)) if place else None
        own += game.turn(s) != turn and game.active(s) == seat
    return None


def choice(search: Search, node: Node, s: State, moving: int) -> tuple[Action, Node]:
    """What was tried most here, while the tree reaches; then what looks best."""
    options = search.game.legal(s)
    fork = node.fork(moving, options)
    if fork is None or fork.visits == 0:
        return search.evaluation.pick(s, moving, options, search.dice), node
    best = max(fork.nodes, key=lambda each: each.visits)
    return best.action, best
