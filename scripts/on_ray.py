"""The arena on a real Ray, of this machine alone and as a cluster: `make ray`.

The games must be those that are played without it.
"""

import os
import shutil
import socket
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

from bedesten.arena.machines import run_on_ray
from bedesten.arena.plan import Plan
from bedesten.arena.results import Line
from bedesten.arena.run import run

GAMES = list(range(8))
PLAN = Plan("istanbul", 4, ["greedy", "random"], iterations=1)


def played(games: Iterator[list[Line]]) -> list[Line]:
    """In order, and without the time they took."""
    lines = [replace(line, seconds=0, slowest=0, memory=0) for lines in games for line in lines]
    return sorted(lines, key=lambda line: (line.game, line.seat))


@contextmanager
def cluster() -> Iterator[str]:
    """A head that works for whoever knows its address."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    ray = Path(sys.executable).with_name("ray")
    folder = tempfile.mkdtemp(prefix="ray")  # sockets have short names only
    words = ["start", "--head", "--block", f"--port={port}", "--num-cpus=2", "--include-dashboard=false"]
    with subprocess.Popen([ray, *words, f"--temp-dir={folder}"], stdout=subprocess.PIPE, text=True) as head:
        assert head.stdout is not None
        next((line for line in head.stdout if "--block" in line), None)  # the last it says: all is up
        yield f"127.0.0.1:{port}"
        head.terminate()
    shutil.rmtree(folder, ignore_errors=True)


def main() -> None:
    os.environ["RAY_AUTH_MODE"] = "disabled"  # otherwise it keeps a key in the home folder
    expected = played(run(PLAN, GAMES, 1))
    assert played(run_on_ray(PLAN, GAMES, 2, "")) == expected
    print(f"{len(GAMES)} games on this machine's own Ray: the same as without it")
    with cluster() as address:
        assert played(run_on_ray(PLAN, GAMES, 2, address)) == expected
    print(f"{len(GAMES)} games on a cluster: the same as without it")


if __name__ == "__main__":
    main()
