"""How the site does: size of the page, time until it can be played, answers under load (`make bench`)."""

import argparse
import asyncio
import gzip
import json
import random
import subprocess
import sys
import tempfile
from pathlib import Path
from statistics import quantiles
from time import perf_counter

import httpx
from playwright.sync_api import sync_playwright
from rich.console import Console
from rich.table import Table
from websockets.asyncio.client import connect

from scripts.chromium import find

ROOT = Path(__file__).resolve().parent.parent
FLAGS = ["--disable-dev-shm-usage", "--disable-gpu"]
ASSETS = ROOT / "web" / "dist" / "assets"
THINK = 1.0  # seconds a person looks at a question
SEATS = [{"kind": "me"}, *[{"kind": "bot", "bot": "random"}] * 3]
TABLE = {
    "game": "istanbul",
    "players": 4,
    "options": {},
    "seats": SEATS,
    "clock": {"kind": "none"},
    "undo": True,
    "help": "full",
}


def script_size() -> float:
    """All scripts of the page together, compressed as a browser would get them, in kB."""
    return sum(len(gzip.compress(path.read_bytes())) for path in ASSETS.glob("*.js")) / 1000


def until_playable(url: str) -> float:
    """Seconds from opening the link of a table to the first place that can be chosen, with an empty cache."""
    taken = new_table(url)
    with sync_playwright() as engine:
        browser = engine.chromium.launch(
            executable_path=find(), args=["--disable-dev-shm-usage", "--disable-gpu"]
        )
        page = browser.new_page(viewport={"width": 1440, "height": 900})
        page.goto(f"{url}/rules")
        page.evaluate(
            "([k, v]) => localStorage.setItem(k, v)",
            [f"bedesten.seats.{taken['table']}", json.dumps(taken["seats"])],
        )
        began = perf_counter()
        page.goto(f"{url}/t/{taken['table']}")
        page.locator("[data-place]").first.wait_for()
        seconds = perf_counter() - began
        browser.close()
    return seconds


def new_table(url: str) -> dict[str, object]:
    taken: dict[str, object] = httpx.post(f"{url}/api/tables", json=TABLE).raise_for_status().json()
    return taken


async def sit(url: str, taken: dict[str, object], until: float, seconds: list[float]) -> None:
    """A person at one table: thinks, answers anything, and waits for the answer to come back."""
    tokens = [seat["token"] for seat in taken["seats"]]  # type: ignore[attr-defined]
    async with connect(f"{url.replace('http', 'ws')}/ws/{taken['table']}") as socket:
        await socket.send(json.dumps({"t": "hello", "tokens": tokens, "lang": "en", "seq": 0}))
        sent = 0.0
        while perf_counter() < until:
            message = json.loads(await socket.recv())
            if message["t"] not in ("sync", "step"):
                continue
            if sent and message["t"] == "step":
                seconds.append(perf_counter() - sent)
                sent = 0.0
            if message["ask"] is None:
                return
            if message["ask"]["mine"]:
                await asyncio.sleep(random.uniform(0.5, 1.5) * THINK)
                option = random.choice(message["ask"]["options"])
                sent = perf_counter()
                await socket.send(
                    json.dumps({"t": "act", "seq": message["seq"], "tokens": [option["token"]]})
                )


async def under_load(url: str, tables: int, duration: float) -> list[float]:
    seconds: list[float] = []
    taken = [new_table(url) for _ in range(tables)]
    until = perf_counter() + duration
    await asyncio.wait_for(asyncio.gather(*[sit(url, one, until, seconds) for one in taken]), duration + 30)
    return seconds


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=20.0)
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        command = [str(Path(sys.executable).with_name("bedesten")), "serve", "--port", "0", "--data", folder]
        command += ["--tables-per-minute", str(args.tables + 1)]
        server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert server.stdout is not None
        url = server.stdout.readline().split()[-1]
        try:
            table = Table(title="The site, everything on this machine")
            table.add_column("measure")
            table.add_column("found", justify="right")
            table.add_column("goal", justify="right")
            table.add_row("scripts of the page, gzip", f"{script_size():.0f} kB", "200 kB")
            table.add_row("from link to playable", f"{until_playable(url):.2f} s", "1.50 s")
            seconds = asyncio.run(under_load(url, args.tables, args.seconds))
            p95 = quantiles(seconds, n=20)[-1] * 1000
            title = f"{args.tables} tables, {len(seconds)} answers: p95"
            table.add_row(title, f"{p95:.0f} ms", "100 ms")
            Console(width=90).print(table)
        finally:
            server.terminate()
            server.wait()


if __name__ == "__main__":
    main()
