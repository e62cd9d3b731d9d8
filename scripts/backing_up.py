"""How long answers wait while a running house is copied: `python -m scripts.backing_up` (--tables 5000).

A store is filled with tables of 70 kB. Somebody keeps one small change after the other, first alone, then
while the house is copied as for `bedesten backup`; printed are the longest waits of both.
"""

import argparse
import asyncio
import os
import tempfile
from dataclasses import replace
from functools import partial
from pathlib import Path
from time import perf_counter

from bedesten.server.admin import backup
from bedesten.server.codes import ALPHABET
from bedesten.server.store import rows
from bedesten.server.store.rows import LogRow, Stored, ToldRow
from bedesten.server.store.session import Session
from bedesten.server.store.sqlite import Store
from tests.server.test_store import TABLE

WORDS, TOLD = 200, 300  # of a table; bytes of each


def code(number: int) -> str:
    letters = ""
    for _ in range(6):
        number, left = divmod(number, len(ALPHABET))
        letters += ALPHABET[left]
    return letters


async def fill(store: Store, tables: int) -> None:
    words = [LogRow(n, n + 1, 0, "leave", 1.0) for n in range(WORDS)]
    for number in range(tables):
        name = code(number)
        told = [ToldRow(n, 1, "[]", os.urandom(TOLD)) for n in range(WORDS)]

        def keep(db: Session, name: str = name, told: list[ToldRow] = told) -> None:
            rows.insert(db, Stored(replace(TABLE, code=name), [], words, None))
            rows.put_told(db, name, told)

        await store.run(keep)


async def longest_wait(store: Store, until: asyncio.Task[None]) -> tuple[float, int]:
    """Of the changes kept one after the other until then, and how many there were."""
    longest, kept = 0.0, 0
    while not until.done():
        began = perf_counter()
        await store.run(partial(rows.set_rematch, code=code(0), rematch=code(kept)))
        longest, kept = max(longest, perf_counter() - began), kept + 1
    return longest, kept


async def measure(folder: Path, tables: int) -> None:
    store = Store(folder / "data")
    await fill(store, tables)
    alone, _ = await longest_wait(store, asyncio.create_task(asyncio.sleep(5)))
    began = perf_counter()
    copying = asyncio.create_task(backup.take(store, folder / "copy"))
    longest, kept = await longest_wait(store, copying)
    await copying
    size = (folder / "copy").stat().st_size
    print(
        f"{tables} tables, {size / 1e6:.0f} MB copied in {perf_counter() - began:.1f} s; {kept} changes kept "
        f"meanwhile, the longest wait {longest * 1000:.0f} ms (without a copy {alone * 1000:.0f} ms)"
    )
    store.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=5000)
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(measure(Path(folder), args.tables))


if __name__ == "__main__":
    main()
