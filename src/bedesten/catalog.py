"""The only list of game and bot names, and where they become things."""

import os
import sys
from collections.abc import Callable
from contextlib import suppress
from functools import cache, lru_cache
from importlib import import_module
from importlib.metadata import entry_points
from typing import Any

from bedesten.bots.base import Bot
from bedesten.bots.evaluate.base import Evaluation
from bedesten.bots.greedy import GreedyBot
from bedesten.bots.learned.bot import learned, net_file
from bedesten.bots.levels import RIVALS, at_level
from bedesten.bots.mcts import MctsBot
from bedesten.bots.random import RandomBot
from bedesten.core.boxes import slices
from bedesten.core.errors import BadSetup
from bedesten.core.game import Game
from bedesten.core.rulings import names, read
from bedesten.istanbul.notation.datafile import RULINGS, only, options_of, parsed
from bedesten.stdio import StdioBot
from bedesten.stdio.talk import words

Maker = Callable[[Game[Any, Any], int], Bot]  # of the game it will play, and the seed of its own chance

# a class named as module:Class, or whatever makes the game
GAMES: dict[str, str | Callable[[], Game[Any, Any]]] = {
    "istanbul": "bedesten.istanbul.game:Istanbul",
    "istanbul+mocha": "bedesten.mocha.game:Mocha",
    "istanbul+letters": "bedesten.letters.game:Letters",
    "istanbul+mocha+letters": "bedesten.bazaar.game:Bazaar",
    "kairo": "bedesten.kairo.game:Kairo",
}
FIRST = next(iter(GAMES))  # where nothing else is said
ENTRY_POINTS = "bedesten.bots"  # where other packages name their bots
PLUGINS = "bedesten.boxes"  # modules of other packages that register boxes and games
WITH = "BEDESTEN_WITH"  # modules that do so and are not installed, with commas between them


@cache
def game(name: str) -> Game[Any, Any]:
    """The game of this name; a game is immutable, so there is one of each."""
    if name not in GAMES:
        raise BadSetup(f"game '{name}' is unknown: expected {', '.join(GAMES)}")
    made = GAMES[name]
    return thing(made)() if isinstance(made, str) else made()


def thing(name: str) -> Any:
    """What module:Class names; None if the module has none of that name."""
    module, _, attribute = name.partition(":")
    return getattr(import_module(module), attribute, None)


def register(name: str, made: str | Callable[[], Game[Any, Any]]) -> None:
    """A game of another package; its boxes are registered in `core.boxes`, and bring all the rest."""
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


def data_options(name: str, text: str) -> dict[str, object]:
    """The options of the setup that a file of component data and rulings stands for. A game whose tables can
    be replaced has a module `notation.datafile` beside it that reads them."""
    reader = None
    with suppress(ModuleNotFoundError):
        reader = thing(type(game(name)).__module__.rpartition(".")[0] + ".notation.datafile:read")
    replaced = reader(text) if reader else options_of(text, {})
    return {**replaced, **ruling_options(name, parsed(text).get(RULINGS, {}), RULINGS)}


def ruling_options(name: str, said: Any, where: str) -> dict[str, object]:
    """Rulings of a game by name, each with one of its readings; BadSetup says what was expected."""
    known = game(name).rulings
    agreed = only(said, names(known), where)
    read(known, agreed, 1 + max(ruling.number for ruling in known))
    return agreed


def brought(game: Game[Any, Any], name: str) -> list[Any]:
    """What the boxes of a game bring to the bots under this name."""
    return [getattr(box, name) for box in slices(game.boxes, "bedesten.bots") if hasattr(box, name)]


def evaluation(game: Game[Any, Any]) -> Evaluation:
    """What search knows of a game: if nobody taught it more, the rules."""
    made: Evaluation = [*brought(game, "evaluation"), Evaluation][0](game)
    return made


def level(name: str) -> Maker:
    return lambda game, seed: at_level(name, game, evaluation(game), seed)


# from the weakest to the strongest
BOTS: dict[str, Maker] = {
    "random": lambda game, seed: RandomBot(seed),
    "ozan": level("ozan"),
    "nilufer": level("nilufer"),
    "easy": level("easy"),
    "idris": level("idris"),
    "greedy": lambda game, seed: GreedyBot(seed, game.boxes),
    "medium": level("medium"),
    "ester": level("ester"),
    "hard": level("hard"),
    "hagop": level("hagop"),
    "master": level("master"),
    "safiye": level("safiye"),
}
STANDIN = "greedy"  # strong enough, and answers at once
# Not offered at tables (one takes all the time it is given, the other has no level): for simulate and arena.
UNLISTED: dict[str, Maker] = {
    "mcts": lambda game, seed: MctsBot(game, evaluation(game), seed),
    "learned": learned,
}
PROGRAM = "stdio:"  # before the command of a bot that is a program of its own
INVITED: list[str] = []  # bots of a host's own, by their names


def bots(name: str) -> list[str]:
    """The bots that can play this game: those of the house, then the guests."""
    return [bot for bot in [*BOTS, *guests()] if can_play(bot, game(name))]


def rivals(name: str) -> list[str]:
    """Those of them that people are offered: one for every level, then the guests."""
    return [bot for bot in bots(name) if bot in RIVALS or bot not in BOTS]


def can_play(bot: str, game: Game[Any, Any]) -> bool:
    """Greedy must be taught a game, and a learner must have learned it; all others ask the rules."""
    if bot == "learned":
        return net_file(game) is not None
    return bot != "greedy" or len(brought(game, "ANSWERS")) > 0


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
    if played is None and name == "greedy":
        return GreedyBot(seed)  # which plays whatever its view shows
    made = maker(name)
    played = game("istanbul") if played is None else played
    if not can_play(name, played):
        raise BadSetup(f"bot '{name}' does not play {played.name}: expected {', '.join(bots(played.name))}")
    return made(played, seed)


@cache
def maker(name: str) -> Maker:
    """A bot of the house, one another package registered, a class named as module:Class, or a program."""
    house = BOTS | UNLISTED
    if name in house:
        return house[name]
    if name.startswith(PROGRAM):
        return program(name.removeprefix(PROGRAM))
    guest = imported(name) if ":" in name else registered(name)
    if guest is None:
        raise BadSetup(
            f"bot '{name}' is unknown: expected {', '.join(house)}, module:Class or {PROGRAM}PROGRAM"
        )
    return guest


def program(command: str) -> Maker:
    """A bot in any language; BadSetup if it cannot be run."""
    words(command)
    return lambda game, seed: StdioBot(command, game, seed)


def imported(name: str) -> Maker | None:
    try:
        made: Maker | None = thing(name)
    except ImportError as error:
        raise BadSetup(f"bot '{name}': {error}") from None
    return made


def registered(name: str) -> Maker | None:
    for point in entry_points(group=ENTRY_POINTS, name=name):
        made: Maker = point.load()
        return made
    return None


load_plugins()
