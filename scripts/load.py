"""How much one server carries: live tables with bots, sleeping correspondence games, idle sockets.

`make load` (ARGS="--tables 50 --sleeping 100 --sockets 500 --seconds 20") writes a report with plots.
"""

import argparse
import asyncio
import json
import random
import resource
import tempfile
from collections.abc import Sequence
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from pathlib import Path
from statistics import quantiles
from time import perf_counter

import httpx
from websockets.asyncio.client import ClientConnection, connect

from tests.server.serving import Process

LIVE = [{"kind": "me"}, *[{"kind": "bot", "bot": "random"}] * 2]
ASLEEP = [{"kind": "me"}, {"kind": "me"}]
SLOW = {"kind": "slow", "seconds": 30 * 86400}
THINK = 2.0  # seconds a person looks at a question
TOGETHER = 50  # connections opened at once
GOAL_MS, GOAL_MB = 100, 500


@dataclass
class Measured:
    answers: list[float] = field(default_factory=list)  # seconds from an answer to its broadcast
    memory: list[float] = field(default_factory=list)  # MB of the server and its bots, second by second
    sockets: int = 0


def memory(pid: int) -> float:
    """Of a process and its children, in MB."""
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    lines = [Path(f"/proc/{one}/statm").read_text().split()[1] for one in (pid, *children)]
    return sum(map(int, lines)) * resource.getpagesize() / 1e6


async def new_tables(url: str, count: int, **body: object) -> list[dict[str, object]]:
    table = {"game": "istanbul", "players": len(body["seats"]), **body}  # type: ignore[arg-type]
    async with httpx.AsyncClient(base_url=url, timeout=60) as http:
        answers = [await http.post("/api/tables", json=table) for _ in range(count)]
    return [answer.raise_for_status().json() for answer in answers]


async def greet(socket: ClientConnection, tokens: list[str]) -> None:
    await socket.send(json.dumps({"t": "hello", "tokens": tokens, "lang": "en", "seq": 0}))


async def play(
    url: str, taken: dict[str, object], until: float, found: Measured, dice: random.Random
) -> None:
    """A person at one table: thinks, answers anything, and waits for the answer to come back."""
    tokens = [seat["token"] for seat in taken["seats"]]  # type: ignore[attr-defined]
    async with connect(f"{url.replace('http', 'ws')}/ws/{taken['table']}", open_timeout=60) as socket:
        await greet(socket, tokens)
        sent = 0.0
        async for raw in socket:
            message = json.loads(raw)
            if perf_counter() > until or message.get("ask", {}) is None:
                return
            if sent and message["t"] == "step":
                found.answers.append(perf_counter() - sent)
                sent = 0.0
            if message["t"] in ("sync", "step") and message["ask"]["mine"]:
                await asyncio.sleep(dice.uniform(0.5, 1.5) * THINK)
                token = dice.choice(message["ask"]["options"])["token"]
                sent = perf_counter()
                await socket.send(json.dumps({"t": "act", "seq": message["seq"], "tokens": [token]}))


async def idle(url: str, codes: Sequence[object], count: int, held: AsyncExitStack) -> int:
    """Watchers of sleeping tables, who say nothing after their hello."""
    address = url.replace("http", "ws")

    async def come(number: int) -> None:
        door = connect(f"{address}/ws/{codes[number % len(codes)]}", open_timeout=120, ping_interval=None)
        socket = await held.enter_async_context(door)
        await greet(socket, [])
        await socket.recv()

    for first in range(0, count, TOGETHER):
        await asyncio.gather(*map(come, range(first, min(count, first + TOGETHER))))
    return count


async def measure(server: Process, args: argparse.Namespace) -> Measured:
    found, url = Measured(), server.url
    asleep = await new_tables(url, args.sleeping, seats=ASLEEP, clock=SLOW)
    live = await new_tables(url, args.tables, seats=LIVE)
    async with AsyncExitStack() as held:
        found.sockets = await idle(url, [taken["table"] for taken in asleep], args.sockets, held)
        until = perf_counter() + args.seconds
        playing = [play(url, taken, until, found, random.Random(n)) for n, taken in enumerate(live)]
        everybody = asyncio.gather(*playing)
        while not everybody.done():
            found.memory.append(memory(server.child.pid))
            await asyncio.wait([everybody], timeout=1.0)
        await everybody
    return found


# --- the report


def plot(title: str, values: Sequence[float]) -> str:
    """Bars, one for each value."""
    most = max(values, default=1) or 1
    bars = "".join(
        f'<rect x="{i * 8}" y="{120 - 120 * v / most:.1f}" width="7" height="{120 * v / most:.1f}"/>'
        for i, v in enumerate(values)
    )
    return f'<h2>{title}</h2><svg width="{len(values) * 8}" height="120" fill="#8a5a2b">{bars}</svg>'


def report(found: Measured, lines: list[str]) -> str:
    milliseconds = [seconds * 1000 for seconds in found.answers]
    counts = [sum(low <= ms < low + 5 for ms in milliseconds) for low in range(0, 250, 5)]
    plots = [
        plot("Answers by time to the broadcast: 0 to 250 ms in steps of 5", counts),
        plot(f"Memory, second by second, at most {max(found.memory):.0f} MB", found.memory),
    ]
    text = "".join(f"<p>{line}</p>" for line in lines)
    head = '<!doctype html><html lang="en"><meta charset="utf-8"><title>Load</title>'
    return f"{head}{text}{''.join(plots)}</html>"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--sleeping", type=int, default=1000)
    parser.add_argument("--sockets", type=int, default=10_000)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--report", type=Path, default=Path("load.html"))
    args = parser.parse_args()
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))  # the server inherits it
    with tempfile.TemporaryDirectory() as folder:
        server = Process(Path(folder))
        try:
            found = asyncio.run(measure(server, args))
        finally:
            server.kill()
    p95 = quantiles(found.answers, n=20)[-1] * 1000
    lines = [
        f"{args.tables} live tables, {args.sleeping} sleeping, {found.sockets} idle sockets held",
        f"{len(found.answers)} answers: p95 from answer to broadcast {p95:.0f} ms (goal {GOAL_MS})",
        f"memory with all of it {max(found.memory):.0f} MB, bots included (goal {GOAL_MB})",
    ]
    args.report.write_text(report(found, lines), "utf-8")
    print("\n".join([*lines, f"report: {args.report}"]))
    return 0 if p95 <= GOAL_MS and max(found.memory) <= GOAL_MB else 1


if __name__ == "__main__":
    raise SystemExit(main())
