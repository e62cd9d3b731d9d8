"""Layouts, and for a laid board who is how far from whom. IST-LAYOUT, IST-MOVE."""

from math import gcd
from typing import Final

from bedesten.core.ids import Action
from bedesten.istanbul.ids import BLACK_MARKET, FOUNTAIN, MOVE, MOVE_LONG, TEA

LAYOUTS: Final = {  # T-LAYOUT: row by row from top left
    "short": [15, 5, 2, 14, 4, 12, 7, 3, 8, 6, 11, 9, 13, 10, 1, 16],
    "long": [16, 2, 8, 11, 15, 7, 6, 4, 3, 5, 12, 1, 10, 9, 14, 13],
    "order": [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16],
}
ROWS: Final = 4
COLUMNS: Final = 4
CENTRE: Final = [5, 6, 9, 10]  # positions counted from 0
APART: Final = 3  # least distance of black market and tea house in a random layout
NEAR: Final = 2  # steps of an ordinary move
FAR: Final = 4  # steps of a long one, at most
ENDS: Final = 32  # an edge is a number: its lower place times this, plus its higher place
NO_EDGE: Final = 0


def distance(at: int, to: int, columns: int) -> int:
    """Steps between two positions; there are no diagonal ones."""
    return abs(at // columns - to // columns) + abs(at % columns - to % columns)


def edge_of(place: int, other: int) -> int:
    """The number of the border between two neighbouring places."""
    return min(place, other) * ENDS + max(place, other)


class Board:
    """One arrangement of the places, with the moves it allows; one edge may be closed."""

    def __init__(
        self, layout: list[int], columns: int, whole: "Board | None" = None, edge: int = NO_EDGE
    ) -> None:
        self.layout = layout
        self.columns = columns
        self.shut = edge
        self.at = [-1] * (max(layout, default=0) + 1)  # the position of every place, -1 if it is not in play
        for position, place in enumerate(layout):
            self.at[place] = position
        self.edges: list[int] = []  # between all neighbours, ascending, a closed one too
        self.beside: list[list[int]] = []  # the places one step away
        self.steps: list[list[int]] = []  # from place to place
        self.near: list[list[Action]] = []  # moves of one or two steps
        self.far: list[list[Action]] = []  # moves of three or four
        self.without: dict[int, Board] = {}  # by edge: this board with the edge closed, as far as asked
        self.rows: dict[int, list[int]] = {}  # by place: what lies far in a straight line, as far as asked
        if whole is None:
            self.measure()
        else:
            self.interrupt(whole)

    def measure(self) -> None:
        """All of it, with no edge closed."""
        places = range(len(self.at))
        self.edges = self.borders()
        self.beside = [self.around(place) for place in places]
        self.steps = [self.steps_from(place) for place in places]
        self.near = [self.reach(MOVE, place, 1, NEAR) for place in places]
        self.far = [self.reach(MOVE_LONG, place, NEAR + 1, FAR) for place in places]

    def steps_from(self, place: int) -> list[int]:
        """The distance to every place; 0 also for what is not in play."""
        steps = [0] * len(self.at)
        if self.at[place] >= 0:
            for other in self.layout:
                steps[other] = distance(self.at[place], self.at[other], self.columns)
        return steps

    def around(self, place: int) -> list[int]:
        """The places one step away, ascending."""
        if self.at[place] < 0:
            return []
        ahead = [self.ahead(place, direction) for direction in range(4)]
        return sorted([other for other in ahead if other > 0])

    def ahead(self, place: int, direction: int) -> int:
        """The next place to the west, east, north or south; 0 if there is none or the edge is closed."""
        at = self.at[place]
        column = at % self.columns
        if (direction == 0 and column == 0) or (direction == 1 and column == self.columns - 1):
            return 0
        to = at + [-1, 1, -self.columns, self.columns][direction]
        if not 0 <= to < len(self.layout):
            return 0
        other = self.layout[to]
        return 0 if self.shut == edge_of(place, other) else other

    def reach(self, verb: Action, place: int, least: int, most: int) -> list[Action]:
        """verb(q) for every place at a distance from least to most. IST-MOVE-1, IST-MOVE-3."""
        steps = self.steps[place]
        return [verb + q for q in range(1, len(steps)) if least <= steps[q] <= most]

    def borders(self) -> list[int]:
        """The edges between all neighbours, ascending, a closed one too."""
        layout, columns = self.layout, self.columns
        beside = [edge_of(p, layout[at + 1]) for at, p in enumerate(layout) if (at + 1) % columns > 0]
        below = [edge_of(p, q) for p, q in zip(layout, layout[columns:], strict=False)]
        return sorted(beside + below)

    def closed(self, edge: int) -> "Board":
        """The same places with one edge that cannot be crossed."""
        board = self.without.get(edge)
        if board is None:
            board = Board(self.layout, self.columns, self, edge)
            self.without[edge] = board
        return board

    def interrupt(self, whole: "Board") -> None:
        """Like the open board, but for the line on which the closed edge lies: ways along it grow by the two
        steps around the edge, and all other ways turn before it."""
        self.edges = whole.edges
        self.beside, self.steps = whole.beside.copy(), whole.steps.copy()
        self.near, self.far = whole.near.copy(), whole.far.copy()
        line, end = self.line_of(self.shut)
        for position, place in enumerate(line):
            self.beside[place] = self.around(place)
            self.steps[place] = whole.steps[place].copy()
            for other in line[end:] if position < end else line[:end]:
                self.steps[place][other] += 2
            self.near[place] = self.reach(MOVE, place, 1, NEAR)
            self.far[place] = self.reach(MOVE_LONG, place, NEAR + 1, FAR)

    def line_of(self, edge: int) -> tuple[list[int], int]:
        """The row or column that crosses an edge, and how many of its places lie before it."""
        at, to = sorted([self.at[edge // ENDS], self.at[edge % ENDS]])
        row, column = at // self.columns, at % self.columns
        if to == at + 1:
            return self.layout[row * self.columns : (row + 1) * self.columns], column + 1
        return self.layout[column :: self.columns], row + 1

    def straight(self, place: int, least: int) -> list[int]:
        """Places at least so far away in one direction, every edge on the way being open; ascending."""
        line = self.rows.get(place)
        if line is None:
            line = []
            for direction in range(4):
                row: list[int] = []
                here = self.ahead(place, direction)
                while here > 0:
                    row.append(here)
                    here = self.ahead(here, direction)
                line += row[least - 1 :]
            line.sort()
            self.rows[place] = line
        return line


NO_BOARD: Final = Board([], COLUMNS)  # while the places are still being laid


def free_positions(layout: list[int]) -> list[int]:
    return [position for position, place in enumerate(layout) if place == 0]


class Grid:
    """The shape of the board, its printed layouts, and what a random one has to keep. IST-LAYOUT-2."""

    def __init__(
        self, rows: int, columns: int, layouts: dict[str, list[int]], inner: list[int], crossed: bool
    ) -> None:
        self.columns = columns
        self.layouts = layouts
        self.replaceable: list[str] = []  # printed layouts that own data may replace
        self.inner = inner  # positions for the fountain, counted from 0
        self.crossed = crossed  # whether black market and tea house may share neither row nor column
        self.boards = {name: Board(layout, columns) for name, layout in layouts.items()}
        places = range(rows * columns)
        # by position of the black market: where the tea house may lie, as bits
        self.fitting = [sum(1 << tea for tea in places if self.fits(market, tea)) for market in places]
        self.shares = self.fountain_shares(rows * columns)

    def usual(self) -> str:
        """The layout that is laid if none is asked for."""
        return next(iter(self.layouts), "random")

    def board(self, layout: list[int]) -> Board:
        """Printed layouts are worked out once."""
        for name, known in self.layouts.items():
            if known == layout:
                return self.boards[name]
        return Board(layout, self.columns)

    def fits(self, market: int, tea: int) -> bool:
        """Whether black market and tea house may lie on these positions."""
        if self.crossed and (
            market // self.columns == tea // self.columns or (market - tea) % self.columns == 0
        ):
            return False
        return distance(market, tea, self.columns) >= APART

    def positions_for(self, place: int, layout: list[int]) -> list[int]:
        """Where a place may go, laid in the order of laying()."""
        free = free_positions(layout)
        if place == FOUNTAIN:
            return [p for p in free if p in self.inner]
        if place == BLACK_MARKET:
            return [p for p, left in zip(free, self.completions(free), strict=True) if left > 0]
        if place == TEA:
            fitting = self.fitting[layout.index(BLACK_MARKET)]
            return [p for p in free if fitting >> p & 1]
        return free

    def weights(self, place: int, layout: list[int]) -> list[int]:
        """In how many ways the tied places can be laid for each position of positions_for()."""
        if place == FOUNTAIN:
            return self.shares
        if place == BLACK_MARKET:  # as many ways as there are positions left for the tea house
            return [left for left in self.completions(free_positions(layout)) if left > 0]
        return [1] * len(self.positions_for(place, layout))

    def fountain_shares(self, places: int) -> list[int]:
        """The ways to lay the other two for each inner position, in their smallest numbers."""
        ways = [self.pairs([p for p in range(places) if p != position]) for position in self.inner]
        shared = gcd(*ways)
        return [n // shared for n in ways]

    def completions(self, free: list[int]) -> list[int]:
        """For each position of the black market: how many are left for the tea house."""
        bits = sum(1 << p for p in free)
        return [(self.fitting[market] & bits).bit_count() for market in free]

    def pairs(self, free: list[int]) -> int:
        """In how many ways black market and tea house can be laid."""
        return sum(self.completions(free))


def laying(places: list[int]) -> list[int]:
    """The order in which a random layout is laid: first the places that are tied by a condition."""
    tied = [FOUNTAIN, BLACK_MARKET, TEA]
    return tied + [p for p in places if p not in tied]


BASE_GRID: Final = Grid(ROWS, COLUMNS, LAYOUTS, CENTRE, crossed=False)
