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
from bedesten.server.routes.costs import COLLECTED, LOOKED_UP
from bedesten.server.routes.tables import Asker, address
from bedesten.server.store import players
from bedesten.server.store.players import LINK, WORDS
from bedesten.server.tables import leaving
from bedesten.server.tables.lobby import Lobby
from bedesten.server.tables.names import checked_name


async def visitor(
    lobby: NamedDependency[Lobby],
    request: Asker,
    key: Annotated[str, HeaderParameter(name="Bedesten-Key")] = "",
) -> Visitor:
    """Whoever asks; most calls are answered without a key, too. Who is banned takes no seat."""
    who = await recognised(lobby.services.store, key)
    if who.banned and {"opens_table", "takes_seat"} & {*request.route_handler.opt}:
        raise Refused(403, "whoever runs this site does not let you play here")
    return who


def keyholder(visitor: NamedDependency[Visitor]) -> Visitor:
    """Who shows a key."""
    if not visitor.key_hash:
        raise Refused(403, "Bedesten-Key: expected the key of a browser")
    return visitor


def guest(keyholder: NamedDependency[Visitor], lobby: NamedDependency[Lobby], request: Asker) -> Visitor:
    """Who shows a key; one that is new here counts like somebody who opens a table."""
    if not keyholder.known:
        lobby.door.admit(address(request))
    return keyholder


def player(visitor: NamedDependency[Visitor]) -> Visitor:
    """Who is known by their key."""
    if not visitor.known:
        raise Refused(404, "nothing is known of this key")
    return visitor


@get("/api/me")
async def me(lobby: NamedDependency[Lobby], visitor: NamedDependency[Visitor]) -> Me:
    """What is known of whoever shows this key."""
    return await lobby.services.store.run(lambda db: keeping.told(db, visitor))


@post("/api/me")
async def about_me(
    data: JSONBody[AboutMe], lobby: NamedDependency[Lobby], guest: NamedDependency[Visitor]
) -> Me:
    """What one is called at new tables, and by which emblem; both may be left out."""
    name = checked_name(data.name)
    if data.emblem and data.emblem not in COLOURS:
        raise Refused(400, f"emblem: expected one of {', '.join(COLOURS)}, or nothing")
    shown = data.shown == "everybody"
    return await lobby.services.store.run(lambda db: keeping.describe(db, guest, name, data.emblem, shown))


@get("/api/me/tables")
async def my_tables(lobby: NamedDependency[Lobby], visitor: NamedDependency[Visitor]) -> list[MyTable]:
    """The newest first; an empty list for whoever is not known."""
    return await lobby.services.store.run(lambda db: keeping.tables(db, visitor.id))


@get("/api/me/keepsakes", costs=LOOKED_UP)
async def my_keepsakes(lobby: NamedDependency[Lobby], visitor: NamedDependency[Visitor]) -> list[Keepsake]:
    """What has happened to whoever asks, and what has not yet; an empty list for whoever is not known."""
    return await lobby.services.store.run(lambda db: keepsakes.told(db, visitor.id) if visitor.known else [])


@get("/api/me/everything", costs=COLLECTED)
async def everything(lobby: NamedDependency[Lobby], player: NamedDependency[Visitor]) -> Everything:
    """With the records of the games, which whoever asks may fetch, it is all there is."""
    return await lobby.services.store.run(lambda db: keeping.everything(db, player))


@post("/api/me/words")
async def keep_by_words(
    data: JSONBody[NewKey], lobby: NamedDependency[Lobby], guest: NamedDependency[Visitor]
) -> Me:
    """Only the hash of what the words come to is ever sent; new words take the place of old ones."""
    return await lobby.services.store.run(lambda db: keeping.keep(db, guest, WORDS, data.secret))


@post("/api/me/link")
async def link(
    data: JSONBody[NewKey], lobby: NamedDependency[Lobby], guest: NamedDependency[Visitor]
) -> LinkMade:
    """For one other browser, once, within minutes."""
    until = keeping.link_until()
    await lobby.services.store.run(lambda db: keeping.keep(db, guest, LINK, data.secret, until))
    return LinkMade(until)


@post("/api/me/join")
async def join_me(
    data: JSONBody[OpenWith], lobby: NamedDependency[Lobby], keyholder: NamedDependency[Visitor]
) -> Me:
    """This browser belongs to the player of a link or of six words from now on."""
    secret = token_hash(data.secret)
    return await leaving.followed(
        lobby, await lobby.services.store.run(lambda db: keeping.join(db, keyholder, secret))
    )


@get("/api/me/keys")
async def my_keys(lobby: NamedDependency[Lobby], visitor: NamedDependency[Visitor]) -> list[MyKey]:
    """What keeps whoever asks: browsers, six words, passkeys; an empty list for whoever is not known."""
    return await lobby.services.store.run(lambda db: keeping.keepers(db, visitor) if visitor.known else [])


@post("/api/me/revoke")
async def revoke(
    data: JSONBody[Revoke], lobby: NamedDependency[Lobby], player: NamedDependency[Visitor]
) -> Me:
    """One of them opens nothing any more."""
    me = await lobby.services.store.run(lambda db: keeping.revoke(db, player, data.id))
    return await leaving.followed(lobby, me)


@post("/api/me/leave")
async def leave_me(lobby: NamedDependency[Lobby], player: NamedDependency[Visitor]) -> Ok:
    """This browser forgets its player, whom something else must keep."""
    await lobby.services.store.run(lambda db: keeping.leave(db, player))
    return Ok(True)


@post("/api/me/delete")
async def delete_me(lobby: NamedDependency[Lobby], player: NamedDependency[Visitor]) -> Deleted:
    """Everything; where somebody else played along, somebody sat there."""
    left = await leaving.leave_all(lobby, player.id)
    if not left:
        await lobby.services.store.run(lambda db: players.erase(db, player.id))
        await lobby.services.store.scrub()
    return Deleted(left)


@post("/api/tables/{code:str}/claim", takes_seat=True)
async def claim(
    code: FromPath[str], data: JSONBody[Claim], lobby: NamedDependency[Lobby], guest: NamedDependency[Visitor]
) -> Claimed:
    """Seats whose secrets this browser holds become its player's."""
    hashes = [token_hash(token) for token in data.tokens]
    return Claimed(await leaving.claim(await lobby.room(code), guest, hashes))


@post("/api/tables/{code:str}/leave")
async def leave_table(
    code: FromPath[str], lobby: NamedDependency[Lobby], player: NamedDependency[Visitor]
) -> Ok:
    """Give up every seat there, for good."""
    await leaving.leave(await lobby.room(code), player.id)
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
