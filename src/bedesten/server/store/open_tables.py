"""Tables that wait for anybody who likes to sit down, and those where such a game is played."""

from dataclasses import dataclass

from bedesten.server.store import rows
from bedesten.server.store.players import WHOSE
from bedesten.server.store.rows import SeatRow, TableRow
from bedesten.server.store.session import POSTGRES, SQLITE, Session

# written out, so that the index of such tables is used
LISTED = (
    "SELECT code FROM tables WHERE listed = 1 AND status = 'open' AND created > %s AND stopped = 0"
    " ORDER BY created DESC LIMIT %s"
)
PLAYING = (
    "SELECT code FROM tables WHERE listed = 1 AND status = 'running' AND watched = 1 AND stopped = 0"
    " AND (SELECT at FROM log WHERE log.code = tables.code ORDER BY n DESC LIMIT 1) > %s"
    " ORDER BY created DESC LIMIT %s"
)
# one after the other, whichever process looks: a file has one writer anyway
HOLD = {SQLITE: "SELECT 1", POSTGRES: "SELECT pg_advisory_xact_lock(1850, 0)"}
QUICK = (
    "SELECT code FROM tables WHERE listed = 1 AND status = 'open' AND stopped = 0 AND rated = %s"
    " AND game = %s AND fill_at > %s ORDER BY created, code LIMIT %s"
)
LAST = "(SELECT max(at) FROM log WHERE log.code = seats.code AND log.seat = seats.seat)"
OF = (
    "SELECT tables.code, tables.game, tables.status,"
    f" CASE WHEN listed = 1 AND (status = 'open' OR watched = 1) THEN 1 ELSE 0 END, coalesce({LAST}, created)"
    f" FROM seats JOIN tables ON tables.code = seats.code WHERE {WHOSE} AND seats.kind = 'human'"
    " AND tables.status <> 'over' AND stopped = 0 ORDER BY created DESC LIMIT 20"
)
Seated = list[tuple[TableRow, list[SeatRow]]]


def listed(db: Session, since: float, most: int) -> Seated:
    """The newest first."""
    return read(db, LISTED, since, most)


def playing(db: Session, since: float, most: int) -> Seated:
    """Those where something has happened since and everybody may look on, the newest first."""
    return read(db, PLAYING, since, most)


def hold(db: Session) -> None:
    """Nobody else looks for a quick match until the end of this transaction."""
    db.execute(HOLD[db.dialect])


def quick(db: Session, game: str, rated: bool, until: float, most: int) -> Seated:
    """Those that bots fill after this moment, who has waited longest first."""
    codes = [code for (code,) in db.execute(QUICK, (int(rated), game, until, most)).fetchall()]
    return loaded(db, codes)


def read(db: Session, statement: str, since: float, most: int) -> Seated:
    return loaded(db, [code for (code,) in db.execute(statement, (since, most)).fetchall()])


def loaded(db: Session, codes: list[str]) -> Seated:
    tables = [(rows.load_table(db, code), rows.load_seats(db, code)) for code in codes]
    return [(table, seats) for table, seats in tables if table is not None]


@dataclass(frozen=True)
class Sitting:
    """A table at which somebody sits whose game is not over, since when nothing came from them there, and
    whether it is open: to whoever likes to sit down, or to look on once it is played."""

    code: str
    game: str
    status: str
    open: bool
    at: float


def of(db: Session, player: str) -> list[Sitting]:
    """The newest first."""
    return [
        Sitting(code, game, status, bool(o), at) for code, game, status, o, at in db.execute(OF, (player,))
    ]
