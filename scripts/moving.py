"""How long a table is away when its server process dies or freezes: part of `make chaos` (--deaths 10).

Two processes share one throw-away PostgreSQL. Somebody plays by way of the one; the table is at the other,
which is killed or stopped in mid-turn. Counted is the time until the one that is left acknowledges the next
answer.
"""

import argparse
import os
import random
import signal
import tempfile
from contextlib import suppress
from pathlib import Path
from statistics import median
from time import perf_counter

from websockets.exceptions import WebSocketException

from tests.server import database
from tests.server.client import Client, new_table
from tests.server.serving import Process

GOAL = 3.0
WAYS = {"killed": signal.SIGKILL, "frozen": signal.SIGSTOP}


def answer(client: Client, dice: random.Random) -> None:
    assert client.ask is not None
    assert client.act(dice.choice(client.ask["options"])["token"])["t"] == "step"


def away(holder: Process, other: Process, how: signal.Signals, dice: random.Random) -> float:
    """Seconds from the end of its process to the next acknowledged answer at the other one."""
    code, tokens = new_table(holder.url, "me", "me", help="bare")
    with Client(holder.url, code):  # the table stays where somebody looks on
        return back_at(other, code, tokens, holder, how, dice)


def back_at(
    other: Process, code: str, tokens: list[str], holder: Process, how: signal.Signals, dice: random.Random
) -> float:
    with Client(other.url, code, tokens) as client:
        answer(client, dice)
        os.kill(holder.child.pid, how)
        began = perf_counter()
        with suppress(WebSocketException):
            client.until("step")
    while True:
        with suppress(WebSocketException, OSError), Client(other.url, code, tokens) as client:
            answer(client, dice)
            return perf_counter() - began


def deaths(url: str, folder: Path, how: signal.Signals, count: int) -> list[float]:
    """The two take turns to die."""
    dice = random.Random(count)
    holder, other = Process(folder, url), Process(folder, url)
    seconds: list[float] = []
    try:
        while len(seconds) < count:
            seconds.append(away(holder, other, how, dice))
            holder.kill()
            holder.start()
            holder, other = other, holder
    finally:
        holder.kill()
        other.kill()
    return seconds


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deaths", type=int, default=20, help="of each kind")
    args = parser.parse_args()
    if database.binaries() is None:
        print("no PostgreSQL is installed here: whether tables move was not measured")
        return 0
    longest = 0.0
    with database.started() as running:
        for way, how in WAYS.items():
            with tempfile.TemporaryDirectory() as folder:
                seconds = deaths(running.fresh(), Path(folder), how, args.deaths)
            longest = max(longest, *seconds)
            print(
                f"{len(seconds)} processes {way}: their table went on elsewhere "
                f"after {median(seconds):.2f} s (median), {max(seconds):.2f} s at most (goal {GOAL:.0f})"
            )
    return 0 if longest <= GOAL else 1


if __name__ == "__main__":
    raise SystemExit(main())
