"""The first expansion: coffee, guild cards, a tavern with a barrier."""

from bedesten.mocha.game import Mocha

__all__ = ["Mocha"]
