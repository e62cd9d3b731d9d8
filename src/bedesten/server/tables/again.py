"""A new table with people of a game that is over."""

from dataclasses import replace

from bedesten.server.errors import Refused
from bedesten.server.people.visitor import Visitor
from bedesten.server.protocol.people import Invite
from bedesten.server.protocol.seating import Taken, TakenSeat
from bedesten.server.settings import Settings
from bedesten.server.store import invitations
from bedesten.server.store.rows import BOT, FINISHED, OPEN, SeatRow, Stored
from bedesten.server.tables.creation import offspring, opened, promising
from bedesten.server.tables.inviting import MOST_ASKED, company, invite
from bedesten.server.tables.lobby import Lobby
from bedesten.server.tables.names import named_apart
from bedesten.server.tables.seats import take
from bedesten.server.tables.seeds import checked_promise
from bedesten.server.tables.table import Table


async def play_again(lobby: Lobby, code: str, wanted: Invite, who: Visitor) -> Taken:
    """The chairs of other people are open; those who are wanted hear of it when they come."""
    room = await lobby.room(code)
    store = lobby.services.store

    async def lay() -> tuple[Stored, list[TakenSeat]]:
        return laid(room.table, wanted, who, lobby.services.settings)

    stored, taken = await room.call(lay)
    if await store.run(lambda db: invitations.pending(db, who.id)) >= MOST_ASKED:
        raise Refused(409, f"{MOST_ASKED} people have been asked already: wait for them")
    answer = await opened(lobby, stored, taken, who)
    await store.run(lambda db: invite(db, answer.table, room.table, who.id, wanted.seats))
    return answer


def laid(old: Table, wanted: Invite, who: Visitor, settings: Settings) -> tuple[Stored, list[TakenSeat]]:
    if not old.seats_of([], who.id):
        raise Refused(403, "this key holds no seat at this table")
    if old.status() != FINISHED:
        raise Refused(409, "the game is not over yet")
    if not company(old, who.id, wanted.seats):
        raise Refused(409, "none of those who played there can be asked")
    chairs = [chair(seat, who.id) for seat in old.seats]
    taken = [mine for _, mine in chairs if mine]
    seats = promising([seat for seat, _ in chairs], taken, checked_promise(wanted.promise))
    return Stored(offspring(old, seats, settings), named_apart(seats, old.row.game), [], None), taken


def chair(seat: SeatRow, player: str) -> tuple[SeatRow, TakenSeat | None]:
    if seat.kind == BOT:
        return replace(seat, promise="", entropy=""), None
    fresh = SeatRow(seat.seat, OPEN, colour=seat.colour)
    return take(replace(fresh, host=True, player=player), seat.name) if seat.of(player) else (fresh, None)
