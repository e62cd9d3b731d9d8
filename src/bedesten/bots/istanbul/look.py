"""How places and options look at first sight: what they bring until the end of the turn, in lira."""

from typing import Final

from bedesten.core.ids import SPAN
from bedesten.istanbul.kernel import State
from bedesten.istanbul.pieces import Seat
from bedesten.istanbul.places.police import Errand

NEXT_TURN: Final = 0.5  # how much of what could be had in the turn after this one counts today


class Gain:
    """Of the action of a place; nothing where it is unknown or cannot be carried out."""

    def gain(self, s: State, me: Seat) -> float:
        return 0.0


class Walk:
    """What is gained by merely going somewhere."""

    def add(self, s: State, seat: int, worths: list[float]) -> None:
        """To what a turn of this seat brings, by place."""
        raise NotImplementedError


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
        """Of the option with argument x, where `each` is what a turn at each place brings."""
        return with_next(s, x, each) - self.worth


def acting(s: State, seat: int) -> int:
    """Where the action takes place: on an errand that is far from the merchant."""
    step = s.todo[-1]
    return step.place if isinstance(step, Errand) else s.here(seat)


def best_near(s: State, place: int, each: list[float]) -> float:
    """The best turn in reach of a place."""
    best = 0.0
    for a in s.board.near[place]:
        best = max(best, each[a % SPAN])
    return best


def with_next(s: State, place: int, each: list[float]) -> float:
    """A turn, and the best one that can follow it, of those that could be had already."""
    return each[place] + NEXT_TURN * best_near(s, place, each)
