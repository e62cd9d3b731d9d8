"""The only list of game and bot names, and where they become things."""

from collections.abc import Callable
from functools import cache
from typing import Any

from bedesten.bazaar import datafile as bazaar_data
from bedesten.bazaar.game import Bazaar
from bedesten.bots.base import Bot
from bedesten.bots.greedy import GreedyBot
from bedesten.bots.random import RandomBot
from bedesten.core.errors import BadSetup
from bedesten.core.game import Game
from bedesten.istanbul.game import Istanbul
from bedesten.kairo.game import Kairo
from bedesten.letters import datafile as letters_data
from bedesten.letters.game import Letters
from bedesten.mocha import datafile as mocha_data
from bedesten.mocha.game import Mocha

GAMES: dict[str, Callable[[], Game[Any, Any]]] = {
    "istanbul": Istanbul,
    "istanbul+mocha": Mocha,
    "istanbul+letters": Letters,
    "istanbul+mocha+letters": Bazaar,
    "kairo": Kairo,
}
# games with tables that can be replaced, and who reads a file of them
DATA: dict[str, Callable[[str], dict[str, object]]] = {
    "istanbul+mocha": mocha_data.read,
    "istanbul+letters": letters_data.read,
    "istanbul+mocha+letters": bazaar_data.read,
}
BOTS: dict[str, Callable[[int], Bot]] = {"random": RandomBot, "greedy": GreedyBot}
KNOWS: dict[str, list[str]] = {
    "greedy": ["istanbul", "istanbul+mocha", "istanbul+letters", "istanbul+mocha+letters"]
}  # the only games a bot can play; others play all


@cache
def game(name: str) -> Game[Any, Any]:
    """The game of this name; a game is immutable, so there is one of each."""
    if name not in GAMES:
        raise BadSetup(f"game '{name}' is unknown: expected {', '.join(GAMES)}")
    return GAMES[name]()


def data_options(game: str, text: str) -> dict[str, object]:
    """The options of the setup that own component data stands for."""
    if game not in DATA:
        raise BadSetup(f"{game} has no data that can be replaced: expected {', '.join(DATA)}")
    return DATA[game](text)


def bots(game: str) -> list[str]:
    """The bots that can play this game."""
    return [name for name in BOTS if game in KNOWS.get(name, [game])]


def bot(name: str, seed: int) -> Bot:
    """A new bot of this name; its own chance follows from the seed."""
    if name not in BOTS:
        raise BadSetup(f"bot '{name}' is unknown: expected {', '.join(BOTS)}")
    return BOTS[name](seed)
