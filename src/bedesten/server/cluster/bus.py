"""How server processes on one PostgreSQL talk to each other: LISTEN and NOTIFY, a channel for each."""

import asyncio
import zlib
from base64 import b64decode, b64encode
from collections.abc import Callable
from itertools import count
from typing import Any

import msgspec

from bedesten.server.store.postgres import BEAT, DEADLINE, DIAL, LISTENS, manners

PIECE = 7000  # a notification has room for 8000 bytes
ALL = "bedesten"  # the channel on which who has come is told
SEND = "SELECT pg_notify($1, $2)"
Envelope = tuple[str, str, Any]  # what it is, the stream it belongs to, what it says


class Bus:
    """While it is up, messages arrive whole, and in the order they were sent. With its session everything that
    was under way is lost: `dropped` is told whose streams have ended, None for those of all."""

    def __init__(
        self,
        url: str,
        name: str,
        heard: Callable[[str, Envelope], None],
        dropped: Callable[[str | None], None],
    ) -> None:
        self.url = url
        self.name = name
        self.heard = heard
        self.dropped = dropped
        self.up = asyncio.Event()
        self.outbox: asyncio.Queue[tuple[str, str]] = asyncio.Queue()
        self.pieces: dict[str, list[str]] = {}
        self.numbers = count()

    async def run(self, well: Callable[[], None]) -> None:
        """One session, until it is lost."""
        import asyncpg  # type: ignore[import-untyped, import-not-found, unused-ignore]

        db = await asyncpg.connect(
            self.url, timeout=DIAL, command_timeout=DEADLINE, server_settings=manners(LISTENS + self.name)
        )
        try:
            await db.add_listener(f"{ALL}_{self.name}", self.arrived)
            await db.add_listener(ALL, self.greeted)
            await db.execute(SEND, ALL, self.name)  # whatever went astray before: the others start anew too
            self.up.set()
            well()
            await self.send_all(db)
        finally:
            self.up.clear()
            db.terminate()
            self.outbox = asyncio.Queue()
            self.pieces.clear()
            self.dropped(None)

    async def send_all(self, db: Any) -> None:
        """While there is nothing to send, a sign of life."""
        while True:
            try:
                async with asyncio.timeout(BEAT):
                    to, text = await self.outbox.get()
            except TimeoutError:
                await db.execute("SELECT 1")
            else:
                await db.execute(SEND, f"{ALL}_{to}", text)

    def send(self, to: str, envelope: Envelope) -> None:
        """While the bus is down nothing is sent: its streams have ended."""
        if not self.up.is_set():
            return
        data = b64encode(zlib.compress(msgspec.msgpack.encode(envelope), 1)).decode()
        number = next(self.numbers)
        pieces = [data[i : i + PIECE] for i in range(0, len(data), PIECE)]
        for left, piece in zip(range(len(pieces) - 1, -1, -1), pieces, strict=True):
            self.outbox.put_nowait((to, f"{self.name} {number} {left} {piece}"))

    def greeted(self, _db: Any, _pid: int, _channel: str, name: str) -> None:
        """A process has come, or come back: it knows nothing of what was said before."""
        if name != self.name:
            self.dropped(name)

    def arrived(self, _db: Any, _pid: int, _channel: str, text: str) -> None:
        sender, number, left, piece = text.split(" ")
        key = f"{sender} {number}"
        self.pieces.setdefault(key, []).append(piece)
        if left == "0":
            data = "".join(self.pieces.pop(key))
            self.heard(sender, msgspec.msgpack.decode(zlib.decompress(b64decode(data))))
