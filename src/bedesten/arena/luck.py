"""What chance gave the seats of a game, and results from which it has been taken off.

Whatever anybody plays and however well positions are judged: the mean of an outcome's gift over all outcomes,
by their odds, is zero, so the luck of a game is zero on average, and a share less any fixed part of it
means the same as the share. The part is the one that leaves the least variance in the other deals; a deal has
no say in its own, so nothing is bent towards what came out. `tests/arena/test_luck.py` proves both by
playing everything that can happen.
"""

from typing import Any, Final

from bedesten.bots.evaluate.base import Evaluation
from bedesten.core.game import Game, Setup
from bedesten.core.ids import CHANCE, Action
from bedesten.core.play.match import opening
from bedesten.study.walk import Eye, luck_of

Deal = tuple[float, float]  # what a bot won in the games of a deal, and what chance gave it
LEAST: Final = 1e-9  # by which luck must differ to tell anything


def luck(game: Game[Any, Any], setup: Setup, actions: list[Action], evaluation: Evaluation) -> list[float]:
    """By seat, from the first turn on, as shares of the win."""
    s, eye = opening(game, setup), Eye(game, evaluation)
    given: list[float] = [0] * setup.players
    for a in actions:
        if game.turn(s) > 0 and game.to_move(s) == CHANCE:
            given = [sum(both) for both in zip(given, luck_of(eye, s, a).given, strict=True)]
        game.apply(s, a)
    return given


def without_luck(deals: list[Deal]) -> list[float]:
    """What was won in each deal, less the part of its luck that the other deals tell to take off."""
    together = sums(deals)
    others = [[whole - mine for whole, mine in zip(together, sums([deal]), strict=True)] for deal in deals]
    return [won - part(*rest) * lucky for (won, lucky), rest in zip(deals, others, strict=True)]


def sums(deals: list[Deal]) -> list[float]:
    """Of the deals, of what was won, of luck, of luck squared and of both together."""
    terms = [(1, won, lucky, lucky * lucky, won * lucky) for won, lucky in deals]
    return [sum(column) for column in zip(*terms, strict=True)]


def part(count: float, won: float, lucky: float, squares: float, both: float) -> float:
    """How much more is won by who has so much more luck; nothing if all have had the same."""
    spread = count * squares - lucky * lucky
    return (count * both - won * lucky) / spread if spread > LEAST else 0
