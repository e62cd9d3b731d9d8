"""Kairo."""

from bedesten.kairo.game import Kairo

__all__ = ["Kairo"]
