"""Kairo as the bots play it."""

from typing import Final

from bedesten.bots.greedy import ANY, Answer
from bedesten.bots.kairo.answers import answer
from bedesten.bots.kairo.search import KairoEvaluation

__all__ = ["ANSWERS", "KairoEvaluation", "evaluation"]

ANSWERS: Final[dict[str, Answer]] = {ANY: answer}
evaluation = KairoEvaluation
