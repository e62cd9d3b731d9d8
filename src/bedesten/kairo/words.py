"""The same walks over sets of squares in two machine words, for which no objects are made. KAI-ACC.

The low word of a set holds its first 62 squares, the high one the others. Only a compiled engine gains by it:
interpreted it is twice the work. Larger boards do not fit; there and everywhere else a set is one number."""

from typing import TYPE_CHECKING, Final

from bedesten.kairo.board import Board
from bedesten.kairo.ground import FAR, GROUPS, ROW, Ground

if TYPE_CHECKING:
    from mypy_extensions import i64

WORD: Final = 62
FULL: Final = (1 << WORD) - 1
SEQUENCE: Final = 0x03F79D71B4CB0A89  # of de Bruijn: no six bits of it in a row are there twice


def ground_of(board: Board) -> Ground:
    """The market of a board without a tile on it."""
    compiled = not hasattr(ground_of, "__code__")
    if compiled and board.size <= 2 * WORD and board.cols < WORD:
        return WordGround(board, board.market, Words(board))
    return Ground(board, board.market)


def joined(low: "i64", high: "i64") -> int:
    """Two words as one number."""
    return int(high) << WORD | int(low)


def numbered() -> list[int]:
    """The numbers of bits, by the first six of the sequence when a bit is multiplied with it."""
    numbers = [0] * 64
    for number in range(64):
        numbers[SEQUENCE << number >> 58 & 63] = number
    return numbers


class Words:
    """What lies beside what, in two words."""

    def __init__(self, board: Board) -> None:
        self.one: i64 = 1  # C shifts a mere 1 in 32 bits
        self.cols: i64 = board.cols
        self.back: i64 = WORD - board.cols
        self.west_low: i64 = board.not_west & FULL
        self.west_high: i64 = board.not_west >> WORD
        self.east_low: i64 = board.not_east & FULL
        self.east_high: i64 = board.not_east >> WORD
        self.numbers = numbered()
        self.sides_low = [some & FULL for sets in board.sides for some in sets]  # by square * 16 + sides
        self.sides_high = [some >> WORD for sets in board.sides for some in sets]

    def word(self, at: "i64") -> "i64":
        """One square of a word, if it lies there."""
        if 0 <= at < WORD:
            return self.one << at
        return 0

    def all_of(self, squares: list[int]) -> "tuple[i64, i64]":
        low: i64 = 0
        high: i64 = 0
        for square in squares:
            low |= self.word(square)
            high |= self.word(square - WORD)
        return low, high

    def list_word(self, word: "i64", first: int, squares: list[int]) -> None:
        """Append the squares of a word that begins with a square."""
        while word != 0:
            squares.append(first + self.numbers[(word & -word) * SEQUENCE >> 58 & 63])
            word &= word - 1

    def around(self, low: "i64", high: "i64") -> "tuple[i64, i64]":
        """All squares adjacent to one of these; there may be others beyond the board."""
        cols, back = self.cols, self.back
        return (
            (low << 1 & self.west_low)
            | ((low >> 1 | high << WORD - 1) & self.east_low)
            | ((low << cols | high << back) & FULL)
            | low >> cols,
            ((high << 1 | low >> WORD - 1) & self.west_high)
            | (high >> 1 & self.east_high)
            | ((high << cols | low >> back) & FULL)
            | high >> cols,
        )

    def eastward(self, low: "i64", high: "i64") -> "tuple[i64, i64]":
        return low << 1 & self.west_low, (high << 1 | low >> WORD - 1) & self.west_high

    def westward(self, low: "i64", high: "i64") -> "tuple[i64, i64]":
        return (low >> 1 | high << WORD - 1) & self.east_low, high >> 1 & self.east_high

    def southward(self, low: "i64", high: "i64") -> "tuple[i64, i64]":
        return low << self.cols & FULL, (high << self.cols | low >> self.back) & FULL

    def northward(self, low: "i64", high: "i64") -> "tuple[i64, i64]":
        return low >> self.cols | high << self.back & FULL, high >> self.cols


