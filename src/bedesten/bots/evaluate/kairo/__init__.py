"""Kairo as search sees it."""

from bedesten.bots.evaluate.kairo.evaluation import KairoEvaluation
from bedesten.bots.evaluate.kairo.weights import load

__all__ = ["KairoEvaluation", "load"]
