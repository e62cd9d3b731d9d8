"""The only list of game and bot names, and where they become things."""

import os
import sys
from collections.abc import Callable
from functools import cache, lru_cache
from importlib import import_module
from importlib.metadata import entry_points
from typing import Any

from bedesten.bazaar.game import Bazaar
from bedesten.bazaar.notation import datafile as bazaar_data
from bedesten.bots.base import Bot
from bedesten.bots.evaluate.base import Evaluation
from bedesten.bots.evaluate.istanbul import IstanbulEvaluation, load
from bedesten.bots.evaluate.kairo import KairoEvaluation
from bedesten.bots.evaluate.kairo import load as kairo_weights
from bedesten.bots.greedy import GreedyBot
from bedesten.bots.levels import LEVELS, at_level
from bedesten.bots.mcts import MctsBot
from bedesten.bots.random import RandomBot
from bedesten.core.errors import BadSetup
from bedesten.core.game import Game
from bedesten.core.rulings import names, read
from bedesten.istanbul.game import Istanbul
from bedesten.istanbul.notation.datafile import RULINGS, only, options_of, parsed
from bedesten.kairo.game import Kairo
from bedesten.letters.game import Letters
from bedesten.letters.notation import datafile as letters_data
from bedesten.mocha.game import Mocha
from bedesten.mocha.notation import datafile as mocha_data

Maker = Callable[[Game[Any, Any], int], Bot]  # of the game it will play, and the seed of its own chance

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
EVALUATIONS: dict[str, Callable[[Game[Any, Any]], Evaluation]] = {
    **{
        name: lambda game: IstanbulEvaluation(game, load(game.name))
        for name in ("istanbul", "istanbul+mocha", "istanbul+letters", "istanbul+mocha+letters")
    },
    "kairo": lambda game: KairoEvaluation(game, kairo_weights()),
}
ENTRY_POINTS = "bedesten.bots"  # where other packages name their bots
PLUGINS = "bedesten.boxes"  # modules of other packages that register boxes and games
WITH = "BEDESTEN_WITH"  # modules that do so and are not installed, with commas between them


@cache
def game(name: str) -> Game[Any, Any]:
    """The game of this name; a game is immutable, so there is one of each."""
    if name not in GAMES:
        raise BadSetup(f"game '{name}' is unknown: expected {', '.join(GAMES)}")
    return GAMES[name]()


def register(name: str, made: Callable[[], Game[Any, Any]]) -> None:
    """A game of another package; its boxes are registered in `core.boxes`."""
    GAMES[name] = made


def load_plugins() -> None:
    """Processes that are started inherit what the environment names."""
    for point in entry_points(group=PLUGINS):
        point.load()
    for module in filter(None, os.environ.get(WITH, "").split(",")):
        import_module(module)


def boxes() -> list[str]:
    """All that games consist of, in the order of the games."""
    return list(dict.fromkeys(box for name in GAMES for box in game(name).boxes))


def data_options(game: str, text: str) -> dict[str, object]:
    """The options of the setup that own component data and rulings in a file stand for."""
    replaced = DATA[game](text) if game in DATA else options_of(text, {})
    return {**replaced, **ruling_options(game, parsed(text).get(RULINGS, {}), RULINGS)}


def ruling_options(name: str, said: Any, where: str) -> dict[str, object]:
    """Rulings of a game by name, each with one of its readings; BadSetup says what was expected."""
    known = game(name).rulings
    found = only(said, names(known), where)
    read(known, found, 1 + max(ruling.number for ruling in known))
    return found


def evaluation(game: Game[Any, Any]) -> Evaluation:
    """What search knows of a game: if nobody taught it more, the rules."""
    return EVALUATIONS.get(game.name, Evaluation)(game)


def level(name: str) -> Maker:
    return lambda game, seed: at_level(name, game, evaluation(game), seed)


# from the weakest to the strongest
BOTS: dict[str, Maker] = {
    "random": lambda game, seed: RandomBot(seed),
    "easy": level("easy"),
    "greedy": lambda game, seed: GreedyBot(seed),
    "medium": level("medium"),
    "hard": level("hard"),
    "master": level("master"),
}
STANDIN = "greedy"  # strong enough, and answers at once
# Not offered at tables, where nobody would like to wait for it; simulate and arena know it by name.
UNLISTED: dict[str, Maker] = {"mcts": lambda game, seed: MctsBot(game, evaluation(game), seed)}
KNOWS: dict[str, list[str]] = {
    **{level: list(EVALUATIONS) for level in LEVELS},
}  # the only games a bot can play; others play all
INVITED: list[str] = []  # bots of a host's own, by their names


def bots(game: str) -> list[str]:
    """The bots that can play this game: those of the house, then the guests."""
    return [name for name in [*BOTS, *guests()] if game in KNOWS.get(name, [game])]


def guests() -> list[str]:
    """Bots that installed packages registered, and those the host named."""
    return [*registered_names(tuple(sys.path)), *INVITED]


@lru_cache(maxsize=4)
def registered_names(path: tuple[str, ...]) -> list[str]:
    """Looked up once: every look reads what all installed packages say of themselves."""
    return sorted(entry_points(group=ENTRY_POINTS).names)


def invite(name: str) -> None:
    """A bot named as module:Class may be seated at tables from now on; BadSetup if it cannot be made."""
    maker(name)
    if name not in [*BOTS, *guests()]:
        INVITED.append(name)


def standin(game: str) -> str:
    """Who plays where nobody was named."""
    return STANDIN if STANDIN in bots(game) else next(iter(BOTS))


def bot(name: str, seed: int, played: Game[Any, Any] | None = None) -> Bot:
    """A new bot of this name for a game, the base game unless told; its own chance follows from the seed."""
    made = maker(name)
    played = game("istanbul") if played is None else played
    if played.name not in KNOWS.get(name, [played.name]):
        raise BadSetup(f"bot '{name}' does not play {played.name}: expected {', '.join(bots(played.name))}")
    return made(played, seed)


@cache
def maker(name: str) -> Maker:
    """A bot of the house, one another package registered, or a class named as module:Class."""
    house = BOTS | UNLISTED
    if name in house:
        return house[name]
    found = imported(name) if ":" in name else registered(name)
    if found is None:
        raise BadSetup(f"bot '{name}' is unknown: expected {', '.join(house)} or module:Class")
    return found


def imported(name: str) -> Maker | None:
    module, _, thing = name.partition(":")
    try:
        found: Maker | None = getattr(import_module(module), thing, None)
    except ImportError as error:
        raise BadSetup(f"bot '{name}': {error}") from None
    return found


def registered(name: str) -> Maker | None:
    for point in entry_points(group=ENTRY_POINTS, name=name):
        found: Maker = point.load()
        return found
    return None


load_plugins()
