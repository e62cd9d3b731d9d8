"""The base game."""

from bedesten.istanbul.game import Istanbul

__all__ = ["Istanbul"]
