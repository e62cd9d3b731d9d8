"""A throw-away PostgreSQL."""

import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import count
from pathlib import Path

import pytest

from bedesten.server.store import postgres
from tests.patience import WITHIN
from tests.server.serving import free_port

PROGRAMS = sorted(Path("/usr/lib/postgresql").glob("*/bin"))
numbers = count()


def binaries() -> Path | None:
    """The folder of its programs; None if it is not installed."""
    if PROGRAMS:
        return PROGRAMS[-1]
    other = shutil.which("initdb")
    return Path(other).parent if other else None


STORES = ["sqlite", "postgres"] if binaries() else ["sqlite"]


def run(*command: str, cwd: Path) -> None:
    """PostgreSQL refuses to be started by root."""
    wrapped = ["runuser", "-u", "postgres", "--", *command] if os.getuid() == 0 else [*command]
    subprocess.run(wrapped, cwd=cwd, check=True, capture_output=True)


@dataclass(frozen=True)
class Database:
    folder: Path
    port: int

    def fresh(self) -> str:
        """The address of an empty database."""
        programs = binaries()
        assert programs is not None
        name = f"bedesten{next(numbers)}"
        run(
            f"{programs}/createdb", "-h", "127.0.0.1", "-p", str(self.port), "-U", "postgres", name,
            cwd=self.folder,
        )  # fmt: skip
        return f"postgresql://postgres@127.0.0.1:{self.port}/{name}"

    def stop(self) -> None:
        run(f"{binaries()}/pg_ctl", "-D", f"{self.folder}/data", "-m", "immediate", "stop", cwd=self.folder)
        shutil.rmtree(self.folder)


@contextmanager
def started() -> Iterator[Database]:
    """Stopped again, whatever happens meanwhile."""
    running = start()
    try:
        yield running
    finally:
        running.stop()


@contextmanager
def unhurried() -> Iterator[None]:
    """No session is lost because a machine is slow: for servers in this process whose sessions are not the
    point."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(postgres, "SILENCE", int(1000 * WITHIN))
        for name in ("idle_session_timeout", "idle_in_transaction_session_timeout", "tcp_user_timeout"):
            patch.setitem(postgres.ENDED_WHEN_SILENT, name, int(1000 * WITHIN))
        yield


def start() -> Database:
    folder = Path(tempfile.mkdtemp(prefix="bedesten-pg-"))
    if os.getuid() == 0:
        shutil.chown(folder, "postgres")
    programs, port = binaries(), free_port()
    manners = f"-p {port} -k {folder} -c listen_addresses=127.0.0.1 -c fsync=off"
    run(
        f"{programs}/initdb", "-D", f"{folder}/data", "-U", "postgres", "-A", "trust", "-E", "UTF8",
        "--no-locale", "--no-sync", cwd=folder,
    )  # fmt: skip
    run(
        f"{programs}/pg_ctl", "-D", f"{folder}/data", "-w", "-l", f"{folder}/log", "-o", manners, "start",
        cwd=folder,
    )  # fmt: skip
    return Database(folder, port)
