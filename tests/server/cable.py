"""A cable between a server and its database, which can be pulled without either of them hearing of it."""

import asyncio
from contextlib import closing, suppress
from threading import Thread
from typing import Any
from urllib.parse import urlsplit


class Cable:
    """Listens on a port of its own and carries bytes to the database. While it is pulled nothing arrives on
    either side and nothing is closed; plugged in again it carries what waited. If that was swallowed, the old
    sessions stay silent for ever."""

    def __init__(self, url: str) -> None:
        self.there = urlsplit(url)
        self.loop = asyncio.new_event_loop()
        self.through = asyncio.Event()
        self.silent: set[asyncio.Task[Any]] = set()
        self.carrying: set[asyncio.Task[Any]] = set()
        self.thread = Thread(target=self.loop.run_forever, daemon=True)
        self.thread.start()
        self.port = asyncio.run_coroutine_threadsafe(self.open(), self.loop).result()
        self.url = url.replace(f":{self.there.port}", f":{self.port}")

    async def open(self) -> int:
        self.through.set()
        self.server = await asyncio.start_server(self.meet, "127.0.0.1", 0)
        port: int = self.server.sockets[0].getsockname()[1]
        return port

    async def meet(self, near: asyncio.StreamReader, answer: asyncio.StreamWriter) -> None:
        this = asyncio.current_task()
        assert this is not None
        self.carrying.add(this)
        this.add_done_callback(self.carrying.discard)
        with closing(answer):
            far, ask = await asyncio.open_connection(self.there.hostname, self.there.port)
            with closing(ask):
                await asyncio.gather(self.carry(this, near, ask), self.carry(this, far, answer))

    async def carry(
        self, this: asyncio.Task[Any], reader: asyncio.StreamReader, writer: asyncio.StreamWriter
    ) -> None:
        """A pulled cable carries neither bytes nor the end of them."""
        with suppress(OSError):
            while data := await reader.read(1 << 16):
                await self.through.wait()
                if this not in self.silent:
                    writer.write(data)
                    await writer.drain()
        await self.through.wait()
        writer.close()

    def pull(self) -> None:
        self.loop.call_soon_threadsafe(self.through.clear)

    def plug(self, swallow: bool = False) -> None:
        def plugged() -> None:
            if swallow:
                self.silent |= self.carrying
            self.through.set()

        self.loop.call_soon_threadsafe(plugged)

    def close(self) -> None:
        async def closed() -> None:
            self.server.close()
            for task in self.carrying:
                task.cancel()
            await asyncio.gather(*self.carrying, return_exceptions=True)
            await asyncio.sleep(0)  # in which the sockets are closed

        asyncio.run_coroutine_threadsafe(closed(), self.loop).result()
        self.loop.call_soon_threadsafe(self.loop.stop)
        self.thread.join()
        self.loop.close()
