"""For whoever runs the site: is it well, and its numbers behind a password."""

import asyncio
import hmac
import os
import sys
from base64 import b64decode
from collections.abc import Iterator, Mapping
from html import escape
from pathlib import Path
from typing import Any

from litestar import MediaType, Request, Response, get
from litestar.di import NamedDependency
from litestar.exceptions import HTTPException
from prometheus_client import CONTENT_TYPE_PLAIN_0_0_4, generate_latest
from prometheus_client.core import CounterMetricFamily as Counter
from prometheus_client.core import GaugeMetricFamily as Gauge
from prometheus_client.metrics_core import Metric
from prometheus_client.registry import Collector

from bedesten import __version__
from bedesten.core.guide import guard
from bedesten.server.errors import Refused
from bedesten.server.ops import logs
from bedesten.server.ops.metrics import told
from bedesten.server.protocol.site import Ok
from bedesten.server.routes.sheet import Sheet, line, link
from bedesten.server.routes.tables import address
from bedesten.server.store import rows
from bedesten.server.tables.lobby import Lobby

ASK = {"WWW-Authenticate": 'Basic realm="bedesten"'}


@get("/health")
async def health(lobby: NamedDependency[Lobby]) -> Response[Ok]:
    """503 while nothing can be saved or a part of the server does not run; says which."""
    dead = unwell(lobby)
    return Response(Ok(not dead, dead), status_code=503 if dead else 200)


def unwell(lobby: Lobby) -> list[str]:
    """The names of what does not run."""
    store = ["store"] if lobby.services.store.dead() else []
    return [*store, *lobby.services.supervisor.dead()]


@get("/metrics", include_in_schema=False, media_type=MediaType.TEXT)
async def metrics(lobby: NamedDependency[Lobby]) -> Response[str]:
    text = generate_latest(lobby.services.metrics.registry).decode()
    return Response(text, media_type=CONTENT_TYPE_PLAIN_0_0_4)


class Numbers(Collector):
    """What is counted only when somebody asks."""

    def __init__(self, lobby: Lobby) -> None:
        self.lobby = lobby

    def collect(self) -> Iterator[Metric]:
        lobby, services = self.lobby, self.lobby.services
        dead = bool(services.store.dead())
        yield Gauge("bedesten_tables_open", "tables in memory", len(lobby.rooms))
        yield Gauge("bedesten_sockets", "connections to tables", lobby.sockets())
        yield Gauge("bedesten_store_waits", "1 while nothing can be saved", dead)
        yield Gauge("bedesten_bots_waiting", "questions no process thinks about yet", services.pool.waiting())
        yield by_label("bedesten_not_shown", "what could not be shown, by kind", "piece", not_shown())
        yield by_label("bedesten_bots_relieved", "bots that were answered for", "why", services.pool.relieved)
        yield by_label("bedesten_relayed", "passed on to another process", "kind", services.metrics.relayed)
        yield by_label("bedesten_told", "notices, by way and how it went", "how", services.metrics.told)
        yield from services.store.latency.collect()


def by_label(name: str, help_text: str, label: str, counts: Mapping[str, int]) -> Counter:
    """How often each of several things happened since the start."""
    counter = Counter(name, help_text, labels=[label])
    for value, count in counts.items():
        counter.add_metric([value], count)
    return counter


@get("/admin", include_in_schema=False)
async def admin(lobby: NamedDependency[Lobby], sheet: NamedDependency[Sheet]) -> Response[str]:
    """How the site does."""
    services = lobby.services
    kept = await services.store.run(rows.by_status)
    facts = {
        "version": __version__,
        "store": services.store.dead() or sheet.say("is.well"),
        "dead": ", ".join(services.supervisor.dead()) or sheet.say("is.nothing"),
        **{f"tables_{status}": str(number) for status, number in sorted(kept.items())},
        "rooms": str(len(lobby.rooms)),
        "sockets": str(lobby.sockets()),
        "memory": f"{memory():.0f} MB",
        "processes": str(services.pool.processes()),
        "questions": str(services.pool.waiting()),
        "relieved": ", ".join(sheet.say(f"is.{why}", count=n) for why, n in services.pool.relieved.items()),
        "answers": sheet.say("is.times", **told(services.metrics.action)),
        "bots": sheet.say("is.times", **told(services.metrics.bot)),
        "transactions": sheet.say("is.times", **told(services.store.latency)),
        "not_shown": str(guard.failures.total()),
        "errors": str(logs.ERRORS.count),
    }
    numbers = f"<p>{escape(sheet.say('say.numbers'))} {link('/metrics', '/metrics')}</p>"
    return sheet.page("site", sheet.facts(facts), *map(line, logs.ERRORS.last), numbers)


def memory() -> float:
    """Of this process, in MB; what it had at most where the system does not say what it has."""
    try:
        pages = int(Path("/proc/self/statm").read_text("ascii").split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE") / 1e6
    except (OSError, ValueError):
        return peak()


def peak() -> float:
    if sys.platform == "win32":
        return 0.0
    import resource

    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return most / (1e6 if sys.platform == "darwin" else 1e3)


def not_shown() -> dict[str, int]:
    """By kind, those that never failed too."""
    return {piece: guard.failures[piece] for piece in guard.PIECES}


async def unlock(request: Request[Any, Any, Any], lobby: Lobby) -> None:
    """Without a password nobody is told that there is anything; a wrong one is asked for again, after a
    while, and an address that has sent too many is not heard at all, however right the next one is."""
    settings = lobby.services.settings
    if not settings.admin:
        raise Refused(404, f"there is nothing at {request.url.path}")
    if wait := lobby.strikes.out(address(request)):
        raise Refused(429, "too many wrong passwords: ask again later", wait)
    said = request.headers.get("authorization")
    if said is not None:
        if hmac.compare_digest(password(said).encode(), settings.admin.encode()):
            return
        lobby.strikes.give(address(request))  # before the pause: a thousand at once count as a thousand
        await asyncio.sleep(settings.admin_pause)
    raise HTTPException("a password is needed", status_code=401, headers=ASK)


def password(header: str) -> str:
    """Of HTTP Basic; the name does not matter."""
    try:
        return b64decode(header.removeprefix("Basic "), validate=True).decode().partition(":")[2]
    except ValueError:
        return ""
