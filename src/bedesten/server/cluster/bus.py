"""How server processes on one PostgreSQL talk to each other: LISTEN and NOTIFY, a channel for each."""

import asyncio
import zlib
from base64 import b64decode, b64encode
from collections.abc import Callable
from itertools import count
from typing import TYPE_CHECKING, Any

import msgspec

from bedesten.server.store.postgres import BEAT, DEADLINE, DIAL, ENDED_WHEN_SILENT, LISTENS, SPEAKS

if TYPE_CHECKING:  # psycopg is there only where PostgreSQL is
    from bedesten.server.store.pg_session import LoopSession

PIECE = 7000  # a notification has room for 8000 bytes
ALL = "bedesten"  # the channel on which a process says that it has come
SEND = "SELECT pg_notify(%s, %s)"
Envelope = tuple[str, str, Any]  # what it is, the stream it belongs to, what it says


class Bus:
    """While it is up, envelopes arrive whole, and in the order they were sent. With its sessions everything
    that was under way is lost: `dropped` is told whose streams have ended, None for those of all."""

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
        """One session that listens and one that speaks, until either is lost."""
        try:
            async with await self.dial(LISTENS) as ear, await self.dial(SPEAKS) as voice:
                await ear.execute(f'LISTEN "{ALL}"')
                await ear.execute(f'LISTEN "{ALL}_{self.name}"')
                await voice.execute(SEND, (ALL, self.name))  # whatever went astray: the others start anew too
                self.up.set()
                well()
                async with asyncio.TaskGroup() as both:
                    both.create_task(self.listen(ear))
                    both.create_task(self.speak(voice))
        except ExceptionGroup as lost:
            raise lost.exceptions[0] from None  # the log says what happened, not that there were two tasks
        finally:
            self.up.clear()
            self.outbox = asyncio.Queue()
            self.pieces.clear()
            self.dropped(None)

    async def dial(self, kind: str) -> "LoopSession":
        from bedesten.server.store.pg_session import LoopSession, address

        return await LoopSession.dial(address(self.url, kind + self.name, ENDED_WHEN_SILENT), DIAL, DEADLINE)

    async def listen(self, ear: "LoopSession") -> None:
        """While nobody says anything, a sign of life."""
        while True:
            async for notification in ear.notifies(timeout=BEAT):
                if notification.channel == ALL:
                    self.greeted(notification.payload)
                else:
                    self.arrived(notification.payload)
            await ear.execute("SELECT 1")

    async def speak(self, voice: "LoopSession") -> None:
        """While there is nothing to send, a sign of life."""
        while True:
            try:
                async with asyncio.timeout(BEAT):
                    to, text = await self.outbox.get()
            except TimeoutError:
                await voice.execute("SELECT 1")
            else:
                await voice.execute(SEND, (f"{ALL}_{to}", text))

    def send(self, to: str, envelope: Envelope) -> None:
        """While the bus is down nothing is sent: its streams have ended."""
        if not self.up.is_set():
            return
        data = b64encode(zlib.compress(msgspec.msgpack.encode(envelope), 1)).decode()
        number = next(self.numbers)
        pieces = [data[i : i + PIECE] for i in range(0, len(data), PIECE)]
        for left, piece in zip(range(len(pieces) - 1, -1, -1), pieces, strict=True):
            self.outbox.put_nowait((to, f"{self.name} {number} {left} {piece}"))

    def greeted(self, name: str) -> None:
        """A process has come, or come back: it knows nothing of what was said before."""
        if name != self.name:
            self.dropped(name)

    def arrived(self, text: str) -> None:
        sender, number, left, piece = text.split(" ")
        key = f"{sender} {number}"
        self.pieces.setdefault(key, []).append(piece)
        if left == "0":
            data = "".join(self.pieces.pop(key))
            self.heard(sender, msgspec.msgpack.decode(zlib.decompress(b64decode(data))))
