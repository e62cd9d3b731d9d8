"""A process that thinks: ended and replaced by itself, so that nobody else's question is lost with it."""

import asyncio
import logging
import multiprocessing
from collections import Counter
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Future, ProcessPoolExecutor
from typing import TypeVar

from bedesten.server.bots import engine, worker

log = logging.getLogger(__name__)
T = TypeVar("T")
STARTING = 60.0  # seconds a new process may take to be there, on a machine that has a lot to do
AGAIN = 0.5  # seconds until the next try when none could be started


class Worker:
    """Started by the first question."""

    def __init__(self, niceness: int) -> None:
        self.niceness = niceness
        self.pool: ProcessPoolExecutor | None = None
        self.busy: Counter[ProcessPoolExecutor] = Counter()  # questions it has not answered yet
        self.starting = asyncio.Lock()
        self.folder = ""  # from which its process took a compiled engine
        self.engine = ""  # what its process says it runs

    async def do(self, task: Callable[[], T], patience: float) -> T:
        """Patience begins when the process does. After TimeoutError and BrokenExecutor it is gone."""
        async with self.starting:
            self.renew()
            pool = self.pool or await self.start()
        self.busy[pool] += 1
        try:
            return await asyncio.wait_for(heard(pool.submit(task)), patience)
        except (TimeoutError, BrokenExecutor):
            self.drop(pool)
            raise
        finally:
            self.answered(pool)

    def renew(self) -> None:
        """With an engine that was compiled meanwhile; what the old process was asked it still answers."""
        if self.pool is not None and engine.compiled_since() not in ("", self.folder):
            old, self.pool = self.pool, None
            if old not in self.busy:
                self.drop(old)

    def answered(self, pool: ProcessPoolExecutor) -> None:
        self.busy[pool] -= 1
        if not self.busy[pool]:
            del self.busy[pool]
            if pool is not self.pool:  # it was replaced
                self.drop(pool)

    async def start(self) -> ProcessPoolExecutor:
        """Tried until it works: that there is no process is not the fault of who asks."""
        while True:
            try:
                engine.hand_on(folder := engine.compiled_since())
                # in a thread: to start a process takes a while
                pool, there = await asyncio.to_thread(opened, self.niceness)
                self.pool = pool
                self.engine = await asyncio.wait_for(heard(there), STARTING)
                self.folder = folder
                return pool
            except (TimeoutError, BrokenExecutor, OSError) as error:
                log.warning("no process for bots can be started: %r", error)
                self.drop(self.pool)
            await asyncio.sleep(AGAIN)

    def close(self) -> None:
        self.drop(self.pool)

    def drop(self, pool: ProcessPoolExecutor | None) -> None:
        """End the process, even if it is stuck; the next question starts another."""
        if pool is None:
            return
        if self.pool is pool:
            self.pool = None
        for process in list((pool._processes or {}).values()):
            process.kill()
        pool.shutdown(wait=False)


def opened(niceness: int) -> tuple[ProcessPoolExecutor, "Future[str]"]:
    spawn = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(1, mp_context=spawn, initializer=worker.begin, initargs=(niceness,))
    return pool, pool.submit(worker.there)


def heard(answer: "Future[T]") -> "asyncio.Future[T]":
    """The answer in this loop. Who stops waiting does not cancel it, as with `asyncio.wrap_future`: before
    Python 3.12 the thread of a pool whose process has ended falls over a question that was cancelled."""
    loop = asyncio.get_running_loop()
    waiting: asyncio.Future[T] = loop.create_future()

    def tell(done: "Future[T]") -> None:
        if not loop.is_closed():
            loop.call_soon_threadsafe(settle, waiting, done)

    answer.add_done_callback(tell)
    return waiting


def settle(waiting: "asyncio.Future[T]", done: "Future[T]") -> None:
    if waiting.done():
        return
    error = done.exception()
    if error is None:
        waiting.set_result(done.result())
    else:
        waiting.set_exception(error)
