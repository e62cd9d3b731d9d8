"""People one has played with, over HTTP: playing again, or rather not."""

from litestar import get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody

from bedesten.server.codes import is_code
from bedesten.server.errors import Refused
from bedesten.server.people import presence
from bedesten.server.people.visitor import Visitor
from bedesten.server.protocol.people import Companion, Decline, Invitation, Invite, Mute, Muted, Report
from bedesten.server.protocol.seating import Taken
from bedesten.server.protocol.site import Ok
from bedesten.server.routes.costs import LOOKED_UP
from bedesten.server.store import invitations, mutes, rows
from bedesten.server.store.players import GONE
from bedesten.server.store.session import Session
from bedesten.server.tables import again, inviting, reporting
from bedesten.server.tables.lobby import Lobby
from bedesten.server.words import known


@post("/api/tables/{code:str}/invite", opens_table=True)
async def invite(
    code: FromPath[str],
    data: JSONBody[Invite],
    lobby: NamedDependency[Lobby],
    player: NamedDependency[Visitor],
) -> Taken:
    """A new table with the same settings, to which people of a finished game are asked."""
    return await again.play_again(lobby, code, data, player)


@get("/api/me/invitations", costs=LOOKED_UP)
async def my_invitations(
    lobby: NamedDependency[Lobby], visitor: NamedDependency[Visitor], lang: FromQuery[str] = "en"
) -> list[Invitation]:
    """Who wants to play again with whoever asks; an empty list for whoever is not known."""
    spoken = known(lang)
    return await lobby.services.store.run(lambda db: inviting.waiting(db, visitor.id, spoken))


@get("/api/me/people", costs=LOOKED_UP)
async def my_people(lobby: NamedDependency[Lobby], visitor: NamedDependency[Visitor]) -> list[Companion]:
    """Whom whoever asks has played with most often, and whether they are here, if they show it."""
    return await lobby.services.store.run(lambda db: presence.company(db, visitor.id))


@post("/api/tables/{code:str}/decline")
async def decline(
    code: FromPath[str],
    data: JSONBody[Decline],
    lobby: NamedDependency[Lobby],
    player: NamedDependency[Visitor],
) -> Ok:
    """Not at this table; or, with a seat, not again after its game with whoever sits there."""
    table, seat = written(code), data.seat

    def keep(db: Session) -> None:
        if seat is None:
            invitations.decline(db, table, player.id)
        else:
            invitations.refuse(db, table, player.id, neighbour(db, table, player.id, seat))

    await lobby.services.store.run(keep)
    return Ok(True)


def written(code: str) -> str:
    """As the store has it."""
    if not is_code(table := code.upper()):
        raise Refused(404, "there is no such table")
    return table


def neighbour(db: Session, code: str, player: str, seat: int) -> str:
    """Whose seat it is, at a table at which the player sits, too."""
    seats = {one.seat: one.player for one in rows.load_seats(db, code)}
    if player not in seats.values() or seats.get(seat, "") in ("", GONE, player):
        raise Refused(404, "nobody else you play with sits there")
    return seats[seat]


@get("/api/tables/{code:str}/muted")
async def muted(
    code: FromPath[str], lobby: NamedDependency[Lobby], visitor: NamedDependency[Visitor]
) -> Muted:
    """Whom whoever asks does not hear there; an empty list for who has no seat at it."""
    table = written(code)

    def look(db: Session) -> list[int]:
        seats = rows.load_seats(db, table)
        others = (
            {one.other for one in mutes.of(db, visitor.id)} if any(s.of(visitor.id) for s in seats) else set()
        )
        return [seat.seat for seat in seats if seat.player in others]

    return Muted(await lobby.services.store.run(look))


@post("/api/tables/{code:str}/mute")
async def mute(
    code: FromPath[str], data: JSONBody[Mute], lobby: NamedDependency[Lobby], player: NamedDependency[Visitor]
) -> Ok:
    """Who sits there is not heard any more, at any table, and asks for no other game; or is again."""
    table = written(code)
    change = mutes.mute if data.muted else mutes.hear
    await lobby.services.store.run(
        lambda db: change(db, player.id, neighbour(db, table, player.id, data.seat))
    )
    return Ok(True)


@post("/api/tables/{code:str}/report")
async def report(
    code: FromPath[str],
    data: JSONBody[Report],
    lobby: NamedDependency[Lobby],
    player: NamedDependency[Visitor],
) -> Ok:
    """Somebody else at the table is told of to whoever runs the site, with what they said last."""
    await reporting.report(await lobby.room(code), data.seat, player.id)
    return Ok(True)


ROUTES = [invite, my_invitations, my_people, decline, muted, mute, report]
