"""Requests that do not end, come too slowly or are too many at once: others are answered meanwhile, and the
memory of the server stays what it was. Real sockets, real processes."""

import socket
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from dataclasses import replace
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from bedesten.server.net import gate, websocket
from bedesten.server.run import serve_in_background
from bedesten.server.settings import Settings
from scripts import slow
from scripts.load import memory
from tests.patience import WITHIN
from tests.server.client import Client, new_table
from tests.server.serving import Process, settings

SOON = 0.3  # seconds for a request that does not end
ENOUGH = 3.0  # seconds for one that does, on however slow a machine
TAKEN = 8 << 20  # bytes the system itself may hold on their way


@contextmanager
def serving(wanted: Settings) -> Iterator[int]:
    running = serve_in_background(wanted)
    yield int(running.url.rpartition(":")[2])
    running.stop()


@pytest.mark.parametrize("beginning", slow.BEGINNINGS.values(), ids=slow.BEGINNINGS.keys())
def test_a_request_that_does_not_end_is_ended(folder: Path, beginning: bytes) -> None:
    with serving(replace(settings(folder), request_within=SOON)) as port:
        with slow.unfinished(port, 20, beginning) as sockets:
            slow.wait_until(lambda: not slow.still_open(sockets))
        slow.wait_until(lambda: slow.answered(port))


def test_a_slow_request_is_ended_however_often_a_byte_comes(folder: Path) -> None:
    """Slowloris: each byte is in time, the request never."""
    with (
        serving(replace(settings(folder), request_within=SOON)) as port,
        slow.unfinished(port, 1, slow.HEAD) as sockets,
    ):

        def ended() -> bool:
            try:
                sockets[0].send(b"a")
            except OSError:
                return True
            return slow.closed(sockets[0])

        slow.wait_until(ended)
        slow.wait_until(lambda: slow.answered(port))


def test_who_waits_for_the_next_request_is_not_hurried(folder: Path) -> None:
    """Between two requests there is a limit of its own, and a long answer is no long request."""
    with serving(replace(settings(folder), request_within=ENOUGH)) as port:
        with httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=WITHIN) as client:
            assert [client.get("/health").status_code for _ in range(3)] == [200] * 3
            code, tokens = new_table(str(client.base_url).rstrip("/"), "me", "me")
        with (
            Client(f"http://127.0.0.1:{port}", code, tokens) as player,
            slow.unfinished(port, 1, b"GET") as later,
        ):
            slow.wait_until(lambda: not slow.still_open(later))
            player.say(t="sync")
            assert player.until("sync")


@pytest.mark.parametrize(("each", "in_all"), [(20, 1000), (1000, 20)])
def test_many_unfinished_requests_keep_nobody_out(folder: Path, each: int, in_all: int) -> None:
    """The slowest goes when the next one comes, in time or not."""
    limits = replace(settings(folder), unfinished=each, unfinished_in_all=in_all)
    with serving(limits) as port, slow.unfinished(port, 100, slow.HEAD) as sockets:
        slow.wait_until(lambda: len(slow.still_open(sockets)) <= 20)
        assert slow.answered(port)
        assert len(slow.still_open(sockets)) >= 15, "only as many go as have to"


def test_nothing_endless_takes_memory(folder: Path) -> None:
    server = Process(folder)
    try:
        assert slow.answered(server.port)
        before = memory(server.child.pid)
        taken = slow.endless(server.port, 64 << 20)
        assert {name: sent < 64 << 20 for name, sent in taken.items()} == dict.fromkeys(taken, True), taken
        assert slow.answered(server.port)
        assert memory(server.child.pid) - before < 30  # MB, of 384 that were offered
    finally:
        server.kill()


def ask(port: int, request: bytes) -> bytes:
    """Whatever comes back until the server closes."""
    with closing(socket.create_connection((slow.HOST, port), timeout=WITHIN)) as one:
        one.sendall(request)
        answer = b""
        while part := one.recv(65536):
            answer += part
        return answer


LAST = b"Connection: close\r\n\r\n"


@pytest.mark.parametrize(
    ("request_", "status"),
    [
        (slow.HEAD + b"X: " + b"x" * gate.MOST_HEAD + b"\r\n" + LAST, b"400"),
        (slow.HEAD + b"X: 1\r\n" * (gate.MOST_HEADERS + 1) + LAST, b"400"),
        (b"GET /" + b"x" * gate.MOST_URL + b" HTTP/1.1\r\nHost: localhost\r\n" + LAST, b"400"),
        (slow.HEAD + b"X: " + b"x" * 20_000 + b"\r\n" + LAST, b"200"),
        (slow.HEAD + b"X: 1\r\n" * 90 + LAST, b"200"),
    ],
)
def test_the_head_of_a_request_has_its_limits(folder: Path, request_: bytes, status: bytes) -> None:
    with serving(settings(folder)) as port:
        assert ask(port, request_).split(b" ", 2)[1] == status
        assert slow.answered(port)


def test_a_message_has_only_so_many_pieces(folder: Path) -> None:
    with serving(settings(folder)) as port:
        code, tokens = new_table(f"http://127.0.0.1:{port}", "me", "me")
        with Client(f"http://127.0.0.1:{port}", code, tokens) as client:
            client.socket.send(iter(['{"t":', '"sync"', "}"]))
            client.until("sync")
            with suppress(ConnectionClosed):  # it may be closed before all of them are sent
                client.socket.send(iter([""] * 1000 * websocket.MOST_PIECES))
            with pytest.raises((ConnectionClosed, OSError)):
                client.until("sync")


def test_a_client_that_does_not_read_is_not_waited_for(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither over HTTP nor at a table; what waits for it is let go."""
    monkeypatch.setattr(gate, "UNREAD", SOON)
    with serving(settings(folder)) as port, closing(socket.socket()) as one:
        one.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        one.settimeout(WITHIN)
        one.connect((slow.HOST, port))
        one.sendall(slow.HEAD.replace(b"/api/games", b"/api/text/en") + b"\r\n")

        def cut_off() -> bool:
            try:
                for _ in range(8):
                    one.sendall(b"GET /api/text/en HTTP/1.1\r\nHost: localhost\r\n\r\n")
            except OSError:
                return True
            return False

        slow.wait_until(cut_off)
        assert slow.answered(port)
