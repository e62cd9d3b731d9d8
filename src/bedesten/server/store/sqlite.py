"""The SQLite file: one thread writes, and commits what has gathered in one durable transaction."""

import asyncio
import sqlite3
from collections.abc import Callable
from concurrent.futures import Future
from functools import cache
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Event, Thread
from time import perf_counter
from typing import Any, TypeVar

from bedesten.server.errors import BadStore
from bedesten.server.ops import metrics
from bedesten.server.ops.supervisor import persevere
from bedesten.server.store import files
from bedesten.server.store.migrate import migrate
from bedesten.server.store.session import SQLITE, Session

T = TypeVar("T")
Work = Callable[[Session], Any]
Job = tuple[Work, Future[Any]]
FILE = "bedesten.sqlite"
TOGETHER = 200  # most jobs in one transaction
PAGES = 200  # of the file copied at once; then jobs have their turn
AGAIN = 0.25  # seconds until the next try while the disk does not take anything
PASSING = {
    sqlite3.SQLITE_BUSY,
    sqlite3.SQLITE_LOCKED,
    sqlite3.SQLITE_READONLY,
    sqlite3.SQLITE_IOERR,
    sqlite3.SQLITE_FULL,
    sqlite3.SQLITE_CANTOPEN,
}


@cache
def marked(statement: str) -> str:
    return statement.replace("%s", "?")


class FileSession(sqlite3.Connection):
    """Of the file; it understands the marks of the other database."""

    dialect = SQLITE

    def execute(self, statement: str, values: Any = (), /) -> sqlite3.Cursor:
        return super().execute(marked(statement), values)

    def executemany(self, statement: str, many: Any, /) -> sqlite3.Cursor:
        return super().executemany(marked(statement), many)


