"""Puts the server together."""

import asyncio
import logging
from functools import partial
from typing import Any

from litestar import Litestar, Request, Response
from litestar._openapi.plugin import OpenAPIPlugin
from litestar.config.compression import CompressionConfig
from litestar.di import Provide
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin

from bedesten import __version__
from bedesten.server.admin import backup
from bedesten.server.bots.pool import BotPool
from bedesten.server.cluster.relay import Relay
from bedesten.server.errors import Moved, Onward, Refused
from bedesten.server.net.cache import Cache
from bedesten.server.net.lan import Lan
from bedesten.server.net.origins import same_site
from bedesten.server.ops import logs
from bedesten.server.people.hardness import Hardness
from bedesten.server.protocol.site import Problem
from bedesten.server.replay.day_studies import DayStudies
from bedesten.server.replay.exploring import Exploring
from bedesten.server.replay.laboratory import Laboratory
from bedesten.server.replay.replay import Films
from bedesten.server.replay.reviews import Reviews
from bedesten.server.routes import (
    admin,
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
    pages,
    passkeys,
    puzzles,
    records,
    replay,
    sandbox,
    sheet,
    site,
    tables,
    telling,
)
from bedesten.server.routes.replay import Replays
from bedesten.server.routes.socket import table_socket
from bedesten.server.routes.tables import Asker
from bedesten.server.settings import Settings
from bedesten.server.store.postgres import PostgresStore
from bedesten.server.store.sqlite import Store
from bedesten.server.tables.lobby import Lobby
from bedesten.server.tables.room import Services
from bedesten.server.telling.teller import Teller

HEADERS = {
    "Content-Security-Policy": pages.CSP,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
}
MOST_BYTES = 1 << 16
DESCRIPTION = "/api/schema"
SAFE = ("GET", "HEAD", "OPTIONS")
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
    telling,
    site,
)
# behind the password
KEEPERS = [admin.metrics, admin.admin, *keeper.ROUTES]
CALLS = [*(call for part in PARTS for call in part.ROUTES), admin.health]
PROBLEMS = {
    status: ResponseSpec(Problem, description=said, generate_examples=False)
    for status, said in {
        400: "not understood; says what was expected",
        403: "not yours",
        404: "there is none",
        409: "not now",
        413: "too big",
        429: "too many; Retry-After says when to ask again",
        503: "the server cannot save just now",
    }.items()
}
for call in CALLS:
    call.responses = PROBLEMS
for call in KEEPERS:
    call.opt["keeper"] = True
log = logging.getLogger(__name__)


