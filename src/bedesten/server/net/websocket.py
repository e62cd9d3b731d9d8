"""How a websocket is compressed: every message by itself. And what it puts up with.

Ten thousand people who look on and say nothing should cost next to nothing. A compressor that remembers the
messages before takes 36 kB for each of them; one that is made for a message and thrown away takes none.
"""

from asyncio import TimerHandle
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory
from websockets.frames import CloseCode, Frame

from bedesten.server.net.limits import Bucket

DEFLATE = ServerPerMessageDeflateFactory(
    server_no_context_takeover=True,
    client_no_context_takeover=True,
    server_max_window_bits=12,
    compress_settings={"memLevel": 5, "level": 1},
)
SLICE = 4096  # bytes that are understood at once
MOST_PIECES = 64  # of one message; empty ones would have no end
PINGS, PING_BURST = 1.0, 20.0  # a second
UNREAD = 60.0  # seconds in which a client takes what it was sent


class WebSocketProtocol(WebSocketsSansIOProtocol):
    # of the class, so that they take no room while they are not used
    waiting: bytes = b""
    pings: Bucket | None = None
    unread: TimerHandle | None = None

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.conn.available_extensions = [DEFLATE]

    # --- what comes

    def data_received(self, data: bytes) -> None:
        """Slice by slice: a read may hold ten thousand tiny messages, and others wait meanwhile."""
        idle = not self.waiting
        self.waiting += data
        if idle:
            self.feed()

    def feed(self) -> None:
        if self.transport.is_closing():
            self.waiting = b""
            return
        part, self.waiting = self.waiting[:SLICE], self.waiting[SLICE:]
        super().data_received(part)
        if self.waiting and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()
        if self.queue.empty():
            self.go_on()

    def go_on(self) -> None:
        """The next slice, or the next read."""
        if self.waiting:
            self.loop.call_soon(self.feed)
        elif self.read_paused and not self.transport.is_closing():
            self.read_paused = False
            self.transport.resume_reading()

    async def receive(self) -> Any:
        message = await self.queue.get()
        if self.queue.empty():
            self.go_on()
        return message

    def handle_cont(self, event: Frame) -> None:
        if len(self.frames) >= MOST_PIECES:
            self.give_up(CloseCode.MESSAGE_TOO_BIG)
        else:
            super().handle_cont(event)

    def handle_ping(self) -> None:
        self.pings = self.pings or Bucket(PINGS, PING_BURST)
        if self.pings.take():
            super().handle_ping()
        else:
            self.give_up(CloseCode.POLICY_VIOLATION)

    # --- what goes

    async def send(self, message: Any) -> None:
        await super().send(message)
        if message["type"] == "websocket.accept":
            self.forget_request()

    def forget_request(self) -> None:
        """What was said at the door nobody reads again: some kilobytes for everybody who only looks on."""
        said: list[Any] = [self.request.headers, self.response.headers, self.scope["headers"]]
        for headers in said:
            headers.clear()

    def give_up(self, code: CloseCode) -> None:
        self.frames = []
        if not self.transport.is_closing():
            self.conn.fail(code)
            self.handle_parser_exception()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.transport.abort()  # it has not answered for long: nothing that waits is taken any more

    def pause_writing(self) -> None:
        super().pause_writing()
        if self.unread is None:
            self.unread = self.loop.call_later(UNREAD, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        self.read_on()

    def connection_lost(self, exc: Exception | None) -> None:
        self.read_on()
        super().connection_lost(exc)

    def read_on(self) -> None:
        if self.unread is not None:
            self.unread.cancel()
            self.unread = None
