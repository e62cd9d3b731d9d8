"""Where customers can walk, how far, and which squares hold two parts together. KAI-ACC, KAI-LURE-4."""

from typing import Final

from bedesten.kairo.board import Board, squares_in

ROW: Final = 0b111
FAR: Final = -1
# the squares around one, from the north; sides and corners in turn
CLOCKWISE: Final = [1, 2, 5, 8, 7, 6, 3, 0]


class Ground:
    """The walkable squares of a position. What is asked is remembered, so games that share it ask once."""

    def __init__(self, board: Board, walk: int) -> None:
        self.board = board
        self.walk = walk  # market squares without a stand tile. KAI-ACC-1
        self.narrow = self.narrow_squares()
        self.broad = walk ^ self.narrow
        self.pieces_of: dict[int, list[int]] = {}
        self.layers_from: dict[int, list[int]] = {}
        self.seen_from: dict[int, int] = {}
        self.last_area = 0

    def on(self, walk: int) -> "Ground":
        """Other walkable squares of the board."""
        return Ground(self.board, walk)

    def area(self, some: int) -> int:
        """All squares that can be reached from one of these. Customers and entrances share one area, and
        so most often it is the last one that was asked for."""
        if some & self.last_area != some or some == 0:
            self.last_area = self.flood(some & self.walk, self.walk)
        return self.last_area

    def with_tile(self, square: int) -> "Ground":
        """The ground with one more tile on it; if that is off the narrow squares, areas stay connected."""
        ground = self.on(self.walk & ~(1 << square))
        if self.narrow >> square & 1 == 0:
            ground.last_area = self.last_area & ground.walk
        return ground

    def set_of(self, squares: list[int]) -> int:
        """Squares as a set, without those that are nowhere."""
        some = 0
        for square in squares:
            if square >= 0:
                some |= 1 << square
        return some

    def squares(self, some: int) -> list[int]:
        """Those of a set, ascending."""
        return squares_in(some)

    def around(self, some: int) -> int:
        """All squares adjacent to one of these; there may be others beyond the board."""
        return self.board.around(some)

    def flood(self, seed: int, walk: int) -> int:
        """What is reached from the seed."""
        board = self.board
        cols, not_west, not_east = board.cols, board.not_west, board.not_east
        reached, grown = 0, seed
        while grown != reached:
            reached = grown
            grown |= reached << cols | reached >> cols | (reached << 1 & not_west) | (reached >> 1 & not_east)
            grown &= walk
        return grown

    def pieces(self, square: int) -> list[int]:
        """The parts into which a tile on this square would cut its area; none if it stays whole."""
        pieces = self.pieces_of.get(square)
        if pieces is None:
            pieces = self.cut(square)
            self.pieces_of[square] = pieces
        return pieces

    def cut(self, square: int) -> list[int]:
        """Most often two groups of squares lie beside it, which meet somewhere or one of which is small."""
        sides = self.board.sides[square]
        groups = GROUPS[self.surroundings(square)]
        rest = self.walk & ~(1 << square)
        if len(groups) > 2:
            return self.parts(self.board.near[square] & rest, rest)
        if len(groups) < 2:
            return []
        piece = self.closed(sides[groups[0]], sides[groups[1]], rest)
        return [piece, self.area(1 << square) & rest & ~piece] if piece else []

    def surroundings(self, square: int) -> int:
        """Which of the eight squares around one are walkable, row by row; its own bit is the middle one."""
        cols = self.board.cols
        some = (self.walk << cols + 1) >> square
        nine = some & ROW | (some >> cols & ROW) << 3 | (some >> 2 * cols & ROW) << 6
        return nine & self.board.sight[square]

    def closed(self, one: int, other: int, walk: int) -> int:
        """Walk on from both in turns: whichever has nowhere left to go; 0 if they meet."""
        board = self.board
        cols, not_west, not_east = board.cols, board.not_west, board.not_east
        while one & other == 0:
            grown = one << cols | one >> cols | (one << 1 & not_west) | (one >> 1 & not_east)
            grown = one | (grown & walk)
            if grown == one:
                return one
            one, other = other, grown
        return 0

    def parts(self, seeds: int, walk: int) -> list[int]:
        """The areas in which these squares lie; none if it is the same for all."""
        parts: list[int] = []
        while seeds:
            reached, grown = 0, seeds & -seeds
            while grown != reached and (parts or seeds & ~grown):
                reached = grown
                grown |= self.board.around(grown) & walk
            parts.append(grown)
            seeds &= ~grown
        return parts if len(parts) > 1 else []

    def layers(self, square: int, goal: int) -> list[int]:
        """The squares at distance 0, 1, 2, … from a square, at least up to the first of the goal; all without
        one. KAI-LURE-4."""
        layers = self.layers_from.get(square)
        if layers is None:
            layers = [1 << square]
            self.layers_from[square] = layers
            self.seen_from[square] = 1 << square
        if goal & self.seen_from[square] == 0:
            self.walk_on(square, layers, goal)
        return layers

    def walk_on(self, square: int, layers: list[int], goal: int) -> None:
        board = self.board
        cols, not_west, not_east = board.cols, board.not_west, board.not_east
        seen, layer = self.seen_from[square], layers[-1]
        while layer and goal & seen == 0:
            layer = layer << cols | layer >> cols | (layer << 1 & not_west) | (layer >> 1 & not_east)
            layer &= self.walk & ~seen
            seen |= layer
            layers.append(layer)
        self.seen_from[square] = seen

    def nearer(self, square: int, doors: list[int], occupied: int, most: int) -> list[int]:
        """By door: how many unoccupied ones are nearer to a square; FAR where it is occupied, nowhere or cut
        off, or where more than `most` are nearer. KAI-LURE-7."""
        distances = [FAR] * len(doors)
        left = self.set_of(doors)
        left ^= left & occupied
        if left & self.last_area and left & left - 1 == 0 and self.last_area >> square & 1:
            distances[doors.index(left.bit_length() - 1)] = 0
            return distances
        nearer, steps = 0, 0
        while left and nearer <= most:
            layers = self.layers(square, left)
            while steps < len(layers) and layers[steps] & left == 0:
                steps += 1
            if steps == len(layers):
                return distances
            hit = layers[steps] & left
            for nth, door in enumerate(doors):
                if door >= 0 and hit >> door & 1:
                    distances[nth] = nearer
            nearer += hit.bit_count()
            left ^= hit
        return distances

    def narrow_squares(self) -> int:
        """Walkable squares whose walkable neighbours do not hang together around them: only a tile on one of
        these can cut anything off. Going round clockwise, a side begins a group if the corner before it or
        the side before that is not walkable; two groups make a narrow square."""
        board, walk = self.board, self.walk
        cols, not_west, not_east = board.cols, board.not_west, board.not_east
        north, south = walk << cols, walk >> cols
        west, east = walk << 1 & not_west, walk >> 1 & not_east
        first = north & ~(north << 1 & not_west & west)
        second = east & ~(north >> 1 & not_east & north)
        third = south & ~(south >> 1 & not_east & east)
        fourth = west & ~(south << 1 & not_west & south)
        two = (first & second) | (third & fourth) | ((first | second) & (third | fourth))
        return two & walk


def side_groups(around: int) -> list[int]:
    """The sides (1 north, 2 east, 4 south, 8 west) of a square that hang together, by the squares around it.
    A side continues the group of the side before it if the corner between them is walkable too."""
    walkable = [around >> square & 1 for square in CLOCKWISE]
    groups: list[int] = []
    for side in range(4):
        if walkable[2 * side]:
            joined = walkable[2 * side - 1] and walkable[2 * side - 2]
            if groups and joined:
                groups[-1] |= 1 << side
            else:
                groups.append(1 << side)
    if len(groups) > 1 and groups[0] & 1 and groups[-1] & 8 and walkable[-1]:
        groups[0] |= groups.pop()
    return groups


GROUPS: Final = [side_groups(around) for around in range(1 << 9)]
