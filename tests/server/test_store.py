"""The store: migrations, durability, one writer, and what cannot be opened."""

import asyncio
import sqlite3
from operator import methodcaller
from pathlib import Path

import pytest

from bedesten.server.errors import BadStore
from bedesten.server.store import migrate, rows
from bedesten.server.store.rows import LogRow, SeatRow, Snapshot, Stored, TableRow
from bedesten.server.store.session import Session
from bedesten.server.store.sqlite import FILE, Store, session

TABLE = TableRow(
    "ABCDEF", "istanbul", 1, 2, {"start": 0}, {"kind": "none"}, True, "full", 1.0, "seed", "running"
)


def columns(path: Path) -> dict[str, list[str]]:
    db = sqlite3.connect(path)
    tables = [
        row[0] for row in db.execute("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name")
    ]
    shape = {name: [row[1] for row in db.execute(f"PRAGMA table_info({name})")] for name in tables}
    db.close()
    return shape


def test_an_empty_folder_becomes_a_store(folder: Path) -> None:
    Store(folder).close()
    assert {"tables", "seats", "log", "snapshot", "schema_version"} <= set(columns(folder / FILE))
    db = session(folder / FILE)
    assert migrate.version(db) == migrate.scripts()[-1][0]
    db.close()


def test_an_old_store_is_brought_up_to_date_with_all_it_holds(folder: Path) -> None:
    folder.mkdir()
    db = session(folder / FILE)
    migrate.version(db)
    number, script = migrate.scripts()[0]
    db.executescript(f"{migrate.spelled(script, db)}; INSERT INTO schema_version VALUES ({number});")
    db.execute(
        "INSERT INTO tables VALUES ('ABCDEF','istanbul',1,2,'{\"start\": 0}','{\"kind\": \"none\"}',"
        "1,'full',1.0,'seed','running')"
    )
    db.execute("INSERT INTO log VALUES ('ABCDEF', 0, 1, -1, '*demand:L1', 1.0)")
    for seat, kind in enumerate(("bot", "human", "human")):
        db.execute("INSERT INTO seats VALUES ('ABCDEF', %s, %s, '', '', '', '')", (seat, kind))
    db.close()
    store = Store(folder)
    stored = asyncio.run(store.run(lambda db: rows.load(db, "ABCDEF")))
    store.close()
    seats = [SeatRow(0, "bot"), SeatRow(1, "human", host=True), SeatRow(2, "human")]
    assert stored == Stored(TABLE, seats, [LogRow(0, 1, -1, "*demand:L1", 1.0)], None)
    fresh = folder.parent / "fresh"
    Store(fresh).close()
    assert columns(folder / FILE) == columns(fresh / FILE)


def test_a_store_of_a_newer_program_is_refused(folder: Path) -> None:
    Store(folder).close()
    db = sqlite3.connect(folder / FILE)
    db.execute("INSERT INTO schema_version VALUES (99)")
    db.commit()
    db.close()
    with pytest.raises(BadStore, match=f"schema 99: expected at most {migrate.scripts()[-1][0]}"):
        Store(folder)


def test_only_one_server_uses_a_folder(folder: Path) -> None:
    store = Store(folder)
    with pytest.raises(BadStore, match="another server"):
        Store(folder)
    store.close()
    Store(folder).close()


def test_a_file_that_is_no_store_is_named(folder: Path) -> None:
    folder.mkdir()
    (folder / FILE).write_text("no database at all, but long enough to be taken for one" * 20)
    with pytest.raises(BadStore, match="not a database"):
        Store(folder)


def test_the_log_is_append_only(folder: Path) -> None:
    store = Store(folder)
    word = LogRow(0, 1, 0, "leave", 1.0)

    async def work() -> None:
        await store.run(lambda db: rows.insert(db, Stored(TABLE, [SeatRow(0, "human")], [word], None)))
        for statement in ("UPDATE log SET token = 'x'", "DELETE FROM log"):
            with pytest.raises(sqlite3.IntegrityError, match="append-only"):
                await store.run(methodcaller("execute", statement))
        with pytest.raises(sqlite3.IntegrityError):
            await store.run(lambda db: rows.append(db, "ABCDEF", [word]))
        stored = await store.run(lambda db: rows.load(db, "ABCDEF"))
        assert stored is not None
        assert stored.log == [word]

    asyncio.run(work())
    store.close()


def test_a_change_is_kept_whole_or_not_at_all(folder: Path) -> None:
    store = Store(folder)
    row, bad = LogRow(0, 1, 0, "leave", 1.0), LogRow(0, 1, 0, "again", 1.0)

    def broken(db: Session) -> None:
        rows.append(db, "ABCDEF", [row])
        rows.put_snapshot(db, "ABCDEF", Snapshot(1, 0, "{}", 0.0), "over")
        rows.append(db, "ABCDEF", [bad])

    async def work() -> None:
        await store.run(lambda db: rows.insert(db, Stored(TABLE, [], [], None)))
        good = store.run(lambda db: rows.exists(db, "ABCDEF"))
        outcomes = await asyncio.gather(store.run(broken), good, return_exceptions=True)
        assert isinstance(outcomes[0], sqlite3.IntegrityError)
        assert outcomes[1] is True
        assert await store.run(lambda db: rows.load(db, "ABCDEF")) == Stored(TABLE, [], [], None)

    asyncio.run(work())
    store.close()


def test_the_store_syncs_every_commit(folder: Path) -> None:
    store = Store(folder)

    async def pragma(name: str) -> object:
        return await store.run(lambda db: db.execute(f"PRAGMA {name}").fetchone()[0])

    async def work() -> None:
        assert await pragma("journal_mode") == "wal"
        assert await pragma("synchronous") == 2

    asyncio.run(work())
    store.close()
