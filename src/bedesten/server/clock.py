"""The time a seat has for its turn."""

from dataclasses import dataclass, field

Turn = tuple[int, int]  # the number of a turn, and who is asked in it
KEPT = 4  # turns whose deadline is remembered


@dataclass
class TurnClock:
    """`seconds` is 0 without a clock. A turn that comes back by undo keeps the deadline it had."""

    seconds: float
    turn: Turn | None = None
    deadlines: dict[Turn, float] = field(default_factory=dict)

    def start(self, turn: Turn | None, now: float, left: float | None = None) -> None:
        """Whose time runs from now on; None for nobody's."""
        self.turn = turn if self.seconds else None
        if self.turn is None or self.turn in self.deadlines:
            return
        self.deadlines[self.turn] = now + (self.seconds if left is None else left)
        for old in list(self.deadlines)[:-KEPT]:
            del self.deadlines[old]

    def deadline(self) -> float | None:
        return None if self.turn is None else self.deadlines[self.turn]

    def left(self, now: float) -> float:
        deadline = self.deadline()
        return 0.0 if deadline is None else max(0.0, deadline - now)
