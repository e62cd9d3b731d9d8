"""Who was reported to whoever runs the site, at which table, and what they had said."""

from dataclasses import astuple, dataclass

from bedesten.server.store.rows import columns, inserting
from bedesten.server.store.session import Session

MOST = 500  # the newest are kept
MOST_EACH = 20  # by one player


@dataclass(frozen=True)
class ReportRow:
    """`player`: who was reported, empty for a browser without a key. `phrases`: one a line; those of old have
    spaces between them."""

    code: str
    seat: int
    reporter: str
    player: str
    name: str
    phrases: str
    at: float
    done: float = 0.0  # when whoever runs the site has seen to it; 0: not yet


COLUMNS = columns(ReportRow)
PUT = f"{inserting('reports', ReportRow, ())} ON CONFLICT (code, seat, reporter) DO NOTHING"
NEWEST = (
    f"SELECT {COLUMNS} FROM reports"
    " ORDER BY CASE WHEN done = 0 THEN 0 ELSE 1 END, at DESC, code, seat, reporter LIMIT %s"
)
BY = f"SELECT {COLUMNS} FROM reports WHERE reporter = %s ORDER BY at, code, seat"
TRIM = (
    "DELETE FROM reports WHERE at <"
    " (SELECT min(at) FROM (SELECT at FROM reports ORDER BY at DESC LIMIT %s) AS kept)"
)


def put(db: Session, report: ReportRow) -> None:
    """Of one person by one other, at one table, there is one."""
    db.execute(PUT, astuple(report))
    db.execute(TRIM, (MOST,))


def newest(db: Session) -> list[ReportRow]:
    """Those that nobody has seen to first."""
    return [ReportRow(*row) for row in db.execute(NEWEST, (MOST,))]


def settle(db: Session, code: str, seat: int, reporter: str, at: float) -> None:
    """It was seen to."""
    where = "WHERE code = %s AND seat = %s AND reporter = %s AND done = 0"
    db.execute(f"UPDATE reports SET done = %s {where}", (at, code, seat, reporter))


def by(db: Session, reporter: str) -> list[ReportRow]:
    return [ReportRow(*row) for row in db.execute(BY, (reporter,))]
