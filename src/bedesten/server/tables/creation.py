"""New tables: created, joined, played again, and branched off from a finished game."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace

from bedesten.server.codes import new_code, next_token, token_hash
from bedesten.server.errors import Elsewhere, Onward, Refused
from bedesten.server.people import rated
from bedesten.server.people.visitor import NOBODY, Visitor
from bedesten.server.protocol.seating import Branch, Join, NewTable, Rematch, Taken, TakenSeat
from bedesten.server.settings import Settings
from bedesten.server.store import deals, notices, rows
from bedesten.server.store.deals import SatDown
from bedesten.server.store.players import NO_PLAYER, PlayerRow
from bedesten.server.store.rows import (
    BOT,
    FINISHED,
    HUMAN,
    OPEN,
    STATUS_OPEN,
    LogRow,
    SeatRow,
    Stored,
    TableRow,
)
from bedesten.server.store.session import Session
from bedesten.server.tables.games import known, offered
from bedesten.server.tables.inviting import invite
from bedesten.server.tables.lobby import Lobby
from bedesten.server.tables.names import checked_name, named_among, named_apart
from bedesten.server.tables.room import Room
from bedesten.server.tables.seats import able, new_seats, status, table_row, take
from bedesten.server.tables.seeds import checked_promise, dice_info
from bedesten.server.tables.table import Table

Also = Callable[[Session, str], None]  # what is kept together with a new table of this code
FIRST = 1  # the change a branch begins with
FULL_FOR = 3600  # seconds after which it is worth asking a full house again


async def create(lobby: Lobby, new: NewTable, who: Visitor = NOBODY) -> Taken:
    stored, taken = await asyncio.to_thread(laid, new, lobby.services.settings, who.player)
    return await opened(lobby, stored, taken, who)


def laid(new: NewTable, settings: Settings, player: PlayerRow = NO_PLAYER) -> tuple[Stored, list[TakenSeat]]:
    """A new table as it is kept, and the secrets of those who sit there."""
    seats, taken = new_seats(known(new.game), new.seats, player)
    seats = promising(seats, taken, checked_promise(new.promise))
    if new.free_text and not settings.site.free_text:
        raise Refused(403, "free_text: this site does not let people write")
    new.options = settings.options.get(new.game, {}) | new.options
    row = table_row(new, seats, settings.seeds(""))
    if row.rated:
        rated.agree(row.game, seats)
    return Stored(row, named_apart(seats, row.game), [], None), taken


def promising(seats: list[SeatRow], taken: list[TakenSeat], promise: str) -> list[SeatRow]:
    """One browser makes one promise, for the first of its seats."""
    first = [mine.seat for mine in taken[:1]]
    return [replace(seat, promise=promise) if seat.seat in first else seat for seat in seats]


async def opened(
    lobby: Lobby, stored: Stored, taken: list[TakenSeat], who: Visitor = NOBODY, also: Also | None = None
) -> Taken:
    """A new table, and what its first players are told of it."""
    return Taken(await insert(lobby, stored, who, also), taken, dice_info(stored.table, stored.seats))


async def insert(lobby: Lobby, stored: Stored, who: Visitor, also: Also | None = None) -> str:
    """Under a code of its own, with what is kept together with it; the game begins if nobody is missing."""

    def keep(db: Session) -> str:
        code = keep_new(db, lobby.services.settings, stored, who)
        if also is not None:
            also(db, code)
        return code

    code = await lobby.services.store.run(keep)
    await begun(lobby, code)
    return code


def keep_new(db: Session, settings: Settings, stored: Stored, who: Visitor) -> str:
    who.enlist(db)
    code = insert_new(db, settings, stored)
    if stored.table.listed and who.player.shown:  # of others nobody is told
        notices.tell_friends(db, code, who.id)
    return code


async def begun(lobby: Lobby, code: str) -> None:
    with suppress(Elsewhere):  # another process was faster to see that a clock runs there
        await lobby.room(code)


def insert_new(db: Session, settings: Settings, stored: Stored) -> str:
    room_for_one(db, settings, stored.table.game)
    table = stored.table
    while rows.exists(db, table.code):
        table = replace(table, code=new_code())
    rows.insert(db, replace(stored, table=table))
    return table.code


def room_for_one(db: Session, settings: Settings, game: str) -> None:
    offered(game, settings.site)
    if rows.count(db) >= settings.most_tables:
        raise Refused(429, f"the house is full: it keeps at most {settings.most_tables} tables", FULL_FOR)


# ------------------------------------------------------------------ joining


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
        raise Refused(409, "you have sat down at another table of this deal already")


def going(room: Room) -> None:
    if room.table.row.stopped:
        raise Refused(409, "whoever keeps the site has stopped this table")


def free_seat(seats: list[SeatRow], wanted: int | None, player: str = "") -> SeatRow:
    """The one that is wanted; else the one that is kept for this player, or any."""
    if wanted is not None and not 0 <= wanted < len(seats):
        raise Refused(400, f"seat {wanted}: expected 0 to {len(seats) - 1}")
    for seat in sorted(seats, key=lambda seat: not seat.of(player)):
        if seat.kind == OPEN and wanted in (None, seat.seat):
            return seat
    raise Refused(409, "no seat is open" if wanted is None else f"seat {wanted} is taken")


# ------------------------------------------------------------------ again


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


def offspring(old: Table, seats: list[SeatRow], settings: Settings) -> TableRow:
    """The row of a new table with the same settings."""
    return replace(
        old.row,
        code=new_code(),
        seed=settings.seeds(old.row.seed),
        created=rows.now(),
        status=status(seats),
        rules=old.timeline.game.rules_version,
        rematch="",
        branched_from="",
        branched_at=0,
        scene="",
        lesson="",
        listed=False,
        fill_at=0.0,
        deal="",
        stopped=0.0,
    )


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


# ------------------------------------------------------------------ otherwise


async def branch(lobby: Lobby, code: str, wanted: Branch, who: Visitor = NOBODY) -> Taken:
    """A new table whose log begins like the old one, and goes on with a seed of its own."""
    room = await lobby.room(code)

    async def cut() -> tuple[Stored, list[TakenSeat]]:
        return branched(room.table, wanted, lobby.services.settings, who.player)

    stored, taken = await room.call(cut)
    return await opened(lobby, stored, taken, who)


def branched(
    old: Table, wanted: Branch, settings: Settings, player: PlayerRow
) -> tuple[Stored, list[TakenSeat]]:
    if old.status() != FINISHED:
        raise Refused(409, "the game is not over yet")
    if not old.timeline.whole:
        raise Refused(409, "this game was begun under older rules and cannot be played again")
    actions = old.timeline.actions
    if not 0 <= wanted.step < len(actions):
        raise Refused(400, f"step {wanted.step}: expected 0 to {len(actions) - 1}")
    seats, taken = branch_seats(old.seats, wanted, able(settings.standin, old.row.game), player)
    seats = promising(seats, taken, checked_promise(wanted.promise))
    row = replace(
        offspring(old, seats, settings),
        branched_from=old.row.code,
        branched_at=wanted.step,
        scene=old.row.scene,
        rated=False,
    )
    seats = named_apart(seats, row.game)
    at = rows.now()
    words = [LogRow(n, FIRST, entry.seat, entry.token, at) for n, entry in enumerate(actions[: wanted.step])]
    return Stored(row, seats, words, None), taken


def branch_seats(
    old: list[SeatRow], wanted: Branch, standin: str, player: PlayerRow = NO_PLAYER
) -> tuple[list[SeatRow], list[TakenSeat]]:
    """Every chair keeps its name and its bot; where a person sat who is not the one who asks, a bot plays."""
    wrong = [seat for seat in wanted.mine if not 0 <= seat < len(old)]
    if wrong:
        raise Refused(400, f"mine: seat {wrong[0]}: expected 0 to {len(old) - 1}")
    name = checked_name(wanted.name) or player.name
    seats: list[SeatRow] = []
    taken: list[TakenSeat] = []
    for seat in old:
        row = SeatRow(seat.seat, BOT, seat.bot or seat.standin or standin, seat.name, colour=seat.colour)
        if seat.seat in wanted.mine:
            row, mine = take(replace(row, bot="", host=True, player=player.id), name or seat.name)
            taken.append(mine)
        seats.append(row)
    return seats, taken
