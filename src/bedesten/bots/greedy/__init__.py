"""The bot that plans a route to the next rubies, a few turns ahead, for itself alone."""

from bedesten.bots.greedy.bot import GreedyBot

__all__ = ["GreedyBot"]
