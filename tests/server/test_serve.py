"""`bedesten serve`: what goes wrong is said in one line; Ctrl-C stops cleanly."""

import signal
import socket
import sqlite3
import subprocess
import sys
from pathlib import Path

import httpx

from bedesten.server.store import FILE, Store
from tests.server.serving import ROOT, free_port

PROGRAM = [sys.executable, "-c", "import sys; from bedesten.cli.main import main; sys.exit(main())", "serve"]


def refused(*args: str) -> str:
    """The one line on stderr."""
    run = subprocess.run([*PROGRAM, *args], capture_output=True, text=True, timeout=30, check=False, cwd=ROOT)
    assert (run.returncode, run.stdout) == (2, "")
    assert run.stderr.count("\n") == 1
    return run.stderr


def test_a_taken_port_is_named(folder: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        assert f"port {port} is taken" in refused("--port", port, "--data", str(folder))


def test_a_folder_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    said = refused("--port", "0", "--data", str(tmp_path / "file" / "data"))
    assert f"{tmp_path}/file/data: cannot be written" in said
    assert "cannot be written" in refused("--port", "0", "--data", "/proc/bedesten")


def test_a_store_of_a_newer_program_is_refused(folder: Path) -> None:
    Store(folder).close()
    db = sqlite3.connect(folder / FILE)
    db.execute("INSERT INTO schema_version VALUES (99)")
    db.commit()
    db.close()
    assert "belongs to a newer bedesten" in refused("--port", "0", "--data", str(folder))


def test_it_says_where_it_is_and_stops_cleanly(folder: Path) -> None:
    port = free_port()
    command, pipe = [*PROGRAM, "--port", str(port), "--data", str(folder)], subprocess.PIPE
    with subprocess.Popen(command, stdout=pipe, stderr=pipe, text=True, cwd=ROOT) as run:
        assert run.stdout is not None
        assert run.stdout.readline() == f"bedesten is at http://127.0.0.1:{port}\n"
        assert httpx.get(f"http://127.0.0.1:{port}/health").json() == {"ok": True}
        run.send_signal(signal.SIGINT)
        _, errors = run.communicate(timeout=20)
    assert run.returncode == 0
    assert errors == "bedesten has stopped; everything is kept.\n"