class WordGround(Ground):
    """The walkable squares of a position in two words."""

    def __init__(self, board: Board, walk: int, words: Words) -> None:
        self.words = words
        self.low: i64 = walk & FULL
        self.high: i64 = walk >> WORD
        super().__init__(board, walk)

    def on(self, walk: int) -> Ground:
        return WordGround(self.board, walk, self.words)

    def flood(self, seed: int, walk: int) -> int:
        low, high = self.reach(seed & FULL, seed >> WORD, walk & FULL, walk >> WORD)
        return joined(low, high)

    def reach(self, low: "i64", high: "i64", walk_low: "i64", walk_high: "i64") -> "tuple[i64, i64]":
        words = self.words
        reached_low: i64 = 0
        reached_high: i64 = 0
        while low != reached_low or high != reached_high:
            reached_low, reached_high = low, high
            near_low, near_high = words.around(low, high)
            low |= near_low & walk_low
            high |= near_high & walk_high
        return low, high

    def set_of(self, squares: list[int]) -> int:
        low, high = self.words.all_of(squares)
        return joined(low, high)

    def squares(self, some: int) -> list[int]:
        squares: list[int] = []
        self.words.list_word(some & FULL, 0, squares)
        self.words.list_word(some >> WORD, WORD, squares)
        return squares

    def around(self, some: int) -> int:
        low, high = self.words.around(some & FULL, some >> WORD)
        return joined(low, high)

    def parts(self, seeds: int, walk: int) -> list[int]:
        parts: list[int] = []
        seeds_low: i64 = seeds & FULL
        seeds_high: i64 = seeds >> WORD
        while seeds_low != 0 or seeds_high != 0:
            low = seeds_low & -seeds_low
            high = seeds_high & -seeds_high
            if low != 0:
                high = 0
            low, high = self.reach(low, high, walk & FULL, walk >> WORD)
            parts.append(joined(low, high))
            seeds_low &= ~low
            seeds_high &= ~high
        return parts if len(parts) > 1 else []

    def surroundings(self, square: int) -> int:
        cols = self.words.cols
        at: i64 = square
        at -= cols + 1
        nine = self.three(at) | self.three(at + cols) << 3 | self.three(at + 2 * cols) << 6
        return int(nine) & self.board.sight[square]

    def three(self, first: "i64") -> "i64":
        """Which of three squares in a row are walkable."""
        if first < 0:
            return self.low << -first & ROW
        if first < WORD:
            return (self.low >> first | self.high << WORD - first) & ROW
        if first < 2 * WORD:
            return self.high >> first - WORD & ROW
        return 0

    def cut(self, square: int) -> list[int]:
        groups = GROUPS[self.surroundings(square)]
        if len(groups) < 2:
            return []
        if len(groups) > 2:
            return super().cut(square)
        words, sides = self.words, square * 16
        one, other = sides + groups[0], sides + groups[1]
        low, high = self.shut_in(
            words.sides_low[one],
            words.sides_high[one],
            words.sides_low[other],
            words.sides_high[other],
            square,
        )
        if low == 0 and high == 0:
            return []
        piece = joined(low, high)
        return [piece, self.area(1 << square) & self.walk & ~(1 << square) & ~piece]

    def shut_in(
        self, low: "i64", high: "i64", other_low: "i64", other_high: "i64", square: int
    ) -> "tuple[i64, i64]":
        """As closed(), with a tile on the square."""
        words, walk_low, walk_high = self.words, self.low, self.high
        walk_low &= ~words.word(square)
        walk_high &= ~words.word(square - WORD)
        while low & other_low == 0 and high & other_high == 0:
            near_low, near_high = words.around(low, high)
            grown_low = low | near_low & walk_low
            grown_high = high | near_high & walk_high
            if grown_low == low and grown_high == high:
                return low, high
            low, high, other_low, other_high = other_low, other_high, grown_low, grown_high
        return 0, 0

    def nearer(self, square: int, doors: list[int], occupied: int, most: int) -> list[int]:
        distances = [FAR] * len(doors)
        words, walk_low, walk_high = self.words, self.low, self.high
        low, high = words.word(square), words.word(square - WORD)
        left_low, left_high = words.all_of(doors)
        left_low &= ~(occupied & FULL)
        left_high &= ~(occupied >> WORD)
        nearer = 0
        while (left_low != 0 or left_high != 0) and nearer <= most and (low != 0 or high != 0):
            hit_low, hit_high = low & left_low, high & left_high
            if hit_low != 0 or hit_high != 0:
                hits = 0
                for nth, door in enumerate(doors):
                    if hit_low & words.word(door) != 0 or hit_high & words.word(door - WORD) != 0:
                        distances[nth] = nearer
                        hits += 1
                nearer += hits
                left_low ^= hit_low
                left_high ^= hit_high
            walk_low &= ~low
            walk_high &= ~high
            near_low, near_high = words.around(low, high)
            low, high = near_low & walk_low, near_high & walk_high
        return distances

    def narrow_squares(self) -> int:
        words, low, high = self.words, self.low, self.high
        n, n2 = words.southward(low, high)  # squares with a walkable one to the north
        s, s2 = words.northward(low, high)
        w, w2 = words.eastward(low, high)
        e, e2 = words.westward(low, high)
        nw, nw2 = words.eastward(n, n2)
        ne, ne2 = words.westward(n, n2)
        sw, sw2 = words.eastward(s, s2)
        se, se2 = words.westward(s, s2)
        narrow, narrow2 = (
            two_groups(n, ne, e, se, s, sw, w, nw),
            two_groups(n2, ne2, e2, se2, s2, sw2, w2, nw2),
        )
        return joined(narrow & low, narrow2 & high)


def two_groups(n: "i64", ne: "i64", e: "i64", se: "i64", s: "i64", sw: "i64", w: "i64", nw: "i64") -> "i64":
    """The squares around which walkable sides begin two groups, by what is walkable around them."""
    first, second = n & ~(nw & w), e & ~(ne & n)
    third, fourth = s & ~(se & e), w & ~(sw & s)
    return (first & second) | (third & fourth) | ((first | second) & (third | fourth))
