"""A client that says too much, too fast or nothing, and an address that opens too many tables."""

import asyncio
import json
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from bedesten.server.net.cache import Cache
from bedesten.server.net.limits import Bucket, neighbourhood
from bedesten.server.routes.costs import PLAYED_AGAIN
from bedesten.server.run import serve_in_background
from bedesten.server.settings import Settings
from tests.patience import WITHIN
from tests.server.client import Client, get, http, new_table, post
from tests.server.serving import seed_after, settings


@pytest.fixture
def url(folder: Path) -> Iterator[str]:
    """A server with the limits a real one has."""
    running = serve_in_background(Settings(data=folder, page=folder, seeds=seed_after))
    yield running.url
    running.stop()


def test_a_client_that_talks_too_fast_is_slowed_down_then_closed(folder: Path) -> None:
    """So slowly is it allowed more that no machine is slower."""
    with limited(folder, rate=0.001, burst=40.0) as url:
        code, tokens = new_table(url, "me", "me")
        with Client(url, code, tokens) as client:
            for _ in range(60):
                client.say(t="sync")
            assert client.until("error")["code"] == "rate"
            with pytest.raises(ConnectionClosed):
                chatter(client)
            assert client.socket.close_code == 1008


def chatter(client: Client) -> None:
    """Two messages for every answer, without end."""
    while True:
        client.say(t="sync")
        client.say(t="sync")
        client.read()


def test_what_is_too_big_is_refused(url: str) -> None:
    code, tokens = new_table(url, "me", "me")
    with Client(url, code, tokens) as client:
        client.say(t="why", token="x" * 5000)
        assert "at most 4096" in client.until("error")["text"]
        client.say(t="act", seq=1, tokens=["leave"] * 41)
        assert "at most 40" in client.until("error")["text"]
        client.raw(b"{}")
        assert client.until("error")["code"] == "bad_message"


def test_hello_comes_first(url: str) -> None:
    code, _ = new_table(url, "me", "me")
    with connect(f"{url.replace('http', 'ws')}/ws/{code}", open_timeout=WITHIN) as socket:
        socket.send('{"t": "sync"}')
        answer = json.loads(socket.recv(timeout=WITHIN))
        assert answer["text"] == "Expected hello as the first message."


def test_hello_comes_soon(folder: Path) -> None:
    with limited(folder, hello_within=0.1) as url:
        code, _ = new_table(url, "me", "me")
        with (
            connect(f"{url.replace('http', 'ws')}/ws/{code}", open_timeout=WITHIN) as socket,
            pytest.raises(ConnectionClosed),
        ):
            socket.recv(timeout=WITHIN)


def test_an_unknown_table_is_closed_at_once(url: str) -> None:
    with connect(f"{url.replace('http', 'ws')}/ws/NOSUCH", open_timeout=WITHIN) as socket:
        with pytest.raises(ConnectionClosed):
            socket.recv(timeout=WITHIN)
        assert socket.close_code == 4404


# ------------------------------------------------------------------ by address


def test_an_address_holds_only_so_many_sockets(folder: Path) -> None:
    with limited(folder, sockets=2) as url:
        code, tokens = new_table(url, "me", "me")
        with Client(url, code, tokens), Client(url, code) as second:
            with pytest.raises(InvalidStatus) as refused:
                Client(url, code)
            assert refused.value.response.status_code == 403
            elsewhere = {"X-Forwarded-For": "203.0.113.7"}
            with connect(f"{url.replace('http', 'ws')}/ws/{code}", additional_headers=elsewhere) as socket:
                socket.send('{"t": "hello"}')
                socket.recv(timeout=WITHIN)
            second.held.close()
            while not let_in(url, code):  # the server hears a moment later that somebody has left
                pass


def let_in(url: str, code: str) -> bool:
    try:
        with Client(url, code):
            return True
    except InvalidStatus:
        return False


def test_messages_count_for_the_address_whatever_socket_they_come_by(folder: Path) -> None:
    wanted = replace(settings(folder), requests=0.001, request_burst=20.0)
    running = serve_in_background(wanted)
    code, tokens = new_table(running.url, "me", "me")
    with Client(running.url, code, tokens) as one, Client(running.url, code) as other:
        for _ in range(20):
            one.say(t="sync")
        assert one.until("error")["code"] == "rate"
        other.say(t="sync")
        assert other.until("error")["code"] == "rate"
        assert http.get(f"{running.url}/health").status_code == 429
    running.stop()


def test_what_costs_more_takes_more() -> None:
    bucket = Bucket(0.0, 100.0)
    assert bucket.take(PLAYED_AGAIN)
    assert bucket.tokens == 100 - PLAYED_AGAIN
    assert not bucket.take(100)
    assert Bucket(0.0, 5.0).take(PLAYED_AGAIN), "what costs more than ever fits in takes all of it"


