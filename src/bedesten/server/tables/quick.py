"""A quick match: a chair where somebody waits, or a new table at which to wait. Found or opened in one go, so
that two who press at the same moment sit at one table, whichever processes they came to."""

import asyncio

from bedesten import catalog
from bedesten.server.errors import Elsewhere, Onward, Refused
from bedesten.server.people.visitor import Visitor
from bedesten.server.protocol.seating import Clock, Join, NewSeat, NewTable, Quick, Taken, TakenSeat
from bedesten.server.store import open_tables, rows
from bedesten.server.store.rows import OPEN, SeatRow, TableRow
from bedesten.server.store.session import Session
from bedesten.server.tables import creation, joining
from bedesten.server.tables.games import known
from bedesten.server.tables.lobby import Lobby
from bedesten.server.tables.seeds import dice_info

PATIENCE = {"live": 60, "slow": 3600}  # seconds after which bots take the chairs that are free
CHAIRS = 3  # where nobody says how many
LOOKED_AT = 50  # tables
TRIES = 5
TAKEN = 409
Waiting = tuple[TableRow, list[SeatRow]]


async def match(lobby: Lobby, wanted: Quick, who: Visitor, address: str = "") -> Taken:
    """Somebody else may be faster to take the last chair: then it is looked again."""
    new = table_for(wanted)
    for _ in range(TRIES):
        where: Waiting | Taken | None = await lobby.services.store.run(
            lambda db: free_chair(db, wanted, who.id)
        )
        if where is None:
            lobby.door.admit(address)
            where = await found_or_opened(lobby, wanted, new, who)
        if isinstance(where, Taken):
            return where
        try:
            return await sit(lobby, *where, wanted, who)
        except Refused as no:
            if no.status != TAKEN:
                raise
    raise Refused(TAKEN, "others were faster: try again")


async def found_or_opened(lobby: Lobby, wanted: Quick, new: NewTable, who: Visitor) -> Waiting | Taken:
    settings = lobby.services.settings
    stored, taken = await asyncio.to_thread(creation.laid, new, settings, who.player)

    def look(db: Session) -> Waiting | str:
        open_tables.hold(db)
        return free_chair(db, wanted, who.id) or creation.keep_new(db, settings, stored, who)

    where = await lobby.services.store.run(look)
    if not isinstance(where, str):
        return where
    await creation.begun(lobby, where)
    return Taken(where, taken, dice_info(stored.table, stored.seats))


def table_for(wanted: Quick) -> NewTable:
    game = catalog.game(known(wanted.game))
    fewest, most = game.min_players, game.max_players
    if wanted.players and not fewest <= wanted.players <= most:
        raise Refused(400, f"players {wanted.players}: expected {fewest} to {most}, or 0")
    chairs = wanted.players or min(max(CHAIRS, fewest), most)
    return NewTable(
        game=wanted.game,
        players=chairs,
        seats=[NewSeat("open" if seat else "me") for seat in range(chairs)],
        clock=Clock(wanted.pace),
        rated=wanted.rated,
        listed=True,
        lang=wanted.lang,
        fill=PATIENCE[wanted.pace],
        promise=wanted.promise,
    )


def free_chair(db: Session, wanted: Quick, player: str) -> Waiting | None:
    """Where the player waits already; else who has waited longest."""
    some = open_tables.quick(db, wanted.game, wanted.rated, rows.now(), LOOKED_AT)
    fit = [one for one in some if fits(*one, wanted)]
    mine = [(row, seats) for row, seats in fit if any(seat.of(player) for seat in seats)]
    return next(iter([*mine, *fit]), None)


def fits(row: TableRow, seats: list[SeatRow], wanted: Quick) -> bool:
    free = any(seat.kind == OPEN and not seat.token_hash and not seat.player for seat in seats)
    people = any(seat.kind == rows.HUMAN for seat in seats)
    return row.clock["kind"] == wanted.pace and wanted.players in (0, row.players) and free and people


async def sit(lobby: Lobby, row: TableRow, seats: list[SeatRow], wanted: Quick, who: Visitor) -> Taken:
    mine = [TakenSeat(seat.seat, "") for seat in seats if seat.of(who.id)]
    if mine:
        return Taken(row.code, mine, dice_info(row, seats))
    try:
        return await joining.join(lobby, row.code, Join(promise=wanted.promise), who)
    except Elsewhere:
        raise Onward(f"/api/tables/{row.code}/quick") from None


async def sit_there(lobby: Lobby, code: str, wanted: Quick, who: Visitor, address: str) -> Taken:
    """The second half, where the table is at another process than the one that found it (307)."""
    try:
        return await joining.join(lobby, code, Join(promise=wanted.promise), who)
    except Refused as no:
        if no.status != TAKEN:
            raise
        return await match(lobby, wanted, who, address)
