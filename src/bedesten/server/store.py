"""The SQLite file: one thread writes, and commits what has gathered in one durable transaction."""

import asyncio
import sqlite3
from collections.abc import Callable
from concurrent.futures import Future
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, TypeVar

from bedesten.server.errors import BadStore
from bedesten.server.migrate import migrate

T = TypeVar("T")
Work = Callable[[sqlite3.Connection], Any]
FILE = "bedesten.sqlite"
TOGETHER = 200  # most jobs in one transaction


class Store:
    """Open from the moment it is made; BadStore says why it cannot be."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / FILE
        self.queue: SimpleQueue[tuple[Work, Future[Any]] | None] = SimpleQueue()
        self.db = connect(folder, self.path)
        self.thread = Thread(target=self.write, name="store", daemon=True)
        self.thread.start()

    async def run(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """What `work` returns, once it is durable."""
        done: Future[T] = Future()
        self.queue.put((work, done))
        return await asyncio.wrap_future(done)

    def close(self) -> None:
        """Finish what is waiting, then let go of the file."""
        self.queue.put(None)
        self.thread.join()
        self.db.close()

    # --- the writer thread

    def write(self) -> None:
        going_on = True
        while going_on:
            batch = [self.queue.get()]
            while len(batch) < TOGETHER and batch[-1] is not None:
                try:
                    batch.append(self.queue.get_nowait())
                except Empty:
                    break
            going_on = batch[-1] is not None
            self.commit([job for job in batch if job is not None])

    def commit(self, batch: list[tuple[Work, Future[Any]]]) -> None:
        """Group commit: one sync of the disk for all; a job that fails takes back only its own part."""
        if not batch:
            return
        try:
            self.db.execute("BEGIN IMMEDIATE")
            answers = [attempt(self.db, work) for work, _ in batch]
            self.db.execute("COMMIT")
        except sqlite3.Error as error:
            if self.db.in_transaction:
                self.db.execute("ROLLBACK")
            answers = [(None, error)] * len(batch)
        for (_, done), (result, problem) in zip(batch, answers, strict=True):
            resolve(done, result, problem)


def attempt(db: sqlite3.Connection, work: Work) -> tuple[Any, Exception | None]:
    db.execute("SAVEPOINT job")
    try:
        result = work(db)
    except Exception as error:
        db.execute("ROLLBACK TO job")
        return None, error
    finally:
        db.execute("RELEASE job")
    return result, None


def resolve(done: Future[Any], result: Any, problem: Exception | None) -> None:
    if not done.set_running_or_notify_cancel():
        return
    if problem is None:
        done.set_result(result)
    else:
        done.set_exception(problem)


def connect(folder: Path, path: Path) -> sqlite3.Connection:
    """Exclusive: two servers on one folder would each believe to be the only writer of a table."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        db = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=0.5)
    except OSError as error:
        raise BadStore(f"{folder}: cannot be written: {error.strerror}") from None
    except sqlite3.Error as error:
        raise BadStore(f"{folder}: cannot be written: {error}") from None
    try:
        prepare(db)
    except sqlite3.OperationalError as error:
        db.close()
        if "locked" in str(error):
            raise BadStore(f"{folder}: another server is using this folder") from None
        raise BadStore(f"{folder}: cannot be written: {error}") from None
    except (sqlite3.DatabaseError, BadStore) as error:
        db.close()
        raise BadStore(f"{path}: {error}") from None
    return db


def prepare(db: sqlite3.Connection) -> None:
    db.execute("PRAGMA locking_mode = EXCLUSIVE")
    db.execute("PRAGMA journal_mode = WAL")
    db.execute("PRAGMA synchronous = FULL")
    db.execute("PRAGMA foreign_keys = ON")
    db.execute("BEGIN EXCLUSIVE")
    db.execute("COMMIT")
    migrate(db)
