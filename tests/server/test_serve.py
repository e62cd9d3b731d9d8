"""`bedesten serve` and `bedesten play`: what goes wrong is said in one line; Ctrl-C stops cleanly."""

import os
import signal
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from bedesten.server.net.origins import address_at
from bedesten.server.store.sqlite import FILE, Store
from tests.patience import WITHIN
from tests.server.client import http
from tests.server.serving import ROOT, free_port
from tests.tiers import thorough

PROGRAM = [sys.executable, "-c", "import sys; from bedesten.cli.main import main; sys.exit(main())"]
PIPE = subprocess.PIPE


@dataclass(frozen=True)
class Program:
    """A command that serves, and the folder it keeps its tables in."""

    command: list[str]
    folder: Path
    env: dict[str, str]

    def refused(self, *more: str) -> str:
        """The one line on stderr."""
        run = subprocess.run(
            [*self.command, *more],
            capture_output=True,
            text=True,
            timeout=WITHIN,
            check=False,
            cwd=ROOT,
            env=self.env,
        )
        assert (run.returncode, run.stdout) == (2, "")
        assert run.stderr.startswith("bedesten: ")
        assert run.stderr.count("\n") == 1
        return run.stderr


@pytest.fixture(params=["serve", thorough("play")])  # the same program; that it starts is asked of both
def home(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Program]:
    """`serve` is told its folder, `play` takes that of the user. No real browser is ever opened."""
    env = os.environ | {"XDG_DATA_HOME": str(tmp_path / "home"), "BROWSER": "true"}
    if request.param == "play":
        yield Program([*PROGRAM, "play"], tmp_path / "home" / "bedesten" / "site", env)
    else:
        folder = tmp_path / "home" / "data"
        yield Program([*PROGRAM, "serve", "--data", str(folder)], folder, env)


def test_a_taken_port_is_named(home: Program) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        said = home.refused("--port", port)
        assert said == f"bedesten: port {port} is taken: name another with --port\n"
    assert not home.folder.exists()


def test_a_port_that_is_none_is_named(home: Program) -> None:
    assert "port 70000 cannot be used" in home.refused("--port", "70000")


def test_a_folder_that_cannot_be_written_is_named(home: Program, tmp_path: Path) -> None:
    (tmp_path / "home").touch()
    assert f"{home.folder}: cannot be written: Not a directory" in home.refused("--port", "0")


def test_a_file_system_that_takes_no_folder_is_named(folder: Path) -> None:
    serve = Program([*PROGRAM, "serve", "--data", "/proc/bedesten"], folder, dict(os.environ))
    assert "/proc/bedesten: cannot be written" in serve.refused("--port", "0")


def test_a_store_of_a_newer_program_is_refused_and_left_alone(home: Program) -> None:
    Store(home.folder).close()
    db = sqlite3.connect(home.folder / FILE)
    db.execute("INSERT INTO schema_version VALUES (99)")
    db.commit()
    db.close()
    before = (home.folder / FILE).read_bytes()
    said = home.refused("--port", "0")
    assert f"{home.folder / FILE}: the store has schema 99" in said
    assert "belongs to a newer bedesten" in said
    assert (home.folder / FILE).read_bytes() == before


def test_a_folder_in_use_is_named(home: Program) -> None:
    store = Store(home.folder)
    assert f"{home.folder}: another server is using this folder" in home.refused("--port", "0")
    store.close()


@pytest.mark.parametrize("home", ["serve", "play"], indirect=True)
def test_it_says_where_it_is_and_stops_cleanly(home: Program) -> None:
    port = free_port()
    command = [*home.command, "--port", str(port)]
    with subprocess.Popen(command, stdout=PIPE, stderr=PIPE, text=True, cwd=ROOT, env=home.env) as run:
        assert run.stdout is not None
        assert run.stdout.readline() == f"bedesten is at http://127.0.0.1:{port}\n"
        assert http.get(f"http://127.0.0.1:{port}/health").json() == {"ok": True}
        run.send_signal(signal.SIGINT)
        _, errors = run.communicate(timeout=WITHIN)
    assert run.returncode == 0
    assert errors == "bedesten has stopped; everything is kept.\n"
    assert (home.folder / FILE).is_file()


@pytest.mark.parametrize("home", ["play"], indirect=True)
def test_at_home_other_devices_are_let_in_and_told_where(home: Program) -> None:
    """Links for friends carry the address that is said, and it answers."""
    port = free_port()
    command = [*home.command, "--lan", "--port", str(port)]
    with subprocess.Popen(command, stdout=PIPE, stderr=PIPE, text=True, cwd=ROOT, env=home.env) as run:
        assert run.stdout is not None
        try:
            said, beyond = run.stdout.readline(), address_at(port)
            assert said == f"bedesten is at http://localhost:{port}" + (
                f", for other devices at {beyond}\n" if beyond else "\n"
            )
            assert http.get(f"http://127.0.0.1:{port}/api/reach").json()["address"] == beyond
            assert http.get(f"{beyond or f'http://127.0.0.1:{port}'}/health").json() == {"ok": True}
        finally:
            run.send_signal(signal.SIGINT)
        run.communicate(timeout=WITHIN)


def test_play_says_where_the_options_of_the_terminal_belong(tmp_path: Path) -> None:
    play = Program([*PROGRAM, "play"], tmp_path, dict(os.environ))
    for option in (["--players", "3"], ["--seats", "human,random"], ["--seed", "1"]):
        assert "expected --terminal" in play.refused(*option)
    assert "expected istanbul" in play.refused("--terminal", "--game", "chess")
