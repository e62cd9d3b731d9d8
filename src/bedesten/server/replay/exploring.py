"""Finished games are counted for the explorer one after the other, by the process that studies games."""

import asyncio
import logging
from collections.abc import Iterator
from concurrent.futures import BrokenExecutor
from functools import partial
from typing import Final

from bedesten import catalog
from bedesten.core.ids import OVER
from bedesten.explorer import Seen, seen
from bedesten.server.store import explored, rows
from bedesten.server.store.rows import Stored
from bedesten.server.tables.room import Services
from bedesten.server.tables.table import restored

log = logging.getLogger(__name__)
TOGETHER: Final = 20  # codes fetched at once


def told(stored: Stored) -> Iterator[Seen]:
    """The game, if it was played from its set-up to its end by the rules of today."""
    if stored.table.setup().scene:
        return
    timeline = restored(stored)
    if timeline.whole and timeline.to_move() == OVER:
        yield seen(stored.table.game, stored.table.setup(), timeline.match.actions)


def looked_at(stored: Stored) -> Seen | None:
    """In another process; what cannot be played again any more is passed over."""
    try:
        return next(told(stored), None)
    except Exception:
        log.warning("table %s: cannot be counted", stored.table.code, exc_info=True)
        return None


class Exploring:
    """Of one process; several of them count nothing twice."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.task: asyncio.Task[None] | None = None
        self.one = asyncio.Lock()  # looks at a time

    async def start(self) -> None:
        seconds = self.services.settings.explore_every
        if seconds:
            self.services.supervisor.every("explorer", seconds, self.look)

    async def stop(self) -> None:
        if self.task is not None:
            self.task.cancel()

    def wake(self) -> None:
        """Somebody wants to know: what has just ended is counted now."""
        if not self.one.locked():
            self.task = asyncio.create_task(self.look())

    async def look(self) -> None:
        """Until nothing waits, or the process that looks is not there."""
        async with self.one:
            while codes := await self.services.store.run(lambda db: explored.waiting(db, TOGETHER)):
                for code in codes:
                    if not await self.counted(code):
                        return

    async def counted(self, code: str) -> bool:
        """Whether it came to anything."""
        stored = await self.services.store.run(lambda db: rows.load(db, code))
        try:
            one = await self.services.pool.aside(partial(looked_at, stored)) if stored else None
        except (BrokenExecutor, TimeoutError) as error:
            log.warning("table %s: is counted later: %r", code, error)
            return False
        visits = catalog.game(one.game).guide.visits if one else ""
        await self.services.store.run(lambda db: explored.count(db, code, one, visits))
        return True
