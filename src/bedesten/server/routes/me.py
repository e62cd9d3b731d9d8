"""A player over HTTP: what they are called, what keeps them, where they sit; and leaving without a trace."""

from typing import Annotated

from litestar import get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, HeaderParameter, JSONBody

from bedesten.core.play.record import COLOURS
from bedesten.server.codes import token_hash
from bedesten.server.errors import Refused
from bedesten.server.people import keeping, keepsakes
from bedesten.server.people.visitor import Visitor, recognised
from bedesten.server.protocol.people import (
    AboutMe,
    Claim,
    Claimed,
    Deleted,
    Everything,
    Keepsake,
    LinkMade,
    Me,
    MyKey,
    MyTable,
    NewKey,
    OpenWith,
    Revoke,
)
from bedesten.server.protocol.site import Ok
from bedesten.server.routes.tables import Asker, address
from bedesten.server.store import players
from bedesten.server.store.players import LINK, WORDS
from bedesten.server.tables import leaving
from bedesten.server.tables.lobby import Lobby
from bedesten.server.tables.names import checked_name

ALL, LOOKED_UP = 20, 5  # what everything costs, and what is looked up, in plain requests


async def visitor(
    lobby: NamedDependency[Lobby],
    request: Asker,
    key: Annotated[str, HeaderParameter(name="Bedesten-Key")] = "",
) -> Visitor:
    """Whoever asks; most calls are answered without a key, too. Who is banned takes no seat."""
    who = await recognised(lobby.services.store, key)
    if who.banned and {"opens_table", "takes_seat"} & {*request.route_handler.opt}:
        raise Refused(403, "whoever keeps the site does not let you play here")
    return who


def keyed(who: Visitor) -> Visitor:
    """Who shows a key."""
    if not who.key_hash:
        raise Refused(403, "Bedesten-Key: expected the key of a browser")
    return who


def admitted(visitor: Visitor, lobby: Lobby, request: Asker) -> Visitor:
    """Who shows a key; one that is new here counts like somebody who opens a table."""
    who = keyed(visitor)
    if not who.known:
        lobby.door.admit(address(request))
    return who


def known(who: Visitor) -> Visitor:
    if not who.known:
        raise Refused(404, "nothing is known of this key")
    return who


@get("/api/me")
async def me(lobby: NamedDependency[Lobby], visitor: NamedDependency[Visitor]) -> Me:
    """What is known of whoever shows this key."""
    return await lobby.services.store.run(lambda db: keeping.told(db, visitor))


@post("/api/me")
async def about_me(
    data: JSONBody[AboutMe],
    lobby: NamedDependency[Lobby],
    visitor: NamedDependency[Visitor],
    request: Asker,
) -> Me:
    """What one is called at new tables, and by which emblem; both may be left out."""
    who = admitted(visitor, lobby, request)
    name = checked_name(data.name)
    if data.emblem and data.emblem not in COLOURS:
        raise Refused(400, f"emblem: expected one of {', '.join(COLOURS)}, or nothing")
    shown = data.shown == "everybody"
    return await lobby.services.store.run(lambda db: keeping.describe(db, who, name, data.emblem, shown))


@get("/api/me/tables")
async def my_tables(lobby: NamedDependency[Lobby], visitor: NamedDependency[Visitor]) -> list[MyTable]:
    """The newest first; an empty list for whoever is not known."""
    return await lobby.services.store.run(lambda db: keeping.tables(db, visitor.id))


@get("/api/me/keepsakes")
async def my_keepsakes(
    lobby: NamedDependency[Lobby], visitor: NamedDependency[Visitor], request: Asker
) -> list[Keepsake]:
    """What has happened to whoever asks, and what has not yet; an empty list for whoever is not known."""
    lobby.turnstile.admit(address(request), LOOKED_UP)
    return await lobby.services.store.run(lambda db: keepsakes.told(db, visitor.id) if visitor.known else [])


