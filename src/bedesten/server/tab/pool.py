"""Robots of a tab think in other workers of the browser, so that the table answers meanwhile."""

import asyncio
from collections.abc import Callable
from concurrent.futures import BrokenExecutor
from functools import partial
from typing import Protocol, TypeVar

from bedesten.server.bots.pool import BotPool
from bedesten.server.bots.worker import LAST
from bedesten.server.tab import thinker

T = TypeVar("T")
BOTS, STUDIES = "bots", "studies"  # the names of the workers


class Thinkers(Protocol):
    async def begin(self, who: str) -> object:
        """Returns when that worker is there."""

    async def think(self, who: str, task: bytes) -> bytes: ...

    def stop(self, who: str) -> None: ...


class TabWorker:
    """In place of a process."""

    def __init__(self, thinkers: Callable[[], Thinkers], niceness: int) -> None:
        self.thinkers = thinkers  # there when the house is open
        self.name = STUDIES if niceness == LAST else BOTS
        self.at_once = niceness == 0

    async def do(self, task: Callable[[], T], patience: float) -> T:
        """One that takes too long or fails is ended, and another begun when it is asked; patience begins with
        it. Where none can be begun, those who answer at once do so here."""
        try:
            await self.thinkers().begin(self.name)
        except Exception as why:
            self.close()
            if self.at_once:
                return task()
            raise BrokenExecutor(str(why)) from why
        said: T = thinker.result(await self.thought(task, patience))
        return said

    async def thought(self, task: Callable[[], T], patience: float) -> bytes:
        try:
            return await asyncio.wait_for(self.thinkers().think(self.name, thinker.asked(task)), patience)
        except TimeoutError:
            self.close()
            raise
        except Exception as why:
            self.close()
            raise BrokenExecutor(str(why)) from why

    def close(self) -> None:
        self.thinkers().stop(self.name)


def tab_pool(thinkers: Callable[[], Thinkers], seconds: float, patience: float) -> BotPool:
    return BotPool(1, seconds, patience, hire=partial(TabWorker, thinkers), studiers=1)
