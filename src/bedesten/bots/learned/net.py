"""A net that learned to play, in whole numbers: the same thoughts on every machine, compiled or not, and no
other library. What a unit says to all units of the next layer is one long number with a lane of 32 bits for
each, so that a layer is a sum of some hundred products of long numbers.

The file is a line of JSON that says where the net comes from, and zlib's bytes of the layers behind it:
weights of 8 bits with a scale for every unit, made by `bedesten.rl.train.pack`.
"""

import json
import zlib
from functools import lru_cache
from itertools import compress
from operator import mul
from pathlib import Path
from struct import unpack
from typing import Any, Final

MIDDLE: Final = 128  # added to every weight, so that no lane is ever below zero
MOST: Final = (1 << 13) - 1  # that a unit says; 2,000 units at their most do not fill a lane
LANE: Final = 4  # bytes
GRAIN: Final = 60  # fields are read in sixtieths
ONCE: Final = b"\x01"  # the weight with which all that is said is counted


class Layer:
    """What units say to those of the next layer. Each number has a lane more than there are units to hear
    it, for all that was said: by so much the middle of the weights has made every other lane too large."""

    def __init__(self, told: dict[str, Any], weights: bytes) -> None:
        self.width: int = told["width"]
        self.scales: list[float] = told["scales"]  # by unit
        self.biases: list[float] = told["biases"]
        self.step: float = told["step"]  # how much is one more that a unit says
        self.nothing = [0.0] * self.width
        self.lanes = f"<{self.width + 1}I"
        starts = range(0, len(weights), self.width)
        self.rows = [lanes(weights[at : at + self.width] + ONCE) for at in starts]  # by unit that says it

    def total(self, said: list[int], first: int = 0) -> int:
        """What units say together, these from the first on."""
        rows = self.rows[first : first + len(said)]
        total: int = sum(map(mul, filter(None, said), compress(rows, said)))
        return total

    def corrected(self, total: int, before: list[int], said: list[int]) -> int:
        """The sum of what is said now, from that of what was said before."""
        rows = self.rows
        for i in range(len(said)):
            more = said[i] - before[i]
            if more:
                total += more * rows[i]
        return total

    def heard(self, total: int) -> tuple[int, ...]:
        """What has come to every unit, and behind them all that was said."""
        lanes: tuple[int, ...] = unpack(self.lanes, total.to_bytes(LANE * (self.width + 1), "little"))
        return lanes

    def say(self, total: int, beside: list[float]) -> list[int]:
        """What units say to what they hear, and to what they have heard beside it. They say nothing below
        zero."""
        heard = self.heard(total)
        less, scales, biases, step = heard[self.width] * MIDDLE, self.scales, self.biases, self.step
        said = [0] * self.width
        for j in range(self.width):
            x = (heard[j] - less) * scales[j] + biases[j] + beside[j]
            if x > 0.0:
                said[j] = min(MOST, int(x / step + 0.5))
        return said

    def hear(self, total: int) -> list[float]:
        """What comes to every unit."""
        heard = self.heard(total)
        less, scales, biases = heard[self.width] * MIDDLE, self.scales, self.biases
        return [(heard[j] - less) * scales[j] + biases[j] for j in range(self.width)]


def lanes(row: bytes) -> int:
    """Weights as one number."""
    return int.from_bytes(b"".join([weight.to_bytes(LANE, "little") for weight in row]), "little")


class Promises:
    """What units say to choices: of these only a few are asked for at a time."""

    def __init__(self, told: dict[str, Any], weights: bytes) -> None:
        self.scales: list[float] = told["scales"]
        self.biases: list[float] = told["biases"]
        width = told["width"]
        self.columns = [[each - MIDDLE for each in weights[choice::width]] for choice in range(width)]

    def of(self, choice: int, core: list[int]) -> float:
        total: int = sum(map(mul, core, self.columns[choice]))
        return total * self.scales[choice] + self.biases[choice]


class Memory:
    """What was seen last and what it came to: from one choice to the next little of it changes."""

    def __init__(self, table: int, seat: int, seats: int) -> None:
        self.table = [0] * table
        self.of_table = 0
        self.seats = [[-1] * seat for _ in range(seats)]  # nothing looks like that
        self.of_seats = [0] * seats


class Net:
    """All layers."""

    def __init__(self, about: dict[str, Any], told: dict[str, Any], weights: bytes) -> None:
        self.about = about  # where it comes from
        self.table: int = told["table"]  # fields before the first seat
        self.seat: int = told["seat"]  # fields of every seat
        self.seats: int = told["seats"]
        parts: dict[str, bytes] = {}
        layers: dict[str, dict[str, Any]] = told["layers"]
        at = 0
        for name, layer in layers.items():
            size = layer["rows"] * layer["width"]
            parts[name] = weights[at : at + size]
            at += size
        made = {name: Layer(layers[name], parts[name]) for name in layers if name != "promise"}
        self.of_seat, self.of_table, self.first = made["seat"], made["table"], made["first"]
        self.later = [made["second"], made["third"]]
        self.promise = Promises(layers["promise"], parts["promise"])

    def memory(self) -> Memory:
        """For whoever asks about one position after the other."""
        return Memory(self.table, self.seat, self.seats)

    def core(self, seen: list[int], memory: Memory) -> list[int]:
        """What the last layer says of an observation in sixtieths."""
        self.look(seen, memory)
        beside = self.of_table.hear(memory.of_table)
        said = self.first.say(sum(memory.of_seats), beside)
        for layer in self.later:
            said = layer.say(layer.total(said), layer.nothing)
        return said

    def look(self, seen: list[int], memory: Memory) -> None:
        """Only what has changed is worked out again."""
        table = seen[: self.table]
        memory.of_table = self.of_table.corrected(memory.of_table, memory.table, table)
        memory.table = table
        for n in range(self.seats):
            at = self.table + n * self.seat
            seat = seen[at : at + self.seat]
            if seat != memory.seats[n]:
                memory.seats[n] = seat
                said = self.of_seat.say(self.of_seat.total(seat), self.of_seat.nothing)
                memory.of_seats[n] = self.first.total(said, n * self.of_seat.width)

    def best(self, seen: list[int], choices: list[int], memory: Memory) -> int:
        """The choice of the short index that promises most, the first of equals."""
        core = self.core(seen, memory)
        best, most = choices[0], -1e9
        for choice in choices:
            promise = self.promise.of(choice, core)
            if promise > most:
                best, most = choice, promise
        return best


def sixtieths(row: bytes) -> list[int]:
    """An observation as the net reads it."""
    return [int(x * GRAIN + 0.5) if x > 0.0 else 0 for x in unpack(f"<{len(row) // 4}f", row)]


@lru_cache(maxsize=8)
def read(file: Path) -> Net:
    about, _, packed = file.read_bytes().partition(b"\n")
    told, _, weights = zlib.decompress(packed).partition(b"\n")
    return Net(json.loads(about), json.loads(told), weights)
