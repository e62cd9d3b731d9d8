"""The bot that searches: many imagined games, more of them where they look good."""

from bedesten.bots.mcts.bot import MctsBot
from bedesten.bots.mcts.explain import Explanation, Plan, explain

__all__ = ["Explanation", "MctsBot", "Plan", "explain"]
