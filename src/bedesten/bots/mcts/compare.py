"""Two options of a decision tried against each other with the same luck: which is better, and by how much."""

from dataclasses import dataclass, field
from math import sqrt
from typing import Any

from bedesten.bots.evaluate.base import Evaluation
from bedesten.bots.mcts.explain import SURE, Choice, child, follow
from bedesten.bots.mcts.node import Node
from bedesten.bots.mcts.search import Search
from bedesten.core.dice import Dice
from bedesten.core.game import Game
from bedesten.core.ids import Action


@dataclass(frozen=True)
class Comparison:
    """By how much the other option is better than the one that was played, with the standard error of the
    difference; what each of them brings and leads to. `further`: other options, each tried a little against
    the better one."""

    loss: float
    error: float
    played: Choice
    better: Choice
    further: list["Comparison"] = field(default_factory=list)

    @property
    def clear(self) -> bool:
        """Whether what was played is worse for all one can tell."""
        return self.loss > SURE * self.error


def compare(
    game: Game[Any, Any],
    evaluation: Evaluation,
    v: Any,
    options: list[Action],
    pair: tuple[Action, Action],
    tries: int,
    turns: int,
    seed: int,
) -> Comparison:
    """Of what was played and of another option, each tried so often: the nth try of both has the same dice
    and cards, so luck that is common to them makes no difference. They are judged after that many turns at
    least: what is judged at once differs by what the evaluation believes, and no error would tell."""
    search = Search(game, evaluation, v, options, Dice(seed))
    search.until = max(search.until, search.turn + turns)
    played, better = child(search.first, pair[0]), child(search.first, pair[1])
    differences = [0.0] * tries
    for i in range(tries):
        differences[i] = -value(search, played)
        differences[i] += value(search, better)
    mean = sum(differences) / tries
    variance = sum([(each - mean) * (each - mean) for each in differences]) / max(1, tries - 1)
    mine, other = (
        follow(search, Choice(node.action, node.total / tries, tries)) for node in (played, better)
    )
    return Comparison(mean, sqrt(variance / tries), mine, other)


def value(search: Search, node: Node) -> float:
    """What comes of one more try."""
    before = node.total
    search.attempt(node)
    return node.total - before
