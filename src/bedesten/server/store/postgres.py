"""PostgreSQL as the store, for several server processes at once: each table has one writer among them.

The right to write a table is a lock of the session that writes. A process that dies, or is not heard of for
two seconds, loses its session, and with it the right and the means to write: nobody can be late.
"""

from collections.abc import Callable, Mapping
from concurrent.futures import Future
from queue import Empty
from time import monotonic
from typing import TYPE_CHECKING, Any
from uuid import uuid4

from bedesten.server.codes import ALPHABET, is_code
from bedesten.server.errors import BadStore, Moved
from bedesten.server.store.migrate import migrate, scripts, version
from bedesten.server.store.rows import exists
from bedesten.server.store.session import PATIENCE, Session
from bedesten.server.store.sqlite import Job, Store, nothing

if TYPE_CHECKING:  # psycopg is there only where PostgreSQL is
    from bedesten.server.store.pg_session import ThreadSession

TABLES, MIGRATING = 1848, 1849  # kinds of lock; another one is in open_tables.py
SILENCE = 2000  # milliseconds after which a session is ended
BEAT = 0.5
DEADLINE = 1.5  # seconds for the answer to a command: after that the session is given up
DIAL = 1.0  # seconds to come back after a loss
AGAIN = 0.25  # and between two tries
NAME, LISTENS, SPEAKS = "bedesten store ", "bedesten bus ", "bedesten voice "
# of a session that is ended when it is silent: if a cable is pulled, the database notices too
ENDED_WHEN_SILENT = {
    "lock_timeout": 1000,
    "idle_session_timeout": SILENCE,
    "idle_in_transaction_session_timeout": SILENCE,
    "tcp_user_timeout": SILENCE,
}
AS_IT_IS_NOW = {"default_transaction_isolation": "repeatable\\ read"}
HELD_BY = (
    "SELECT application_name FROM pg_locks JOIN pg_stat_activity USING (pid)"
    " WHERE locktype = 'advisory' AND classid = %s AND objid = %s AND granted"
)
END_EARLIER = (
    "SELECT pg_terminate_backend(pid, 500) FROM pg_stat_activity"
    " WHERE application_name = %s AND pid <> pg_backend_pid()"
)


def lock_number(code: str) -> int:
    """Every code is a number of 31 bits of its own; what is no code has none."""
    number = 0
    for letter in code:
        number = number * len(ALPHABET) + ALPHABET.index(letter)
    return number


class PostgresStore(Store):
    """The same jobs in the same order as with SQLite, on a session of its own."""

    BEGIN = "BEGIN"
    SHARED = True
    HAS_DOOR = False
    db: "ThreadSession"

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

        def ask(db: Session) -> str:
            if code in self.claimed or not is_code(code) or not exists(db, code):
                return ""
            number = lock_number(code)
            if db.execute("SELECT pg_try_advisory_lock(%s, %s)", (TABLES, number)).fetchone()[0]:
                self.claimed.add(code)
                return ""
            held = db.execute(HELD_BY, (TABLES, number)).fetchone()
            return str(held[0]).removeprefix(NAME) if held else "nobody"

        return await self.run(ask)

    async def release(self, code: str) -> None:
        def let_go(db: Session) -> None:
            if code in self.claimed:
                self.claimed.discard(code)
                db.execute("SELECT pg_advisory_unlock(%s, %s)", (TABLES, lock_number(code)))

        await self.run(let_go)

    async def scrub(self) -> None:
        """The database does so by itself (autovacuum)."""

    def fence(self, code: str) -> None:
        """Only whoever holds the lock writes."""
        if code not in self.claimed:
            raise Moved(f"table {code} has moved to another server")

    def sure(self) -> bool:
        """Whether what was claimed is still held: within this time no session is ended."""
        return monotonic() - self.heard_at < SILENCE / 1000

    async def alive(self, names: set[str]) -> set[str]:
        """Which of these processes still listen to the others."""
        sessions = await self.run(
            lambda db: db.execute("SELECT application_name FROM pg_stat_activity").fetchall()
        )
        return names & {str(name).removeprefix(LISTENS) for (name,) in sessions}

    async def unclaimed(self, codes: list[str]) -> list[str]:
        """Those of these tables that nobody writes."""
        statement = "SELECT objid FROM pg_locks WHERE locktype = 'advisory' AND classid = %s"
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
        """Without its session a process may write nothing any more: what it had begun to is refused."""
        if self.db.hung_up():
            self.begin_anew()
        try:
            answers = super().attempt_all(batch)
            self.heard_at = monotonic()
            return answers
        except Exception as error:
            if self.rolled_back():
                return [(None, error)] * len(batch)
            self.begin_anew()
            return [(None, Moved("the server has lost its session"))] * len(batch)

    def begin_anew(self) -> None:
        """With the session everything that was claimed is lost."""
        self.trouble = "the session with the database is lost"
        self.claimed.clear()
        self.on_lost()
        self.reconnect()

    def rolled_back(self) -> bool:
        """Whether there is still a session to take anything back in."""
        try:
            self.db.execute("ROLLBACK")
        except Exception:
            return False
        return True

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


def connected(
    url: str, name: str, settings: Mapping[str, object], within: float, deadline: float
) -> "ThreadSession":
    """BadStore says why not, and never the address: there may be a password in it."""
    try:
        from bedesten.server.store.pg_session import ThreadSession, address
    except ImportError:
        raise BadStore("PostgreSQL needs one more package: pip install 'bedesten[postgres]'") from None
    try:
        return ThreadSession.dial(address(url, name, settings), within, deadline)
    except Exception as error:
        raise BadStore(f"the database cannot be reached: {reason(error)}") from None


def reason(error: Exception) -> str:
    """What the server or the system said; a sentence of the driver may quote a part of the address."""
    said = str(error).partition("\n")[0]
    last = said.rpartition(": ")[2].strip()
    told = last and ("FATAL" in said or '"' not in last)
    return last if told else type(error).__name__


def looking(url: str) -> "ThreadSession":
    """A session that sees all as it is now, however long it looks, and holds nobody up."""
    db = connected(url, "bedesten backup", AS_IT_IS_NOW, 5.0, PATIENCE)
    try:
        db.execute("BEGIN")
        present = version(db)
    except Exception as error:
        db.close()
        raise BadStore(f"the database cannot be used: {error}") from None
    if present != (newest := scripts()[-1][0]):
        db.close()
        raise BadStore(
            f"the store has schema {present}: expected {newest}, which a start of the server brings"
        )
    return db


def opened(url: str, name: str, within: float = 5.0, deadline: float = DEADLINE) -> "ThreadSession":
    """BadStore says why not. Only one process migrates; what is left of its own earlier session ends."""
    db = connected(url, NAME + name, ENDED_WHEN_SILENT, within, deadline)
    try:
        db.execute(END_EARLIER, (NAME + name,))
        db.execute("SELECT pg_advisory_lock(%s, 0)", (MIGRATING,))
        migrate(db)
        db.execute("SELECT pg_advisory_unlock(%s, 0)", (MIGRATING,))
    except Exception as error:
        db.close()
        raise BadStore(f"the database cannot be used: {error}") from None
    return db
