"""What the house keeps is for its owner: files, folders, and the address of its database."""

import json
import logging
import os
import signal
import stat
import subprocess
import zipfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from bedesten.cli import where
from bedesten.cli.main import main
from bedesten.server.admin import archive
from bedesten.server.store import files, rows
from bedesten.server.store.rows import LogRow, SeatRow, Stored
from bedesten.server.store.sqlite import FILE, Store
from tests.patience import WITHIN
from tests.server.client import Client, new_table
from tests.server.serving import ROOT, Process, free_port
from tests.server.test_serve import PIPE, PROGRAM
from tests.server.test_store import TABLE


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def test_a_house_is_for_its_owner_only(folder: Path) -> None:
    store = Store(folder)
    assert mode(folder) == 0o700
    assert {mode(path) for path in folder.iterdir()} == {0o600}
    store.close()


def test_an_open_house_is_tightened_by_its_owner_who_says_so(
    folder: Path, caplog: pytest.LogCaptureFixture
) -> None:
    Store(folder).close()
    folder.chmod(0o755)
    (folder / FILE).chmod(0o644)
    with caplog.at_level(logging.WARNING):
        Store(folder).close()
    assert (mode(folder), mode(folder / FILE)) == (0o700, 0o600)
    assert [str(folder) in record.getMessage() for record in caplog.records] == [True, True]
    assert "now only its owner" in caplog.text


def test_a_folder_that_serves_other_things_too_stays_open(tmp_path: Path) -> None:
    tmp_path.chmod(0o755)
    (tmp_path / "other").touch()
    files.private_folder(tmp_path, FILE)
    assert mode(tmp_path) == 0o755
    (tmp_path / "other").unlink()
    tmp_path.chmod(0o1777)  # as /tmp is
    files.private_folder(tmp_path, FILE)
    assert mode(tmp_path) == 0o777 | stat.S_ISVTX


# ------------------------------------------------------------------ stopping


@contextmanager
def killed(run: subprocess.Popen[str]) -> Iterator[None]:
    """If anything goes wrong meanwhile."""
    try:
        yield
    except BaseException:
        run.kill()
        raise


def test_a_signal_to_end_keeps_everything_and_says_so(tmp_path: Path) -> None:
    """With sockets open and robots thinking, as systemd or docker stop it."""
    port = free_port()
    command = [*PROGRAM, "serve", "--port", str(port), "--data", str(tmp_path / "data")]
    with subprocess.Popen(command, stdout=PIPE, stderr=PIPE, text=True, cwd=ROOT) as run, killed(run):
        assert run.stdout is not None
        url = run.stdout.readline().split()[-1]
        code, tokens = new_table(url, "me", "master", "master")
        with Client(url, code, tokens) as client:
            client.say(t="handover", seat=0, bot="master")
            client.until("step")
            run.send_signal(signal.SIGTERM)
            _, errors = run.communicate(timeout=WITHIN)
    assert run.returncode == 0
    assert errors.endswith("bedesten has stopped; everything is kept.\n")
    server = Process(tmp_path / "data")
    with Client(server.url, code, tokens) as again:
        assert again.seq >= client.seq
    assert server.interrupt() == 0


# ------------------------------------------------------------------ the address of the database

SECRET = "postgresql://bedesten:hunter2@127.0.0.1:1/nothing"


@pytest.mark.parametrize("bad", ["hunter2", "mysql://hunter2@x/y", "postgresql://u:hunter2/x@:hunter2/y"])
def test_the_address_of_the_database_is_never_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], bad: str
) -> None:
    (tmp_path / "store").write_text(bad)
    for said in (bad, SECRET):
        monkeypatch.setenv(where.VARIABLE, said)
        assert main(["serve", "--port", "0"]) == 2
        (tmp_path / "store").write_text(said + "\n")
        assert main(["backup", str(tmp_path / "copy"), "--store-file", str(tmp_path / "store")]) == 2
    told = capsys.readouterr()
    assert told.err.count("\n") == 4
    assert "hunter2" not in told.err + told.out


def test_the_address_comes_from_a_file_or_the_environment_and_goes_no_further(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "store").write_text(f"{SECRET}\n")
    assert where.address("", tmp_path / "store") == SECRET
    monkeypatch.setenv(where.VARIABLE, SECRET)
    assert where.address(SECRET, None) == SECRET
    assert where.VARIABLE not in os.environ  # what bots are started with
    assert where.address("", None) == ""


# ------------------------------------------------------------------ archives that are none

