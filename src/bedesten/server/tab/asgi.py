"""What stands between a page and the application where there is no network: one request, one connection."""

import asyncio
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any
from urllib.parse import unquote

Message = MutableMapping[str, Any]
App = Callable[[Any, Callable[[], Awaitable[Any]], Callable[[Any], Awaitable[None]]], Awaitable[None]]
Headers = list[list[str]]
HERE = ("tab", 0)
GONE = 1001


def scope(kind: str, target: str, headers: Headers, **more: Any) -> dict[str, Any]:
    path, _, query = target.partition("?")
    return {
        "type": kind,
        "asgi": {"version": "3.0", "spec_version": "2.4"},
        "http_version": "1.1",
        "path": unquote(path),
        "raw_path": path.encode(),
        "query_string": query.encode(),
        "root_path": "",
        "headers": [(b"host", b"tab"), *((name.lower().encode(), value.encode()) for name, value in headers)],
        "client": HERE,
        "server": HERE,
        "state": {},
        **more,
    }


async def fetch(
    app: App, method: str, target: str, headers: Headers, body: bytes
) -> tuple[int, Headers, bytes]:
    """Status, headers and body of the answer."""
    status, told, parts = 500, list[list[str]](), list[bytes]()

    async def receive() -> Message:
        return {"type": "http.request", "body": body, "more_body": False}

    async def send(message: Message) -> None:
        nonlocal status, told
        if message["type"] == "http.response.start":
            status = message["status"]
            told = [[name.decode(), value.decode()] for name, value in message["headers"]]
        else:
            parts.append(message.get("body", b""))

    sized = [*headers, ["content-length", str(len(body))]]
    await app(scope("http", target, sized, method=method, scheme="http"), receive, send)
    return status, told, b"".join(parts)


class Call:
    """One websocket; `tell` is given what the page hears of it: open, message, close."""

    def __init__(self, app: App, target: str, tell: Callable[[str, str], None]) -> None:
        self.tell = tell
        self.said: asyncio.Queue[Message] = asyncio.Queue()
        self.said.put_nowait({"type": "websocket.connect"})
        asked = scope("websocket", target, [], scheme="ws", subprotocols=[])
        self.task = asyncio.create_task(self.run(app, asked))

    async def run(self, app: App, asked: dict[str, Any]) -> None:
        self.closed = False
        try:
            await app(asked, self.said.get, self.send)
        finally:
            self.close(GONE)

    async def send(self, message: Message) -> None:
        kind = message["type"].removeprefix("websocket.")
        if kind == "accept":
            self.tell("open", "")
        elif kind == "send":
            self.tell("message", message["text"])
        else:
            self.close(message.get("code", GONE))

    def close(self, code: int) -> None:
        if not self.closed:
            self.closed = True
            self.tell("close", str(code))

    def hear(self, text: str) -> None:
        self.said.put_nowait({"type": "websocket.receive", "text": text})

    def hang_up(self) -> None:
        self.closed = True
        self.said.put_nowait({"type": "websocket.disconnect", "code": GONE})


class Lifespan:
    """The application is started and stopped as a server would."""

    def __init__(self, app: App) -> None:
        self.orders: asyncio.Queue[Message] = asyncio.Queue()
        self.done: asyncio.Queue[Message] = asyncio.Queue()
        asked = {"type": "lifespan", "asgi": {"version": "3.0"}, "state": {}}
        self.task = asyncio.ensure_future(app(asked, self.orders.get, self.done.put))

    async def order(self, word: str) -> None:
        self.orders.put_nowait({"type": f"lifespan.{word}"})
        answer = await self.done.get()
        if answer["type"] != f"lifespan.{word}.complete":
            raise RuntimeError(answer.get("message", ""))
