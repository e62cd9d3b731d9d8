"""How long guests wait when sessions with the database are dropped or fall silent: part of `make chaos`
(--rounds 20).

Two processes share one throw-away PostgreSQL; eight people play at one of them tables that the other writes.
Their sessions are ended by the database, or the cable of the one that writes is pulled for four seconds: no
byte arrives, nothing is reset. Counted is the time until everybody's next answer is acknowledged, and until
pages are told that the table waits. A guest comes back one second after being sent away, as a page does.
"""

import argparse
import random
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from time import perf_counter

from bedesten.server.store.postgres import LISTENS, NAME, SPEAKS
from tests.server import database
from tests.server.cable import Cable
from tests.server.client import new_table
from tests.server.guest import Guest, drop
from tests.server.serving import Process

GOAL = 3.0
GUESTS = 8
PULLED = 4.0  # seconds
KINDS = {"bus": LISTENS, "voice": SPEAKS, "writers": NAME, "all": "bedesten "}


@dataclass
class Pauses:
    """Seconds."""

    noticed: list[float] = field(default_factory=list)
    back: list[float] = field(default_factory=list)

    def line(self, what: str) -> str:
        said = f"; pages were told after {max(self.noticed):.2f} s at most" if self.noticed else ""
        return (
            f"{len(self.back)} times {what}: everybody went on after {median(self.back):.2f} s (median), "
            f"{max(self.back):.2f} s at most (goal {GOAL:.0f}){said}"
        )


def all_play(guests: list[Guest], people: ThreadPoolExecutor) -> None:
    list(people.map(Guest.play, guests))


def all_go_on(guests: list[Guest], people: ThreadPoolExecutor) -> float:
    """The seconds until everybody has played on; then they leave."""
    began = perf_counter()
    all_play(guests, people)
    took = perf_counter() - began
    for guest in guests:
        guest.leave()
    return took


def dropped(address: str, rounds: int, sessions: str) -> Pauses:
    pauses = Pauses()
    with tempfile.TemporaryDirectory() as folder, ThreadPoolExecutor(GUESTS) as people:
        first, second = Process(Path(folder), address), Process(Path(folder), address)
        for _ in range(rounds):
            guests = sit_down(first, second, GUESTS)
            all_play(guests, people)
            drop(address, sessions)
            pauses.back.append(all_go_on(guests, people))
        first.kill()
        second.kill()
    return pauses


def sit_down(holder: Process, other: Process, count: int) -> list[Guest]:
    """At one process, while somebody looks on at another, where their tables therefore are."""
    dice = random.Random(count)
    tables = [new_table(holder.url, "me", "me", help="bare") for _ in range(count)]
    return [
        Guest(other.url, *table, random.Random(dice.random()), rest=1.0, watched_at=holder.url)
        for table in tables
    ]


def pulled(address: str, rounds: int, swallow: bool) -> Pauses:
    """Who is at the process that is cut off is told; afterwards everybody goes on, wherever they are."""
    pauses = Pauses()
    with tempfile.TemporaryDirectory() as folder, ThreadPoolExecutor(GUESTS) as people:
        cable = Cable(address)
        first, second = Process(Path(folder), cable.url), Process(Path(folder), address)
        for _ in range(rounds):
            guests = [*sit_down(first, first, GUESTS // 2), *sit_down(first, second, GUESTS // 2)]
            all_play(guests, people)
            cable.pull()
            began = perf_counter()
            for guest in guests[: GUESTS // 2]:
                assert guest.client.until("error")["code"] == "paused"
            pauses.noticed.append(perf_counter() - began)
            time.sleep(max(0.0, began + PULLED - perf_counter()))
            cable.plug(swallow)
            pauses.back.append(all_go_on(guests, people))
        first.kill()
        second.kill()
        cable.close()
    return pauses


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=20, help="of each kind")
    args = parser.parse_args()
    if database.binaries() is None:
        print("no PostgreSQL is installed here: dropped sessions were not measured")
        return 0
    longest = 0.0
    with database.started() as running:
        for kind, sessions in KINDS.items():
            pauses = dropped(running.fresh(), args.rounds, sessions)
            print(pauses.line(f"sessions were dropped ({kind})"), flush=True)
            longest = max(longest, *pauses.back)
        for swallow in (False, True):
            pauses = pulled(running.fresh(), args.rounds, swallow)
            print(
                pauses.line(f"the cable was pulled (bytes {'swallowed' if swallow else 'held'})"), flush=True
            )
            longest = max(longest, *pauses.back, *pauses.noticed)
    return 0 if longest <= GOAL else 1


if __name__ == "__main__":
    raise SystemExit(main())
