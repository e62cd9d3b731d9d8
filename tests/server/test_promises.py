"""What browsers have promised to add to the seed outlasts restarts; older stores know of no promises."""

from contextlib import closing
from itertools import takewhile
from pathlib import Path

import pytest

from bedesten.core.play.entropy import promise
from bedesten.server.store import rows
from bedesten.server.store.migrate import migrate, scripts, spelled, version
from bedesten.server.store.sqlite import FILE, session
from tests.server.client import Client, new_table
from tests.server.serving import Process
from tests.server.test_mixing import MINE, YOURS, check_fair, friend, kept, play_out, record_of


def test_a_restart_between_promise_and_reveal_loses_nothing(folder: Path) -> None:
    server = Process(folder)
    code, tokens = new_table(server.url, "me", "open", promise=promise(MINE))
    taken = friend(server.url, code)
    server.kill()
    with closing(session(folder / FILE)) as db:
        assert rows.by_status(db) == {rows.RUNNING: 1}  # its clock, if it had one, would go on
    server.start()
    with Client(server.url, code, tokens, entropy=[MINE]) as client:
        assert client.sync["view"] is None
        assert client.info["dice"]["awaited"] == [1]
    server.kill()
    server.start()
    with Client(server.url, code, [taken["seats"][0]["token"]], entropy=[YOURS]) as client:
        assert client.sync["view"] is not None
        dealt = record_of(server.url, code).tokens()
    server.kill()
    server.start()
    assert record_of(server.url, code).tokens() == dealt
    with Client(server.url, code, [*tokens, taken["seats"][0]["token"]]) as client:
        play_out(client, 0, 1)
    check_fair(server.url, code, kept(0, MINE), kept(1, YOURS))
    assert server.interrupt() == 0


def made_older(path: Path) -> None:
    """The same store as a program wrote it that knew nothing of promises."""
    newer = path.rename(path.with_suffix(".newer"))
    with closing(session(path)) as db:
        version(db)
        for number, script in takewhile(lambda each: "promise" not in each[1], scripts()):
            db.executescript(f"{spelled(script, db)}\nINSERT INTO schema_version VALUES ({number});")
        db.execute("ATTACH ? AS newer", (str(newer),))
        for table in ("tables", "seats", "log", "snapshot", "told"):
            columns = ", ".join(row[1] for row in db.execute(f"PRAGMA table_info({table})"))
            db.execute(f"INSERT INTO {table} ({columns}) SELECT {columns} FROM newer.{table}")


@pytest.mark.thorough
def test_a_table_of_an_older_store_is_dealt_on_as_it_began(folder: Path) -> None:
    """Its seats have promised nothing."""
    server = Process(folder)
    code, tokens = new_table(server.url, "me", "greedy", options={"start": 0})
    assert server.interrupt() == 0
    made_older(folder / FILE)
    server.start()
    with Client(server.url, code, tokens) as client:
        play_out(client, 0)
    check_fair(server.url, code)
    assert server.interrupt() == 0


def test_seats_keep_their_promises_in_the_store() -> None:
    with closing(session(":memory:")) as db:
        migrate(db)
        seat = rows.SeatRow(0, rows.HUMAN, host=True, promise=promise(MINE), entropy=MINE)
        db.execute("PRAGMA foreign_keys = OFF")
        rows.put_seat(db, "ABCDEF", seat)
        assert rows.load_seats(db, "ABCDEF") == [seat]
