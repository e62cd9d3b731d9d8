"""The time a seat has for its turn. It is counted: setting the wall clock changes nothing."""

from dataclasses import dataclass, field
from time import monotonic, time

Turn = tuple[int, int]  # the number of a turn, and who is asked in it
KEPT = 4  # turns whose deadline is remembered


@dataclass
class TurnClock:
    """`seconds` is 0 without a clock. A turn that comes back by undo keeps the deadline it had."""

    seconds: float
    turn: Turn | None = None
    deadlines: dict[Turn, float] = field(default_factory=dict)
    told: dict[Turn, float] = field(default_factory=dict)  # the same by the wall clock, to show it

    def start(self, turn: Turn | None, left: float | None = None) -> None:
        """Whose time runs from now on; None for nobody's."""
        self.turn = turn if self.seconds else None
        if self.turn is None or self.turn in self.deadlines:
            return
        seconds = self.seconds if left is None else left
        self.deadlines[self.turn] = monotonic() + seconds
        self.told[self.turn] = time() + seconds
        for old in list(self.deadlines)[:-KEPT]:
            del self.deadlines[old], self.told[old]

    def forget(self) -> None:
        """Whoever is asked next has all of their time."""
        self.deadlines.clear()
        self.told.clear()
        self.turn = None

    def deadline(self) -> float | None:
        """In seconds since 1970, for whoever looks."""
        return None if self.turn is None else self.told[self.turn]

    def left(self) -> float:
        return 0.0 if self.turn is None else max(0.0, self.deadlines[self.turn] - monotonic())
