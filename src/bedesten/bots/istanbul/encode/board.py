"""Where pieces are: rows with a field for every place of the game, in the order of their numbers."""

from typing import Final

from bedesten.bots.encode.pieces import NOT_YET, Bits, packed
from bedesten.istanbul.board import Board
from bedesten.istanbul.kernel import Rules

FAR: Final = 6.0  # steps
LINES: Final = 4.0  # rows and columns after the first
KEPT: Final = 4096  # boards


class Ways:
    """One board: where its places lie, and the steps from each to all."""

    def __init__(self, board: Board, numbers: list[int]) -> None:
        self.board = board
        self.numbers = numbers
        at, columns = board.at, board.columns
        rows = [at[place] // columns / LINES for place in numbers]
        self.lies = packed(rows + [at[place] % columns / LINES for place in numbers])
        self.rows = [NOT_YET] * len(board.at)  # by place

    def from_place(self, place: int) -> bytes:
        """The steps to all places, then where it is itself."""
        row = self.rows[place]
        if not row:
            steps = self.board.steps[place]
            far = [steps[other] / FAR for other in self.numbers]
            row = packed(far + [1.0 if other == place else 0.0 for other in self.numbers])
            self.rows[place] = row
        return row


class Plan:
    """The places of a game, and its boards as far as they were seen."""

    def __init__(self, rules: Rules) -> None:
        self.numbers = rules.numbers
        self.names = [rules.place_names[place] for place in self.numbers]
        self.sets = Bits([1 << place for place in self.numbers])  # of places as bits
        size = max(self.numbers) + 1
        self.only = [packed([float(p == place) for p in self.numbers]) for place in range(size)]
        self.boards: dict[Board, Ways] = {}

    def fields(self, name: str) -> list[str]:
        return [f"{name}:{place}" for place in self.names]

    def ways(self, board: Board) -> Ways:
        ways = self.boards.get(board)
        if ways is None:
            if len(self.boards) >= KEPT:
                self.boards.clear()
            ways = self.boards[board] = Ways(board, self.numbers)
        return ways
