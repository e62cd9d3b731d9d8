"""A site made by an earlier version opens: its running games go on, its finished games replay and verify.

The sites in `tests/server/sites` were made by `scripts/gen_site.py` with the code of that version. Beside
each database stands what was known of its tables when the server was killed."""

import gzip
import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import httpx
import psycopg
import pytest

from bedesten import catalog
from bedesten.core.play import record
from bedesten.server.run import serve_in_background
from bedesten.server.store import migrate
from bedesten.server.store.postgres import PostgresStore
from bedesten.server.store.sqlite import FILE, Store, session
from tests.server import database
from tests.server.client import Client, get, post
from tests.server.serving import settings

SITES = Path(__file__).parent / "sites"
VERSIONS = sorted(path.name for path in SITES.iterdir())
ENTROPY = "1" * 64  # what gen_site promised
Known = dict[str, Any]


@dataclass(frozen=True)
class Site:
    url: str
    tables: dict[str, Known]

    def running(self) -> Iterator[Known]:
        return (known for known in self.tables.values() if known.get("options"))

    def finished(self) -> Iterator[Known]:
        return (known for known in self.tables.values() if "record" in known)


def unpacked(path: Path) -> bytes:
    return gzip.decompress(path.read_bytes())


def known_tables(version: str, store: str) -> dict[str, Known]:
    lines = unpacked(SITES / version / f"{store}.jsonl.gz").decode().splitlines()
    return {known["what"]: known for known in map(json.loads, lines)}


def laid_down(version: str, folder: Path) -> None:
    folder.mkdir()
    (folder / FILE).write_bytes(unpacked(SITES / version / "sqlite.db.gz"))


def restored(version: str, url: str) -> str:
    with psycopg.connect(url, autocommit=True) as db:
        db.execute(unpacked(SITES / version / "postgres.sql.gz"))
    return url


@pytest.fixture(
    scope="module",
    params=[(version, store) for version in VERSIONS for store in database.STORES],
    ids="-".join,
)
def site(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """A server of today on a database of then."""
    version, store = request.param
    folder = tmp_path_factory.mktemp("site") / "data"
    if store == "sqlite":
        laid_down(version, folder)
        wanted = settings(folder)
    else:
        url = restored(version, request.getfixturevalue("postgres").fresh())
        wanted = replace(settings(folder), store=url)
    with database.unhurried():
        running = serve_in_background(wanted)
        yield Site(running.url, known_tables(version, store))
        running.stop()


def test_every_kind_of_table_is_there(site: Site) -> None:
    games = {get(site.url, f"/api/tables/{known['code']}")["game"] for known in site.finished()}
    assert games == set(catalog.GAMES)
    assert {what for what in site.tables if what.startswith("running")} == {
        f"running {game}" for game in games
    }
    assert {"clock", "bots", "branched", "lesson", "open", "promised", "rematch"} <= set(site.tables)


def test_a_running_game_stands_where_it_stood_and_goes_on(site: Site) -> None:
    for known in site.running():
        with Client(site.url, known["code"], known["tokens"]) as client:
            assert (client.seq, client.last["view"]) == (known["seq"], known["view"])
            assert client.ask is not None
            assert [option["token"] for option in client.ask["options"]] == known["options"]
            assert client.act(known["options"][0])["t"] == "step"


def test_a_clock_goes_on(site: Site) -> None:
    info = get(site.url, f"/api/tables/{site.tables['clock']['code']}")
    assert info["clock"]["kind"] == "slow"
    assert info["deadline"] > info["created"]


def test_an_open_table_is_joined_and_a_promise_is_kept(site: Site) -> None:
    waiting = site.tables["open"]
    taken = post(site.url, f"/api/tables/{waiting['code']}/join", {})
    with Client(site.url, waiting["code"], [*waiting["tokens"], taken["seats"][0]["token"]]) as client:
        assert client.mine()
    promised = site.tables["promised"]
    with Client(site.url, promised["code"], promised["tokens"], entropy=[ENTROPY]) as client:
        assert client.info["dice"]["mixed"] == [0]
        assert client.mine()


def test_a_rematch_that_waits_begins_when_the_other_wants_it_too(site: Site) -> None:
    over, again = site.tables["finished istanbul"], site.tables["rematch"]
    taken = post(site.url, f"/api/tables/{over['code']}/rematch", {"token": over["tokens"][1]})
    assert taken["table"] == again["code"]
    assert get(site.url, f"/api/tables/{again['code']}")["status"] == "running"


def test_a_finished_game_replays_and_verifies(site: Site) -> None:
    for known in site.finished():
        path = f"/api/tables/{known['code']}"
        assert get(site.url, f"{path}/record") == known["record"]
        assert record.verify(record.read(known["record"]), catalog.game(get(site.url, path)["game"])) == ""
        assert get(site.url, f"{path}/verify")["fair"]
        steps = get(site.url, f"{path}/replay")["steps"]
        assert get(site.url, f"{path}/replay/{len(steps)}")["view"] is not None
        assert get(site.url, f"{path}/story")["ranking"]
        assert post(site.url, f"{path}/branch", {"step": 20, "mine": [0]})["table"]


def test_a_stranger_has_no_seat(site: Site) -> None:
    known = site.tables["clock"]
    with Client(site.url, known["code"], ["guessed"]) as client:
        assert not client.mine()
        assert client.act(known["options"][0])["t"] == "error"
    assert httpx.get(f"{site.url}/api/tables/{known['code']}/replay").status_code == 409


# ------------------------------------------------------------------ the schema


@pytest.mark.parametrize("version", VERSIONS)
def test_an_upgraded_file_is_like_a_new_one(version: str, tmp_path: Path) -> None:
    laid_down(version, tmp_path / "old")
    shapes = []
    for name in ("old", "new"):
        Store(tmp_path / name).close()
        with closing(session(tmp_path / name / FILE)) as db:
            tables = [row[0] for row in db.execute("SELECT name FROM sqlite_master ORDER BY name")]
            shapes.append({table: db.execute(f"PRAGMA table_info({table})").fetchall() for table in tables})
            assert migrate.version(db) == migrate.scripts()[-1][0]
    assert shapes[0] == shapes[1]
    with (
        closing(session(tmp_path / "old" / FILE)) as db,
        pytest.raises(sqlite3.IntegrityError, match="append-only"),
    ):
        db.execute("DELETE FROM log")


if database.binaries():
    SHAPE = (
        "SELECT table_name, column_name, data_type, is_nullable, column_default"
        " FROM information_schema.columns WHERE table_schema = 'public' ORDER BY 1, 2"
    )

    @pytest.mark.parametrize("version", VERSIONS)
    def test_an_upgraded_database_is_like_a_new_one(version: str, postgres: database.Database) -> None:
        urls = restored(version, postgres.fresh()), postgres.fresh()
        shapes = []
        for url in urls:
            PostgresStore(url).close()
            with psycopg.connect(url, autocommit=True) as db:
                shapes.append(db.execute(SHAPE).fetchall())
        assert shapes[0] == shapes[1]
        with (
            psycopg.connect(urls[0], autocommit=True) as db,
            pytest.raises(psycopg.IntegrityError, match="append-only"),
        ):
            db.execute("DELETE FROM log")
