"""The bot that searches: many imagined games, more of them where they look good."""

from bedesten.bots.mcts.bot import MctsBot

__all__ = ["MctsBot"]
