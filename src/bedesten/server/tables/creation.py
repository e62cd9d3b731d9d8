"""New tables."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace

from bedesten.server.codes import new_code
from bedesten.server.errors import Elsewhere, Refused
from bedesten.server.people import rated
from bedesten.server.people.visitor import NOBODY, Visitor
from bedesten.server.protocol.seating import NewTable, Taken, TakenSeat
from bedesten.server.settings import Settings
from bedesten.server.store import notices, rows
from bedesten.server.store.players import NO_PLAYER, PlayerRow
from bedesten.server.store.rows import SeatRow, Stored, TableRow
from bedesten.server.store.session import Session
from bedesten.server.tables.games import known, offered
from bedesten.server.tables.lobby import Lobby
from bedesten.server.tables.names import named_apart
from bedesten.server.tables.seats import new_seats, status, table_row
from bedesten.server.tables.seeds import checked_promise, dice_info
from bedesten.server.tables.table import Table

Also = Callable[[Session, str], None]  # what is kept together with a new table of this code
FULL_FOR = 3600  # seconds after which it is worth asking a full house again


async def create(lobby: Lobby, new: NewTable, who: Visitor = NOBODY) -> Taken:
    stored, taken = await asyncio.to_thread(laid, new, lobby.services.settings, who.player)
    return await opened(lobby, stored, taken, who)


def laid(new: NewTable, settings: Settings, player: PlayerRow = NO_PLAYER) -> tuple[Stored, list[TakenSeat]]:
    """A new table as it is kept, and the secrets of those who sit there."""
    seats, taken = new_seats(known(new.game), new.seats, player)
    seats = promising(seats, taken, checked_promise(new.promise))
    if new.free_text and not settings.site.free_text:
        raise Refused(403, "free_text: this site does not allow free text")
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
        raise Refused(429, f"the site is full: it keeps at most {settings.most_tables} tables", FULL_FOR)


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
