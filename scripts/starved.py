"""Easy bots beside tables of masters: `make load` (MASTERS=20: how many of them).

Every table of five masters is looked at by somebody, so none of them rests. At the other tables a person
answers at once, and it is measured how long the easy bots take from the question to the broadcast.
"""

import argparse
import asyncio
import os
import re
import tempfile
from pathlib import Path
from statistics import median, quantiles
from time import perf_counter

import httpx
from websockets.asyncio.client import connect

from scripts.load import LIVE, Taken, decode, encode, new_tables
from scripts.watcher import watch
from tests.server.serving import ADMIN, Process

MASTERS = [{"kind": "bot", "bot": "master"}] * 5
QUICK = 5  # tables with easy bots
WARM_UP = 5.0  # seconds in which the processes of the bots start
GOAL_MS = 200


async def play(url: str, taken: Taken, begin: float, until: float) -> list[float]:
    """The seconds each easy bot took at one table."""
    hello = {"t": "hello", "tokens": [seat["token"] for seat in taken["seats"]], "lang": "en", "seq": 0}
    waits: list[float] = []
    async with connect(f"{url.replace('http', 'ws')}/ws/{taken['table']}", open_timeout=60) as socket:
        await socket.send(encode(hello), text=True)
        asked = 0.0  # when a bot was
        async for raw in socket:
            came, message = perf_counter(), decode(raw)
            if message["t"] not in ("sync", "step"):
                continue
            if asked > begin:
                waits.append(came - asked)
            if came > until or message["ask"] is None:
                break
            asked = 0.0 if message["ask"]["mine"] else came
            if message["ask"]["mine"]:
                token = message["ask"]["options"][0]["token"]
                await socket.send(encode({"t": "act", "seq": message["seq"], "tokens": [token]}), text=True)
    return waits


async def evening(url: str, begin: float, until: float) -> list[float]:
    """One game after the other, until it is late."""
    waits: list[float] = []
    while perf_counter() < until:
        (taken,) = await new_tables(url, 1, seats=LIVE)
        waits += await play(url, taken, begin, until)
    return waits


async def numbers(url: str) -> dict[str, float]:
    async with httpx.AsyncClient(auth=("any", ADMIN), timeout=60) as http:
        text = (await http.get(f"{url}/metrics")).raise_for_status().text
    return {name: float(value) for name, value in re.findall(r"^(\S+) (\S+)$", text, re.MULTILINE)}


async def measure(server: Process, tables: int, seconds: float) -> tuple[list[float], dict[str, float]]:
    masters = await new_tables(server.url, tables, seats=MASTERS)
    held = [await watch(server.url, taken["table"]) for taken in masters]
    begin = perf_counter() + WARM_UP
    everybody = [evening(server.url, begin, begin + seconds) for _ in range(QUICK)]
    taken = [each for waits in await asyncio.gather(*everybody) for each in waits]
    after = await numbers(server.url)
    for socket in held:
        socket.abort()
    return taken, after


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=60)
    parser.add_argument("--seconds", type=float, default=60.0)
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        server = Process(Path(folder))
        try:
            waits, after = asyncio.run(measure(server, args.tables, args.seconds))
        finally:
            server.kill()
    *_, p95 = quantiles(waits, n=20)
    relieved = sum(value for name, value in after.items() if name.startswith("bedesten_bots_relieved_total"))
    print(
        f"{args.tables} tables of five masters, {after['bedesten_bots_waiting']:.0f} questions wait: "
        f"{len(waits)} answers of easy bots, median {median(waits) * 1000:.0f} ms, p95 {p95 * 1000:.0f} ms "
        f"(goal {GOAL_MS}), {max(waits) * 1000:.0f} ms at most; {relieved:.0f} bots were answered for; "
        f"load average {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores"
    )
    return 0 if p95 * 1000 <= GOAL_MS and not relieved else 1


if __name__ == "__main__":
    raise SystemExit(main())
