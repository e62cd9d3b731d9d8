"""Which games are learned from: all numbers of players, and the setups that the slice of a box names."""

from typing import Final

from bedesten import catalog
from bedesten.core.dice import Dice
from bedesten.core.game import Setup

USUAL: Final = 4  # players: every third game, or every fourth


def options_of(name: str) -> list[dict[str, object]]:
    """Of the setup, in turns; the last box that names some decides."""
    named: list[list[dict[str, object]]] = catalog.brought(catalog.game(name), "SETUPS")
    return named[-1] if named else [{}]


def any_setup(name: str, dice: Dice) -> Setup:
    """One of them, four players more often than others."""
    game, options = catalog.game(name), options_of(name)
    players = dice.below(game.max_players - game.min_players + 2) + game.min_players
    return Setup(players if players <= game.max_players else USUAL, options[dice.below(len(options))])
