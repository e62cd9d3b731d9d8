"""The same people at a new table, each at the seat they had."""

from dataclasses import replace

from bedesten.server.codes import next_token, token_hash
from bedesten.server.errors import Elsewhere, Onward, Refused
from bedesten.server.people.visitor import NOBODY, Visitor
from bedesten.server.protocol.seating import Rematch, Taken, TakenSeat
from bedesten.server.store import rows
from bedesten.server.store.rows import BOT, FINISHED, HUMAN, OPEN, STATUS_OPEN, SeatRow, Stored
from bedesten.server.store.session import Session
from bedesten.server.tables.creation import offspring, room_for_one
from bedesten.server.tables.inviting import invite
from bedesten.server.tables.joining import going
from bedesten.server.tables.lobby import Lobby
from bedesten.server.tables.room import Room
from bedesten.server.tables.seats import take
from bedesten.server.tables.seeds import checked_promise, dice_info


async def rematch(lobby: Lobby, code: str, asked: Rematch, address: str = "", who: Visitor = NOBODY) -> Taken:
    """The same people at a new table; whoever asks again gets the same seats there."""
    room = await lobby.room(code)

    async def next_table() -> str:
        if not room.table.seats_of([token_hash(asked.token)], who.id):
            raise Refused(403, "this token holds no seat at this table")
        if room.table.status() != FINISHED:
            raise Refused(409, "the game is not over yet")
        if not room.table.row.rematch:
            lobby.door.admit(address)
            await found_rematch(room, [asked.token, *asked.also], who.id)
        return room.table.row.rematch

    following = await room.call(next_table)
    try:
        return await sit_again(lobby, following, room.table.row.code, asked, who)
    except Elsewhere:
        raise Onward(f"/api/tables/{following}/after/{room.table.row.code}") from None


async def found_rematch(room: Room, tokens: list[str], player: str = "") -> None:
    """The new table and the word of it are kept together: asked twice at once, there is one."""
    old = room.table
    hosts = old.seats_of([token_hash(token) for token in tokens], player)
    here = {*hosts, *room.audience.online()}
    seats = [replace(next_seat(s, s.seat in here), host=s.seat in hosts) for s in old.seats]
    fresh = offspring(old, seats, room.services.settings)

    def keep(db: Session) -> None:
        room_for_one(db, room.services.settings, fresh.game)
        rows.insert(db, Stored(fresh, seats, [], None))
        rows.set_rematch(db, old.row.code, fresh.code)
        invite(db, fresh.code, old, player)

    await room.services.store.change(old.row.code, keep)
    old.row = replace(old.row, rematch=fresh.code)
    room.audience.tell_info()


def next_seat(seat: SeatRow, here: bool) -> SeatRow:
    """It waits for its person, by the hash of the old secret; a bot that sits in for somebody who has gone
    goes on doing so until they ask."""
    seat = replace(seat, promise="", entropy="")
    if seat.kind == BOT:
        return seat
    standin = "" if here else seat.standin
    return replace(seat, kind=HUMAN if standin else OPEN, standin=standin)


async def sit_again(lobby: Lobby, code: str, before: str, asked: Rematch, who: Visitor = NOBODY) -> Taken:
    """Everybody takes the seat they had at the table before; the secret there opens it, or the key."""
    promise = checked_promise(asked.promise)
    room = await lobby.room(code)
    code = room.table.row.code
    if not await lobby.services.store.run(lambda db: rows.follows(db, code, before.upper())):
        raise Refused(404, f"table {code} is not the rematch of that table")

    async def sit_down() -> Taken:
        going(room)
        taken: list[TakenSeat] = []
        for token in [asked.token, *asked.also]:
            # a game that has begun is dealt already
            added = promise if token == asked.token and room.table.status() == STATUS_OPEN else ""
            for seat in list(room.table.seats):
                fresh = replace(seat, standin="", promise=added, player=who.id or seat.player)
                row, mine = take(fresh, seat.name, next_token(token, code))
                waits = seat.token_hash == token_hash(token)
                if waits:
                    await room.keep_seat(row)
                if waits or seat.token_hash == row.token_hash:
                    taken.append(mine)
        taken += await sit_by_key(room, who, {mine.seat for mine in taken}, "" if taken else promise)
        if not taken:
            raise Refused(409, "your seat at the next table is taken")
        return Taken(code, taken, dice_info(room.table.row, room.table.seats))

    return await room.call(sit_down)


async def sit_by_key(room: Room, who: Visitor, held: set[int], promise: str) -> list[TakenSeat]:
    """Seats of a player whose secrets are with another browser of theirs. One that was taken there stays as
    it is: the key opens it."""
    taken: list[TakenSeat] = []
    for seat in [seat for seat in room.table.seats if seat.of(who.id) and seat.seat not in held]:
        mine = TakenSeat(seat.seat, "")
        if seat.kind == OPEN:
            row, mine = take(replace(seat, promise="" if taken else promise), seat.name)
            await room.keep_seat(row)
        taken.append(mine)
    return taken
