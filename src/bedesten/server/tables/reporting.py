"""Reporting somebody at the table to whoever runs the site."""

from bedesten.server.errors import Refused
from bedesten.server.store import reports
from bedesten.server.store.players import GONE
from bedesten.server.store.reports import ReportRow
from bedesten.server.store.rows import HUMAN, now
from bedesten.server.store.session import Session
from bedesten.server.tables.room import Room


async def report(room: Room, seat: int, reporter: str) -> None:
    """With the last words of that seat, if it has said anything since the table was opened here."""

    async def written() -> ReportRow:
        seats = {s.seat: s for s in room.table.seats if s.kind == HUMAN and s.player not in (GONE, reporter)}
        if not room.table.seats_of([], reporter) or seat not in seats:
            raise Refused(404, "nobody else you play with sits there")
        phrases = "\n".join(room.talk.heard.get(seat, ()))
        name = room.table.names("en")[seat]
        return ReportRow(room.table.row.code, seat, reporter, seats[seat].player, name, phrases, now())

    row = await room.call(written)

    def keep(db: Session) -> None:
        if len(reports.by(db, reporter)) >= reports.MOST_EACH:
            raise Refused(409, f"you have reported {reports.MOST_EACH} already")
        reports.put(db, row)

    await room.services.store.run(keep)
