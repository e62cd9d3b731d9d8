"""What can be chosen when a table is set up."""

from bedesten import catalog
from bedesten.server.protocol import Game, Players


def games() -> list[Game]:
    return [described(name) for name in catalog.GAMES]


def described(name: str) -> Game:
    game = catalog.game(name)
    players = Players(game.min_players, game.max_players)
    goals = [game.goal(count) for count in range(players.min, players.max + 1)]
    return Game(name, players, game.layouts, game.variants, catalog.bots(name), game.faces(), goals)
