"""A process that thinks: ended and replaced by itself, so that nobody else's question is lost with it."""

import asyncio
import logging
import multiprocessing
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Future, ProcessPoolExecutor
from typing import TypeVar

from bedesten.server.bots import worker

log = logging.getLogger(__name__)
T = TypeVar("T")
STARTING = 60.0  # seconds a new process may take to be there, on a machine that has a lot to do
AGAIN = 0.5  # seconds until the next try when none could be started


class Worker:
    """Started by the first question."""

    def __init__(self, niceness: int) -> None:
        self.niceness = niceness
        self.pool: ProcessPoolExecutor | None = None
        self.starting = asyncio.Lock()

    async def do(self, task: Callable[[], T], patience: float) -> T:
        """Patience begins when the process does. After TimeoutError and BrokenExecutor it is gone."""
        async with self.starting:
            pool = self.pool or await self.start()
        try:
            return await asyncio.wait_for(asyncio.wrap_future(pool.submit(task)), patience)
        except (TimeoutError, BrokenExecutor):
            self.drop(pool)
            raise

    async def start(self) -> ProcessPoolExecutor:
        """Tried until it works: that there is no process is not the fault of who asks."""
        while True:
            try:
                # in a thread: to start a process takes a while
                pool, there = await asyncio.to_thread(opened, self.niceness)
                self.pool = pool
                await asyncio.wait_for(asyncio.wrap_future(there), STARTING)
                return pool
            except (TimeoutError, BrokenExecutor, OSError) as error:
                log.warning("no process for bots can be started: %r", error)
                self.drop(self.pool)
            await asyncio.sleep(AGAIN)

    def drop(self, pool: ProcessPoolExecutor | None) -> None:
        """End the process, even if it is stuck; the next question starts another."""
        if pool is None:
            return
        if self.pool is pool:
            self.pool = None
        for process in list((pool._processes or {}).values()):
            process.kill()
        pool.shutdown(wait=False)


def opened(niceness: int) -> tuple[ProcessPoolExecutor, "Future[None]"]:
    spawn = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(1, mp_context=spawn, initializer=worker.begin, initargs=(niceness,))
    return pool, pool.submit(worker.there)
