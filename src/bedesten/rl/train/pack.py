"""A trained net as bots read it: `python -m bedesten.rl.train.pack GAME NET.npz learned.net`.

Weights become whole numbers of 8 bits, each unit with a scale of its own; what units say at most is found
out by letting the net play some games."""

import argparse
import json
import zlib
from hashlib import sha256
from pathlib import Path
from typing import Any

import numpy as np

from bedesten import catalog
from bedesten.bots.encode.base import encoder
from bedesten.bots.encode.slot import Room, Slot
from bedesten.bots.learned.net import GRAIN, MIDDLE, MOST
from bedesten.core.dice import Dice
from bedesten.rl.train.net import Array, Net, read, relu, sixtieths
from bedesten.rl.train.setups import any_setup

GAMES = 40
ROOM = 1.1  # units may say so much more than they ever did


def positions(name: str, net: Net, games: int) -> Array:
    """What is seen in some games of the net against itself."""
    game, dice, random = catalog.game(name), Dice(1), np.random.default_rng(1)
    room = Room(game, encoder(game))
    positions: list[Array] = []
    for _ in range(games):
        slot = Slot(room, any_setup(name, dice))
        slot.start(dice.below(1 << 31))
        while slot.seat >= 0:
            row: list[bytes] = []
            slot.see(slot.seat, row)
            seen = sixtieths(np.frombuffer(b"".join(row), np.float32)).astype(np.float32) / np.float32(GRAIN)
            positions.append(seen)
            likes = net.think(seen[None])[0][0][slot.choices]
            slot.act(slot.choices[int(np.argmax(likes + random.gumbel(size=len(likes))))])
    return np.stack(positions)


def steps(net: Net, seen: Array) -> dict[str, float]:
    """How much is one more that a unit of each layer says."""
    w, shape = net.weights, net.shape
    seats = seen[:, shape.table :].reshape(len(seen), shape.seats, shape.seat)
    each = relu(seats @ w["seat"] + w["seat_bias"])
    said = {"seat": each}
    core = np.concatenate([seen[:, : shape.table], each.reshape(len(seen), -1)], axis=1)
    for layer in ("first", "second", "third"):
        core = said[layer] = relu(core @ w[layer] + w[f"{layer}_bias"])
    return {name: float(units.max()) * ROOM / MOST for name, units in said.items()}


def layer_of(weights: Array, biases: Array | None, heard: float, step: float) -> tuple[dict[str, Any], bytes]:
    """In whole numbers; `heard` is what one more of the units before it means."""
    scales = np.maximum(np.abs(weights).max(axis=0), 1e-6) / (MIDDLE - 1)
    whole = (np.round(weights / scales) + MIDDLE).astype(np.uint8)
    told = {
        "rows": len(weights),
        "width": weights.shape[1],
        "scales": [float(f"{x:.8g}") for x in scales * heard],
        "biases": [float(f"{x:.8g}") for x in (np.zeros(len(scales)) if biases is None else biases)],
        "step": step,
    }
    return told, whole.tobytes()


def packed(name: str, net: Net) -> bytes:
    w, shape, grain = net.weights, net.shape, 1 / GRAIN
    step = steps(net, positions(name, net, GAMES))
    layers = {
        "seat": layer_of(w["seat"], w["seat_bias"], grain, step["seat"]),
        "table": layer_of(w["first"][: shape.table], None, grain, 0.0),
        "first": layer_of(w["first"][shape.table :], w["first_bias"], step["seat"], step["first"]),
        "second": layer_of(w["second"], w["second_bias"], step["first"], step["second"]),
        "third": layer_of(w["third"], w["third_bias"], step["second"], step["third"]),
        "promise": layer_of(w["promise"], w["promise_bias"], step["third"], 0.0),
    }
    told = {
        "table": shape.table,
        "seat": shape.seat,
        "seats": shape.seats,
        "layers": {name: each for name, (each, _) in layers.items()},
    }
    content = json.dumps(told).encode() + b"\n" + b"".join(weights for _, weights in layers.values())
    about = {"game": name, **shape.about, "sha256": sha256(content).hexdigest()}
    return json.dumps(about).encode() + b"\n" + zlib.compress(content, 9)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=catalog.GAMES)
    parser.add_argument("net", type=Path)
    parser.add_argument("into", type=Path)
    args = parser.parse_args()
    args.into.write_bytes(packed(args.game, read(args.net)))
    print(f"{args.into}: {args.into.stat().st_size} bytes")


if __name__ == "__main__":
    main()
