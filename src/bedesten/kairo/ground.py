"""Where customers can walk, how far, and which squares hold two parts together. KAI-ACC, KAI-LURE-4."""

from typing import Final

from bedesten.kairo.board import Board

EVERYTHING: Final = -1  # all squares there are, and more


class Ground:
    """The walkable squares of a position. What is asked is remembered, so games that share it ask once."""

    def __init__(self, board: Board, walk: int) -> None:
        self.board = board
        self.walk = walk  # market squares without a stand tile. KAI-ACC-1
        self.narrow = narrow_squares(board, walk)
        self.pieces_of: dict[int, list[int]] = {}
        self.layers_from: dict[int, list[int]] = {}
        self.seen_from: dict[int, int] = {}
        self.last_area = 0

    def area(self, some: int) -> int:
        """All squares that can be reached from one of these. Customers and entrances share one area, and
        so most often it is the last one that was asked for."""
        if some & ~self.last_area or some == 0:
            self.last_area = self.flood(some & self.walk, self.walk, EVERYTHING)
        return self.last_area

    def flood(self, seed: int, walk: int, goal: int) -> int:
        """What is reached from the seed, but no more once the whole goal is."""
        board = self.board
        cols, not_west, not_east = board.cols, board.not_west, board.not_east
        reached, grown = 0, seed
        while grown != reached and goal & ~grown != 0:
            reached = grown
            grown |= reached << cols | reached >> cols | (reached << 1 & not_west) | (reached >> 1 & not_east)
            grown &= walk
        return grown

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
            reached = self.flood(neighbours & -neighbours, rest, EVERYTHING)
            pieces.append(reached)
            neighbours &= ~reached
        return pieces

    def layers(self, square: int, goal: int) -> list[int]:
        """The squares at distance 0, 1, 2, … from a square, at least up to the goal. KAI-LURE-4."""
        found = self.layers_from.get(square)
        if found is None:
            found = [1 << square]
            self.layers_from[square] = found
            self.seen_from[square] = 1 << square
        if goal & ~self.seen_from[square]:
            self.walk_on(square, found, goal)
        return found

    def walk_on(self, square: int, layers: list[int], goal: int) -> None:
        board = self.board
        cols, not_west, not_east = board.cols, board.not_west, board.not_east
        seen, layer = self.seen_from[square], layers[-1]
        while layer and goal & ~seen:
            layer = layer << cols | layer >> cols | (layer << 1 & not_west) | (layer >> 1 & not_east)
            layer &= self.walk & ~seen
            seen |= layer
            layers.append(layer)
        self.seen_from[square] = seen


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