@get("/api/me/everything")
async def everything(
    lobby: NamedDependency[Lobby], visitor: NamedDependency[Visitor], request: Asker
) -> Everything:
    """With the records of the games, which whoever asks may fetch, it is all there is."""
    who = known(visitor)
    lobby.turnstile.admit(address(request), ALL)
    return await lobby.services.store.run(lambda db: keeping.everything(db, who))


@post("/api/me/words")
async def keep_by_words(
    data: JSONBody[NewKey], lobby: NamedDependency[Lobby], visitor: NamedDependency[Visitor], request: Asker
) -> Me:
    """Only the hash of what the words come to is ever sent; new words take the place of old ones."""
    who = admitted(visitor, lobby, request)
    return await lobby.services.store.run(lambda db: keeping.keep(db, who, WORDS, data.secret))


@post("/api/me/link")
async def link(
    data: JSONBody[NewKey], lobby: NamedDependency[Lobby], visitor: NamedDependency[Visitor], request: Asker
) -> LinkMade:
    """For one other browser, once, within minutes."""
    who = admitted(visitor, lobby, request)
    until = keeping.link_until()
    await lobby.services.store.run(lambda db: keeping.keep(db, who, LINK, data.secret, until))
    return LinkMade(until)


@post("/api/me/join")
async def join_me(
    data: JSONBody[OpenWith], lobby: NamedDependency[Lobby], visitor: NamedDependency[Visitor]
) -> Me:
    """This browser belongs to the player of a link or of six words from now on."""
    who = keyed(visitor)
    secret = token_hash(data.secret)
    return await leaving.followed(
        lobby, await lobby.services.store.run(lambda db: keeping.join(db, who, secret))
    )


@get("/api/me/keys")
async def my_keys(lobby: NamedDependency[Lobby], visitor: NamedDependency[Visitor]) -> list[MyKey]:
    """What keeps whoever asks: browsers, six words, passkeys; an empty list for whoever is not known."""
    return await lobby.services.store.run(lambda db: keeping.keepers(db, visitor) if visitor.known else [])


@post("/api/me/revoke")
async def revoke(
    data: JSONBody[Revoke], lobby: NamedDependency[Lobby], visitor: NamedDependency[Visitor]
) -> Me:
    """One of them opens nothing any more."""
    who = known(visitor)
    me = await lobby.services.store.run(lambda db: keeping.revoke(db, who, data.id))
    return await leaving.followed(lobby, me)


@post("/api/me/leave")
async def leave_me(lobby: NamedDependency[Lobby], visitor: NamedDependency[Visitor]) -> Ok:
    """This browser forgets its player, whom something else must keep."""
    await lobby.services.store.run(lambda db: keeping.leave(db, known(visitor)))
    return Ok(True)


@post("/api/me/delete")
async def delete_me(lobby: NamedDependency[Lobby], visitor: NamedDependency[Visitor]) -> Deleted:
    """Everything; where somebody else played along, somebody sat there."""
    left = await leaving.leave_all(lobby, known(visitor).id)
    if not left:
        await lobby.services.store.run(lambda db: players.erase(db, visitor.id))
        await lobby.services.store.scrub()
    return Deleted(left)


@post("/api/tables/{code:str}/claim", takes_seat=True)
async def claim(
    code: FromPath[str],
    data: JSONBody[Claim],
    lobby: NamedDependency[Lobby],
    visitor: NamedDependency[Visitor],
    request: Asker,
) -> Claimed:
    """Seats whose secrets this browser holds become its player's."""
    who = admitted(visitor, lobby, request)
    hashes = [token_hash(token) for token in data.tokens]
    return Claimed(await leaving.claim(await lobby.room(code), who, hashes))


@post("/api/tables/{code:str}/leave")
async def leave_table(
    code: FromPath[str], lobby: NamedDependency[Lobby], visitor: NamedDependency[Visitor]
) -> Ok:
    """Give up every seat there, for good."""
    await leaving.leave(await lobby.room(code), known(visitor).id)
    return Ok(True)


ROUTES = [
    me,
    about_me,
    my_tables,
    my_keepsakes,
    everything,
    keep_by_words,
    link,
    join_me,
    my_keys,
    revoke,
    leave_me,
    delete_me,
    claim,
    leave_table,
]
