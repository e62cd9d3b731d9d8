"""A game in which bots search, for comparing builds."""

from bedesten import catalog
from bedesten.bots.base import Budget
from bedesten.bots.play import play
from bedesten.core.game import Setup
from bedesten.core.ids import Action


def searched() -> list[Action]:
    """All actions of a game between search and greedy, chance included."""
    bots = [catalog.bot("mcts", 1), catalog.bot("greedy", 2), catalog.bot("mcts", 3)]
    return play(catalog.game("istanbul"), Setup(3), bots, "search", Budget(iterations=2)).actions
