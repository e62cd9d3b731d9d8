"""What is to be told to whom, and when. A row is put down together with what it tells of; whoever tells it
takes it first, so that nobody hears anything twice."""

from collections.abc import Iterable
from dataclasses import dataclass

from bedesten.server.store.rows import columns, now
from bedesten.server.store.session import Session

TURN, INVITED, OPENED, ENDED = "turn", "invited", "opened", "ended"
SWITCH = {TURN: "turn", INVITED: "tables", OPENED: "tables", ENDED: "ended"}  # of telling, by kind
LASTS = 72 * 3600.0  # seconds; what was not told then is not told any more
SELDOM = 6 * 3600.0  # between two tables that people one knows have opened for everybody
MOST_FRIENDS = 50


@dataclass(frozen=True)
class NoticeRow:
    """`due`: when it is to be told, 0 if it is not true any more; `turn`: of the game, which is told once."""

    player: str
    code: str
    kind: str
    turn: int
    due: float
    told: int


ALL = f"SELECT {columns(NoticeRow)} FROM notices"
# only who wants to hear of it
NEW = (
    "INSERT INTO notices (player, code, kind, turn, due, told)"
    " SELECT player, %s, %s, %s, %s, 0 FROM telling WHERE player = %s AND stopped = 0 AND {switch} = 1"
    " ON CONFLICT (player, code, kind) DO "
)
CALL = (
    NEW.format(switch="turn") + "UPDATE SET due = excluded.due, turn = excluded.turn,"
    " told = CASE WHEN notices.turn = excluded.turn THEN notices.told ELSE 0 END"
)
SILENCE = "UPDATE notices SET due = 0 WHERE code = %s AND kind = 'turn' AND due > 0"
TAKE = (
    "UPDATE notices SET told = 1 WHERE player = %s AND code = %s AND kind = %s AND turn = %s"
    " AND told = 0 AND due > 0 RETURNING 1"
)
POSTPONE = (
    "UPDATE notices SET due = %s WHERE player = %s AND code = %s AND kind = %s AND told = 0 AND due > 0"
)
DUE = f"{ALL} WHERE told = 0 AND due > 0 AND due <= %s ORDER BY due LIMIT %s"
# who has finished a game with somebody, has not had enough of them, and has heard of no such table lately
FRIENDS = (
    "SELECT DISTINCT theirs.player FROM seats AS mine JOIN seats AS theirs ON theirs.code = mine.code"
    " JOIN tables ON tables.code = mine.code AND tables.status = 'over'"
    " JOIN telling ON telling.player = theirs.player AND telling.stopped = 0 AND telling.tables = 1"
    " WHERE mine.player = %s AND mine.player <> '' AND theirs.player <> mine.player"
    " AND NOT EXISTS (SELECT 1 FROM invitations AS no WHERE no.player = theirs.player"
    " AND no.host = mine.player AND no.declined = 1)"
    " AND NOT EXISTS (SELECT 1 FROM notices WHERE notices.player = theirs.player"
    " AND notices.kind = 'opened' AND notices.due > %s) LIMIT %s"
)


def call(db: Session, code: str, player: str, turn: int, due: float) -> None:
    """It is somebody's turn, and nobody else's any more; without a player, nobody's who could be told."""
    db.execute(SILENCE, (code,))
    if player:
        db.execute(CALL, (code, TURN, turn, due, player))


def put(db: Session, code: str, kind: str, players: Iterable[str], due: float) -> None:
    statement = NEW.format(switch=SWITCH[kind]) + "NOTHING"
    for player in players:
        db.execute(statement, (code, kind, 0, due, player))


def end(db: Session, code: str, players: Iterable[str], due: float) -> None:
    """It is nobody's turn any more."""
    db.execute("DELETE FROM notices WHERE code = %s", (code,))
    put(db, code, ENDED, players, due)


def tell_friends(db: Session, code: str, host: str) -> None:
    """That somebody has opened a table for everybody."""
    rows = db.execute(FRIENDS, (host, now() - SELDOM, MOST_FRIENDS)).fetchall()
    put(db, code, OPENED, [player for (player,) in rows], now())


def due(db: Session, most: int) -> list[NoticeRow]:
    return [NoticeRow(*row) for row in db.execute(DUE, (now(), most))]


def take(db: Session, row: NoticeRow) -> bool:
    """Whether it is for us to tell."""
    return db.execute(TAKE, (row.player, row.code, row.kind, row.turn)).fetchone() is not None


def postpone(db: Session, row: NoticeRow, until: float) -> None:
    db.execute(POSTPONE, (until, row.player, row.code, row.kind))


def hasten(db: Session, player: str) -> None:
    """Whatever was postponed for somebody is looked at again: they have chosen other hours."""
    later = "UPDATE notices SET due = %s WHERE player = %s AND told = 0 AND due > %s"
    db.execute(later, (now(), player, now()))


def waiting(db: Session, player: str) -> int:
    """At how many tables somebody is awaited."""
    counted = "SELECT count(*) FROM notices WHERE player = %s AND kind = 'turn' AND due > 0"
    number: int = db.execute(counted, (player,)).fetchone()[0]
    return number


def of(db: Session, player: str) -> list[NoticeRow]:
    return [NoticeRow(*row) for row in db.execute(f"{ALL} WHERE player = %s ORDER BY due, code", (player,))]


def forget_old(db: Session) -> None:
    db.execute("DELETE FROM notices WHERE kind <> 'turn' AND due < %s", (now() - LASTS,))
