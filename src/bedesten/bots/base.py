"""What a bot is."""

from math import inf
from typing import Any

from bedesten.core.ids import Action


class Unanswered(Exception):
    """A bot that runs outside the house gave no answer that counts; the message says why."""


class Budget:
    """How long a bot may think about one decision: in seconds, in steps of its thought, or whichever comes
    first; a second if nothing is said. A study that can be repeated counts steps alone."""

    def __init__(self, seconds: float | None = None, iterations: int = 0) -> None:
        self.iterations = iterations  # 0: as many as there is time for
        self.seconds = (inf if iterations else 1.0) if seconds is None else seconds


class Bot:
    """Chooses for one seat. Subclass it, and add a line to the catalog."""

    looks = True  # False for a bot that never reads its view, which then need not be built

    def choose(self, v: Any, options: list[Action], budget: Budget) -> Action:
        """One of the options. `v` is the game's View of this bot's seat (None unless it looks)."""
        raise NotImplementedError
