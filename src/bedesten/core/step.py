"""What waits to be done or decided: immutable steps on a stack."""

from typing import Generic, TypeVar

from bedesten.core.ids import CHANCE, Action

S = TypeVar("S")


class Step(Generic[S]):
    """One sentence of the rules, waiting. Holds a seat and a few public ints; clones share it."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.waits = True

    def args(self) -> list[int]:
        """What to hand to the class to make this step again."""
        return [self.seat]

    def run(self, s: S) -> None:
        """Effects only: do it."""
        raise AssertionError("only an effect runs by itself")

    def options(self, s: S) -> list[Action]:
        """Ascending, without repetition. A decision with nothing to offer is dropped."""
        raise AssertionError("an effect offers nothing")

    def answer(self, s: S, a: Action) -> None:
        """Carry out the chosen option; this step has been taken off the stack."""
        raise AssertionError("an effect asks nothing")

    def total(self, s: S) -> int:
        """Chance only: the sum of the odds."""
        raise AssertionError("only chance has odds")

    def odds(self, s: S) -> list[int]:
        """Chance only: integer weights beside options()."""
        raise AssertionError("only chance has odds")

    def outcome(self, s: S, nth: int) -> Action:
        """Chance only: the option in whose share of the odds the number nth < total falls."""
        raise AssertionError("only chance has odds")


class Effect(Step[S]):
    """Runs by itself when it comes to the top."""

    def __init__(self, seat: int) -> None:
        super().__init__(seat)
        self.waits = False


class Decision(Step[S]):
    """Waits for its seat."""


class Chance(Step[S]):
    """Waits for chance; `whose` is the seat it happens to. Planned only when there is an outcome."""

    def __init__(self, whose: int) -> None:
        super().__init__(CHANCE)
        self.whose = whose

    def args(self) -> list[int]:
        return [self.whose]

    def pile(self) -> str:
        """What it is drawn from, if all draw from the same; empty for what falls anew each time."""
        return ""

    def total(self, s: S) -> int:
        return sum(self.odds(s))

    def outcome(self, s: S, nth: int) -> Action:
        for option, weight in zip(self.options(s), self.odds(s), strict=True):
            nth -= weight
            if nth < 0:
                return option
        raise AssertionError("nth is less than the sum of the odds")
