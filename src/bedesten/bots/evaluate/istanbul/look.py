"""How an option looks at first sight: what it brings until the end of the turn, in lira."""

from bedesten.bots.evaluate.istanbul.turns import with_next
from bedesten.istanbul.kernel import State
from bedesten.istanbul.places.police import FamilyAct
from bedesten.mocha.tavern import ActAt


class Look:
    """At options that need no thought."""

    def __init__(self, worth: float = 0.0, free: bool = False) -> None:
        self.worth = worth
        self.free = free  # a free play: whatever else is offered can still be had after it

    def score(self, s: State, seat: int, x: int) -> float:
        """Of the option with argument x."""
        return self.worth


class WayLook(Look):
    """At options that take somebody to a place; `worth` is what that costs."""

    def go(self, s: State, seat: int, x: int, each: list[float]) -> float:
        """Of the option with argument x, where a turn at each place brings so much."""
        return with_next(s, x, each) - self.worth


def acting(s: State, seat: int) -> int:
    """Where the action takes place: a family member acts far from its merchant, and so does a barrier."""
    step = s.todo[-1]
    if isinstance(step, FamilyAct):
        return step.place
    return step.place if isinstance(step, ActAt) else s.here(seat)
