"""The only list of game and bot names, and where they become things."""

from collections.abc import Callable
from functools import cache
from typing import Any

from bedesten.bots.base import Bot
from bedesten.bots.greedy import GreedyBot
from bedesten.bots.random import RandomBot
from bedesten.core.errors import BadSetup
from bedesten.core.game import Game
from bedesten.istanbul.game import Istanbul
from bedesten.kairo.game import Kairo

GAMES: dict[str, Callable[[], Game[Any, Any]]] = {"istanbul": Istanbul, "kairo": Kairo}
BOTS: dict[str, Callable[[int], Bot]] = {"random": RandomBot, "greedy": GreedyBot}
ONLY: dict[str, list[str]] = {"greedy": ["istanbul"]}  # bots that know but some of the games


@cache
def game(name: str) -> Game[Any, Any]:
    """The game of this name; a game is immutable, so there is one of each."""
    if name not in GAMES:
        raise BadSetup(f"game '{name}' is unknown: expected {', '.join(GAMES)}")
    return GAMES[name]()


def bots(game: str) -> list[str]:
    """The bots that can play a game."""
    return [name for name in BOTS if game in ONLY.get(name, GAMES)]


def bot(name: str, seed: int) -> Bot:
    """A new bot of this name; its own chance follows from the seed."""
    if name not in BOTS:
        raise BadSetup(f"bot '{name}' is unknown: expected {', '.join(BOTS)}")
    return BOTS[name](seed)
