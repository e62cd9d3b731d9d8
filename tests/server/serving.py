"""A server in a process of its own, as `bedesten serve` starts it, without the limits on messages and tables.

python -m tests.server.serving FOLDER PORT STORE SECONDS-FOR-A-STUDY
"""

import os
import secrets
import select
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import replace
from pathlib import Path

from bedesten.server.run import serve, serve_in_background
from bedesten.server.settings import Settings
from tests.patience import WITHIN

ROOT = Path(__file__).resolve().parents[2]
NO_LIMIT = 1e9
MANY = 10**9
PORTS = range(10_000, 32_000)
ADMIN = "open sesame"  # of a server in a process of its own


def seed_after(old: str) -> str:
    """No table of a test depends on luck: the first is dealt from one seed, the next from the next."""
    return f"{old}+"


def settings(data: Path, page: Path | None = None) -> Settings:
    return Settings(
        data=data,
        page=page or data,
        rate=NO_LIMIT,
        burst=NO_LIMIT,
        requests=NO_LIMIT,
        request_burst=NO_LIMIT,
        sockets=MANY,
        admin_pause=0.0,
        tables_per_minute=MANY,
        tables_per_day=MANY,
        bot_seconds=0.05,
        review_seconds=0.0,  # a test that wants a study says so
        absence=0.0,
        seeds=seed_after,
    )


@contextmanager
def served(data: Path) -> Iterator[str]:
    """The address of a server in this process."""
    running = serve_in_background(settings(data))
    try:
        yield running.url
    finally:
        running.stop()


def free_port() -> int:
    """One of those that the system gives to no connection: nobody is given it before a server takes it, nor
    while that server is away."""
    while True:
        port = secrets.choice(PORTS)
        with suppress(OSError), socket.socket() as probe:
            probe.bind(("127.0.0.1", port))
            return port


def wait_for_the_end_of(pid: int) -> None:
    """Of any process, not only of an own child."""
    try:
        handle = os.pidfd_open(pid)
    except ProcessLookupError:
        return
    ended, _, _ = select.select([handle], [], [], WITHIN)
    os.close(handle)
    assert ended, f"process {pid} is still there"


def children(pid: int) -> list[int]:
    """Of a process, whichever of its threads started them."""
    lists = Path(f"/proc/{pid}/task").glob("*/children")
    return [int(child) for one in lists for child in told(one).split()]


def told(file: Path) -> bytes:
    """What the system says of a process or thread; nothing of one that has just ended."""
    try:
        return file.read_bytes()
    except (FileNotFoundError, ProcessLookupError):
        return b""


class Process:
    """It can be killed in mid-turn and started again on the same folder and port."""

    def __init__(self, data: Path, store: str = "", reviews: float = 0.0) -> None:
        self.data = data
        self.store = store
        self.reviews = reviews
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.child = self.start()

    def start(self) -> subprocess.Popen[str]:
        """Returns when it has said where it is."""
        told = [str(self.data), str(self.port), self.store, str(self.reviews)]
        command = [sys.executable, "-m", "tests.server.serving", *told]
        self.child = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)
        assert self.child.stdout is not None
        assert self.child.stdout.readline() == f"bedesten is at {self.url}\n"
        return self.child

    def kill(self) -> None:
        self.end(signal.SIGKILL)

    def interrupt(self) -> int:
        return self.end(signal.SIGINT)

    def end(self, how: signal.Signals) -> int:
        os.kill(self.child.pid, how)
        code = self.child.wait(WITHIN)
        assert self.child.stdout is not None
        self.child.stdout.close()
        return code


if __name__ == "__main__":
    folder, port, store, reviews = sys.argv[1:]
    wanted = replace(settings(Path(folder)), store=store, admin=ADMIN, review_seconds=float(reviews))
    serve(wanted, "127.0.0.1", int(port))
