"""PostgreSQL as the store, for several server processes at once: each table has one writer among them.

The right to write a table is a lock of the session that writes. A process that dies, or is not heard of for
two seconds, loses its session, and with it the right and the means to write: nobody can be late.
"""

import asyncio
import sqlite3
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import Future
from queue import Empty
from time import monotonic
from typing import Any
from uuid import uuid4

from bedesten.server.codes import ALPHABET
from bedesten.server.errors import BadStore, Moved
from bedesten.server.store.dialect import schema, translated, values
from bedesten.server.store.migrate import migrate, scripts, version
from bedesten.server.store.rows import exists
from bedesten.server.store.sqlite import Job, Store, nothing

TABLES, MIGRATING = 1848, 1849  # kinds of lock
SILENCE = 2000  # milliseconds after which a session is ended
BEAT = 0.5
DEADLINE = 1.5  # seconds for the answer to a command: after that the session is given up
DIAL = 1.0  # seconds to come back after a loss
AGAIN = 0.25  # and between two tries
PATIENCE = 600.0  # seconds a migration may take
NAME, LISTENS = "bedesten store ", "bedesten bus "
HELD_BY = (
    "SELECT application_name FROM pg_locks JOIN pg_stat_activity USING (pid)"
    " WHERE locktype = 'advisory' AND classid = ? AND objid = ? AND granted"
)
END_EARLIER = (
    "SELECT pg_terminate_backend(pid, 500) FROM pg_stat_activity"
    " WHERE application_name = ? AND pid <> pg_backend_pid()"
)


def lock_number(code: str) -> int:
    """Every code is a number of 31 bits of its own; what is no code has none."""
    number = 0
    for letter in code:
        number = number * len(ALPHABET) + ALPHABET.index(letter)
    return number


def is_code(code: str) -> bool:
    return len(code) == 6 and all(letter in ALPHABET for letter in code)


def manners(name: str) -> dict[str, str]:
    """Of a session that is ended when it is silent: whoever pulls the cable, the database notices too."""
    silence = str(SILENCE)
    return {
        "application_name": name,
        "lock_timeout": "1000",
        "idle_session_timeout": silence,
        "idle_in_transaction_session_timeout": silence,
        "tcp_user_timeout": silence,
    }


class Cursor:
    """The rows of an answer, as the driver of SQLite gives them."""

    def __init__(self, records: list[Any]) -> None:
        self.rows = [tuple(record) for record in records]
        self.description = [(name,) for name in records[0].keys()] if records else []  # noqa: SIM118

    def fetchone(self) -> tuple[Any, ...] | None:
        return self.rows[0] if self.rows else None

    def fetchall(self) -> list[tuple[Any, ...]]:
        return self.rows

    def __iter__(self) -> Iterator[tuple[Any, ...]]:
        return iter(self.rows)


class Connection:
    """A session in the manner of sqlite3.Connection; used by one thread. One that does not answer in time is
    closed: nobody can tell what became of what it was asked."""

    def __init__(self, url: str, settings: dict[str, str], within: float, deadline: float = DEADLINE) -> None:
        import asyncpg  # type: ignore[import-untyped, import-not-found, unused-ignore]

        self.driver = asyncpg
        self.loop = asyncio.new_event_loop()
        self.in_transaction = False
        self.deadline = deadline
        try:
            self.db = self.wait(asyncpg.connect(url, server_settings=settings, timeout=within), within)
        except BaseException:
            self.loop.close()
            raise

    def wait(self, answer: Any, within: float) -> Any:
        return self.loop.run_until_complete(asyncio.wait_for(answer, within))

    def ask(self, answer: Any, within: float) -> Any:
        try:
            return self.wait(answer, within)
        except TimeoutError:
            self.db.terminate()
            raise

    def execute(self, statement: str, given: Sequence[Any] | Mapping[str, Any] = ()) -> Cursor:
        text, names = translated(statement)
        if text in ("BEGIN", "COMMIT", "ROLLBACK"):
            self.in_transaction = text == "BEGIN"
        try:
            return Cursor(self.ask(self.db.fetch(text, *values(names, given)), self.deadline))
        except self.driver.IntegrityConstraintViolationError as error:
            raise sqlite3.IntegrityError(str(error)) from None

    def executemany(self, statement: str, many: Sequence[Sequence[Any]]) -> None:
        for given in many:
            self.execute(statement, given)

    def executescript(self, script: str) -> None:
        self.ask(self.db.execute(schema(script).replace("BEGIN IMMEDIATE;", "BEGIN;", 1)), PATIENCE)

    def close(self) -> None:
        """In the thread that uses it; more than once is no error."""
        if not self.loop.is_closed():
            self.db.terminate()
            self.wait(asyncio.sleep(0), DEADLINE)
            self.loop.close()


