"""A game: its rules, how its positions are written, and what people are shown of it."""

from bedesten.core.guide import Guide
from bedesten.core.notation import Notation
from bedesten.core.rules import Rules, S, Setup, State, V
from bedesten.moved import forward

__all__ = ["Game", "Setup", "State"]


class Game(Rules[S, V]):
    """The rules of one game, with its notation and its guide."""

    notation: Notation[S, V]
    guide: Guide[S]

    def for_setup(self, setup: Setup) -> "Game[S, V]":
        """The game as this setup plays it."""
        return self


# what a game of one contract with everything in it had
forward(Game, {"fitted": "for_setup", "is_way_out": "guide.is_pass"})
forward(Game, {name: f"notation.{name}" for name in vars(Notation) if name[0] != "_"})
forward(Game, {name: f"guide.{name}" for name in vars(Guide) if name[0] != "_"})
