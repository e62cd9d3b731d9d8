"""How server processes on one PostgreSQL talk to each other: LISTEN and NOTIFY, a channel for each."""

import asyncio
import zlib
from base64 import b64decode, b64encode
from collections.abc import Callable
from itertools import count
from typing import Any

import msgspec

PIECE = 7000  # a notification has room for 8000 bytes
Letter = tuple[str, str, Any]  # what it is, the stream it belongs to, what it says


class Bus:
    """Letters arrive whole, and in the order they were sent."""

    def __init__(self, url: str, name: str, heard: Callable[[str, Letter], None]) -> None:
        self.url = url
        self.name = name
        self.heard = heard
        self.outbox: asyncio.Queue[tuple[str, str]] = asyncio.Queue()
        self.pieces: dict[str, list[str]] = {}
        self.numbers = count()
        self.sender: asyncio.Task[None] | None = None
        self.db: Any = None

    async def start(self) -> None:
        import asyncpg  # type: ignore[import-untyped, import-not-found, unused-ignore]

        self.db = await asyncpg.connect(self.url)
        await self.db.add_listener(f"bedesten_{self.name}", self.arrived)
        self.sender = asyncio.create_task(self.send_all())

    async def stop(self) -> None:
        if self.sender is not None:
            self.sender.cancel()
        self.db.terminate()

    def send(self, to: str, letter: Letter) -> None:
        data = b64encode(zlib.compress(msgspec.msgpack.encode(letter), 1)).decode()
        number = next(self.numbers)
        pieces = [data[i : i + PIECE] for i in range(0, len(data), PIECE)]
        for left, piece in zip(range(len(pieces) - 1, -1, -1), pieces, strict=True):
            self.outbox.put_nowait((to, f"{self.name} {number} {left} {piece}"))

    async def send_all(self) -> None:
        while True:
            to, text = await self.outbox.get()
            await self.db.execute("SELECT pg_notify($1, $2)", f"bedesten_{to}", text)

    def arrived(self, _db: Any, _pid: int, _channel: str, text: str) -> None:
        sender, number, left, piece = text.split(" ")
        key = f"{sender} {number}"
        self.pieces.setdefault(key, []).append(piece)
        if left == "0":
            data = "".join(self.pieces.pop(key))
            self.heard(sender, msgspec.msgpack.decode(zlib.decompress(b64decode(data))))