def test_who_asks_for_something_new_is_charged_for_it(folder: Path) -> None:
    wanted = replace(settings(folder), requests=0.001, request_burst=3.0 + 2 * PLAYED_AGAIN)
    running = serve_in_background(wanted)
    code, _ = new_table(running.url, "me", "me", options={"start": 0})
    path = f"{running.url}/api/tables/{code}"
    statuses = [http.get(f"{path}/record").status_code for _ in range(PLAYED_AGAIN)]
    assert statuses == [200] * PLAYED_AGAIN  # one was worked out, the others were kept
    assert http.get(f"{path}/replay").status_code == 429
    running.stop()


def test_what_is_kept_has_an_end() -> None:
    cache = Cache(most=10_000)

    async def fill() -> None:
        for n in range(100):
            cached = await cache.made(n, lambda: bytes(1000))
            assert cached.body == bytes(1000)

    asyncio.run(fill())
    assert cache.size <= 10_000
    assert 0 < len(cache.kept) <= 5  # with what a place in it takes
    assert 99 in cache
    assert 0 not in cache


def test_nothing_is_worked_out_twice_at_once() -> None:
    cache, worked = Cache(), [0]

    def work() -> str:
        worked[0] += 1
        return "y"

    async def ask_together() -> None:
        cached = await asyncio.gather(*[cache.made("x", work) for _ in range(9)])
        assert {one.body for one in cached} == {b"y"}

    asyncio.run(ask_together())
    assert worked == [1]


# ------------------------------------------------------------------ tables


ONE_TABLE = {"game": "istanbul", "players": 2, "seats": [{"kind": "me"}, {"kind": "open"}]}


@contextmanager
def limited(folder: Path, **limits: float) -> Iterator[str]:
    running = serve_in_background(replace(settings(folder), **limits))  # type: ignore[arg-type]
    yield running.url
    running.stop()


def open_table(url: str, address: str = "203.0.113.7") -> httpx.Response:
    """Through a proxy on this computer, which says for whom it asks."""
    return http.post(f"{url}/api/tables", json=ONE_TABLE, headers={"X-Forwarded-For": address})


@pytest.mark.parametrize(
    ("limit", "most", "wait"), [("tables_per_minute", "2 a minute", 60), ("tables_per_day", "2 a day", 86400)]
)
def test_an_address_opens_only_so_many_tables(folder: Path, limit: str, most: str, wait: int) -> None:
    with limited(folder, **{limit: 2}) as url:
        assert [open_table(url).status_code for _ in range(3)] == [201, 201, 429]
        refused = open_table(url)
        assert refused.json()["error"] == f"too many new tables: expected at most {most}"
        assert 1 <= int(refused.headers["retry-after"]) <= wait
        assert open_table(url, "203.0.113.8").status_code == 201


@pytest.mark.parametrize("wrong", [ONE_TABLE | {"players": 9}, ONE_TABLE | {"seats": 7}, {}])
def test_a_table_that_was_refused_counts_too(folder: Path, wrong: dict[str, object]) -> None:
    with limited(folder, tables_per_minute=2) as url:
        answers = [http.post(f"{url}/api/tables", json=wrong).status_code for _ in range(3)]
        assert answers == [400, 400, 429]
        assert http.post(f"{url}/api/lessons", json={}).status_code == 429


@pytest.mark.thorough
def test_a_rematch_and_a_branch_are_new_tables_too(folder: Path) -> None:
    with limited(folder, tables_per_day=2) as url:  # a game may take longer than a minute
        code, tokens = new_table(url, "me", "greedy", options={"start": 0})
        with Client(url, code, tokens) as client:
            client.say(t="handover", seat=0, bot="greedy")
            while not client.over() or client.info["status"] != "over":
                client.read()
        path = f"/api/tables/{code}"
        again = post(url, f"{path}/rematch", {"token": tokens[0]})
        assert (
            post(url, f"{path}/rematch", {"token": tokens[0]}) == again
        )  # no other table: it does not count
        assert "2 a day" in post(url, f"{path}/branch", {"step": 9, "mine": [0]}, 429)["error"]


def test_a_full_house_takes_no_more_tables_and_keeps_those_it_has(folder: Path) -> None:
    with limited(folder, most_tables=2) as url:
        codes = [open_table(url, f"203.0.113.{n}").json()["table"] for n in range(2)]
        refused = open_table(url, "203.0.113.9")
        assert (refused.status_code, refused.headers["retry-after"]) == (429, "3600")
        assert refused.json()["error"] == "the site is full: it keeps at most 2 tables"
        for code in codes:
            assert get(url, f"/api/tables/{code}")["status"] == "open"
            post(url, f"/api/tables/{code}/join", {})


@pytest.mark.parametrize(
    ("address", "of"),
    [
        ("203.0.113.7", "203.0.113.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::9", "2001:db8:1:2::/64"),
        ("no address", "no address"),
    ],
)
def test_a_household_is_one_address(address: str, of: str) -> None:
    assert neighbourhood(address) == of
