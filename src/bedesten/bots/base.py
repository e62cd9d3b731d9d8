"""What a bot is."""

from typing import Any

from bedesten.core.ids import Action


class Budget:
    """How long a bot may think about one decision: so many seconds, or so many steps of its thought whatever
    the time they take, which a repeatable study wants."""

    def __init__(self, seconds: float = 1.0, iterations: int = 0) -> None:
        self.seconds = seconds
        self.iterations = iterations  # 0: only the seconds count


class Bot:
    """Chooses for one seat. Subclass it, and add a line to the catalog."""

    looks = True  # False for a bot that never reads its view, which then need not be built

    def choose(self, v: Any, options: list[Action], budget: Budget) -> Action:
        """One of the options. `v` is the game's View of this bot's seat (None unless it looks)."""
        raise NotImplementedError
