"""For whoever keeps the site: is it well, and its numbers behind a password."""

import asyncio
import hmac
import logging
import sqlite3
from base64 import b64decode, b64encode
from collections.abc import Iterator, Mapping
from datetime import UTC, datetime
from hashlib import sha256
from html import escape
from pathlib import Path
from typing import Any

from litestar import MediaType, Request, Response, get, post
from litestar.di import NamedDependency
from prometheus_client import CONTENT_TYPE_PLAIN_0_0_4, generate_latest
from prometheus_client.core import CounterMetricFamily as Counter
from prometheus_client.core import GaugeMetricFamily as Gauge
from prometheus_client.metrics_core import Metric
from prometheus_client.registry import Collector

from bedesten import __version__
from bedesten.core.guide import guard
from bedesten.server.admin import backup
from bedesten.server.errors import BadStore, Refused
from bedesten.server.ops.metrics import told
from bedesten.server.protocol.site import Ok
from bedesten.server.routes.tables import address
from bedesten.server.store import files, reports, rows
from bedesten.server.store.sqlite import FILE
from bedesten.server.tables.lobby import Lobby

log = logging.getLogger(__name__)
ASK = {"WWW-Authenticate": 'Basic realm="bedesten"'}
STYLE = """
:root { color-scheme: light dark; background: Canvas; color: CanvasText }
body { font: 16px/1.5 system-ui, sans-serif }
a { color: LinkText }
main { max-width: 46rem; margin: 1.5rem auto; padding: 0 1rem; overflow-wrap: anywhere }
th { text-align: left; padding: .2rem 1rem .2rem 0; vertical-align: top; font-weight: 600 }
button { font: inherit; min-height: 44px; padding: 0 1rem }
"""
STYLED = STYLE.replace("{", "{{").replace("}", "}}")
HEAD = f"""<!doctype html><html lang="en"><meta charset="utf-8"><title>bedesten: {{title}}</title>
<meta name="viewport" content="width=device-width"><style>{STYLED}</style>"""
PAGE = f"""{HEAD}<main><h1>The site</h1><table>{{rows}}</table>
<p><a href="/admin/reports">Reports</a>. Numbers for Prometheus: <a href="/metrics">/metrics</a>.</p>
<form method="post" action="/admin/backup"><p><button>Back up now</button> into {{folder}}</p></form></main>
"""
DONE = f"""{HEAD}<main><h1>Backed up</h1><p>{{path}}: {{size}} bytes. <a href="/admin">The site</a></p></main>
"""
REPORTS = f"""{HEAD}<main><h1>Reports</h1><table><tr>{{heads}}</tr>{{rows}}</table>
<p>The newest {reports.MOST}. <a href="/admin">The site</a></p></main>
"""
BACKUPS, MOST_BACKUPS = "backups", 20
OWN_STYLE = b64encode(sha256(STYLE.encode()).digest()).decode()
FORMS = {
    "Content-Security-Policy": f"default-src 'none'; style-src 'sha256-{OWN_STYLE}'; form-action 'self'; "
    "frame-ancestors 'none'",
    "Referrer-Policy": "same-origin",  # without one a browser does not say that the form is our own
}


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
async def metrics(request: Request[Any, Any, Any], lobby: NamedDependency[Lobby]) -> Response[str]:
    if refusal := await closed(request, lobby):
        return refusal
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
        yield from services.store.latency.collect()


def by_label(name: str, help_text: str, label: str, counts: Mapping[str, int]) -> Counter:
    """How often each of several things happened since the start."""
    counter = Counter(name, help_text, labels=[label])
    for value, count in counts.items():
        counter.add_metric([value], count)
    return counter


@get("/admin", include_in_schema=False)
async def admin(request: Request[Any, Any, Any], lobby: NamedDependency[Lobby]) -> Response[str]:
    if refusal := await closed(request, lobby):
        return refusal
    services = lobby.services
    kept = await services.store.run(rows.by_status)
    facts = {
        "version": __version__,
        "store": services.store.dead() or "is well",
        "not running": ", ".join(services.supervisor.dead()) or "nothing",
        **{f"tables {status}": str(number) for status, number in sorted(kept.items())},
        "tables in memory": str(len(lobby.rooms)),
        "connections": str(lobby.sockets()),
        "not shown": str(guard.failures.total()),
        "answers": told(services.metrics.action),
        "bots": told(services.metrics.bot),
        "questions that wait for a bot": str(services.pool.waiting()),
        "bots answered for": ", ".join(f"{n} {why}" for why, n in services.pool.relieved.items()),
        "transactions": told(services.store.latency),
    }
    cells = "".join(
        f'<tr><th scope="row">{escape(name)}</th><td>{escape(value)}</td></tr>'
        for name, value in facts.items()
    )
    page = PAGE.format(title="the site", rows=cells, folder=escape(str(backups(lobby))))
    return Response(page, media_type=MediaType.HTML, headers=FORMS)


@get("/admin/reports", include_in_schema=False)
async def reported(request: Request[Any, Any, Any], lobby: NamedDependency[Lobby]) -> Response[str]:
    """Who was reported, the newest first."""
    if refusal := await closed(request, lobby):
        return refusal
    kept = await lobby.services.store.run(reports.newest)
    heads = "".join(f'<th scope="col">{head}</th>' for head in ("when", "table", "who", "said", "told by"))
    page = REPORTS.format(title="reports", heads=heads, rows="".join(map(report_row, kept)))
    return Response(page, media_type=MediaType.HTML, headers=FORMS)


def report_row(row: reports.ReportRow) -> str:
    when = f"{datetime.fromtimestamp(row.at, UTC):%Y-%m-%d %H:%M}"
    who = f"{row.name} ({row.player or 'no key'})"
    cells = (when, row.code, who, row.phrases.replace(" ", ", ") or "nothing", row.reporter)
    return f"<tr>{''.join(f'<td>{escape(cell)}</td>' for cell in cells)}</tr>"


def backups(lobby: Lobby) -> Path:
    return lobby.services.settings.data.absolute() / BACKUPS


@post("/admin/backup", include_in_schema=False, status_code=200)
async def back_up(request: Request[Any, Any, Any], lobby: NamedDependency[Lobby]) -> Response[str]:
    """A copy beside the store; whoever keeps the site takes them away before there are too many."""
    if refusal := await closed(request, lobby):
        return refusal
    folder = backups(lobby)
    files.private_folder(folder.parent, FILE)
    files.private_folder(folder, "")
    if len(list(folder.iterdir())) >= MOST_BACKUPS:
        raise Refused(409, f"there are {MOST_BACKUPS} backups already: take some away")
    kind = "zip" if lobby.services.settings.store else "sqlite"
    path = folder / f"bedesten-{datetime.now(UTC):%Y%m%d-%H%M%S-%f}.{kind}"
    try:
        await backup.take(lobby.services.store, path)
    except (BadStore, OSError, sqlite3.Error) as error:
        log.error("no backup: %s", error)
        raise Refused(503, "the backup could not be made: the log says why", 1) from None
    page = DONE.format(title="backed up", path=escape(str(path)), size=path.stat().st_size)
    return Response(page, media_type=MediaType.HTML, headers=FORMS)


def not_shown() -> dict[str, int]:
    """By kind, those that never failed too."""
    return {piece: guard.failures[piece] for piece in guard.PIECES}


async def closed(request: Request[Any, Any, Any], lobby: Lobby) -> Response[str] | None:
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
