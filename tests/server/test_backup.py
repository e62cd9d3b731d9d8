"""A house that runs is copied whole, and what was copied goes on elsewhere."""

import asyncio
import os
import random
import socket
import stat
import threading
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from bedesten.cli.main import main
from bedesten.server.admin import backup
from bedesten.server.routes.sheet import OWN_STYLE
from bedesten.server.run import Background, serve_in_background
from bedesten.server.store import rows
from bedesten.server.store.sqlite import FILE, Store, session
from tests.patience import WITHIN
from tests.server import database
from tests.server.client import Client, http, new_table
from tests.server.serving import Process, settings
from tests.server.test_store import TABLE

PASSWORD = "open sesame"
TABLES = 3
Told = dict[tuple[str, int], object]  # the view after each acknowledged change


class Players:
    """They play on until they are told to stop."""

    def __init__(self, url: str) -> None:
        self.tables = [new_table(url, "me", "me", help="bare") for _ in range(TABLES)]
        self.told: Told = {}
        self.over = threading.Event()
        self.news = threading.Condition()
        self.threads = [threading.Thread(target=self.play, args=(url, *table)) for table in self.tables]
        for thread in self.threads:
            thread.start()

    def play(self, url: str, code: str, tokens: list[str]) -> None:
        dice = random.Random(code)
        with Client(url, code, tokens) as client:
            while not self.over.is_set() and client.ask is not None:
                self.note(code, client)
                assert client.act(dice.choice(client.ask["options"])["token"])["t"] == "step"
            self.note(code, client)

    def note(self, code: str, client: Client) -> None:
        with self.news:
            self.told[code, client.seq] = client.last["view"]
            self.news.notify_all()

    def wait_for(self, changes: int) -> None:
        """More of them than there were, and every table has begun."""
        wanted = len(self.told) + changes
        codes = {code for code, _ in self.tables}
        with self.news:
            assert self.news.wait_for(
                lambda: len(self.told) >= wanted and codes <= {code for code, _ in self.told}, WITHIN
            )

    def stop(self) -> None:
        self.over.set()
        for thread in self.threads:
            thread.join()


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def goes_on(folder: Path, players: Players, before: dict[str, int]) -> None:
    """Every game is there, at a change that was told, and not before what was told when the copy began."""
    server = Process(folder)
    try:
        for code, tokens in players.tables:
            with Client(server.url, code, tokens) as client:
                assert client.seq >= before[code]
                assert client.last["view"] == players.told[code, client.seq]
                if client.ask is not None:
                    assert client.act(client.ask["options"][0]["token"])["t"] == "step"
    finally:
        assert server.interrupt() == 0


def last_told(players: Players) -> dict[str, int]:
    return {code: max(seq for c, seq in list(players.told) if c == code) for code, _ in players.tables}


def test_a_backup_of_a_house_in_play_goes_on_elsewhere(tmp_path: Path) -> None:
    server = Process(tmp_path / "data")
    players = Players(server.url)
    players.wait_for(20)
    before = last_told(players)
    assert main(["backup", str(tmp_path / "copy"), "--data", str(server.data)]) == 0
    players.wait_for(5)  # the house goes on meanwhile
    players.stop()
    assert server.interrupt() == 0
    assert mode(tmp_path / "copy") == 0o600
    assert [path.name for path in tmp_path.iterdir() if path.name.endswith(".part")] == []
    assert {path.name for path in server.data.iterdir()} == {FILE}
    assert main(["import", str(tmp_path / "copy"), "--data", str(tmp_path / "imported")]) == 0
    goes_on(tmp_path / "imported", players, before)
    (tmp_path / "placed").mkdir()
    os.rename(tmp_path / "copy", tmp_path / "placed" / FILE)
    goes_on(tmp_path / "placed", players, before)


def test_an_archive_of_a_house_in_play_goes_on_elsewhere(tmp_path: Path) -> None:
    server = Process(tmp_path / "data")
    players = Players(server.url)
    players.wait_for(20)
    before = last_told(players)
    assert main(["export", str(tmp_path / "site.zip"), "--data", str(server.data)]) == 0
    players.stop()
    assert server.interrupt() == 0
    assert mode(tmp_path / "site.zip") == 0o600
    assert main(["import", str(tmp_path / "site.zip"), "--data", str(tmp_path / "imported")]) == 0
    goes_on(tmp_path / "imported", players, before)


