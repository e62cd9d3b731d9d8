"""Finding each other: open tables that are for everybody, and games to look on at."""

from bedesten.server.people import rated
from bedesten.server.protocol.seating import Clock
from bedesten.server.protocol.tables import OpenSeat, OpenTable
from bedesten.server.store import open_tables
from bedesten.server.store.rows import HUMAN, SeatRow, TableRow, now
from bedesten.server.store.session import Session
from bedesten.server.tables.names import called, mark

MOST = 50
HOUR = 3600.0
FRESH = {"none": 2 * HOUR, "live": HOUR, "slow": 72 * HOUR}  # by pace: nobody waits any longer
GOING_ON = HOUR / 4  # after the last word of a game that is played now
MOST_PLAYING = 12


def playing(db: Session, lang: str) -> list[OpenTable]:
    """Games at tables that were opened for everybody, where everybody may look on, the newest first."""
    tables = open_tables.playing(db, now() - GOING_ON, MOST_PLAYING)
    return [told(db, row, seats, lang) for row, seats in tables if any(s.kind == HUMAN for s in seats)]


def waiting(db: Session, lang: str) -> list[OpenTable]:
    """The newest first; where nobody sits any more, nobody is waited for."""
    tables = open_tables.listed(db, now() - max(FRESH.values()), MOST)
    return [told(db, row, seats, lang) for row, seats in tables if still(row, seats)]


def still(row: TableRow, seats: list[SeatRow]) -> bool:
    fresh = now() - row.created < FRESH[row.clock["kind"]]
    return fresh and any(seat.kind == HUMAN for seat in seats)


def told(db: Session, row: TableRow, seats: list[SeatRow], lang: str) -> OpenTable:
    names, ratings = called(seats, row.game, lang), rated.at_seats(db, row, seats)
    return OpenTable(
        table=row.code,
        game=row.game,
        players=row.players,
        clock=Clock(**row.clock),
        lang=row.lang,
        rated=row.rated,
        created=row.created,
        fill_at=row.fill_at or None,
        seats=[
            OpenSeat(names[s.seat], mark(row.game, s), s.kind, s.bot or None, ratings.get(s.seat))  # type: ignore[arg-type]
            for s in seats
        ],
    )
