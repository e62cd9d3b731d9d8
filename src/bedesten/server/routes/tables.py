"""Tables over HTTP: create, find, join, and look back at what was played."""

from typing import Any, TypeAlias

from litestar import Request, Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody

from bedesten.core.ids import WATCHER
from bedesten.server.errors import Refused
from bedesten.server.net.cache import Cache, told
from bedesten.server.net.lan import Lan, at_home
from bedesten.server.net.origins import network_address
from bedesten.server.people.visitor import Visitor
from bedesten.server.protocol.bounds import Json
from bedesten.server.protocol.seating import Branch, Join, NewTable, Rematch, Taken
from bedesten.server.protocol.site import Game
from bedesten.server.protocol.tables import LetIn, Picture, Reach, TableInfo
from bedesten.server.settings import Settings
from bedesten.server.tables import branching, creation, joining
from bedesten.server.tables import games as catalogue
from bedesten.server.tables import rematch as rematches
from bedesten.server.tables.lobby import Lobby
from bedesten.server.words import known, messages
from bedesten.text import LANGUAGES

Asker: TypeAlias = Request[Any, Any, Any]


def address(request: Asker) -> str:
    """Whose it is; a proxy on this computer says for whom it asks (X-Forwarded-For)."""
    return request.client.host if request.client else ""


@get("/api/games", packed=True)
async def games(
    settings: NamedDependency[Settings], cache: NamedDependency[Cache], request: Asker
) -> Response[list[Game]]:
    """Every game: its options, how many play, and the bots that play it."""
    return told(request, await cache.made("games", lambda: catalogue.games(settings)))


@get("/api/text/{lang:str}", packed=True)
async def text(
    lang: FromPath[str], cache: NamedDependency[Cache], request: Asker, game: FromQuery[str] = ""
) -> Response[dict[str, str]]:
    """All messages of a language, as a game speaks it; without a game, of all of them."""
    key = (known(lang), catalogue.known(game) if game else "")
    return told(request, await cache.made(key, lambda: messages(*key)))


@post("/api/tables", opens_table=True)
async def create(
    data: JSONBody[NewTable], lobby: NamedDependency[Lobby], visitor: NamedDependency[Visitor]
) -> Taken:
    """Set a table. Secrets of the seats taken are told once, here."""
    return await creation.create(lobby, data, visitor)


@get("/api/tables/{code:str}")
async def info(code: FromPath[str], lobby: NamedDependency[Lobby], lang: FromQuery[str] = "en") -> TableInfo:
    """Who sits at a table, what is played, and whose turn it is; nothing that is hidden."""
    room = await lobby.room(code)

    async def as_it_stands() -> TableInfo:
        return room.audience.info(known(lang))

    return await room.call(as_it_stands)


@get("/api/tables/{code:str}/faces")
async def faces(code: FromPath[str], lobby: NamedDependency[Lobby]) -> dict[str, Json]:
    """What is printed on the places or the board of this table."""
    return (await lobby.room(code)).table.timeline.game.guide.faces()


@get("/api/tables/{code:str}/view")
async def view(code: FromPath[str], lobby: NamedDependency[Lobby]) -> Picture:
    """For a small picture of it elsewhere: who plays or watches is sent every change."""
    room = await lobby.room(code)

    async def as_it_stands() -> Picture:
        if room.table.closed():
            return Picture(None)
        return Picture(room.audience.picture(WATCHER, LANGUAGES[0])[0], *room.table.standing())

    return await room.call(as_it_stands)


@get("/api/reach")
async def reach(settings: NamedDependency[Settings], lan: NamedDependency[Lan], request: Asker) -> Reach:
    """Under which address other computers of this network find the site, and whether whoever asks may let
    them in."""
    return reached(settings, lan, request)


@post("/api/reach")
async def let_in(
    data: JSONBody[LetIn], settings: NamedDependency[Settings], lan: NamedDependency[Lan], request: Asker
) -> Reach:
    """Let the devices around in, or nobody else any more: for who sits at the computer it runs on."""
    if not reached(settings, lan, request).mine:
        raise Refused(403, "only somebody who plays on this computer can let others in")
    if data.whom == "others":
        await lan.open()
    else:
        lan.close()
    return reached(settings, lan, request)


def reached(settings: Settings, lan: Lan, request: Asker) -> Reach:
    address = network_address(request.scope) if settings.everywhere else lan.address()
    mine = lan.listen is not None and at_home(request.scope, request.headers.get("host", ""))
    return Reach(address, mine)


@post("/api/tables/{code:str}/join", takes_seat=True)
async def join(
    code: FromPath[str],
    data: JSONBody[Join],
    lobby: NamedDependency[Lobby],
    visitor: NamedDependency[Visitor],
) -> Taken:
    """Take an open seat. Its secret is told once, here."""
    return await joining.join(lobby, code, data, visitor)


@post("/api/tables/{code:str}/rematch", takes_seat=True)
async def rematch(
    code: FromPath[str],
    data: JSONBody[Rematch],
    lobby: NamedDependency[Lobby],
    visitor: NamedDependency[Visitor],
    request: Asker,
) -> Taken:
    """A new table with the same settings and seats; asked twice it is the same one."""
    return await rematches.rematch(lobby, code, data, address(request), visitor)


@post("/api/tables/{code:str}/after/{before:str}", takes_seat=True)
async def again(
    code: FromPath[str],
    before: FromPath[str],
    data: JSONBody[Rematch],
    lobby: NamedDependency[Lobby],
    visitor: NamedDependency[Visitor],
) -> Taken:
    """The second half of a rematch, where the new table is at another process than the old one (307)."""
    return await rematches.sit_again(lobby, code, before, data, visitor)


@post("/api/tables/{code:str}/branch", opens_table=True)
async def branch(
    code: FromPath[str],
    data: JSONBody[Branch],
    lobby: NamedDependency[Lobby],
    visitor: NamedDependency[Visitor],
) -> Taken:
    """A new table that goes on from a step of a finished game."""
    return await branching.branch(lobby, code, data, visitor)


ROUTES = [games, text, reach, let_in, create, info, faces, view, join, rematch, again, branch]
