"""Kairo as the bots play it."""

from typing import Final

from bedesten.bots.greedy import ANY, Answer
from bedesten.bots.kairo.answers import answer
from bedesten.bots.kairo.encode import KairoEncoder
from bedesten.bots.kairo.search import KairoEvaluation
from bedesten.bots.kairo.tastes import inclined, liking

__all__ = ["ANSWERS", "SETUPS", "KairoEvaluation", "encoder", "evaluation", "inclined", "liking"]

ANSWERS: Final[dict[str, Answer]] = {ANY: answer}
encoder = KairoEncoder
evaluation = KairoEvaluation
SETUPS: list[dict[str, object]] = [
    {},
    {"start_mode": "fixed"},
    {"board": "courtyard-11x11"},
    {},
]
