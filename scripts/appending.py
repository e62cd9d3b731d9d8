"""How fast a change is kept: `python -m scripts.appending` (--changes 2000 --together 1 50 --postgres).

A change is what an acknowledged answer writes: two words of the log with what was told of them, the position
after them and the status. As many are kept at once as `--together` says, as by that many tables. Printed are
changes a second, and processor time of the server for each; on a busy machine only the latter says much.
"""

import argparse
import asyncio
import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from functools import partial
from itertools import count
from pathlib import Path
from time import perf_counter, process_time
from typing import Any

from bedesten.server.codes import ALPHABET
from bedesten.server.store import rows
from bedesten.server.store.postgres import PostgresStore
from bedesten.server.store.rows import LogRow, Snapshot, Stored, ToldRow
from bedesten.server.store.sqlite import Store
from tests.server import database
from tests.server.test_store import TABLE

TOLD, DIFFERENCE, POSITION = "x" * 120, os.urandom(300), "y" * 4000


def keep(db: Any, code: str, change: int) -> None:
    n = 2 * change
    rows.append(db, code, [LogRow(n, change, 0, "move:palace", 1.5), LogRow(n + 1, change, 0, "leave", 1.5)])
    rows.put_told(db, code, [ToldRow(n, 1, TOLD, None), ToldRow(n + 1, 1, TOLD, DIFFERENCE)])
    rows.put_snapshot(db, code, Snapshot(change, n + 1, POSITION, 0.0), rows.RUNNING)


async def play(store: Store, code: str, changes: int, numbers: Iterator[int]) -> None:
    for _ in range(changes):
        await store.run(partial(keep, code=code, change=next(numbers)))


async def measure(
    store: Store, changes: int, together: list[int], rounds: int
) -> dict[int, tuple[float, float]]:
    """By tables at once: changes a second and microseconds of processor time, the best of the rounds."""
    codes = [f"AAAA{one}{other}" for one in ALPHABET for other in ALPHABET][: max(together)]
    numbers = {code: count() for code in codes}
    for code in codes:
        await store.run(partial(rows.insert, stored=Stored(replace(TABLE, code=code), [], [], None)))
    best = dict.fromkeys(together, (0.0, 1e9))
    for _ in range(rounds):
        for tables in together:
            began, worked = perf_counter(), process_time()
            share = changes // tables
            await asyncio.gather(*[play(store, code, share, numbers[code]) for code in codes[:tables]])
            speed = share * tables / (perf_counter() - began)
            effort = (process_time() - worked) / (share * tables) * 1e6
            best[tables] = (max(best[tables][0], speed), min(best[tables][1], effort))
    return best


@contextmanager
def stores(postgres: bool) -> Iterator[tuple[str, Store]]:
    if not postgres:
        with tempfile.TemporaryDirectory() as folder:
            yield "SQLite", Store(Path(folder))
        return
    with database.started() as running:
        yield "PostgreSQL", PostgresStore(running.fresh())


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--changes", type=int, default=2000)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--together", type=int, nargs="+", default=[1, 50])
    parser.add_argument("--postgres", action="store_true")
    args = parser.parse_args()
    with stores(args.postgres) as (name, store):
        for tables, (speed, effort) in asyncio.run(
            measure(store, args.changes, args.together, args.rounds)
        ).items():
            print(f"{name}, {tables} at once: {speed:.0f} changes/s, {effort:.0f} µs of processor time each")
        store.close()


if __name__ == "__main__":
    main()
