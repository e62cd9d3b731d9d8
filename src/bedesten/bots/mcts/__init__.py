"""The bot that searches: many imagined games, more of them where they look good."""

from bedesten.bots.mcts.bot import MctsBot
from bedesten.bots.mcts.compare import Comparison, compare
from bedesten.bots.mcts.explain import NOTHING, Choice, Explanation, Plan, explain, plan_of, worth_telling

__all__ = [
    "NOTHING",
    "Choice",
    "Comparison",
    "Explanation",
    "MctsBot",
    "Plan",
    "compare",
    "explain",
    "plan_of",
    "worth_telling",
]
