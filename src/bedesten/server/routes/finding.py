"""Open tables over HTTP."""

from litestar import get
from litestar.di import NamedDependency
from litestar.params import FromQuery

from bedesten.server.protocol.tables import OpenTable
from bedesten.server.routes.tables import Asker, address
from bedesten.server.tables import finding
from bedesten.server.tables.lobby import Lobby
from bedesten.server.words import known

LISTED = 5  # what the list costs, in plain requests


@get("/api/open")
async def open_tables(
    lobby: NamedDependency[Lobby], request: Asker, lang: FromQuery[str] = "en"
) -> list[OpenTable]:
    """Tables that were opened for everybody and wait for players, the newest first."""
    lobby.turnstile.admit(address(request), LISTED)
    spoken = known(lang)
    return await lobby.services.store.run(lambda db: finding.waiting(db, spoken))


ROUTES = [open_tables]
