"""What can be chosen when a table is set up."""

from bedesten import catalog
from bedesten.server.errors import Refused
from bedesten.server.protocol import Game, Players

SHOWN = ["istanbul", "istanbul+mocha"]  # the games that the page can draw


def games() -> list[Game]:
    return [described(name) for name in SHOWN]


def known(name: str) -> str:
    """A game of the house; Refused names them."""
    if name not in catalog.GAMES:
        raise Refused(400, f"game '{name[:40]}' is unknown: expected {', '.join(catalog.GAMES)}")
    return name


def described(name: str) -> Game:
    game = catalog.game(name)
    players = Players(game.min_players, game.max_players)
    goals = [game.goal(count) for count in range(players.min, players.max + 1)]
    return Game(name, players, game.layouts, game.variants, catalog.bots(name), game.faces(), goals)
