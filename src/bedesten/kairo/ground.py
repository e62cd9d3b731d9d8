"""Where customers can walk, how far, and which squares hold two parts together. KAI-ACC, KAI-LURE-4."""

from bedesten.kairo.board import Board


class Ground:
    """The walkable squares of a position. What is asked is remembered, so games that share it ask once."""

    def __init__(self, board: Board, walk: int) -> None:
        self.board = board
        self.walk = walk  # market squares without a stand tile. KAI-ACC-1
        self.narrow = narrow_squares(board, walk)
        self.pieces_of: dict[int, list[int]] = {}
        self.layers_from: dict[int, list[int]] = {}

    def area(self, some: int) -> int:
        """All squares that can be reached from these."""
        return self.flood(some & self.walk, self.walk, 0)

    def flood(self, seed: int, walk: int, goal: int) -> int:
        """What is reached from the seed; if there is a goal, only until all of it is."""
        board = self.board
        reached = seed
        grown = (reached | board.around(reached)) & walk
        while grown != reached:
            reached = grown
            if goal and goal & ~reached == 0:
                return reached
            grown = (reached | board.around(reached)) & walk
        return reached

    def pieces(self, square: int) -> list[int]:
        """The parts into which a tile on this square would cut its area; none if it stays whole."""
        found = self.pieces_of.get(square)
        if found is None:
            found = self.cut(square)
            self.pieces_of[square] = found
        return found

    def cut(self, square: int) -> list[int]:
        rest = self.walk & ~(1 << square)
        neighbours = self.board.near[square] & rest
        reached = self.flood(neighbours & -neighbours, rest, neighbours)
        if neighbours & ~reached == 0:
            return []
        pieces = [reached]
        neighbours &= ~reached
        while neighbours:
            reached = self.flood(neighbours & -neighbours, rest, 0)
            pieces.append(reached)
            neighbours &= ~reached
        return pieces

    def layers(self, square: int) -> list[int]:
        """The squares at distance 0, 1, 2, … from a square, as far as one can walk. KAI-LURE-4."""
        found = self.layers_from.get(square)
        if found is None:
            found = self.spread(square)
            self.layers_from[square] = found
        return found

    def spread(self, square: int) -> list[int]:
        board = self.board
        layer = 1 << square
        left = self.walk & ~layer
        found = [layer]
        layer = board.around(layer) & left
        while layer:
            found.append(layer)
            left &= ~layer
            layer = board.around(layer) & left
        return found


def narrow_squares(board: Board, walk: int) -> int:
    """Walkable squares whose walkable neighbours do not hang together around them: only a tile on one of
    these can cut anything off. Going round clockwise, a side begins a group if the corner before it or
    the side before that is not walkable; two groups make a narrow square."""
    cols, not_west, not_east = board.cols, board.not_west, board.not_east
    north, south = walk << cols, walk >> cols
    west, east = walk << 1 & not_west, walk >> 1 & not_east
    first = north & ~(north << 1 & not_west & west)
    second = east & ~(north >> 1 & not_east & north)
    third = south & ~(south >> 1 & not_east & east)
    fourth = west & ~(south << 1 & not_west & south)
    two = (first & second) | (third & fourth) | ((first | second) & (third | fourth))
    return two & walk
