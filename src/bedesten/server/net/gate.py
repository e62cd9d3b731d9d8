"""How a request comes in: in time, not too long, and not too many half said at once.

A request that has begun and not ended holds a place. Places are limited, in all and for one address;
when they are taken, who has been slow for longest goes. So nobody can be kept out by silence.
"""

from asyncio import TimerHandle, Transport
from typing import Any

from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol

from bedesten.server.net.limits import neighbourhood
from bedesten.server.settings import Settings

MOST_HEAD = 1 << 15  # bytes of all headers
MOST_HEADERS = 100
MOST_URL = 1 << 13
MOST_BODY = 1 << 17  # twice what is read of one; what comes after the answer is thrown away
MOST_PIECES = 2000  # of a body; a chunk may have a single byte
MOST_AHEAD = 8  # requests sent before the first is answered
UNREAD = 60.0  # seconds in which a client takes what it asked for
TOO_LATE = (408, "this request took too long")
TOO_MANY = (503, "too many requests have begun and not ended")
TOO_LONG = (431, "the headers of this request are too long")


class Places:
    """Requests that have begun and not ended, the oldest first."""

    def __init__(self, each: int, in_all: int) -> None:
        self.each, self.in_all = each, in_all
        self.taken: dict[Gate, None] = {}
        self.by_address: dict[str, dict[Gate, None]] = {}

    def take(self, one: "Gate") -> None:
        here = self.by_address.setdefault(one.where, {})
        here[one] = self.taken[one] = None
        if len(here) > self.each:
            next(iter(here)).refuse(*TOO_MANY)
        elif len(self.taken) > self.in_all:
            next(iter(self.taken)).refuse(*TOO_MANY)

    def leave(self, one: "Gate") -> None:
        if one in self.taken:
            del self.taken[one]
            del self.by_address[one.where][one]
            if not self.by_address[one.where]:
                del self.by_address[one.where]


class Gate(HttpToolsProtocol):
    """One connection."""

    places: Places
    within: float

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.where = neighbourhood(self.client[0] if self.client else "")
        self.deadline: TimerHandle | None = None
        self.unread: TimerHandle | None = None
        self.in_head = False
        self.head = self.got = self.pieces = 0  # bytes, and pieces of the body
        self.begin()

    def begin(self) -> None:
        """Time runs from the first byte, before the first request from the connection on."""
        if self.deadline is None:
            self.deadline = self.loop.call_later(self.within, self.refuse, *TOO_LATE)
            self.places.take(self)

    def finish(self) -> None:
        if self.deadline is not None:
            self.deadline.cancel()
            self.deadline = None
        self.places.leave(self)

    def connection_lost(self, exc: Exception | None) -> None:
        self.finish()
        self.read_on()
        super().connection_lost(exc)

    # --- what comes

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        self.begin()
        super().data_received(data)
        if self.in_head:
            self.head += len(data)
            if self.head > MOST_HEAD:
                self.refuse(*TOO_LONG)

    def on_message_begin(self) -> None:
        bounded(len(self.pipeline), MOST_AHEAD)
        self.in_head = True
        self.head = self.got = self.pieces = 0
        self.begin()
        super().on_message_begin()

    def on_url(self, url: bytes) -> None:
        super().on_url(url)
        bounded(len(self.url), MOST_URL)

    def on_header(self, name: bytes, value: bytes) -> None:
        super().on_header(name, value)
        bounded(len(self.headers), MOST_HEADERS)

    def on_headers_complete(self) -> None:
        self.in_head = False
        bounded(sum(len(name) + len(value) for name, value in self.headers), MOST_HEAD)
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        super().on_body(body)
        self.got += len(body)
        self.pieces += 1
        bounded(self.pieces, MOST_PIECES)
        if self.got > MOST_BODY and self.answered():
            self.leave()

    def on_message_complete(self) -> None:
        self.finish()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self.finish()
        super().handle_websocket_upgrade()

    # --- what goes

    def refuse(self, status: int, sentence: str) -> None:
        self.finish()
        if not self.answered():
            content = sentence.encode()
            head = b"content-type: text/plain\r\ncontent-length: %d\r\nconnection: close\r\n\r\n" % len(
                content
            )
            self.transport.write(STATUS_LINE[status] + head + content)
        self.leave()

    def answered(self) -> bool:
        """Whether an answer to what is being said is on its way."""
        cycle: Any = self.cycle  # none before the first request
        return cycle is not None and cycle.response_started

    def leave(self) -> None:
        """Whoever does not take what still waits loses it."""
        self.transport.close()
        self.pause_for()

    def pause_for(self) -> None:
        if self.unread is None:
            self.unread = self.loop.call_later(UNREAD, self.transport.abort)

    def read_on(self) -> None:
        if self.unread is not None:
            self.unread.cancel()
            self.unread = None

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self.transport.is_closing():
            self.pause_for()

    def timeout_keep_alive_handler(self) -> None:
        self.leave()

    def pause_writing(self) -> None:
        super().pause_writing()
        self.pause_for()

    def resume_writing(self) -> None:
        super().resume_writing()
        self.read_on()


def bounded(number: int, most: int) -> None:
    """What the parser's caller answers with 400."""
    if number > most:
        raise ValueError(f"{number}: expected at most {most}")


def gate(settings: Settings) -> Any:
    """For one server."""
    places = Places(settings.unfinished, settings.unfinished_in_all)
    return type("OwnGate", (Gate,), {"places": places, "within": settings.request_within})