class Store:
    """Open from the moment it is made; BadStore says why it cannot be. While the disk takes nothing it
    keeps what it was given and tries again; `trouble` says so."""

    BEGIN = "BEGIN IMMEDIATE"  # says at once if the disk takes nothing
    SHARED = False  # other processes write it, too
    HAS_DOOR = True  # another process of its owner may ask for a copy

    def __init__(self, folder: Path) -> None:
        self.path = folder / FILE
        self.prepare_queue()
        self.db: Any = connect(folder, self.path)
        self.begin()

    def begin(self) -> None:
        self.thread = Thread(target=self.keep_writing, name="store", daemon=True)
        self.thread.start()

    def prepare_queue(self) -> None:
        self.queue: SimpleQueue[Job | None] = SimpleQueue()
        self.copies: SimpleQueue[tuple[Path, Future[None]]] = SimpleQueue()
        self.scrubs: SimpleQueue[Future[None]] = SimpleQueue()
        self.trouble = ""
        self.closing = Event()
        self.latency = metrics.seconds("store", "a durable transaction")

    def dead(self) -> str:
        """Why nothing can be kept just now; empty if all is well."""
        return self.trouble or ("" if self.thread.is_alive() else "nobody writes")

    async def run(self, work: Callable[[Session], T]) -> T:
        """What `work` returns, once it is durable."""
        done: Future[T] = Future()
        self.queue.put((work, done))
        return await asyncio.wrap_future(done)

    async def change(self, code: str, work: Callable[[Session], T]) -> T:
        """The same for a change of a table, which only its writer may make."""

        def fenced(db: Session) -> T:
            self.fence(code)
            return work(db)

        return await self.run(fenced)

    async def copy(self, path: Path) -> None:
        """All that is kept, as it is when this returns; meanwhile jobs are done as ever."""
        done: Future[None] = Future()
        self.copies.put((path, done))
        self.queue.put((nothing, Future()))  # wakes the thread
        await asyncio.wrap_future(done)

    async def scrub(self) -> None:
        """What was deleted does not stand beside the file any more either, once this returns."""
        done: Future[None] = Future()
        self.scrubs.put(done)
        self.queue.put((nothing, Future()))  # wakes the thread
        await asyncio.wrap_future(done)

    # --- who writes: with a file, always this process

    async def claim(self, code: str) -> str:
        """Empty if this process writes the table from now on, else the name of the one that does."""
        return ""

    async def release(self, code: str) -> None:
        """Somebody else may write the table."""

    def fence(self, code: str) -> None:
        """Refused if another process writes the table by now."""

    async def unclaimed(self, codes: list[str]) -> list[str]:
        """Those of these tables that nobody writes."""
        return codes

    def close(self) -> None:
        """Finish what is waiting, as far as the disk takes it, then let go of the file."""
        self.closing.set()
        self.queue.put(None)
        self.thread.join()

    # --- the writer thread

    def keep_writing(self) -> None:
        persevere(self.write, self.closing, self.failed)
        self.db.close()

    def failed(self, why: str) -> None:
        self.trouble = why

    def write(self) -> None:
        """Until a job is None; it begins by looking whether the store takes anything."""
        self.commit([(nothing, Future())])
        while self.do([self.next_job()]):
            while not self.copies.empty():
                self.copy_one(*self.copies.get())
            while not self.scrubs.empty():
                self.scrub_now(self.scrubs.get())

    def do(self, batch: list[Job | None]) -> bool:
        """These jobs and what else waits; whether there will be more."""
        while len(batch) < TOGETHER and batch[-1] is not None:
            try:
                batch.append(self.queue.get_nowait())
            except Empty:
                break
        self.commit([job for job in batch if job is not None])
        return batch[-1] is not None

    def copy_one(self, path: Path, done: Future[None]) -> None:
        """Page by page. What this session writes in between, SQLite puts into the copy too."""
        target = sqlite3.connect(path, isolation_level=None)
        try:
            target.execute("PRAGMA journal_mode = OFF")
            target.execute("PRAGMA synchronous = OFF")  # whoever asked for it syncs it, in another thread
            self.db.backup(target, pages=PAGES, progress=self.meanwhile)
        except Exception as error:
            resolve(done, None, error)
        else:
            resolve(done, None, None)
        finally:
            target.close()

    def scrub_now(self, done: Future[None]) -> None:
        """The log of changes is taken over into the file, and emptied."""
        try:
            self.db.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()
        except sqlite3.Error as error:
            resolve(done, None, error)
        else:
            resolve(done, None, None)

    def meanwhile(self, *_: int) -> None:
        if self.queue.empty():
            return
        if not self.do([self.queue.get()]):
            self.queue.put(None)
            raise BadStore("the server stops")

    def next_job(self) -> Job | None:
        return self.queue.get()

    def commit(self, batch: list[Job]) -> None:
        """Whatever happens, nobody who waits is forgotten."""
        try:
            self.commit_together(batch)
        except Exception as error:
            for _, done in batch:
                if not done.done():
                    resolve(done, None, error)
            raise

    def commit_together(self, batch: list[Job]) -> None:
        """Group commit: one sync of the disk for all; a job that fails takes back only its own part."""
        if not batch:
            return
        began = perf_counter()
        answers = self.attempt_all(batch)
        self.latency.observe(perf_counter() - began)
        while self.passing(answers[0][1]) and not self.closing.wait(AGAIN):
            self.trouble = str(answers[0][1])
            answers = self.attempt_all(batch)
        self.trouble = ""
        for (_, done), (result, problem) in zip(batch, answers, strict=True):
            resolve(done, result, problem)

    def attempt_all(self, batch: list[Job]) -> list[tuple[Any, Exception | None]]:
        """What came of each; trouble with the disk is the trouble of all."""
        try:
            self.db.execute(self.BEGIN)
            answers = [self.attempt(work) for work, _ in batch]
            self.db.execute("COMMIT")
        except sqlite3.Error as error:
            if self.db.in_transaction:
                self.db.execute("ROLLBACK")
            return [(None, error)] * len(batch)
        return answers

    def attempt(self, work: Work) -> tuple[Any, Exception | None]:
        self.db.execute("SAVEPOINT job")
        try:
            result = work(self.db)
        except Exception as error:
            if self.passing(error):
                raise
            self.db.execute("ROLLBACK TO job")
            self.db.execute("RELEASE job")
            return None, error
        self.db.execute("RELEASE job")
        return result, None

    def passing(self, error: Exception | None) -> bool:
        """Nothing is wrong with the job: the disk is full, locked, read-only, and may come back."""
        code = getattr(error, "sqlite_errorcode", None)
        return code is not None and code & 0xFF in PASSING


def nothing(db: Session) -> None:
    """A job that only finds out whether the store is well."""
    db.execute("SELECT 1")


def resolve(done: Future[Any], result: Any, problem: Exception | None) -> None:
    if not done.set_running_or_notify_cancel():
        return
    if problem is None:
        done.set_result(result)
    else:
        done.set_exception(problem)


def connect(folder: Path, path: Path) -> FileSession:
    """Exclusive: two servers on one folder would each believe to be the only writer of a table."""
    try:
        files.private_folder(folder, FILE)
        for file in (path, *folder.glob(f"{FILE}-*")):
            files.private_file(file)
        db = session(path)
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


def session(path: Path | str) -> FileSession:
    return sqlite3.connect(
        path, isolation_level=None, check_same_thread=False, timeout=0.5, factory=FileSession
    )


def prepare(db: FileSession) -> None:
    db.execute("PRAGMA locking_mode = EXCLUSIVE")
    db.execute("PRAGMA journal_mode = WAL")
    db.execute("PRAGMA synchronous = FULL")
    db.execute("PRAGMA foreign_keys = ON")
    db.execute("PRAGMA secure_delete = ON")  # what is deleted is overwritten, and not only forgotten
    db.execute("BEGIN EXCLUSIVE")
    db.execute("COMMIT")
    migrate(db)
