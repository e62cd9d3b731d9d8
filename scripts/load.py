"""How much one server carries: live tables with bots, sleeping correspondence games, idle sockets.

`make load` (ARGS="--tables 50 --sleeping 100 --sockets 500 --seconds 20") writes a report with plots. Players
and watchers share the cores with the server; what each of them took of the processor is said beside.
"""

import argparse
import asyncio
import os
import random
import resource
import tempfile
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median, quantiles
from time import perf_counter, process_time
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import connect

from scripts.load_report import report
from scripts.watcher import watch
from tests.server.serving import Process, children

LIVE = [{"kind": "me"}, *[{"kind": "bot", "bot": "easy"}] * 2]
ASLEEP = [{"kind": "me"}, {"kind": "me"}]
SLOW = {"kind": "slow", "seconds": 30 * 86400}
THINK = 2.0  # seconds a person looks at a question
WARM_UP = 5.0  # seconds in which everybody sits down; what is answered then does not count
TOGETHER = 50  # connections opened at once
GOAL_MS, GOAL_MB = 100, 500
TICKS = os.sysconf("SC_CLK_TCK")
encode, decode = msgspec.json.Encoder().encode, msgspec.json.Decoder().decode
Taken = dict[str, Any]


@dataclass
class Measured:
    answers: list[float] = field(default_factory=list)  # seconds from an answer to its broadcast
    at: list[float] = field(default_factory=list)  # when each of them came
    changes: int = 0  # that were told to players, of bots and people
    memory: list[float] = field(default_factory=list)  # MB of the server and its bots, second by second
    busy: list[tuple[float, float]] = field(default_factory=list)  # seconds of processor: server, its bots
    seconds: float = 0.0
    loader: float = 0.0  # seconds of processor that players and watchers took


def memory(pid: int) -> float:
    """Of a process and its children, in MB."""
    pages = [Path(f"/proc/{one}/statm").read_text().split()[1] for one in (pid, *children(pid))]
    return sum(map(int, pages)) * resource.getpagesize() / 1e6


def processor(pid: int) -> float:
    """Seconds it has computed so far."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


# --- who comes


async def new_tables(url: str, count: int, **body: Any) -> list[Taken]:
    table = {"game": "istanbul", "players": len(body["seats"]), **body}
    async with httpx.AsyncClient(base_url=url, timeout=60) as http:
        answers = [await http.post("/api/tables", json=table) for _ in range(count)]
    return [answer.raise_for_status().json() for answer in answers]


async def play(url: str, taken: Taken, begin: float, until: float, measured: Measured) -> None:
    """A person at one table: thinks, answers anything, and waits for the answer to come back."""
    dice = random.Random(taken["table"])
    hello = {"t": "hello", "tokens": [seat["token"] for seat in taken["seats"]], "lang": "en", "seq": 0}
    await asyncio.sleep(dice.random() * WARM_UP / 2)
    async with connect(f"{url.replace('http', 'ws')}/ws/{taken['table']}", open_timeout=60) as socket:
        await socket.send(encode(hello), text=True)
        sent = 0.0
        async for raw in socket:
            came = perf_counter()
            message = decode(raw)
            if came > until or message.get("ask", {}) is None:
                return
            if message["t"] == "step" and came > begin:
                measured.changes += 1
                if sent > begin:
                    measured.answers.append(came - sent)
                    measured.at.append(came)
            if message["t"] in ("sync", "step"):
                sent = 0.0
                if message["ask"]["mine"]:
                    await asyncio.sleep(dice.uniform(0.5, 1.5) * THINK)
                    token = dice.choice(message["ask"]["options"])["token"]
                    sent = perf_counter()
                    answer = {"t": "act", "seq": message["seq"], "tokens": [token]}
                    await socket.send(encode(answer), text=True)


async def idle(url: str, codes: list[str], count: int) -> list[asyncio.Transport]:
    """Watchers of sleeping tables, who say nothing after their hello."""
    held: list[asyncio.Transport] = []
    for first in range(0, count, TOGETHER):
        some = range(first, min(count, first + TOGETHER))
        held += await asyncio.gather(*[watch(url, codes[number % len(codes)]) for number in some])
    return held


# --- measuring


async def look_on(pid: int, everybody: asyncio.Future[Any], begin: float, measured: Measured) -> None:
    """Second by second, until the last player has left."""
    await asyncio.sleep(begin - perf_counter())
    began, own = perf_counter(), process_time()
    while not everybody.done():
        measured.memory.append(memory(pid))
        measured.busy.append((processor(pid), sum(map(processor, children(pid)))))
        measured.seconds, measured.loader = perf_counter() - began, process_time() - own
        await asyncio.wait([everybody], timeout=1.0)


async def measure(server: Process, args: argparse.Namespace) -> Measured:
    measured, url = Measured(), server.url
    asleep = await new_tables(url, args.sleeping, seats=ASLEEP, clock=SLOW)
    live = await new_tables(url, args.tables, seats=LIVE)
    held = await idle(url, [taken["table"] for taken in asleep], args.sockets)
    print(
        f"{len(asleep)} games asleep, {len(held)} sockets open: {memory(server.child.pid):.0f} MB", flush=True
    )
    begin = perf_counter() + WARM_UP
    until = begin + args.seconds
    everybody = asyncio.gather(*[play(url, taken, begin, until, measured) for taken in live])
    await look_on(server.child.pid, everybody, begin, measured)
    await everybody
    lost = sum(socket.is_closing() for socket in held)
    assert not lost, f"{lost} idle sockets were closed"
    return measured


def told(measured: Measured, args: argparse.Namespace) -> list[str]:
    server, bots = (after - before for before, after in zip(measured.busy[0], measured.busy[-1], strict=True))
    *_, p95 = quantiles(measured.answers, n=20)
    shares = [f"{100 * part / measured.seconds:.0f} %" for part in (server, bots, measured.loader)]
    return [
        f"{args.tables} live tables, {args.sleeping} sleeping, {args.sockets} idle sockets held",
        f"{len(measured.answers)} answers in {measured.seconds:.0f} s: from answer to broadcast median "
        f"{median(measured.answers) * 1000:.0f} ms, p95 {p95 * 1000:.0f} ms (goal {GOAL_MS})",
        f"memory with all of it {max(measured.memory):.0f} MB, bots included (goal {GOAL_MB})",
        f"of one core the server took {shares[0]}, its bots {shares[1]}, players and watchers {shares[2]}; "
        f"{measured.changes / measured.seconds:.0f} changes a second, "
        f"{1000 * server / max(measured.changes, 1):.1f} ms of the server for each; "
        f"load average {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores",
    ]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--sleeping", type=int, default=1000)
    parser.add_argument("--sockets", type=int, default=10_000)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--report", type=Path, default=Path("load.html"))
    args = parser.parse_args()
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    with tempfile.TemporaryDirectory() as folder:
        server = Process(Path(folder))
        try:
            measured = asyncio.run(measure(server, args))
        finally:
            server.kill()
    lines = told(measured, args)
    args.report.write_text(report(measured.answers, measured.memory, measured.busy, lines), "utf-8")
    print("\n".join([*lines, f"report: {args.report}"]))
    *_, p95 = quantiles(measured.answers, n=20)
    return 0 if p95 * 1000 <= GOAL_MS and max(measured.memory) <= GOAL_MB else 1


if __name__ == "__main__":
    raise SystemExit(main())
