"""Sessions with PostgreSQL, by psycopg: for a thread and for an event loop; both know when to give up."""

from collections.abc import Mapping, Sequence
from select import POLLIN, poll
from typing import Any, TypeVar

from psycopg import AsyncConnection, Connection, errors
from psycopg.abc import PQGen
from psycopg.conninfo import conninfo_to_dict, make_conninfo
from psycopg.generators import connect
from psycopg.rows import TupleRow
from psycopg.waiting import wait, wait_async, wait_conn, wait_conn_async

from bedesten.server.store.session import PATIENCE, POSTGRES

T = TypeVar("T")
LOOK = 0.1  # seconds between two looks whether the program is interrupted


def address(url: str, name: str, settings: Mapping[str, object]) -> str:
    """Of a session with this name and these settings, beside those that stand in the URL."""
    said = conninfo_to_dict(url).get("options") or ""
    ours = " ".join(f"-c {key}={value}" for key, value in settings.items())
    return make_conninfo(url, application_name=name, options=f"{said} {ours}".strip())


class ThreadSession(Connection[TupleRow]):
    """Used by one thread. If no answer comes in time it is closed: nobody can tell what became of what it was
    asked."""

    dialect = POSTGRES
    deadline: float

    @classmethod
    def dial(cls, address: str, within: float, deadline: float) -> "ThreadSession":
        """psycopg's own `connect` waits two seconds at least."""
        opened = cls(wait_conn(connect(address), LOOK, within))
        opened.deadline = deadline
        opened.autocommit = True
        return opened

    def wait(self, answer: PQGen[T], interval: float = LOOK, timeout: float | None = None) -> T:
        try:
            return wait(answer, self.pgconn.socket, interval, timeout or self.deadline)
        except errors._WaitTimeout:
            self.pgconn.finish()
            raise

    def hung_up(self) -> bool:
        """Whether the server has ended it: a session that is asked nothing hears of nothing else."""
        heard = poll()
        heard.register(self.pgconn.socket, POLLIN)
        if not heard.poll(0):
            return False
        try:
            self.execute("SELECT 1")
        except errors.OperationalError:
            return True
        return False

    def executemany(self, statement: str, many: Sequence[Sequence[Any]], /) -> None:
        with self.cursor() as cursor:
            cursor.executemany(statement, many)

    def executescript(self, script: str, /) -> None:
        quick, self.deadline = self.deadline, PATIENCE
        self.execute(script)
        self.deadline = quick


class LoopSession(AsyncConnection[TupleRow]):
    """The same for an event loop; whoever stops waiting for an answer ends it too."""

    deadline: float

    @classmethod
    async def dial(cls, address: str, within: float, deadline: float) -> "LoopSession":
        opened = cls(await wait_conn_async(connect(address), LOOK, within))
        opened.deadline = deadline
        await opened.set_autocommit(True)
        return opened

    async def wait(self, answer: PQGen[T], interval: float = LOOK, timeout: float | None = None) -> T:
        """Only a caller that says how long to wait, as for notifications, may wait in vain."""
        try:
            within = self.deadline if timeout is None else timeout
            return await wait_async(answer, self.pgconn.socket, interval, within)
        except BaseException as error:
            if timeout is None or not isinstance(error, errors._WaitTimeout):
                self.pgconn.finish()
            raise
