"""The Great Bazaar: the base game with both expansions on one table of twenty-five places."""

from bedesten.bazaar.game import Bazaar

__all__ = ["Bazaar"]
