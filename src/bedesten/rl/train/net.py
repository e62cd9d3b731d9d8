"""A net: how much it likes every choice of the short index, and what it thinks of everybody's chances.

It reads what an `Encoder` writes. Every seat is read by the same weights; what they make of it, and the
table, goes through three layers. From there each seat gets its chance to win, and each choice its promise.
"""

import json
from functools import cache
from pathlib import Path
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from bedesten.bots.encode.base import Encoder
from bedesten.bots.encode.compact import Compact
from bedesten.bots.learned.net import GRAIN

Array = npt.NDArray[np.float32]

NEVER: Final = -1e9  # the promise of what cannot be chosen, and of a seat nobody has
SEAT: Final = 64
WIDE: Final = (512, 512, 384)
CHANCE: Final = 64


class Shape:
    """How the rows of an encoder are laid out, and how many choices there are."""

    def __init__(
        self, table: int, seat: int, seats: int, choices: int, about: dict[str, Any] | None = None
    ) -> None:
        self.table = table  # fields before the first seat
        self.seat = seat  # fields of every seat
        self.seats = seats
        self.choices = choices
        self.about = about or {}

    @property
    def fields(self) -> int:
        return self.table + self.seats * self.seat

    @property
    def bytes(self) -> int:
        """Of a bit for each choice."""
        return (self.choices + 7) // 8

    def sizes(self) -> dict[str, tuple[int, ...]]:
        """Of all weights, by name."""
        first, second, third = WIDE
        return {
            "seat": (self.seat, SEAT),
            "seat_bias": (SEAT,),
            "first": (self.table + self.seats * SEAT, first),
            "first_bias": (first,),
            "second": (first, second),
            "second_bias": (second,),
            "third": (second, third),
            "third_bias": (third,),
            "chance": (third, CHANCE),
            "chance_seat": (SEAT, CHANCE),
            "chance_bias": (CHANCE,),
            "chance_out": (CHANCE,),
            "promise": (third, self.choices),
            "promise_bias": (self.choices,),
        }


def shape_of(sight: Encoder) -> Shape:
    choices = Compact(sight.game.lexicon).size
    return Shape(sight.first_seat, len(sight.seat_names), sight.seats, choices)


class Net:
    """Weights by name, as `Shape.sizes` lists them."""

    def __init__(self, shape: Shape, weights: dict[str, Array]) -> None:
        self.shape = shape
        self.weights = weights

    def think(self, seen: Array) -> tuple[Array, Array]:
        """Of some positions: promises of all choices, and the chances of their seats, the viewer's first."""
        w, shape = self.weights, self.shape
        seats = seen[:, shape.table :].reshape(len(seen), shape.seats, shape.seat)
        each = relu(seats @ w["seat"] + w["seat_bias"])
        core = np.concatenate([seen[:, : shape.table], each.reshape(len(seen), -1)], axis=1)
        for layer in ("first", "second", "third"):
            core = relu(core @ w[layer] + w[f"{layer}_bias"])
        judged = relu((core @ w["chance"])[:, None, :] + each @ w["chance_seat"] + w["chance_bias"])
        chances = judged @ w["chance_out"]
        chances[seats[:, :, 0] == 0.0] = NEVER  # the first field of a seat says whether anybody has it
        return core @ w["promise"] + w["promise_bias"], softmax(chances)


def sixtieths(seen: Array) -> npt.NDArray[np.uint8]:
    """An observation in a byte a field: hardly a field is told more finely, and none goes beyond four."""
    return (seen * GRAIN + 0.5).astype(np.uint8)


def relu(x: Array) -> Array:
    return np.maximum(x, 0.0, out=x)


def softmax(scores: Array) -> Array:
    """Over the last axis."""
    raised = np.exp(scores - scores.max(axis=-1, keepdims=True))
    shares: Array = raised / raised.sum(axis=-1, keepdims=True)
    return shares


def write(file: Path, net: Net) -> None:
    """Half precision is enough to choose by."""
    shape = net.shape
    about = {"shape": [shape.table, shape.seat, shape.seats, shape.choices], **shape.about}
    arrays: dict[str, Any] = {name: weight.astype(np.float16) for name, weight in net.weights.items()}
    np.savez_compressed(file, about=np.frombuffer(json.dumps(about).encode(), np.uint8), **arrays)


@cache
def read(file: Path) -> Net:
    """A net from its file."""
    with np.load(file, allow_pickle=False) as arrays:
        about = json.loads(arrays["about"].tobytes())
        table, seat, seats, choices = about.pop("shape")
        shape = Shape(table, seat, seats, choices, about)
        return Net(shape, {name: arrays[name].astype(np.float32) for name in shape.sizes()})
