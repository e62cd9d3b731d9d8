"""Choices of a seat that hardly wins any more, judged by how often it comes to the place it plays for."""

from collections.abc import Collection
from math import sqrt
from typing import Any, Final

from bedesten.bots.evaluate.base import Evaluation
from bedesten.bots.mcts import Choice, Comparison
from bedesten.bots.mcts.explain import SURE, follow
from bedesten.bots.mcts.search import Search
from bedesten.core.dice import Dice
from bedesten.core.game import Game
from bedesten.core.ids import OVER, Action
from bedesten.core.playout import TO_THE_END, playout
from bedesten.study.aim import among
from bedesten.study.judge import SEED, Look, Question

OTHERS: Final = 3  # options that look most promising beside what was played
TRIES: Final = 8  # of each of them, at first sight


def looked(game: Game[Any, Any], evaluation: Evaluation, q: Question) -> Look:
    """At first sight, by what the shares are some turns later: the option that is ahead for all one can tell
    by most, if any is."""
    search = Search(game, evaluation, q.view, q.options, Dice(SEED))
    turns = search.until - search.turn
    mine = [chance(search, q.place, q.played, i, turns) for i in range(TRIES)]
    best = Look(q.played, 0.0)
    for other in promising(search, (q.played,), OTHERS):
        ahead, error = paired(mine, [chance(search, q.place, other, i, turns) for i in range(TRIES)])
        if ahead > max(best.loss, SURE * error):
            best = Look(other, ahead)
    return best


def promising(search: Search, apart: Collection[Action], most: int) -> list[Action]:
    """The options that look best, apart from some."""
    others = [node for node in search.first.nodes if node.action not in apart]
    return [node.action for node in sorted(others, key=lambda each: -each.prior)[:most]]


def compared(
    game: Game[Any, Any],
    evaluation: Evaluation,
    q: Question,
    pair: tuple[Action, Action],
    tries: int,
    seed: int,
) -> Comparison:
    """To the end of every game that is imagined: places are known when it is over, and to nobody before."""
    search = Search(game, evaluation, q.view, q.options, Dice(seed))
    played, other = ([chance(search, q.place, a, i, TO_THE_END) for i in range(tries)] for a in pair)
    mine, better = (
        follow(search, Choice(a, sum(came) / tries, tries))
        for a, came in zip(pair, (played, other), strict=True)
    )
    return Comparison(*paired(played, other), mine, better)


def chance(search: Search, place: int, a: Action, attempt: int, turns: int) -> float:
    """Of the seat to come to the place, that many turns later in one imagined game: all options have the same
    luck in the same attempt."""
    game, dice, seat = search.game, Dice(search.seed + attempt), search.first.seat
    s = game.imagine(search.view, dice)
    game.apply(s, a)
    playout(game, s, dice, search.policy, turns)
    if search.evaluation.is_settling(s):
        playout(game, s, dice, search.policy)
    if game.to_move(s) == OVER:
        return float(game.ranking(s)[seat] <= place)
    return among(search.evaluation.values(s), seat, place)


def paired(mine: list[float], others: list[float]) -> tuple[float, float]:
    """By how much the others are more on average, and the standard error of that."""
    differences = [other - own for own, other in zip(mine, others, strict=True)]
    mean = sum(differences) / len(differences)
    variance = sum((each - mean) ** 2 for each in differences) / (len(differences) - 1)
    return mean, sqrt(variance / len(differences))