WORDS = [LogRow(0, 1, 0, "leave", 1.0)]
GOOD = archive.packed(Stored(TABLE, [SeatRow(0, "human")], WORDS, None)).encode() + b"\n"


def changed(**parts: Any) -> bytes:
    return json.dumps(json.loads(GOOD) | parts).encode() + b"\n"


def wrong_table(**parts: Any) -> bytes:
    return changed(table=json.loads(GOOD)["table"] | parts)


LINES = {
    "no JSON": b"{\n",
    "no object": b"[]\n",
    "deep": b"[" * 100_000 + b"\n",
    "another format": changed(format=2),
    "an unknown field": wrong_table(surprise=1),
    "a wrong type": wrong_table(players="two"),
    "no code": wrong_table(code="../../x"),
    "a number too big": wrong_table(players=1 << 70),
    "a word twice": changed(log=[{"n": 0, "seq": 1, "seat": 0, "token": "x", "at": 1.0}] * 2),
    "a wrong row": changed(seats=[1]),
    "no base64": changed(told=[{"n": 0, "rules": 1, "told": "[]", "position": "§"}]),
    "a table twice": GOOD,
    "too long": b" " * (archive.MOST_LINE + 1) + b"\n",
    "no text": b"\xff\xfe\n",
}


def write(path: Path, *lines: bytes, digest: str | None = None) -> Path:
    data = b"".join(lines)
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as made:
        made.writestr(archive.SITE, data)
        made.writestr(archive.DIGEST, digest if digest is not None else sha256(data).hexdigest())
    return path


def refused(path: Path, data: Path, capsys: pytest.CaptureFixture[str]) -> str:
    """In one line; and nothing of it is kept."""
    capsys.readouterr()
    assert main(["import", str(path), "--data", str(data)]) == 2
    said = capsys.readouterr().err
    assert said.startswith("bedesten: ")
    assert said.count("\n") == 1
    with_store = Store(data)
    assert rows.count(with_store.db) == 0
    with_store.close()
    return said


def test_a_good_archive_is_taken(tmp_path: Path) -> None:
    assert main(["import", str(write(tmp_path / "good", GOOD)), "--data", str(tmp_path / "data")]) == 0


@pytest.mark.parametrize("line", LINES.values(), ids=LINES.keys())
def test_a_broken_archive_is_refused_whole_in_one_line(
    tmp_path: Path, line: bytes, capsys: pytest.CaptureFixture[str]
) -> None:
    refused(write(tmp_path / "bad", GOOD, line), tmp_path / "data", capsys)


def cut_off(data: bytes) -> bytes:
    return data[: len(data) // 2]


def flipped(data: bytes) -> bytes:
    return data[:60] + bytes([data[60] ^ 255]) + data[61:]


def huge(data: bytes) -> bytes:
    """It says in its directory that it would have almost 4 GB."""
    at = data.index(b"PK\x01\x02")
    return data[: at + 24] + (0xFFFFFFF0).to_bytes(4, "little") + data[at + 28 :]


@pytest.mark.parametrize("spoil", [cut_off, flipped, huge])
def test_a_spoilt_archive_is_refused_whole_in_one_line(
    tmp_path: Path, spoil: Callable[[bytes], bytes], capsys: pytest.CaptureFixture[str]
) -> None:
    good = write(tmp_path / "good", GOOD).read_bytes()
    (tmp_path / "bad").write_bytes(spoil(good))
    refused(tmp_path / "bad", tmp_path / "data", capsys)


def test_a_bomb_is_not_unpacked(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Zeros are packed a thousandfold; an archive of ours about tenfold."""
    bomb = write(tmp_path / "bomb", b"\0" * (20 << 20))
    assert "would have 20971520 bytes" in refused(bomb, tmp_path / "data", capsys)
    bomb = write(tmp_path / "bomb", GOOD, digest="0" * (1 << 20))
    assert "would have 1048576 bytes" in refused(bomb, tmp_path / "data", capsys)


def test_a_spoilt_copy_is_refused_whole_in_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    Store(tmp_path / "house").close()
    assert main(["backup", str(tmp_path / "copy"), "--data", str(tmp_path / "house")]) == 0
    good = (tmp_path / "copy").read_bytes()
    for bad in (good[: len(good) // 2], good[:100] + b"\xff" * 5000 + good[5100:], good[:16], b""):
        (tmp_path / "copy").write_bytes(bad)
        refused(tmp_path / "copy", tmp_path / "data", capsys)
