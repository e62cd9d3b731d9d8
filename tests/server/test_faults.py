"""The server is killed, the disk is full, the network is bad, the clock jumps: nothing is lost or doubled.
`make chaos` does more of the same."""

import asyncio
import os
import resource
import signal
import time
from contextlib import suppress
from pathlib import Path
from threading import Event
from typing import Any

import pytest

from bedesten.server.bots.pool import BotPool
from bedesten.server.store.session import Session
from bedesten.server.store.sqlite import Store
from bedesten.server.tables.clock import TurnClock
from bedesten.server.tables.lobby import Lobby
from bedesten.server.tables.room import Services
from tests.server.chaos import chaos
from tests.server.client import Client, get, http, new_table
from tests.server.network import in_storm
from tests.server.serving import Process, children, settings, told
from tests.tiers import thorough

FIRST = {"start": 0}


@pytest.mark.parametrize("kills", [5, thorough(50)])
def test_kills_lose_and_double_nothing(folder: Path, kills: int) -> None:
    notes, changes = asyncio.run(chaos(folder, kills, tables=3, seed=5))
    assert set(notes.acknowledged.values()) == {1}
    assert len(notes.acknowledged) >= kills
    assert changes >= len(notes.acknowledged)
    assert len(notes.away) >= kills / 2  # they came back between the kills
    assert notes.stood_in == 0  # no clock ran out while the server was dead


@pytest.mark.parametrize("messages", [4_000, thorough(20_000)])
def test_a_bad_network_never_shows_a_wrong_table(folder: Path, messages: int) -> None:
    wanted = settings(folder)
    lobby = Lobby(Services(wanted, Store(folder), BotPool(1, 0.1, 30)))
    carried, compared = asyncio.run(in_storm(lobby, messages, seed=3))
    assert carried >= messages
    assert compared > messages / 10


# ------------------------------------------------------------------ the disk


def limit_files(pid: int, size: int) -> None:
    """No file of this process grows beyond: what a full disk looks like to it."""
    resource.prlimit(pid, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))


def test_a_full_disk_pauses_the_table_and_it_goes_on_by_itself(server: Process) -> None:
    code, tokens = new_table(server.url, "me", "me", options=FIRST)
    with Client(server.url, code, tokens) as client:
        client.act("move:fabric")
        limit_files(server.child.pid, 4096)
        client.say(t="act", seq=client.seq, tokens=["leave"])
        paused = client.until("error")
        assert (paused["code"], "cannot save" in paused["text"]) == ("paused", True)
        refused = http.get(f"{server.url}/api/tables/{code}")
        assert (refused.status_code, refused.headers["retry-after"]) == (503, "1")
        limit_files(server.child.pid, resource.RLIM_INFINITY)
        assert client.until("step")["ask"]["decision"] == "ActHere"  # the answer was kept
        assert client.act("fill")["t"] == "step"
        before = client.last["view"]
    server.kill()
    server.start()
    with Client(server.url, code, tokens) as client:
        assert client.last["view"] == before
    assert server.interrupt() == 0


def test_a_server_with_a_full_disk_still_stops(server: Process) -> None:
    code, tokens = new_table(server.url, "me", "me", options=FIRST)
    with Client(server.url, code, tokens) as client:
        limit_files(server.child.pid, 4096)
        client.say(t="act", seq=client.seq, tokens=["move:fabric"])
        assert client.until("error")["code"] == "paused"
    assert server.interrupt() == 0


@pytest.mark.parametrize(
    ("bad", "good"),
    [("query_only = ON", "query_only = OFF"), ("max_page_count = 1", "max_page_count = 1000000")],
    ids=["read-only", "full"],
)
def test_a_job_waits_until_the_store_takes_it(
    folder: Path, monkeypatch: pytest.MonkeyPatch, bad: str, good: str
) -> None:
    """Read-only or full: the database itself says so, as it would for the folder or the disk. It is told by
    the writer, since nobody else uses its connection; other stores of this process are well."""
    store, well = Store(folder), Event()
    before = store.attempt_all

    def attempt_all(batch: Any) -> Any:
        store.db.execute(f"PRAGMA {good if well.is_set() else bad}")
        return before(batch)

    def write(db: Session) -> None:
        db.execute("CREATE TABLE kept (x BLOB)")
        db.execute("INSERT INTO kept VALUES (randomblob(20000))")

    async def work() -> None:
        await store.run(lambda db: None)
        monkeypatch.setattr(store, "attempt_all", attempt_all)
        job = asyncio.create_task(store.run(write))
        while not store.trouble:
            await asyncio.sleep(0)
        assert not job.done()
        well.set()
        await job
        assert store.trouble == ""
        assert await store.run(lambda db: db.execute("SELECT count(*) FROM kept").fetchone()[0]) == 1

    asyncio.run(work())
    store.close()


def test_a_locked_store_is_named_at_the_door_and_opens_when_it_is_free(folder: Path) -> None:
    first = Store(folder)
    with pytest.raises(ValueError, match="another server"):
        Store(folder)
    first.close()
    Store(folder).close()


# ------------------------------------------------------------------ workers and clocks


def workers(pid: int) -> list[int]:
    """The processes that think; not the one Python keeps to clean up after them."""
    return [one for one in children(pid) if b"spawn_main" in told(Path(f"/proc/{one}/cmdline"))]


def test_a_game_goes_on_when_its_bot_processes_are_killed(server: Process) -> None:
    code, tokens = new_table(server.url, "me", "greedy", options=FIRST)
    with Client(server.url, code, tokens) as client:
        for _ in range(3):
            client.wait_for_turn()
            assert client.ask is not None
            before = client.seq
            client.say(t="act", seq=before, tokens=client.ask["options"][-1]["plan"])
            client.until("step")
            for worker in workers(server.child.pid):
                with suppress(ProcessLookupError):  # it may end by itself first
                    os.kill(worker, signal.SIGKILL)
        client.wait_for_turn()
        assert get(server.url, f"/api/tables/{code}")["status"] == "running"
    assert server.interrupt() == 0


@pytest.mark.parametrize("jump", [-1e6, 1e6])
def test_a_clock_that_is_set_takes_no_time_from_anybody(monkeypatch: pytest.MonkeyPatch, jump: float) -> None:
    clock = TurnClock(90.0)
    clock.start((1, 0))
    before = clock.left()
    wall = time.time()
    monkeypatch.setattr("bedesten.server.tables.clock.time", lambda: wall + jump)
    assert before - 60 < clock.left() <= before
    clock.start((2, 1))
    assert 30 < clock.left() <= 90
