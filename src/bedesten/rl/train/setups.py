"""Which games are learned from: all numbers of players and all layouts."""

from typing import Final

from bedesten import catalog
from bedesten.core.dice import Dice
from bedesten.core.game import Setup

LAYOUTS: Final = {
    "istanbul": ["random", "short", "random", "long", "random", "random"],
    "istanbul+mocha": ["first_play", "random"],
    "istanbul+letters": ["first_play", "random"],
    "istanbul+mocha+letters": ["random"],
}
OPTIONS: Final[dict[str, list[dict[str, object]]]] = {
    **{name: [{"layout": layout} for layout in layouts] for name, layouts in LAYOUTS.items()},
    "kairo": [{}, {"start_mode": "fixed"}, {"board": "courtyard-11x11"}, {}],
}
USUAL: Final = 4  # players: every third game, or every fourth


def any_setup(name: str, dice: Dice) -> Setup:
    """One of them, four players more often than others."""
    game = catalog.game(name)
    players = dice.below(game.max_players - game.min_players + 2) + game.min_players
    options = OPTIONS[name]
    return Setup(players if players <= game.max_players else USUAL, options[dice.below(len(options))])
