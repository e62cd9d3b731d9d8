"""For whoever keeps the house: is it well, and its numbers behind a password."""

import asyncio
import hmac
from base64 import b64decode
from html import escape
from typing import Any

from litestar import MediaType, Request, Response, get
from litestar.di import NamedDependency

from bedesten import __version__
from bedesten.server import rows
from bedesten.server.errors import Refused
from bedesten.server.http import address
from bedesten.server.lobby import Lobby
from bedesten.server.metrics import Histogram, gauge
from bedesten.server.protocol import Ok

ASK = {"WWW-Authenticate": 'Basic realm="bedesten"'}
PAGE = """<!doctype html><html lang="en"><meta charset="utf-8"><title>bedesten: the house</title>
<h1>The house</h1><table>{rows}</table><p>Numbers for Prometheus: <a href="/metrics">/metrics</a>.</p></html>
"""


@get("/health")
async def health(lobby: NamedDependency[Lobby]) -> Response[Ok]:
    """503 while nothing can be saved."""
    well = not lobby.house.store.trouble
    return Response(Ok(well), status_code=200 if well else 503)


@get("/metrics", include_in_schema=False, media_type=MediaType.TEXT)
async def metrics(request: Request[Any, Any, Any], lobby: NamedDependency[Lobby]) -> Response[str]:
    if refusal := await closed(request, lobby):
        return refusal
    house = lobby.house
    lines = [
        *gauge("bedesten_tables_open", "tables in memory", len(lobby.rooms)),
        *gauge("bedesten_sockets", "connections to tables", sockets(lobby)),
        *gauge("bedesten_store_waits", "1 while nothing can be saved", float(bool(house.store.trouble))),
        *house.metrics.action.lines("bedesten_action_seconds", "from an answer to its broadcast"),
        *house.metrics.bot.lines("bedesten_bot_seconds", "a bot's answer"),
        *house.store.latency.lines("bedesten_store_seconds", "a durable transaction"),
    ]
    return Response("\n".join([*lines, ""]), media_type="text/plain; version=0.0.4")


@get("/admin", include_in_schema=False)
async def admin(request: Request[Any, Any, Any], lobby: NamedDependency[Lobby]) -> Response[str]:
    if refusal := await closed(request, lobby):
        return refusal
    house = lobby.house
    kept = await house.store.run(rows.by_status)
    facts = {
        "version": __version__,
        "store": house.store.trouble or "is well",
        **{f"tables {status}": str(number) for status, number in sorted(kept.items())},
        "tables in memory": str(len(lobby.rooms)),
        "connections": str(sockets(lobby)),
        "answers": told(house.metrics.action),
        "bots": told(house.metrics.bot),
        "transactions": told(house.store.latency),
    }
    cells = "".join(
        f"<tr><th>{escape(name)}</th><td>{escape(value)}</td></tr>" for name, value in facts.items()
    )
    return Response(PAGE.format(rows=cells), media_type=MediaType.HTML)


def told(found: Histogram) -> str:
    return f"{found.number()}, 95 % within {found.quantile(0.95) * 1000:g} ms"


def sockets(lobby: Lobby) -> int:
    return sum(len(room.crowd.members) for room in lobby.rooms.values())


async def closed(request: Request[Any, Any, Any], lobby: Lobby) -> Response[str] | None:
    """Without a password nobody is told that there is anything; a wrong one is asked for again, after a
    while, and an address that has sent too many is not heard at all, however right the next one is."""
    settings = lobby.house.settings
    if not settings.admin:
        raise Refused(404, f"there is nothing at {request.url.path}")
    if wait := lobby.strikes.out(address(request)):
        raise Refused(429, "too many wrong passwords: ask again later", wait)
    said = request.headers.get("authorization")
    if said is not None:
        if hmac.compare_digest(password(said).encode(), settings.admin.encode()):
            return None
        lobby.strikes.give(address(request))  # before the pause: a thousand at once count as a thousand
        await asyncio.sleep(settings.admin_pause)
    return Response("a password is needed", status_code=401, headers=ASK, media_type=MediaType.TEXT)


def password(header: str) -> str:
    """Of HTTP Basic; the name does not matter."""
    try:
        return b64decode(header.removeprefix("Basic "), validate=True).decode().partition(":")[2]
    except ValueError:
        return ""
