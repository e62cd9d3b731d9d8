"""Sitting down at a table that waits for players."""

from dataclasses import replace

from bedesten.server.errors import Refused
from bedesten.server.people import rated
from bedesten.server.people.visitor import NOBODY, Visitor
from bedesten.server.protocol.seating import Join, Taken
from bedesten.server.store import deals, rows
from bedesten.server.store.deals import SatDown
from bedesten.server.store.rows import OPEN, SeatRow
from bedesten.server.store.session import Session
from bedesten.server.tables.lobby import Lobby
from bedesten.server.tables.names import checked_name, named_among
from bedesten.server.tables.room import Room
from bedesten.server.tables.seats import take
from bedesten.server.tables.seeds import checked_promise, dice_info


async def join(lobby: Lobby, code: str, wanted: Join, who: Visitor = NOBODY) -> Taken:
    room = await lobby.room(code)
    name, promise = checked_name(wanted.name) or who.player.name, checked_promise(wanted.promise)

    async def sit_down() -> Taken:
        going(room)
        seats = room.table.seats
        seat = free_seat(seats, wanted.seat, who.id)
        if room.table.row.rated:
            rated.welcome(seats, who.id)
        if room.table.row.deal:
            await one_of_several(room, who)
        added = "" if room.table.row.deal else promise  # nobody adds to what others play, too
        first = not any(other.host for other in seats)
        called = named_among(name or seat.name, seat.seat, seats, room.table.row.game)
        row, mine = take(replace(seat, host=first, promise=added, player=who.id), called)
        await lobby.services.store.run(who.enlist)
        await room.keep_seat(row)
        return Taken(room.table.row.code, [mine], dice_info(room.table.row, room.table.seats))

    return await room.call(sit_down)


async def one_of_several(room: Room, who: Visitor) -> None:
    """Who knows the deal from another table does not sit down at this one."""
    if not who.key_hash:
        raise Refused(403, "Bedesten-Key: expected the key of a browser")
    row = room.table.row

    def sit(db: Session) -> str:
        return deals.sit(db, SatDown(row.deal, who.settled(db).id, row.code, rows.now())).code

    if await room.services.store.run(sit) != row.code:
        raise Refused(409, "you already sit at another table of this deal")


def going(room: Room) -> None:
    if room.table.row.stopped:
        raise Refused(409, "whoever runs this site has stopped this table")


def free_seat(seats: list[SeatRow], wanted: int | None, player: str = "") -> SeatRow:
    """The one that is wanted; else the one that is kept for this player, or any."""
    if wanted is not None and not 0 <= wanted < len(seats):
        raise Refused(400, f"seat {wanted}: expected 0 to {len(seats) - 1}")
    for seat in sorted(seats, key=lambda seat: not seat.of(player)):
        if seat.kind == OPEN and wanted in (None, seat.seat):
            return seat
    raise Refused(409, "no seat is open" if wanted is None else f"seat {wanted} is taken")
