"""Rows of numbers as bytes, made once and remembered."""

from array import array
from typing import Final

MOST: Final = 1 << 14  # pieces that a memory keeps, before it begins anew
NOT_YET: Final = b""


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


class Numbers:
    """Whole numbers of 32 bits, each packed when it is first asked for."""

    def __init__(self) -> None:
        self.rows: list[bytes] = []

    def of(self, number: int) -> bytes:
        rows = self.rows
        while len(rows) <= number:
            rows.append(array("i", [len(rows)]).tobytes())
        return rows[number]


def one_hot(size: int) -> list[bytes]:
    """By number: a row of that many with a one there; the last is all zeros, for none (also as -1)."""
    return [packed([1.0 if i == at else 0.0 for i in range(size)]) for at in range(size + 1)]


class Memo:
    """Rows by number below a size, each made when it is first asked for: a list is read much faster than a
    dictionary."""

    def __init__(self, size: int) -> None:
        self.rows: list[bytes] = [NOT_YET] * size

    def of(self, key: int) -> bytes:
        row = self.rows[key]
        if not row:
            row = self.rows[key] = packed(self.numbers(key))
        return row

    def numbers(self, key: int) -> list[float]:
        """What stands in the row of a number."""
        raise NotImplementedError


class Scale(Memo):
    """A count as one number: the part it is of a full measure, and never more than four measures."""

    def __init__(self, full: int) -> None:
        super().__init__(4 * full + 1)
        self.full = full

    def of(self, key: int) -> bytes:
        return super().of(min(key, 4 * self.full))

    def numbers(self, key: int) -> list[float]:
        return [key / self.full]


class Bits:
    """A set of bits as a row: a one for each of these that is in it."""

    def __init__(self, bits: list[int]) -> None:
        self.bits = bits
        self.rows: dict[int, bytes] = {}
        self.none = packed([0.0] * len(bits))

    def of(self, some: int) -> bytes:
        if some == 0:
            return self.none
        row = self.rows.get(some)
        if row is None:
            if len(self.rows) >= MOST:
                self.rows.clear()
            row = self.rows[some] = packed([1.0 if some & bit else 0.0 for bit in self.bits])
        return row


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
