"""Rows of numbers as bytes, made once and remembered."""

from array import array
from typing import Final

MOST: Final = 1 << 14  # pieces that a memory keeps, before it begins anew


def packed(numbers: list[float]) -> bytes:
    """A row of 32-bit floats."""
    return array("f", numbers).tobytes()


def unpacked(row: bytes) -> list[float]:
    """The numbers of a row."""
    numbers = array("f")
    numbers.frombytes(row)
    return numbers.tolist()


ONE: Final = packed([1.0])
ZERO: Final = packed([0.0])


def one_hot(size: int) -> list[bytes]:
    """By number: a row of that many with a one there; the last is all zeros, for none (also as -1)."""
    return [packed([1.0 if i == at else 0.0 for i in range(size)]) for at in range(size + 1)]


class Memo:
    """Rows by number, each made when it is first asked for."""

    def __init__(self) -> None:
        self.rows: dict[int, bytes] = {}

    def of(self, key: int) -> bytes:
        row = self.rows.get(key)
        if row is None:
            if len(self.rows) >= MOST:
                self.rows.clear()
            row = self.rows[key] = packed(self.numbers(key))
        return row

    def numbers(self, key: int) -> list[float]:
        """What stands in the row of a number."""
        raise NotImplementedError


class Scale(Memo):
    """A count as one number: so many of a full measure, and never more than a most."""

    def __init__(self, full: float, most: float = 4.0) -> None:
        super().__init__()
        self.full = full
        self.most = most

    def numbers(self, key: int) -> list[float]:
        return [min(self.most, key / self.full)]


class Bits(Memo):
    """A set of bits as a row: a one for each of these that is in it."""

    def __init__(self, bits: list[int]) -> None:
        super().__init__()
        self.bits = bits

    def numbers(self, key: int) -> list[float]:
        return [1.0 if key & bit else 0.0 for bit in self.bits]


class Lists:
    """Rows by list, each made when it is first asked for."""

    def __init__(self) -> None:
        self.rows: dict[tuple[int, ...], bytes] = {}

    def of(self, listed: list[int]) -> bytes:
        key = tuple(listed)
        row = self.rows.get(key)
        if row is None:
            if len(self.rows) >= MOST:
                self.rows.clear()
            row = self.rows[key] = self.made(listed)
        return row

    def made(self, listed: list[int]) -> bytes:
        """The row of a list."""
        raise NotImplementedError


class Counts(Lists):
    """How many there are of each of some kinds; numbers in between are none."""

    def __init__(self, kinds: list[int], full: float) -> None:
        super().__init__()
        self.kinds = kinds
        self.full = full

    def made(self, listed: list[int]) -> bytes:
        return packed([listed[kind] / self.full for kind in self.kinds])


class Tally(Lists):
    """Some things, as how many there are of each."""

    def __init__(self, things: list[int], full: float) -> None:
        super().__init__()
        self.things = things
        self.full = full

    def made(self, listed: list[int]) -> bytes:
        return packed([listed.count(thing) / self.full for thing in self.things])
