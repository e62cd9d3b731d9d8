"""One task that does what it is given, one thing after the other."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

from bedesten.server.errors import Declined, Refused

T = TypeVar("T")
Job = Callable[[], Awaitable[Any]]
log = logging.getLogger(__name__)
CLOSED = "the table was closed: ask again"


class Inbox:
    """A job that refuses is an answer like any other; one that fails ends the task."""

    def __init__(self, name: str, on_end: Callable[[], None]) -> None:
        self.name = name
        self.on_end = on_end
        self.touched = time.monotonic()
        self.queue: asyncio.Queue[tuple[Job, asyncio.Future[Any]] | None] = asyncio.Queue()
        self.task = asyncio.create_task(self.run())

    async def call(self, job: Callable[[], Awaitable[T]]) -> T:
        """Do it when its turn comes, and wait for what it returns."""
        if self.task.done():
            raise Refused(409, CLOSED)
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self.queue.put_nowait((job, done))
        try:
            return await done
        finally:
            del done  # see bare

    def post(self, job: Job) -> None:
        """Do it when its turn comes; nobody is there to do it once the task has ended."""
        if self.task.done():
            return
        done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        done.add_done_callback(swallow)
        self.queue.put_nowait((job, done))

    async def stop(self) -> None:
        self.queue.put_nowait(None)
        await self.task

    async def run(self) -> None:
        going_on = True
        while going_on and (job := await self.queue.get()) is not None:
            self.touched = time.monotonic()
            going_on = await self.do(*job)
        self.on_end()
        self.on_end = nothing  # whoever it belongs to is let go
        while not self.queue.empty():
            left = self.queue.get_nowait()
            if left is not None:
                settle(left[1], None, Refused(409, CLOSED))

    async def do(self, job: Job, done: asyncio.Future[Any]) -> bool:
        """Whether all is well."""
        try:
            settle(done, await job(), None)
        except (Refused, Declined) as no:
            settle(done, None, bare(no))
        except Exception as error:
            log.exception("table %s breaks off", self.name)
            settle(done, None, bare(error))
            return False
        return True


def bare(problem: Exception) -> Exception:
    """Without the frames it came through: they hold the table and whoever waits for it, who hold the problem.
    Such a ring is freed only when somebody looks for garbage, and that is seldom."""
    problem.__context__ = None
    return problem.with_traceback(None)


def settle(done: asyncio.Future[Any], result: Any, problem: Exception | None) -> None:
    if done.done():
        return
    if problem is None:
        done.set_result(result)
    else:
        done.set_exception(problem)


def nothing() -> None:
    pass


def swallow(done: asyncio.Future[Any]) -> None:
    """What nobody waits for was logged when it failed."""
    if not done.cancelled():
        done.exception()
