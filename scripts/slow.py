"""Attacks that say little, slowly or without end, with real sockets: is everybody else answered meanwhile?

Each takes the port of a server and tells what came of it. The tests try them small, `make malice` large.
"""

import socket
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress

import httpx

HOST = "127.0.0.1"
WITHIN = 300.0  # seconds after which what must happen is taken for hung
HEAD = b"GET /api/games HTTP/1.1\r\nHost: localhost\r\n"
POST = b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
UPGRADE = b"GET /ws/NOSUCH HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
PIECE = b"x" * 65536
# What a client says and then leaves unfinished.
BEGINNINGS: dict[str, bytes] = {
    "nothing": b"",
    "blank lines": b"\r\n\r\n",
    "half a line": b"GET /",
    "headers": HEAD + b"X-Slow: 1\r\n",
    "a body": POST + b"Content-Length: 1000\r\n\r\n{",
    "chunks": POST + b"Transfer-Encoding: chunked\r\n\r\n1\r\n{\r\n",
    "a handshake": UPGRADE,
}


def answered(port: int) -> bool:
    """Whether somebody who means well is."""
    try:
        return httpx.get(f"http://{HOST}:{port}/health", timeout=WITHIN).status_code == 200
    except httpx.RemoteProtocolError:  # cut off: on a busy machine even they may be too slow
        return False


def pour(port: int, beginning: bytes, piece: bytes, most: int) -> int:
    """How many bytes were taken before the server had enough."""
    with socket.create_connection((HOST, port), timeout=WITHIN) as one:
        sent = 0
        try:
            one.sendall(beginning)
            while sent < most:
                one.sendall(piece)
                sent += len(piece)
        except OSError:
            pass
    return sent


def endless(port: int, most: int) -> dict[str, int]:
    """A header, headers, a body, chunks and an address without end: how much of each was taken."""
    return {
        "a header": pour(port, HEAD + b"X-Long: ", PIECE, most),
        "headers": pour(port, HEAD, b"X-More: 1\r\n" * 1000, most),
        "an address": pour(port, b"GET /", PIECE, most),
        "a body": pour(port, POST + b"Content-Length: 999999999\r\n\r\n", PIECE, most),
        "chunks": pour(port, POST + b"Transfer-Encoding: chunked\r\n\r\n", b"1\r\nx\r\n" * 1000, most),
        "requests": pour(port, b"", b"GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n" * 1000, most),
    }


@contextmanager
def unfinished(port: int, count: int, beginning: bytes) -> Iterator[list[socket.socket]]:
    """That many connections that say the same beginning of a request, and no more."""
    with ExitStack() as held:
        sockets = [socket.create_connection((HOST, port), timeout=WITHIN) for _ in range(count)]
        for one in sockets:
            held.enter_context(one)
            with suppress(OSError):  # it may have been sent away already
                one.sendall(beginning)
        yield sockets


def still_open(sockets: list[socket.socket]) -> list[socket.socket]:
    """Those the server has not closed; what it said before is read."""
    return [one for one in sockets if not closed(one)]


def closed(one: socket.socket) -> bool:
    one.setblocking(False)
    try:
        while one.recv(65536):
            pass
    except BlockingIOError:
        return False
    except OSError:
        return True
    return True


def wait_until(done: Callable[[], bool], within: float = WITHIN) -> None:
    until = time.monotonic() + within
    while not done():
        assert time.monotonic() < until, "it did not happen"
        time.sleep(0.05)
