"""Whose a seat is: claimed by its secret, or given up for good with what its person was called."""

import asyncio
from contextlib import suppress
from dataclasses import replace
from functools import partial

from bedesten.server.errors import Elsewhere
from bedesten.server.people import rated
from bedesten.server.people.visitor import Visitor
from bedesten.server.protocol.people import Me
from bedesten.server.store import players, results, rows
from bedesten.server.store.rows import FINISHED, HUMAN
from bedesten.server.store.session import Session
from bedesten.server.tables.lobby import Lobby
from bedesten.server.tables.room import Room

AT_ONCE = 50  # tables


async def leave_all(lobby: Lobby, player: str, also_over: bool = True) -> list[str]:
    """The tables at which nothing could be done, because another process writes them."""
    codes = await lobby.services.store.run(lambda db: players.codes_of(db, player))
    tables = [(code, status) for code, status in codes if also_over or status != FINISHED]
    left: list[str] = []
    for first in range(0, len(tables), AT_ONCE):
        some = tables[first : first + AT_ONCE]
        gone = await asyncio.gather(*(leave_one(lobby, code, status, player) for code, status in some))
        left += [code for (code, _), done in zip(some, gone, strict=True) if not done]
    return left


async def leave_one(lobby: Lobby, code: str, status: str, player: str) -> bool:
    """Whether it was done. A game that is over and that nobody looks at need not be opened for it."""
    try:
        if status != FINISHED or await lobby.services.store.claim(code) or in_use(lobby, code):
            await leave(await lobby.room(code), player)
        else:
            await lobby.services.store.change(code, partial(leave_over, code, player))
            if not in_use(lobby, code):
                await lobby.services.store.release(code)
    except Elsewhere:
        return False
    return True


def in_use(lobby: Lobby, code: str) -> bool:
    return code in lobby.rooms or code in lobby.opening


async def leave(room: Room, player: str) -> None:
    """Everybody there is told; whoever looks through the eyes of that seat does so no more."""
    await room.call(partial(give_up, room, player))


async def give_up(room: Room, player: str) -> None:
    await room.follow()
    status = room.table.status()
    standin = "" if status == FINISHED else room.standin
    for seat in list(room.table.seats):
        if seat.player == player:
            await room.keep_seat(players.given_up(seat, status, standin))
            room.audience.dismiss(seat.seat)
    await hand_on(room)


async def hand_on(room: Room) -> None:
    """A table whose host has gone is the next one's who sits there."""
    seats = room.table.seats
    staying = [seat for seat in seats if seat.kind == HUMAN and seat.player != players.GONE]
    if staying and not any(seat.host for seat in seats):
        await room.keep_seat(replace(staying[0], host=True))


def leave_over(code: str, player: str, db: Session) -> None:
    for seat in rows.load_seats(db, code):
        if seat.player == player:
            rows.put_seat(db, code, players.given_up(seat, FINISHED, ""))


# --- the other way round


async def claim(room: Room, who: Visitor, hashes: list[str]) -> list[int]:
    """The seats whose secrets somebody holds are theirs, wherever they play on; which these are now. A seat
    that counts stays whose it is, as long as there is anybody it could be."""
    store, table = room.services.store, room.table

    async def put_down() -> list[int]:
        await room.follow()
        held = [table.seats[number] for number in table.seats_of(hashes)]
        here = await store.run(lambda db: {s.player for s in held if players.find(db, s.player)})
        for seat in held:
            if not seat.of(who.id) and not (table.row.rated and seat.player in here):
                await store.run(who.enlist)
                await room.keep_seat(replace(seat, player=who.id))
        over = table.results() if held else []  # of a game from before results were kept
        await store.run(lambda db: results.put(db, table.row.code, over))
        await store.run(lambda db: rated.work_out(db, who.id, table.row.game) if over else None)
        return [seat.seat for seat in held if table.seats[seat.seat].of(who.id)]

    return await room.call(put_down)


async def followed(lobby: Lobby, me: Me) -> Me:
    """A browser has become this player's: the tables that are open here know it, too."""
    for code, _ in await lobby.services.store.run(lambda db: players.codes_of(db, me.id)):
        if in_use(lobby, code):
            with suppress(Elsewhere):
                room = await lobby.room(code)
                await room.call(room.follow)
    return me
