"""Sums of finished games for the explorer, and which of them are not counted yet."""

from bedesten.explorer import Counted, Kind, Seen, Sums
from bedesten.server.store.rows import now
from bedesten.server.store.session import Session

BEFORE = "explored_"  # the names of its tables
WAIT = "INSERT INTO explored (code, counted, key) VALUES (%s, 0, '') ON CONFLICT (code) DO NOTHING"
# what others may still play is left alone until they may not
UNSEALED = (
    "FROM explored JOIN tables ON tables.code = explored.code LEFT JOIN deals ON deals.id = tables.deal"
    " WHERE explored.counted = 0 AND (deals.id IS NULL OR deals.ends <= %s)"
)
DONE = "UPDATE explored SET counted = 1, key = %s WHERE code = %s AND counted = 0 RETURNING code"


def wait(db: Session, code: str) -> None:
    """A game that is over is counted once."""
    db.execute(WAIT, (code,))


def waiting(db: Session, most: int) -> list[str]:
    """Codes of some games that can be counted by now."""
    return [code for (code,) in db.execute(f"SELECT explored.code {UNSEALED} LIMIT %s", (now(), most))]


def how_many_wait(db: Session) -> int:
    return int(db.execute(f"SELECT count(*) {UNSEALED}", (now(),)).fetchone()[0])


def count(db: Session, code: str, one: Seen | None, visits: str = "") -> None:
    """Nothing, if it says nothing, or was counted by another process or from another table."""
    known = one and db.execute("SELECT 1 FROM explored WHERE key = %s", (one.key,)).fetchone()
    if db.execute(DONE, (one.key if one else "", code)).fetchone() and one and not known:
        Counted(db, BEFORE).add(one, visits)


def ask(db: Session, game: str, players: int, layout: str, after: list[str]) -> Sums:
    return Counted(db, BEFORE).ask(game, players, layout, after)


def kinds(db: Session, game: str) -> list[Kind]:
    return Counted(db, BEFORE).kinds(game)