class PostgresStore(Store):
    """The same jobs in the same order as with SQLite, on a session of its own."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.name = uuid4().hex[:12]
        self.claimed: set[str] = set()
        self.on_lost: Callable[[], object] = lambda: None  # called in the writer thread
        self.heard_at = monotonic()
        self.prepare_queue()
        self.db = opened(url, self.name)
        self.begin()

    # --- who writes

    async def claim(self, code: str) -> str:
        """Empty if this process writes the table from now on, else the name of the one that does."""

        def ask(db: Any) -> str:
            if code in self.claimed or not is_code(code) or not exists(db, code):
                return ""
            number = lock_number(code)
            if db.execute("SELECT pg_try_advisory_lock(?, ?)", (TABLES, number)).fetchone()[0]:
                self.claimed.add(code)
                return ""
            held = db.execute(HELD_BY, (TABLES, number)).fetchone()
            return str(held[0]).removeprefix(NAME) if held else "nobody"

        return await self.run(ask)

    async def release(self, code: str) -> None:
        def let_go(db: Any) -> None:
            if code in self.claimed:
                self.claimed.discard(code)
                db.execute("SELECT pg_advisory_unlock(?, ?)", (TABLES, lock_number(code)))

        await self.run(let_go)

    def fence(self, code: str) -> None:
        """Only who holds the lock writes."""
        if code not in self.claimed:
            raise Moved(f"table {code} has moved to another server")

    def sure(self) -> bool:
        """Whether what was claimed is still held: within this time no session is ended."""
        return monotonic() - self.heard_at < SILENCE / 1000

    async def alive(self, names: set[str]) -> set[str]:
        """Which of these processes still listen to the others."""
        found = await self.run(
            lambda db: db.execute("SELECT application_name FROM pg_stat_activity").fetchall()
        )
        return names & {str(name).removeprefix(LISTENS) for (name,) in found}

    async def unclaimed(self, codes: list[str]) -> list[str]:
        """Those of these tables that nobody writes."""
        statement = "SELECT objid FROM pg_locks WHERE locktype = 'advisory' AND classid = ?"
        held = await self.run(lambda db: {number for (number,) in db.execute(statement, (TABLES,))})
        return [code for code in codes if lock_number(code) not in held]

    # --- the writer thread

    def next_job(self) -> Job | None:
        """While there is none, a sign of life."""
        while True:
            try:
                return self.queue.get(timeout=BEAT)
            except Empty:
                self.attempt_all([(nothing, Future())])

    def attempt_all(self, batch: list[Job]) -> list[tuple[Any, Exception | None]]:
        """Without its session a process may write nothing any more: what it wanted to is refused."""
        try:
            answers = super().attempt_all(batch)
            self.heard_at = monotonic()
            return answers
        except Exception as error:
            lost = self.db.db.is_closed()
            if lost:
                self.trouble = "the session with the database is lost"
                self.claimed.clear()
                self.on_lost()
                self.reconnect()
            elif self.db.in_transaction:
                self.db.execute("ROLLBACK")
            problem = Moved("the server has lost its session") if lost else error
            return [(None, problem)] * len(batch)

    def reconnect(self) -> None:
        self.db.close()
        while not self.closing.is_set():
            try:
                self.db = opened(self.url, self.name, DIAL)
            except BadStore as error:
                self.trouble = str(error)
                self.closing.wait(AGAIN)
            else:
                self.trouble = ""
                return

    def passing(self, error: Exception | None) -> bool:
        """Somebody else holds a lock on a table of the database; it may let go."""
        return getattr(error, "sqlstate", None) == "55P03"


def connected(url: str, settings: dict[str, str], within: float, deadline: float) -> Connection:
    """BadStore says why not, and never the address: there may be a password in it."""
    try:
        return Connection(url, settings, within, deadline)
    except ImportError:
        raise BadStore("PostgreSQL needs one more package: pip install 'bedesten[postgres]'") from None
    except Exception as error:
        said = isinstance(error, OSError) or hasattr(error, "sqlstate")
        why = (said and str(error)) or type(error).__name__
        raise BadStore(f"the database cannot be reached: {why}") from None


def looking(url: str) -> Connection:
    """A session that sees all as it is now, however long it looks, and holds nobody up."""
    quiet = {"application_name": "bedesten backup", "default_transaction_isolation": "repeatable read"}
    db = connected(url, quiet, 5.0, PATIENCE)
    try:
        db.execute("BEGIN")
        found = version(db)  # type: ignore[arg-type]
    except Exception as error:
        db.close()
        raise BadStore(f"the database cannot be used: {error}") from None
    if found != (newest := scripts()[-1][0]):
        db.close()
        raise BadStore(f"the store has schema {found}: expected {newest}, which a start of the server brings")
    return db


def opened(url: str, name: str, within: float = 5.0, deadline: float = DEADLINE) -> Any:
    """BadStore says why not. Only one process migrates; what is left of its own earlier session ends."""
    db = connected(url, manners(NAME + name), within, deadline)
    try:
        db.execute(END_EARLIER, (NAME + name,))
        db.execute("SELECT pg_advisory_lock(?, 0)", (MIGRATING,))
        migrate(db)  # type: ignore[arg-type]
        db.execute("SELECT pg_advisory_unlock(?, 0)", (MIGRATING,))
    except Exception as error:
        db.close()
        raise BadStore(f"the database cannot be used: {error}") from None
    return db
