"""Open tables, and games to look on at, over HTTP."""

from litestar import get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody

from bedesten.server.people.visitor import Visitor
from bedesten.server.protocol.seating import Quick, Taken
from bedesten.server.protocol.tables import OpenTable
from bedesten.server.routes.costs import LOOKED_UP
from bedesten.server.routes.tables import Asker, address
from bedesten.server.tables import finding, quick
from bedesten.server.tables.lobby import Lobby
from bedesten.server.words import known


@get("/api/open", costs=LOOKED_UP)
async def open_tables(lobby: NamedDependency[Lobby], lang: FromQuery[str] = "en") -> list[OpenTable]:
    """Tables that were opened for everybody and wait for players, the newest first."""
    spoken = known(lang)
    return await lobby.services.store.run(lambda db: finding.waiting(db, spoken))


@get("/api/playing", costs=LOOKED_UP)
async def playing(lobby: NamedDependency[Lobby], lang: FromQuery[str] = "en") -> list[OpenTable]:
    """Tables that were opened for everybody and where a game is played now that everybody may look on at."""
    spoken = known(lang)
    return await lobby.services.store.run(lambda db: finding.playing(db, spoken))


@post("/api/quick", takes_seat=True)
async def quick_match(
    data: JSONBody[Quick], lobby: NamedDependency[Lobby], visitor: NamedDependency[Visitor], request: Asker
) -> Taken:
    """A chair where somebody waits for that game and pace, or a new table at which to wait."""
    return await quick.match(lobby, data, visitor, address(request))


@post("/api/tables/{code:str}/quick", takes_seat=True)
async def quick_there(
    code: FromPath[str],
    data: JSONBody[Quick],
    lobby: NamedDependency[Lobby],
    visitor: NamedDependency[Visitor],
    request: Asker,
) -> Taken:
    """The second half of a quick match, where the table is at another process (307)."""
    return await quick.sit_there(lobby, code, data, visitor, address(request))


ROUTES = [open_tables, playing, quick_match, quick_there]
