"""How the site does: size of the page, time until it can be played, answers under load (`make bench`)."""

import argparse
import asyncio
import json
import random
import subprocess
import sys
import tempfile
from pathlib import Path
from statistics import quantiles
from time import perf_counter

import httpx
from playwright.sync_api import ViewportSize, sync_playwright
from rich.console import Console
from rich.table import Table
from websockets.asyncio.client import connect

from scripts.chromium import find
from tests.browser.playing import Mouse, places, wait_for_question
from tests.browser.test_first_move import COUNT

FLAGS = ["--disable-dev-shm-usage", "--disable-gpu"]
LAPTOP, PHONE = ViewportSize(width=1440, height=900), ViewportSize(width=390, height=844)
BEFORE = 3  # tables that are set one by one, before many are
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


def until_playable(url: str) -> float:
    """Seconds from opening the link of a table to the first place that can be chosen, with an empty cache."""
    taken = new_table(url)
    with sync_playwright() as engine:
        browser = engine.chromium.launch(executable_path=find(), args=FLAGS)
        page = browser.new_page(viewport=LAPTOP)
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


def first_visit(url: str) -> tuple[float, int]:
    """Seconds and clicks from the address of the site, in a browser that was never here, to the end of the
    first own move."""
    with sync_playwright() as engine:
        browser = engine.chromium.launch(executable_path=find(), args=FLAGS)
        page = browser.new_context(viewport=LAPTOP, locale="en-GB").new_page()
        page.add_init_script(COUNT)
        began = perf_counter()
        page.goto(url)
        page.get_by_role("button", name="Play now").click()
        asked = wait_for_question(page)
        Mouse(page).go(places(page).first)
        wait_for_question(page, asked)
        seconds, clicks = perf_counter() - began, int(page.evaluate("sessionStorage.clicks"))
        browser.close()
    return seconds, clicks


def onto_a_phone(url: str) -> float:
    """Seconds from the page of a player on a laptop to the first place that can be chosen on a phone that was
    never here; how long somebody takes to point its camera is not in it."""
    with sync_playwright() as engine:
        browser = engine.chromium.launch(executable_path=find(), args=FLAGS)
        laptop = browser.new_context(viewport=LAPTOP, locale="en-GB").new_page()
        phone = browser.new_context(viewport=PHONE, has_touch=True, locale="en-GB").new_page()
        laptop.goto(url)
        laptop.get_by_role("button", name="Play now").click()
        laptop.locator("[data-place]").first.wait_for()
        began = perf_counter()
        laptop.goto(f"{url}/me")
        laptop.get_by_role("button", name="Continue on another device").click()
        phone.goto(laptop.get_by_label("Link for the other device").input_value())
        phone.get_by_role("button", name="It is my link: continue here").click()
        phone.get_by_text("This browser is yours now.").wait_for()
        phone.get_by_role("link", name="bedesten, home").click()
        phone.locator('a[href^="/t/"]').first.click()
        phone.locator("[data-place]").first.wait_for()
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
        command += ["--tables-per-minute", str(args.tables + BEFORE)]
        server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert server.stdout is not None
        url = server.stdout.readline().split()[-1]
        try:
            table = Table(title="The site, everything on this machine")
            table.add_column("measure")
            table.add_column("found", justify="right")
            table.add_column("goal", justify="right")
            table.add_row("from link to playable", f"{until_playable(url):.2f} s", "1.50 s")
            seconds_of_first, clicks = first_visit(url)
            first = f"{seconds_of_first:.2f} s, {clicks} clicks"
            table.add_row("from a first visit to a move made", first, "30 s, 5 clicks")
            table.add_row("from a laptop on to a phone", f"{onto_a_phone(url):.2f} s", "20 s")
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
