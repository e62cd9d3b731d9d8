"""The bot that plans for itself alone: a frame that asks the slices of the boxes."""

from bedesten.bots.greedy.bot import ANY, NO_ANSWER, Answer, GreedyBot

__all__ = ["ANY", "NO_ANSWER", "Answer", "GreedyBot"]