def make_app(
    settings: Settings, store: Store, lan: Lan | None = None, pool: BotPool | None = None
) -> Litestar | Relay:
    """The store is opened by the caller, who can say in one line why it cannot be."""
    logs.count_errors()
    pool = pool or BotPool(settings.bot_workers, settings.bot_seconds, settings.bot_patience)
    lobby = Lobby(Services(settings, store, pool))
    lobby.services.metrics.registry.register(admin.Numbers(lobby))
    cache = Cache()
    replays = Replays(lobby, cache, Films(settings.review_seconds > 0))
    reviews = Reviews(lobby.services)
    exploring = Exploring(lobby.services)
    laboratory = Laboratory(lobby.services)
    day_studies = DayStudies(lobby, reviews)
    hardness = Hardness(store)
    teller = Teller(lobby)
    around = lan or Lan()

    async def admit(request: Asker) -> None:
        """Before the body is read: what is refused for what it says counts as much."""
        lobby.turnstile.admit(tables.address(request))
        if request.method not in SAFE and not same_site(request.headers, request.scope["scheme"]):
            raise Refused(403, "a page of another site may not ask this")
        if request.route_handler.opt.get("keeper"):
            await admin.unlock(request, lobby)
        if request.url.path.startswith(DESCRIPTION):
            await asyncio.to_thread(app.plugins.get(OpenAPIPlugin).provide_openapi_schema)  # worked out once
        if store.dead() and request.url.path.startswith(
            (
                "/api/tables",
                "/api/me",
                "/api/players",
                "/api/open",
                "/api/playing",
                "/api/deals",
                "/api/explorer",
                "/api/duplicates",
                "/api/telling",
            )
        ):
            raise Refused(503, "the server cannot save just now: ask again", 1)
        if request.route_handler.opt.get("opens_table"):
            lobby.door.admit(tables.address(request))

    app = Litestar(
        before_request=admit,
        route_handlers=[
            *CALLS,
            *KEEPERS,
            table_socket,
            book.book,
            manifest.manifest,
            pages.front,
            pages.page,
        ],
        dependencies={
            "lobby": Provide(lambda: lobby, sync_to_thread=False),
            "cache": Provide(lambda: cache, sync_to_thread=False),
            "replays": Provide(lambda: replays, sync_to_thread=False),
            "reviews": Provide(lambda: reviews, sync_to_thread=False),
            "exploring": Provide(lambda: exploring, sync_to_thread=False),
            "laboratory": Provide(lambda: laboratory, sync_to_thread=False),
            "hardness": Provide(lambda: hardness, sync_to_thread=False),
            "teller": Provide(lambda: teller, sync_to_thread=False),
            "lan": Provide(lambda: around, sync_to_thread=False),
            "settings": Provide(lambda: settings, sync_to_thread=False),
            "visitor": Provide(me.visitor),
            "sheet": Provide(sheet.written),
        },
        on_startup=[
            teller.start,
            exploring.start,
            lobby.start,
            day_studies.start,
            partial(backup.open_door, lobby),
        ],
        on_shutdown=[exploring.stop, laboratory.stop, reviews.stop, teller.stop, lobby.stop],
        exception_handlers={
            Refused: refused,
            HTTPException: failed,
            RecursionError: too_deep,
            UnicodeDecodeError: no_text,
            Moved: moved,
            Onward: onward,
            Exception: broken,
        },
        logging_config=None,
        compression_config=CompressionConfig(
            backend="gzip",
            gzip_compress_level=6,
            minimum_size=1024,
            exclude="^/ws",
            exclude_opt_key="packed",  # what is kept is kept compressed too
        ),
        request_max_body_size=MOST_BYTES,
        openapi_config=OpenAPIConfig(
            "bedesten",
            __version__,
            path=DESCRIPTION,
            use_handler_docstrings=True,
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
        ),
        response_headers=HEADERS,
    )
    return Relay(app, lobby, store) if isinstance(store, PostgresStore) else app


def refused(_: Request[Any, Any, Any], no: Refused) -> Response[Problem]:
    headers = HEADERS if no.retry_after is None else HEADERS | {"Retry-After": str(no.retry_after)}
    if no.status == 429:
        headers = headers | {"Connection": "close"}  # who asks too much does not keep a place
    return Response(Problem(str(no)), status_code=no.status, headers=headers)


def failed(_: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    extra = error.extra if isinstance(error, ValidationException) else None
    headers = HEADERS | dict(error.headers or {})  # with 405 comes what is allowed
    return Response(Problem(error.detail, extra), status_code=error.status_code, headers=headers)


def too_deep(_: Request[Any, Any, Any], error: RecursionError) -> Response[Problem]:
    return Response(Problem("this is nested too deeply"), status_code=400, headers=HEADERS)


def no_text(_: Request[Any, Any, Any], error: UnicodeDecodeError) -> Response[Problem]:
    return Response(Problem("this is not UTF-8"), status_code=400, headers=HEADERS)


def moved(_: Request[Any, Any, Any], error: Moved) -> Response[Problem]:
    again = HEADERS | {"Retry-After": "1"}
    return Response(Problem(f"{error}: ask again"), status_code=503, headers=again)


def onward(_: Request[Any, Any, Any], to: Onward) -> Response[None]:
    return Response(None, status_code=307, headers=HEADERS | {"Location": to.path})


def broken(_: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    log.error("a request failed", exc_info=error)
    return Response(Problem("the server failed"), status_code=500, headers=HEADERS)
