"""A board made ready for quick questions: sets of squares are bits of one number. KAI-BOARD, KAI-GEN-2."""

from typing import Final

from bedesten.core.ids import Action
from bedesten.kairo.ids import HUES, PURPLE, SQUARE
from bedesten.kairo.plan import Plan

BYTE: Final = 256
# of the nine squares in and around one, row by row: those that are there if it lies at an edge
NINE: Final = 0b111111111
NOT_WEST: Final = 0b110110110
NOT_EAST: Final = 0b011011011


class Board:
    """Which squares there are, what they are, and which are adjacent: only those that share a side."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.cols = plan.cols
        self.size = len(plan.squares)
        self.market = squares_with(plan.squares, ".C")
        self.restaurant = squares_with(plan.squares, "R")
        self.whole = self.market | self.restaurant
        self.zones = [self.restaurant if colour == PURPLE else self.market for colour in range(HUES)]
        self.section = plan.sections
        self.in_section = [0] * (max(plan.sections) + 1)
        for square, section in enumerate(plan.sections):
            if section > 0:
                self.in_section[section] |= 1 << square
        self.not_west = squares_where(self.size, self.cols, 0)
        self.not_east = squares_where(self.size, self.cols, self.cols - 1)
        self.beside = [self.four_sides(square) for square in range(self.size)]
        self.sight = [self.nine(square % self.cols) for square in range(self.size)]
        self.near = [self.around(1 << square) for square in range(self.size)]
        self.sides = [side_sets(beside) for beside in self.beside]
        # options by place and value of each byte of a set of squares
        self.bytes = (self.size + 7) // 8
        self.by_byte: list[list[list[Action]]] = [list_byte(at * 8) for at in range(self.bytes)]

    def four_sides(self, square: int) -> list[int]:
        """The squares to the north, east, south and west; -1 where the board ends. KAI-BOARD-9."""
        row, col = divmod(square, self.cols)
        around = [
            square - self.cols if row > 0 else -1,
            square + 1 if col + 1 < self.cols else -1,
            square + self.cols if square + self.cols < self.size else -1,
            square - 1 if col > 0 else -1,
        ]
        return [at if at >= 0 and self.whole >> at & 1 else -1 for at in around]

    def nine(self, col: int) -> int:
        """Which of the nine squares in and around one of this column are in neighbouring columns."""
        return (NOT_WEST if col == 0 else NINE) & (NOT_EAST if col == self.cols - 1 else NINE)

    def around(self, some: int) -> int:
        """All squares adjacent to one of these (and some of these themselves)."""
        spread = (some << 1 & self.not_west) | (some >> 1 & self.not_east)
        return (spread | some << self.cols | some >> self.cols) & self.whole

    def options(self, some: int) -> list[Action]:
        """SQUARE(q) for every square of a set, ascending."""
        options: list[Action] = []
        by_byte = self.by_byte
        for at, byte in enumerate(some.to_bytes(self.bytes, "little")):
            if byte:
                options += by_byte[at][byte]
        return options


def side_sets(beside: list[int]) -> list[int]:
    """By sides as bits (1 north, 2 east, 4 south, 8 west): the squares there."""
    sets = [0] * 16
    for sides in range(16):
        for side, square in enumerate(beside):
            if sides >> side & 1 and square >= 0:
                sets[sides] |= 1 << square
    return sets


def squares_with(squares: str, marks: str) -> int:
    some = 0
    for square, mark in enumerate(squares):
        if mark in marks:
            some |= 1 << square
    return some


def squares_where(size: int, cols: int, but: int) -> int:
    """All squares except those of one column."""
    some = 0
    for square in range(size):
        if square % cols != but:
            some |= 1 << square
    return some


def list_byte(first: int) -> list[list[Action]]:
    """By value of a byte: the lowest square, then those of the rest of the byte."""
    lists: list[list[Action]] = [[]]
    for byte in range(1, BYTE):
        low = byte & -byte
        lists.append([SQUARE + first + low.bit_length() - 1, *lists[byte ^ low]])
    return lists


def squares_in(some: int) -> list[int]:
    """The squares of a set, ascending."""
    squares: list[int] = []
    while some:
        low = some & -some
        squares.append(low.bit_length() - 1)
        some ^= low
    return squares
