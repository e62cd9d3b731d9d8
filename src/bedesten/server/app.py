"""Puts the server together."""

import asyncio
from functools import partial
from typing import Any

from litestar import Litestar
from litestar._openapi.plugin import OpenAPIPlugin
from litestar.config.compression import CompressionConfig
from litestar.di import Provide
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from bedesten import __version__
from bedesten.server.admin import backup
from bedesten.server.bots.pool import BotPool
from bedesten.server.cluster.relay import Relay
from bedesten.server.errors import Refused
from bedesten.server.net.cache import Cache
from bedesten.server.net.lan import Lan
from bedesten.server.net.origins import same_site
from bedesten.server.notifications.notifier import Notifier
from bedesten.server.ops import logs
from bedesten.server.people.hardness import Hardness
from bedesten.server.replay.day_studies import DayStudies
from bedesten.server.replay.exploring import Exploring
from bedesten.server.replay.laboratory import Laboratory
from bedesten.server.replay.replay import Films
from bedesten.server.replay.reviews import Reviews
from bedesten.server.routes import (
    admin,
    backups,
    book,
    deals,
    explorer,
    finding,
    history,
    inviting,
    keeper,
    lessons,
    manifest,
    me,
    notifications,
    pages,
    passkeys,
    problems,
    puzzles,
    records,
    replay,
    reports,
    sandbox,
    sheet,
    site,
    tables,
)
from bedesten.server.routes.replay import Replays
from bedesten.server.routes.socket import table_socket
from bedesten.server.routes.tables import Asker
from bedesten.server.settings import Settings
from bedesten.server.store.postgres import PostgresStore
from bedesten.server.store.sqlite import Store
from bedesten.server.tables.lobby import Lobby
from bedesten.server.tables.room import Services

MOST_BYTES = 1 << 16
DESCRIPTION = "/api/schema"
SAFE = ("GET", "HEAD", "OPTIONS")
# what cannot be answered without the store
STORED = tuple(
    f"/api/{each}"
    for each in ["tables", "me", "players", "open", "playing", "deals", "explorer", "duplicates", "telling"]
)
COMPRESSION = CompressionConfig(
    backend="gzip",
    gzip_compress_level=6,
    minimum_size=1024,
    exclude="^/ws",
    exclude_opt_key="packed",  # what is kept is kept compressed too
)
OPENAPI = OpenAPIConfig(
    "bedesten",
    __version__,
    path=DESCRIPTION,
    use_handler_docstrings=True,
    render_plugins=[JsonRenderPlugin(path="/openapi.json")],
)
PARTS = (
    tables,
    replay,
    records,
    lessons,
    puzzles,
    explorer,
    sandbox,
    me,
    passkeys,
    history,
    finding,
    inviting,
    deals,
    notifications,
    site,
)
# behind the password
KEEPERS = [admin.metrics, admin.admin, *keeper.ROUTES, *reports.ROUTES, *backups.ROUTES]
CALLS = [*(call for part in PARTS for call in part.ROUTES), admin.health]
for call in CALLS:
    call.responses = problems.PROBLEMS
for call in KEEPERS:
    call.opt["keeper"] = True


def make_app(
    settings: Settings, store: Store, lan: Lan | None = None, pool: BotPool | None = None
) -> Litestar | Relay:
    """The store is opened by the caller, who can say in one line why it cannot be."""
    logs.count_errors()
    pool = pool or BotPool(settings.bot_workers, settings.bot_seconds, settings.bot_patience)
    lobby = Lobby(Services(settings, store, pool))
    lobby.services.metrics.registry.register(admin.Numbers(lobby))
    parts = Parts(lobby, lan or Lan())
    app = Litestar(
        before_request=partial(admit, lobby),
        route_handlers=[
            *CALLS,
            *KEEPERS,
            table_socket,
            book.book,
            manifest.manifest,
            pages.front,
            pages.page,
        ],
        dependencies=parts.provided(),
        on_startup=parts.starting(),
        on_shutdown=parts.stopping(),
        exception_handlers=problems.HANDLERS,
        logging_config=None,
        compression_config=COMPRESSION,
        request_max_body_size=MOST_BYTES,
        openapi_config=OPENAPI,
        response_headers=problems.HEADERS,
    )
    return Relay(app, lobby, store) if isinstance(store, PostgresStore) else app


async def admit(lobby: Lobby, request: Asker) -> None:
    """Before the body is read: what is refused for what it says counts as much."""
    path, opt, where = request.url.path, request.route_handler.opt, tables.address(request)
    lobby.turnstile.admit(where)
    if request.method not in SAFE and not same_site(request.headers, request.scope["scheme"]):
        raise Refused(403, "a page of another site may not request this")
    if opt.get("keeper"):
        await admin.unlock(request, lobby)
    if path.startswith(DESCRIPTION):
        await asyncio.to_thread(
            request.app.plugins.get(OpenAPIPlugin).provide_openapi_schema
        )  # worked out once
    if lobby.services.store.dead() and path.startswith(STORED):
        raise Refused(503, "the server cannot save just now: ask again", 1)
    if "costs" in opt:
        lobby.turnstile.admit(where, opt["costs"])
    if opt.get("opens_table"):
        lobby.door.admit(where)


def always(thing: object) -> Provide:
    return Provide(lambda: thing, sync_to_thread=False)


class Parts:
    """What calls are given by name, and what runs as long as the server does."""

    def __init__(self, lobby: Lobby, lan: Lan) -> None:
        services = lobby.services
        self.lobby = lobby
        self.cache = Cache()
        self.replays = Replays(lobby, self.cache, Films(services.settings.review_seconds > 0))
        self.reviews = Reviews(services)
        self.exploring = Exploring(services)
        self.laboratory = Laboratory(services)
        self.hardness = Hardness(services.store)
        self.notifier = Notifier(lobby)
        self.lan = lan
        self.settings = services.settings

    def provided(self) -> dict[str, Provide]:
        people = {
            each.__name__: Provide(each, sync_to_thread=False) for each in (me.keyholder, me.guest, me.player)
        }
        asked = {"visitor": Provide(me.visitor), "sheet": Provide(sheet.written)}
        return {name: always(thing) for name, thing in vars(self).items()} | asked | people

    def starting(self) -> list[Any]:
        studies = DayStudies(self.lobby, self.reviews)
        start_door = partial(backup.open_door, self.lobby)
        return [self.notifier.start, self.exploring.start, self.lobby.start, studies.start, start_door]

    def stopping(self) -> list[Any]:
        return [
            each.stop for each in (self.exploring, self.laboratory, self.reviews, self.notifier, self.lobby)
        ]
