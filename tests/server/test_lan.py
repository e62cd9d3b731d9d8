"""At home on one network: who plays on their own computer lets others in, nobody else does."""

import socket
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from bedesten.server.net import lan
from bedesten.server.net.lan import at_home
from bedesten.server.run import Background, serve_in_background
from tests.server.client import Client, get, http, new_table, post
from tests.server.serving import settings

NEIGHBOUR = "127.0.0.2"  # stands for the address of this computer in a network


@pytest.fixture
def home(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Background]:
    monkeypatch.setattr(lan, "address_at", lambda port: f"http://{NEIGHBOUR}:{port}")
    running = serve_in_background(settings(folder), home=True)
    yield running
    running.stop()


def knocks(port: int) -> bool:
    with socket.socket() as door:
        return door.connect_ex((NEIGHBOUR, port)) == 0


def test_others_are_let_in_and_links_lead_there_until_they_are_not_any_more(home: Background) -> None:
    port = httpx.URL(home.url).port or 0
    assert get(home.url, "/api/reach") == {"address": "", "mine": True}
    assert not knocks(port)
    outside = f"http://{NEIGHBOUR}:{port}"
    for _ in range(2):  # twice is once
        assert post(home.url, "/api/reach", {"whom": "others"}) == {"address": outside, "mine": True}
    assert get(outside, "/api/reach")["address"] == outside
    code, _ = new_table(home.url, "me", "open")
    with Client(outside, code) as friend:
        assert friend.info["status"] == "open"
    assert post(home.url, "/api/reach", {"whom": "me"}) == {"address": "", "mine": True}
    assert not knocks(port)
    post(home.url, "/api/reach", {"whom": "others"})
    assert knocks(port), "and again"


def test_only_who_sits_at_the_computer_lets_others_in(home: Background, url: str) -> None:
    assert get(url, "/api/reach") == {"address": "", "mine": False}
    post(url, "/api/reach", {"whom": "others"}, 403)
    for headers in (
        {"X-Forwarded-For": "192.168.0.7"},
        {"Host": "192.168.0.2"},
        {"Origin": "http://evil.example"},
    ):
        answer = http.post(f"{home.url}/api/reach", json={"whom": "others"}, headers=headers)
        assert answer.status_code == 403, headers
    assert get(home.url, "/api/reach")["address"] == ""


@pytest.mark.parametrize(
    ("client", "host", "theirs"),
    [
        ("127.0.0.1", "localhost:8000", True),
        ("127.0.0.1", "127.0.0.1:8000", True),
        ("::1", "[::1]:8000", True),
        ("192.168.0.7", "localhost", False),
        ("127.0.0.1", "192.168.0.2:8000", False),
        ("127.0.0.1", "play.example", False),
        ("127.0.0.1", "", False),
        ("", "localhost", False),
    ],
)
def test_whose_computer_it_is(client: str, host: str, theirs: bool) -> None:
    assert at_home({"client": (client, 1)}, host) is theirs


def test_in_no_network_nobody_is_let_in(home: Background, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lan, "address_at", lambda _: "")
    post(home.url, "/api/reach", {"whom": "others"}, 409)
