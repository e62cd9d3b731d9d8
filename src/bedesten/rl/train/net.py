"""A net: what it thinks of the options of a seat, and of everybody's chances.

It reads what an `Encoder` writes. Every seat is read by the same weights; what they make of it, and the
table, goes through two layers. From there each seat gets its chance to win, and each option its promise.
"""

import json
from functools import cache
from pathlib import Path
from typing import Any, Final

import numpy as np
import numpy.typing as npt

Array = npt.NDArray[np.float32]

NEVER: Final = -1e9  # the score of a seat nobody has
HINTS: Final = (
    3  # what first sight says of an option: its worth, how far behind the best, whether it is the best
)
WORTH: Final = 3.0  # first sights are scaled by this


class Shape:
    """How the rows of an encoder are laid out, and how wide the layers are."""

    def __init__(
        self, table: int, seat: int, seats: int, option: int, about: dict[str, Any] | None = None
    ) -> None:
        self.table = table  # fields before the first seat
        self.seat = seat  # fields of every seat
        self.seats = seats
        self.option = option  # fields of an option, hints included
        self.about = about or {}

    def sizes(self) -> dict[str, tuple[int, ...]]:
        """Of all weights, by name."""
        wide = self.table + self.seats * SEAT
        return {
            "seat": (self.seat, SEAT),
            "seat_bias": (SEAT,),
            "first": (wide, FIRST),
            "first_bias": (FIRST,),
            "second": (FIRST, SECOND),
            "second_bias": (SECOND,),
            "chance": (SECOND, CHANCE),
            "chance_seat": (SEAT, CHANCE),
            "chance_bias": (CHANCE,),
            "chance_out": (CHANCE,),
            "promise": (SECOND, PROMISE),
            "promise_option": (self.option, PROMISE),
            "promise_bias": (PROMISE,),
            "promise_second": (PROMISE, LAST),
            "promise_second_bias": (LAST,),
            "promise_out": (LAST,),
        }


SEAT: Final = 64
FIRST: Final = 256
SECOND: Final = 128
CHANCE: Final = 48
PROMISE: Final = 96
LAST: Final = 32


class Net:
    """Weights by name, as `Shape.sizes` lists them."""

    def __init__(self, shape: Shape, weights: dict[str, Array]) -> None:
        self.shape = shape
        self.weights = weights

    def think(self, seen: Array, options: Array, counts: npt.NDArray[np.int64]) -> tuple[Array, Array]:
        """Of some positions: promises of their options, one after the other, and the chances of their seats,
        the viewer's first. `counts` says how many options each position has."""
        w, shape = self.weights, self.shape
        seats = seen[:, shape.table :].reshape(len(seen), shape.seats, shape.seat)
        each = relu(seats @ w["seat"] + w["seat_bias"])
        wide = np.concatenate([seen[:, : shape.table], each.reshape(len(seen), -1)], axis=1)
        core = relu(relu(wide @ w["first"] + w["first_bias"]) @ w["second"] + w["second_bias"])
        judged = relu((core @ w["chance"])[:, None, :] + each @ w["chance_seat"] + w["chance_bias"])
        chances = judged @ w["chance_out"]
        chances[seats[:, :, 0] == 0.0] = NEVER  # the first field of a seat says whether anybody has it
        state = np.repeat(core @ w["promise"] + w["promise_bias"], counts, axis=0)
        promising = relu(
            relu(state + options @ w["promise_option"]) @ w["promise_second"] + w["promise_second_bias"]
        )
        return promising @ w["promise_out"], softmax(chances)


def relu(x: Array) -> Array:
    return np.maximum(x, 0.0, out=x)


def softmax(scores: Array) -> Array:
    """Over the last axis."""
    raised = np.exp(scores - scores.max(axis=-1, keepdims=True))
    shares: Array = raised / raised.sum(axis=-1, keepdims=True)
    return shares


def hints(scores: Array, counts: npt.NDArray[np.int64]) -> Array:
    """What first sight says of the options of some positions, as fields."""
    best = np.repeat(np.maximum.reduceat(scores, np.cumsum(counts) - counts), counts)
    return np.stack([scores / WORTH, (scores - best) / WORTH, (scores >= best).astype(np.float32)], axis=1)


def write(file: Path, net: Net) -> None:
    """Half precision is enough to choose by."""
    shape = net.shape
    about = {"shape": [shape.table, shape.seat, shape.seats, shape.option], **shape.about}
    arrays: dict[str, Any] = {name: weight.astype(np.float16) for name, weight in net.weights.items()}
    np.savez_compressed(file, about=np.frombuffer(json.dumps(about).encode(), np.uint8), **arrays)


@cache
def read(file: Path) -> Net:
    """A net from its file."""
    with np.load(file, allow_pickle=False) as arrays:
        about = json.loads(arrays["about"].tobytes())
        table, seat, seats, option = about.pop("shape")
        shape = Shape(table, seat, seats, option, about)
        return Net(shape, {name: arrays[name].astype(np.float32) for name in shape.sizes()})
