"""Tables that wait for anybody who likes to sit down."""

from bedesten.server.store import rows
from bedesten.server.store.rows import SeatRow, TableRow
from bedesten.server.store.session import Session

# written out, so that the index of such tables is used
LISTED = (
    "SELECT code FROM tables WHERE listed = 1 AND status = 'open' AND created > %s"
    " ORDER BY created DESC LIMIT %s"
)


def listed(db: Session, since: float, most: int) -> list[tuple[TableRow, list[SeatRow]]]:
    """The newest first."""
    codes = [code for (code,) in db.execute(LISTED, (since, most)).fetchall()]
    found = [(rows.load_table(db, code), rows.load_seats(db, code)) for code in codes]
    return [(table, seats) for table, seats in found if table is not None]
