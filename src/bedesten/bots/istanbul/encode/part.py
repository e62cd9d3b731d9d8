"""What a box that lies beside Istanbul adds to what a learner sees."""

from bedesten.bots.encode.words import Argument
from bedesten.bots.istanbul.encode.board import Plan
from bedesten.istanbul.kernel import Rules
from bedesten.istanbul.view import View


class Block:
    """A number in a step, such as a place or a roll: its fields, and their row by number."""

    def __init__(self, names: list[str], rows: dict[int, bytes], seat: bool = False) -> None:
        self.names = names
        self.rows = rows
        self.seat = seat  # whether the number is a seat, told as how many seats after the viewer's


class Part:
    """A box brings one by defining `sight(rules, plan) -> Part` in its slice; every list of names stands
    beside the pieces that the method of that name adds."""

    def __init__(self, rules: Rules, plan: Plan) -> None:
        self.rules = rules
        self.plan = plan
        self.table_names: list[str] = []
        self.seat_names: list[str] = []  # for every seat
        self.here_names: list[str] = []  # of a place that an option leads to
        self.steps: dict[str, list[str]] = {}  # by class name: the blocks of its numbers, without its seat
        self.blocks: dict[str, Block] = {}
        self.arguments: dict[str, Argument] = {}  # by kind

    def table(self, v: View, row: list[bytes]) -> None:
        """What lies open and is nobody's, and what else only the viewer sees."""

    def seat(self, v: View, seat: int, row: list[bytes]) -> None:
        """What a seat has."""

    def here(self, v: View, place: int) -> int:
        """What waits for the viewer on a place, as bits beside the names."""
        return 0

    def tolls(self, v: View, tolls: list[int]) -> None:
        """Add who else is paid, by place."""
