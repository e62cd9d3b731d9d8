"""Sessions with the database are dropped or fall silent: everybody goes on, and nothing hangs."""

import gc
import random
import socket
import warnings
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from bedesten.server.routes.socket import LOOK
from bedesten.server.store.postgres import AGAIN, BEAT, DEADLINE, DIAL, LISTENS, NAME, SPEAKS
from tests.server import database
from tests.server.cable import Cable
from tests.server.client import Client, http, new_table
from tests.server.guest import Guest, drop
from tests.server.serving import Process
from tests.tiers import thorough

GUESTS = 8


@pytest.fixture
def address(postgres: database.Database) -> str:
    return postgres.fresh()


@pytest.mark.parametrize(
    "sessions",
    [thorough(LISTENS), thorough(SPEAKS), thorough(NAME), "bedesten "],
    ids=["bus", "voice", "writers", "all"],
)
def test_guests_at_the_wrong_server_go_on_when_sessions_are_dropped(
    address: str, folder: Path, sessions: str
) -> None:
    dice = random.Random(3)
    first, second = Process(folder, address), Process(folder, address)
    try:
        for _ in range(3):
            well(first.url)
            tables = [new_table(first.url, "me", "me", help="bare") for _ in range(GUESTS)]
            guests = [Guest(second.url, *table, dice, watched_at=first.url) for table in tables]
            for guest in guests:
                guest.play()
            drop(address, sessions)
            for guest in guests:
                guest.play()
            for guest in guests:
                guest.leave()
        for server in (first, second):
            well(server.url)
    finally:
        first.kill()
        second.kill()


def well(url: str) -> None:
    """Soon at least: a task that met the dropped session starts again a moment later."""
    while http.get(f"{url}/health").status_code != 200:
        pass


@pytest.mark.parametrize("swallow", [thorough(False), True], ids=["held", "swallowed"])
def test_a_pulled_cable_is_said_and_everybody_comes_back(address: str, folder: Path, swallow: bool) -> None:
    """No byte arrives and no session is reset: only a deadline notices."""
    dice = random.Random(5)
    cable = Cable(address)
    first, second = Process(folder, cable.url), Process(folder, address)
    try:
        tables = [new_table(first.url, "me", "me", help="bare") for _ in range(2)]
        here = [Guest(first.url, *table, dice) for table in tables]
        there = [Guest(second.url, *table, dice) for table in tables]
        for guest in here:
            guest.play()
        cable.pull()
        for guest in here:
            assert guest.client.until("error")["code"] == "paused"
        unwell = http.get(f"{first.url}/health")
        assert (unwell.status_code, "store" in unwell.json()["dead"]) == (503, True)
        refused = http.get(f"{first.url}/api/tables/{tables[0][0]}")
        assert (refused.status_code, refused.headers["retry-after"]) == (503, "1")
        for guest in there:  # at the server that has its database, even now
            guest.play()
        cable.plug(swallow)
        for guest in here:
            guest.play()
        well(first.url)
    finally:
        first.kill()
        second.kill()
        cable.close()


def test_who_comes_while_the_cable_is_pulled_is_told(address: str, folder: Path) -> None:
    cable = Cable(address)
    server = Process(folder, cable.url)
    try:
        code, tokens = new_table(server.url, "me", "me", help="bare")
        with Client(server.url, code, tokens) as client:
            cable.pull()
            assert client.until("error")["code"] == "paused"
        late = Client.__new__(Client)
        Client.prepare(late, server.url, code)
        with late:
            late.say(t="hello", tokens=tokens, lang="fr", seq=0)
            said = late.until("error")
            assert (said["code"], said["text"][:8]) == ("paused", "La table")
            cable.plug()
            with pytest.raises(ConnectionClosed) as ended:
                late.until("sync")
            assert ended.value.rcvd is not None
            assert ended.value.rcvd.code == 1013
        with Client(server.url, code, tokens) as client:
            assert client.mine()
    finally:
        server.kill()
        cable.close()


def test_a_cable_leaves_no_socket_open() -> None:
    with socket.create_server(("127.0.0.1", 0)) as there:
        cable = Cable(f"postgresql://127.0.0.1:{there.getsockname()[1]}/any")
        with socket.create_connection(("127.0.0.1", cable.port)), there.accept()[0] as met:
            met.sendall(b"x")
            cable.close()
    with warnings.catch_warnings(record=True) as left:
        warnings.simplefilter("always")
        del cable
        gc.collect()
    assert left == []


def test_the_deadlines_leave_room_within_three_seconds() -> None:
    """What `python -m scripts.dropping` measures is decided by these: until a silent session is noticed, and
    until a page that was told to come again, which it does after a second, is back."""
    assert BEAT + DEADLINE <= 2.5
    assert DIAL + AGAIN + LOOK + 1 <= 2.5
