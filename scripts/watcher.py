"""Somebody who looks on at a table and says nothing: cheap enough that ten thousand fit beside the server."""

import asyncio

from websockets.client import ClientProtocol
from websockets.extensions.permessage_deflate import ClientPerMessageDeflateFactory
from websockets.frames import Frame
from websockets.http11 import Response
from websockets.uri import parse_uri

HELLO = b'{"t":"hello","tokens":[],"lang":"en","seq":0}'


class Watcher(asyncio.Protocol):
    """Offers what a browser offers, says hello, answers pings, and throws away what it is told."""

    def __init__(self, address: str, seated: asyncio.Future[None]) -> None:
        self.ws = ClientProtocol(parse_uri(address), extensions=[ClientPerMessageDeflateFactory()])
        self.seated = seated

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        self.ws.send_request(self.ws.connect())
        self.flush()

    def data_received(self, data: bytes) -> None:
        self.ws.receive_data(data)
        for event in self.ws.events_received():
            if isinstance(event, Response):
                self.ws.send_text(HELLO)
            elif isinstance(event, Frame) and not self.seated.done():
                self.seated.set_result(None)
        self.flush()

    def connection_lost(self, error: Exception | None) -> None:
        if not self.seated.done():
            self.seated.set_exception(error or ConnectionResetError())

    def flush(self) -> None:
        self.transport.write(b"".join(self.ws.data_to_send()))


async def watch(url: str, code: str) -> asyncio.Transport:
    """Returns when the table has answered."""
    loop = asyncio.get_running_loop()
    seated: asyncio.Future[None] = loop.create_future()
    host, _, port = url.removeprefix("http://").partition(":")
    transport, _ = await loop.create_connection(
        lambda: Watcher(f"ws://{host}:{port}/ws/{code}", seated), host, int(port)
    )
    await seated
    return transport
