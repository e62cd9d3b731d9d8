"""How long a newcomer waits: clones the repository, says `make play`, and plays on until bots think in the
compiled engine. `python -m scripts.first_start`; caches of packages are used as they are."""

import os
import signal
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from resource import RUSAGE_CHILDREN, getrusage
from time import perf_counter, sleep

from tests.server.client import Client, new_table
from tests.server.serving import ROOT, children, free_port

GOAL = 40.0
BREATH = 2.0  # seconds a person thinks about a turn
AT = "bedesten is at "


def processor() -> float:
    """Seconds taken so far by all programs that have ended."""
    used = getrusage(RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def lines(making: "subprocess.Popen[str]", began: float) -> Iterator[str]:
    assert making.stdout is not None
    for line in making.stdout:
        print(f"{perf_counter() - began:6.1f} s  {line}", end="", flush=True)
        yield line


def play_a_turn(client: Client) -> None:
    """And on until the bots have taken theirs."""
    while client.mine():
        assert client.ask is not None
        assert client.act(client.ask["options"][0]["token"])["t"] == "step"
    client.wait_for_turn()


def sat_down(url: str) -> Client:
    code, tokens = new_table(url, "me", "easy", "medium", options={"start": 0})
    return Client(url, code, tokens)


def play_until_compiled(url: str, pid: int, engine: Path) -> None:
    """Game after game; at the table where it happens the change is a step like any other."""
    while True:
        with sat_down(url) as client:
            while not client.over():
                if any(runs_compiled(one, engine) for one in family(pid)):
                    return
                sleep(BREATH)
                play_a_turn(client)


def runs_compiled(pid: int, engine: Path) -> bool:
    maps = Path(f"/proc/{pid}/maps")
    return maps.exists() and str(engine) in maps.read_text()


def family(pid: int) -> list[int]:
    return [pid, *(one for child in children(pid) for one in family(child))]


def measure(clone: Path) -> float:
    """Seconds until the first bot has answered."""
    env = {**os.environ, "BROWSER": "true", "XDG_DATA_HOME": str(clone / "data")}
    command = ["make", "play", f"ARGS=--port {free_port()}"]
    began, used = perf_counter(), processor()
    making = subprocess.Popen(
        command, cwd=clone, env=env, stdout=subprocess.PIPE, text=True, start_new_session=True
    )
    try:
        url = next(line for line in lines(making, began) if line.startswith(AT)).removeprefix(AT).strip()
        with sat_down(url) as client:
            play_a_turn(client)
            first = perf_counter() - began
            print(f"{first:6.1f} s  bots have answered for the first time (goal {GOAL:.0f})", flush=True)
        play_until_compiled(url, making.pid, clone / "build/engine")
        print(f"{perf_counter() - began:6.1f} s  bots think in the compiled engine, and no table was closed")
    finally:
        os.killpg(making.pid, signal.SIGINT)
        making.wait()
        with suppress(ProcessLookupError):  # the compiler may be at work still
            os.killpg(making.pid, signal.SIGTERM)
    print(
        f"processor time of what has ended: {processor() - used:.0f} s; load average {os.getloadavg()[0]:.1f}"
    )
    return first


def main() -> int:
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    with tempfile.TemporaryDirectory(prefix="bedesten-clone-") as folder:
        clone = Path(folder, "bedesten")
        subprocess.run(["git", "clone", "-q", str(ROOT), str(clone)], check=True)
        return 0 if measure(clone) <= GOAL else 1


if __name__ == "__main__":
    raise SystemExit(main())
