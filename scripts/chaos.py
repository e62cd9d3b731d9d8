"""Kill a server a thousand times under tables that are being played, then carry a million messages over a bad
network: `make chaos` (ARGS="--kills 100 --messages 100000")."""

import argparse
import asyncio
import tempfile
from pathlib import Path
from time import perf_counter

from bedesten.server.bots.pool import BotPool
from bedesten.server.store.sqlite import Store
from bedesten.server.tables.lobby import Lobby
from bedesten.server.tables.room import Services
from tests.server.chaos import chaos
from tests.server.network import in_storm
from tests.server.serving import settings


def kill(kills: int, tables: int, seed: int) -> None:
    """AssertionError if anything was lost or doubled."""
    began = perf_counter()
    with tempfile.TemporaryDirectory() as folder:
        notes, changes = asyncio.run(chaos(Path(folder) / "data", kills, tables, seed))
    assert set(notes.acknowledged.values()) == {1}
    assert notes.stood_in == 0
    print(
        f"{kills} kills, {changes} changes, {len(notes.acknowledged)} acknowledged answers: "
        "0 lost, 0 doubled, no time charged; "
        f"back after {max(notes.away):.2f} s at most ({len(notes.away)} times); "
        f"{perf_counter() - began:.0f} s"
    )


def storm(messages: int, seed: int) -> None:
    began = perf_counter()
    with tempfile.TemporaryDirectory() as folder:
        lobby = Lobby(Services(settings(Path(folder)), Store(Path(folder)), BotPool(1, 0.1, 30)))
        carried, compared = asyncio.run(in_storm(lobby, messages, seed))
    print(
        f"{carried} messages dropped, delayed, repeated and reordered: "
        f"{compared} events, every digest equal; {perf_counter() - began:.0f} s"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=1000)
    parser.add_argument("--tables", type=int, default=5)
    parser.add_argument("--messages", type=int, default=1_000_000)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    kill(args.kills, args.tables, args.seed)
    storm(args.messages, args.seed)


if __name__ == "__main__":
    main()
