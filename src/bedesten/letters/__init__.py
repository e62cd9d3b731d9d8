"""Letters & Seals: letters to deliver, seals to pay with, companions, and four places."""

from bedesten.letters.game import Letters

__all__ = ["Letters"]
