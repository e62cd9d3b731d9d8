"""Whether tables notice that games are studied: answers at live tables with ten reviews and without.

`python -m scripts.load_reviews --tables 50 --seconds 60`. Both are measured in one run on one server, in
turns of some seconds: where there are to be none, whoever studies is stopped by a signal. So whatever else
the machine does falls on both alike.
"""

import argparse
import asyncio
import os
import signal
import tempfile
from dataclasses import dataclass, field
from itertools import cycle
from pathlib import Path
from statistics import median, quantiles
from time import perf_counter

import httpx

from scripts.load import LIVE, WARM_UP, Measured, new_tables, play
from tests.server.serving import Process, children

RECORDS = Path(__file__).resolve().parents[1] / "tests" / "games"
LAST = 19  # how polite whoever studies is
SETTLE = 1.0  # seconds at the front of a turn that do not count
GOAL = 1.1  # the p95 with reviews, beside that without
LONGEST = 3600.0  # a study: as long as is measured


@dataclass
class Turns:
    """From when to when there were reviews, and from when to when there were none."""

    studied: list[tuple[float, float]] = field(default_factory=list)
    quiet: list[tuple[float, float]] = field(default_factory=list)


def politest(server: int) -> list[int]:
    """The processes that study."""
    return [pid for pid in children(server) if os.getpriority(os.PRIO_PROCESS, pid) >= LAST]


def go_on(server: int) -> None:
    for pid in politest(server):
        os.kill(pid, signal.SIGCONT)


async def ask(url: str, count: int) -> list[str]:
    """Finished games are opened, and their studies asked for."""
    records = sorted(RECORDS.glob("istanbul-4-greedy-*.bdn")) + sorted(RECORDS.glob("istanbul-[345]-?.bdn"))
    async with httpx.AsyncClient(base_url=url, timeout=120) as http:
        opened = [
            (await http.post("/api/records", json={"record": one.read_text("utf-8")})).raise_for_status()
            for one in records[:count]
        ]
        codes = [answer.json()["table"] for answer in opened]
        for code in codes:
            (await http.get(f"/api/tables/{code}/study")).raise_for_status()
    return codes


async def under_way(url: str, codes: list[str]) -> int:
    async with httpx.AsyncClient(base_url=url, timeout=120) as http:
        states = [(await http.get(f"/api/tables/{code}/study")).json()["state"] for code in codes]
    return sum(state in ("waiting", "running") for state in states)


async def take_turns(server: int, until: float, length: float, turns: Turns) -> None:
    for studied in cycle((False, True)):
        began = perf_counter()
        for pid in politest(server):
            os.kill(pid, signal.SIGCONT if studied else signal.SIGSTOP)
        await asyncio.sleep(length)
        (turns.studied if studied else turns.quiet).append((began + SETTLE, perf_counter()))
        if perf_counter() > until:
            return


async def measure(server: Process, args: argparse.Namespace) -> tuple[Measured, Turns, int]:
    measured, turns = Measured(), Turns()
    live = await new_tables(server.url, args.tables, seats=LIVE)
    codes = await ask(server.url, args.reviews)
    while not politest(server.child.pid):  # its process is started by the first study
        await asyncio.sleep(0.1)
    begin = perf_counter() + WARM_UP
    until = begin + args.seconds
    everybody = asyncio.gather(*[play(server.url, taken, begin, until, measured) for taken in live])
    await asyncio.sleep(WARM_UP)
    await take_turns(server.child.pid, until, args.turn, turns)
    go_on(server.child.pid)
    left = await under_way(server.url, codes)
    await everybody
    return measured, turns, left


def within(measured: Measured, turns: list[tuple[float, float]]) -> list[float]:
    both = zip(measured.at, measured.answers, strict=True)
    return [took for came, took in both if any(begin <= came <= end for begin, end in turns)]


def told(name: str, answers: list[float]) -> float:
    *_, p95 = quantiles(answers, n=20)
    print(f"{name}: {len(answers)} answers, median {1000 * median(answers):.0f} ms, p95 {1000 * p95:.0f} ms")
    return float(p95)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--reviews", type=int, default=10)
    parser.add_argument("--seconds", type=float, default=240.0)
    parser.add_argument("--turn", type=float, default=10.0)
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        server = Process(Path(folder), reviews=LONGEST)
        try:
            measured, turns, left = asyncio.run(measure(server, args))
        finally:
            go_on(server.child.pid)  # who is stopped cannot end either
            server.interrupt()  # a server that is killed leaves semaphores behind
    quiet = told("without reviews", within(measured, turns.quiet))
    studied = told(f"with {args.reviews} reviews ({left} still under way)", within(measured, turns.studied))
    load = f"load average {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores"
    print(f"p95 with reviews / without: {studied / quiet:.2f} (goal at most {GOAL}); {load}")
    return 0 if studied <= GOAL * quiet else 1


if __name__ == "__main__":
    raise SystemExit(main())
