"""A new table that goes on from a step of a finished game."""

from dataclasses import replace

from bedesten.server.errors import Refused
from bedesten.server.people.visitor import NOBODY, Visitor
from bedesten.server.protocol.seating import Branch, Taken, TakenSeat
from bedesten.server.settings import Settings
from bedesten.server.store import rows
from bedesten.server.store.players import NO_PLAYER, PlayerRow
from bedesten.server.store.rows import BOT, FINISHED, LogRow, SeatRow, Stored
from bedesten.server.tables.creation import offspring, opened, promising
from bedesten.server.tables.lobby import Lobby
from bedesten.server.tables.names import checked_name, named_apart
from bedesten.server.tables.seats import able, take
from bedesten.server.tables.seeds import checked_promise
from bedesten.server.tables.table import Table

FIRST = 1  # the change a branch begins with


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
