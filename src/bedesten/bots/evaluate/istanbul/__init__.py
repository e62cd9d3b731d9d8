"""Istanbul as search sees it."""

from bedesten.bots.evaluate.istanbul.evaluation import IstanbulEvaluation
from bedesten.bots.evaluate.istanbul.weights import load

__all__ = ["IstanbulEvaluation", "load"]
