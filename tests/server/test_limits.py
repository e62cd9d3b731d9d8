"""A client that says too much, too fast or nothing."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from bedesten.server.run import serve_in_background
from bedesten.server.settings import Settings
from tests.server.client import WITHIN, Client, new_table
from tests.server.serving import seed_after


@pytest.fixture
def url(folder: Path) -> Iterator[str]:
    """A server with the limits a real one has, but less patience."""
    running = serve_in_background(Settings(data=folder, page=folder, hello_within=0.5, seeds=seed_after))
    yield running.url
    running.stop()


def test_a_client_that_talks_too_fast_is_slowed_down_then_closed(url: str) -> None:
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


def test_hello_comes_first_and_soon(url: str) -> None:
    code, _ = new_table(url, "me", "me")
    address = f"{url.replace('http', 'ws')}/ws/{code}"
    with connect(address) as socket:
        socket.send('{"t": "sync"}')
        answer = json.loads(socket.recv(timeout=WITHIN))
        assert answer["text"] == "Expected hello as the first message."
        with pytest.raises(ConnectionClosed):
            socket.recv(timeout=WITHIN)


def test_an_unknown_table_is_closed_at_once(url: str) -> None:
    with connect(f"{url.replace('http', 'ws')}/ws/NOSUCH") as socket:
        with pytest.raises(ConnectionClosed):
            socket.recv(timeout=WITHIN)
        assert socket.close_code == 4404
