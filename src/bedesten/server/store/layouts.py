"""What layouts are like, by games that were played to find out; the newest."""

from typing import Final

from bedesten.server.store.rows import now
from bedesten.server.store.session import Session

MOST: Final = 2000  # of about 4 kB
PUT: Final = (
    "INSERT INTO rated_layouts (about, rating, at) VALUES (%s, %s, %s)"
    " ON CONFLICT (about) DO UPDATE SET rating = excluded.rating, at = excluded.at"
)
FORGET: Final = (
    "DELETE FROM rated_layouts WHERE about NOT IN"
    " (SELECT about FROM rated_layouts ORDER BY at DESC, about LIMIT %s)"
)


def put(db: Session, about: str, rating: str) -> None:
    db.execute(PUT, (about, rating, now()))
    db.execute(FORGET, (MOST,))


def load(db: Session, about: str) -> str | None:
    row = db.execute("SELECT rating FROM rated_layouts WHERE about = %s", (about,)).fetchone()
    return None if row is None else str(row[0])
