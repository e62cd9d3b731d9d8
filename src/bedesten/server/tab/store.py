"""The store of a tab: SQLite in the worker's own file system, which the browser keeps after each change."""

from collections.abc import Awaitable, Callable
from concurrent.futures import Future
from pathlib import Path
from typing import TypeVar

from bedesten.server.store.session import Session
from bedesten.server.store.sqlite import FILE, Store, connect

T = TypeVar("T")


class TabStore(Store):
    """Nobody else is there: a job is done at once, and durable when `keep` returns."""

    HAS_DOOR = False

    def __init__(self, folder: Path) -> None:
        self.path = folder / FILE
        self.prepare_queue()

    def open(self, keep: Callable[[], Awaitable[object]]) -> None:
        """The file is kept as a whole between two jobs: nothing may lie beside it."""
        self.keep = keep
        self.db = connect(self.path.parent, self.path)
        self.db.execute("PRAGMA journal_mode = MEMORY")
        self.db.execute("PRAGMA synchronous = OFF")

    def dead(self) -> str:
        return self.trouble

    async def run(self, work: Callable[[Session], T]) -> T:
        done: Future[T] = Future()
        before = self.db.total_changes
        self.commit([(work, done)])
        if self.db.total_changes != before:
            await self.keep()
        return done.result()

    async def scrub(self) -> None:
        """Nothing lies beside the file."""

    def close(self) -> None:
        self.db.close()