def test_a_backup_of_a_house_at_rest(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    Store(tmp_path / "data").close()
    assert main(["backup", str(tmp_path / "copy"), "--data", str(tmp_path / "data")]) == 0
    with closing(session(tmp_path / "copy")) as db:
        assert rows.count(db) == 0
    (tmp_path / "data" / "bedesten.sock").touch()  # left by a server that was killed
    assert main(["backup", str(tmp_path / "copy"), "--data", str(tmp_path / "data")]) == 0
    capsys.readouterr()
    for command in ("backup", "export"):
        assert main([command, str(tmp_path / "none"), "--data", str(tmp_path / "nowhere")]) == 2
        assert "there is no site" in capsys.readouterr().err
    assert not (tmp_path / "none").exists()
    assert not (tmp_path / "nowhere").exists()


def test_a_backup_that_fails_leaves_no_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Neither an empty one, nor half of one in place of the last."""
    store = Store(tmp_path / "data")  # nobody is at the door of a store alone
    (tmp_path / "copy").write_text("the last one")
    assert main(["backup", str(tmp_path / "copy"), "--data", str(tmp_path / "data")]) == 2
    assert "another server is using this folder" in capsys.readouterr().err
    store.close()
    assert (tmp_path / "copy").read_text() == "the last one"
    assert {path.name for path in tmp_path.iterdir()} == {"data", "copy"}
    assert main(["backup", str(tmp_path / "no" / "copy"), "--data", str(tmp_path / "data")]) == 2


def test_a_copy_holds_nobody_up_and_has_all_that_was_kept_meanwhile(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Between two pages jobs are done; what they keep is in the copy too."""
    monkeypatch.setattr("bedesten.server.store.sqlite.PAGES", 1)
    store = Store(folder)
    codes = [f"ABCDE{letter}" for letter in "ABCDEFGHJKMN"]
    done: list[int] = []

    async def keep(code: str) -> None:
        table = replace(TABLE, code=code)
        await store.run(lambda db: rows.insert(db, rows.Stored(table, [], [], None)))
        done.append(len(copies))

    copies: list[str] = []

    async def work() -> None:
        await keep(codes[0])
        copying = asyncio.create_task(store.copy(folder / "copy"))
        copying.add_done_callback(lambda _: copies.append("made"))
        await asyncio.gather(*(keep(code) for code in codes[1:]))
        await copying

    asyncio.run(work())
    store.close()
    assert done[1] == 0, "nobody was served while the copy was made"
    with closing(session(folder / "copy")) as db:
        assert db.execute("PRAGMA integrity_check").fetchone()[0] == "ok"
        early = [code for code, made in zip(codes, done, strict=True) if made == 0]
        assert set(early) <= set(rows.codes(db))


# ------------------------------------------------------------------ the button


@pytest.fixture
def house(folder: Path) -> Iterator[Background]:
    running = serve_in_background(replace(settings(folder), admin=PASSWORD))
    yield running
    running.stop()


def test_the_keeper_of_the_house_backs_it_up_by_a_button(house: Background, folder: Path) -> None:
    code, _ = new_table(house.url, "me", "me")
    page = http.get(f"{house.url}/admin/backups", auth=("any", PASSWORD))
    assert '<form method="post" action="/admin/backups">' in page.text
    assert page.headers.get_list("content-security-policy") == [
        f"default-src 'none'; style-src 'sha256-{OWN_STYLE}'; form-action 'self'; frame-ancestors 'none'"
    ]
    made = http.post(f"{house.url}/admin/backups", auth=("any", PASSWORD))
    (copy,) = (folder / "backups").iterdir()
    assert (made.status_code, str(copy) in made.text) == (200, True)
    assert (mode(copy), mode(folder / "backups")) == (0o600, 0o700)
    with closing(session(copy)) as db:
        assert rows.codes(db) == [code]


def test_nobody_else_presses_it(house: Background, url: str, folder: Path) -> None:
    assert http.post(f"{url}/admin/backups").status_code == 404
    assert http.post(f"{house.url}/admin/backups", auth=("any", "wrong")).status_code == 401
    elsewhere = {"Origin": "https://evil.example"}
    asked = http.post(f"{house.url}/admin/backups", auth=("any", PASSWORD), headers=elsewhere)
    assert asked.status_code == 403
    assert not (folder / "backups").exists()


def test_the_button_does_not_fill_the_disk(house: Background, folder: Path) -> None:
    (folder / "backups").mkdir()
    for number in range(20):
        (folder / "backups" / str(number)).touch()
    full = http.post(f"{house.url}/admin/backups", auth=("any", PASSWORD))
    assert (full.status_code, "remove some" in full.text) == (409, True)


def test_the_door_is_for_the_owner_only(house: Background, folder: Path) -> None:
    assert stat.S_ISSOCK((folder / "bedesten.sock").stat().st_mode)
    assert (mode(folder / "bedesten.sock"), mode(folder), mode(folder / FILE)) == (0o600, 0o700, 0o600)
    with backup.door(folder) as name, socket.socket(socket.AF_UNIX) as line:
        line.connect(name)  # who hangs up at once does no harm
    assert main(["backup", str(folder.parent / "copy"), "--data", str(folder)]) == 0


if database.binaries():

    def test_a_backup_of_a_postgresql_house_in_play_goes_on_elsewhere(
        tmp_path: Path, monkeypatch: pytest.MonkeyPatch, postgres: database.Database
    ) -> None:
        address = postgres.fresh()
        server = Process(tmp_path / "data", address)
        players = Players(server.url)
        players.wait_for(20)
        before = last_told(players)
        monkeypatch.setenv("BEDESTEN_STORE", address)
        assert main(["backup", str(tmp_path / "copy")]) == 0
        players.stop()
        assert server.interrupt() == 0
        assert mode(tmp_path / "copy") == 0o600
        assert main(["import", str(tmp_path / "copy"), "--data", str(tmp_path / "imported")]) == 0
        goes_on(tmp_path / "imported", players, before)
