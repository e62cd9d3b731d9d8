"""The site over HTTP: what it says of itself, and what it keeps of people."""

from litestar import Response, get
from litestar.di import NamedDependency
from litestar.params import FromQuery

from bedesten.server import stored
from bedesten.server.net.cache import Cache, told
from bedesten.server.protocol.site import SiteInfo, StoredThing
from bedesten.server.routes.tables import Asker
from bedesten.server.store import bulletins
from bedesten.server.tables.lobby import Lobby
from bedesten.server.words import known


@get("/api/site")
async def site(lobby: NamedDependency[Lobby], lang: FromQuery[str] = "en") -> SiteInfo:
    """Its name, its languages, its rules of conduct, and what whoever runs it has to say today."""
    spoken, about = known(lang), lobby.services.settings.site
    said = await lobby.services.store.run(bulletins.current)
    return SiteInfo(
        name=about.name,
        languages=about.spoken(),
        conduct=about.said(about.conduct, spoken),
        notice=about.said(said, spoken),
        free_text=about.free_text,
        children=about.children,
    )


@get("/api/stored", packed=True)
async def kept(
    cache: NamedDependency[Cache], request: Asker, lang: FromQuery[str] = "en"
) -> Response[list[StoredThing]]:
    """All that a site keeps of people and games, and until when."""
    spoken = known(lang)
    return told(request, await cache.made(("stored", spoken), lambda: stored.things(spoken)))


ROUTES = [site, kept]
