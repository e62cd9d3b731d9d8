"""Passkeys over HTTP: what one is asked to sign, a new one, and coming back by one."""

import asyncio

from litestar import post
from litestar.di import NamedDependency
from litestar.params import JSONBody

from bedesten.server.people import passkeys
from bedesten.server.people.visitor import Visitor
from bedesten.server.protocol.people import Challenge, Me, Signed
from bedesten.server.routes.costs import CHECKED
from bedesten.server.routes.tables import Asker
from bedesten.server.tables import leaving
from bedesten.server.tables.lobby import Lobby


def origin(request: Asker) -> str:
    """Of the page that asks: that it is one of this site was found out before."""
    return request.headers.get("origin", "")


@post("/api/me/passkey/ask")
async def ask(keyholder: NamedDependency[Visitor], request: Asker) -> Challenge:
    """What a passkey has to sign within five minutes, for this browser alone."""
    return passkeys.asked(keyholder, origin(request))


@post("/api/me/passkey", costs=CHECKED)
async def keep_by_passkey(
    data: JSONBody[Signed], lobby: NamedDependency[Lobby], guest: NamedDependency[Visitor], request: Asker
) -> Me:
    """A new passkey of whoever asks; only its public half is stored."""
    made = await asyncio.to_thread(passkeys.made, guest, origin(request), data.credential)
    return await lobby.services.store.run(lambda db: passkeys.keep(db, guest, made))


@post("/api/me/passkey/open", costs=CHECKED)
async def open_with_passkey(
    data: JSONBody[Signed], lobby: NamedDependency[Lobby], keyholder: NamedDependency[Visitor], request: Asker
) -> Me:
    """This browser belongs to the player of a passkey from now on."""
    store = lobby.services.store
    passkey = await store.run(lambda db: passkeys.find(db, data.credential.get("id")))
    uses = await asyncio.to_thread(passkeys.signed, keyholder, origin(request), data.credential, passkey)
    me = await store.run(lambda db: passkeys.open_with(db, keyholder, passkey, uses))
    return await leaving.followed(lobby, me)


ROUTES = [ask, keep_by_passkey, open_with_passkey]
