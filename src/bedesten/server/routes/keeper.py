"""What whoever keeps the site does there: stop tables, ban players, read reports, tell everybody something,
take backups. Every page is behind the password (app.py)."""

import logging
import sqlite3
from datetime import UTC, datetime
from functools import partial
from html import escape
from pathlib import Path

from litestar import Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery
from litestar.response import File

from bedesten.server.admin import backup
from bedesten.server.codes import is_code
from bedesten.server.errors import BadStore, Refused
from bedesten.server.protocol.bounds import MOST_SEATS
from bedesten.server.routes.sheet import Sheet, link, when
from bedesten.server.routes.tables import Asker
from bedesten.server.store import bulletins, files, keeper, players, reports
from bedesten.server.store.reports import ReportRow
from bedesten.server.store.rows import FINISHED, RUNNING, STATUS_OPEN, now
from bedesten.server.store.sqlite import FILE
from bedesten.server.tables import leaving
from bedesten.server.tables.lobby import Lobby
from bedesten.text import LANGUAGES

log = logging.getLogger(__name__)
BACKUPS, MOST_BACKUPS = "backups", 20
MOST_NOTICE = 300  # characters
STATUSES = (STATUS_OPEN, RUNNING, FINISHED)


# --- tables


@get("/admin/tables", include_in_schema=False)
async def tables(
    lobby: NamedDependency[Lobby], sheet: NamedDependency[Sheet], q: FromQuery[str] = ""
) -> Response[str]:
    """The newest; open, running or over, or one by its code."""
    rows = await lobby.services.store.run(lambda db: keeper.tables(db, clean(q)))
    ways = " ".join(link(f"/admin/tables?q={one}", sheet.say(f"status.{one}")) for one in STATUSES)
    only, newest = sheet.say("say.only", ways=ways), sheet.say("newest", most=keeper.MOST)
    heads = ("table", "game", "status", "since", "people", "stopped", "do")
    return sheet.page(
        "tables",
        sheet.search("/admin/tables", "code", q),
        f"<p>{only} {newest}</p>",
        sheet.grid(heads, map(partial(table_row, sheet), rows)),
    )


def table_row(sheet: Sheet, row: keeper.KeptTable) -> list[str]:
    over, verb = row.status == FINISHED, "open" if row.stopped else "stop"
    shown = link(f"/replay/{row.code}" if over else f"/t/{row.code}", row.code)
    cells = [
        escape(row.game),
        escape(sheet.say(f"status.{row.status}")),
        when(row.created),
        escape(row.names),
        when(row.stopped),
    ]
    act = sheet.button(f"/admin/tables/{row.code}/{verb}", verb, row.code)
    return [shown, *cells, "" if over else act]


@post("/admin/tables/{code:str}/stop", include_in_schema=False, status_code=200)
async def stop_table(
    code: FromPath[str], lobby: NamedDependency[Lobby], sheet: NamedDependency[Sheet]
) -> Response[str]:
    """Nobody sits down there any more, plays, writes or runs out of time; everybody may look on."""
    return sheet.page("stopped", sheet.line("say.table", table=await set_stopped(lobby, code, now())))


@post("/admin/tables/{code:str}/open", include_in_schema=False, status_code=200)
async def open_table(
    code: FromPath[str], lobby: NamedDependency[Lobby], sheet: NamedDependency[Sheet]
) -> Response[str]:
    """A table that was stopped goes on; whoever is to choose has all of their time again."""
    return sheet.page("going_on", sheet.line("say.table", table=await set_stopped(lobby, code, 0.0)))


async def set_stopped(lobby: Lobby, code: str, at: float) -> str:
    """The code as it is written."""
    room = await lobby.room(code)
    await room.call(partial(room.stop, at))
    return room.table.row.code


# --- players


@get("/admin/players", include_in_schema=False)
async def people(
    lobby: NamedDependency[Lobby], sheet: NamedDependency[Sheet], q: FromQuery[str] = ""
) -> Response[str]:
    """The newest, or by a part of their name or their id."""
    rows = await lobby.services.store.run(lambda db: keeper.players(db, clean(q)))
    heads = ("player", "name", "since", "seats", "banned", "do")
    return sheet.page(
        "players",
        sheet.search("/admin/players", "name_or_id", q),
        sheet.line("newest", most=keeper.MOST),
        sheet.grid(heads, map(partial(player_row, sheet), rows)),
    )


def player_row(sheet: Sheet, row: keeper.KeptPlayer) -> list[str]:
    verb = "pardon" if row.banned else "ban"
    cells = [row.id, escape(row.name), when(row.created), str(row.seats), when(row.banned)]
    return [*cells, sheet.button(f"/admin/players/{row.id}/{verb}", verb, row.name or row.id)]


@post("/admin/players/{id:str}/ban", include_in_schema=False, status_code=200)
async def ban(
    id: FromPath[str], lobby: NamedDependency[Lobby], sheet: NamedDependency[Sheet]
) -> Response[str]:
    """They take no seat any more, and robots or others go on where they play. What was played stays."""
    await known(lobby, id)
    await lobby.services.store.run(lambda db: players.ban(db, id, now()))
    left = await leaving.leave_all(lobby, id, also_over=False)
    ways = [sheet.button(f"/admin/tables/{code}/without/{id}", "hand_on", code) for code in left]
    return sheet.page("banned", sheet.line("say.still_sit" if left else "say.sit_nowhere"), *ways)


@post("/admin/tables/{code:str}/without/{id:str}", include_in_schema=False, status_code=200)
async def hand_on(
    code: FromPath[str], id: FromPath[str], lobby: NamedDependency[Lobby], sheet: NamedDependency[Sheet]
) -> Response[str]:
    """At the process that has the table."""
    await known(lobby, id)
    await leaving.leave(await lobby.room(code), id)
    return sheet.page("handed_on", sheet.line("say.table", table=code))


@post("/admin/players/{id:str}/pardon", include_in_schema=False, status_code=200)
async def pardon(
    id: FromPath[str], lobby: NamedDependency[Lobby], sheet: NamedDependency[Sheet]
) -> Response[str]:
    await known(lobby, id)
    await lobby.services.store.run(lambda db: players.ban(db, id, 0.0))
    return sheet.page("let_in", sheet.line("say.may_sit"))


async def known(lobby: Lobby, id: str) -> None:
    if await lobby.services.store.run(lambda db: players.find(db, id)) is None:
        raise Refused(404, "there is no such player")


# --- reports and notices


@get("/admin/reports", include_in_schema=False)
async def reported(lobby: NamedDependency[Lobby], sheet: NamedDependency[Sheet]) -> Response[str]:
    """Who was reported; what nobody has seen to, first, and the newest."""
    kept = await lobby.services.store.run(reports.newest)
    heads = ("when", "table", "who", "said", "told_by", "do")
    rows = map(partial(report_row, sheet), kept)
    return sheet.page("reports", sheet.line("newest", most=reports.MOST), sheet.grid(heads, rows))


def report_row(sheet: Sheet, row: ReportRow) -> list[str]:
    bare = escape(sheet.say("say.no_key", name=row.name))
    who = found(row.player, row.name) if row.player else bare
    said = "<br>".join(map(escape, row.phrases.split("\n"))) or escape(sheet.say("say.said_nothing"))
    table = link(f"/admin/tables?q={row.code}", row.code)
    settle = f"/admin/reports/{row.code}/{row.seat}/{row.reporter}/done"
    do = when(row.done) if row.done else sheet.button(settle, "settle", f"{row.name} {row.code}")
    return [when(row.at), table, who, said, found(row.reporter, row.reporter), do]


@post("/admin/reports/{code:str}/{seat:int}/{reporter:str}/done", include_in_schema=False, status_code=200)
async def settled(
    code: FromPath[str],
    seat: FromPath[int],
    reporter: FromPath[str],
    lobby: NamedDependency[Lobby],
    sheet: NamedDependency[Sheet],
) -> Response[str]:
    """One of them was seen to."""
    if not is_code(code) or not 0 <= seat < MOST_SEATS or not reporter.isalnum():
        raise Refused(404, "there is no such report")
    await lobby.services.store.run(lambda db: reports.settle(db, code, seat, clean(reporter), now()))
    return sheet.page("settled", f"<p>{link('/admin/reports', sheet.say('title.reports'))}</p>")


def found(player: str, name: str) -> str:
    return link(f"/admin/players?q={player}", name)


@get("/admin/notice", include_in_schema=False)
async def notice(lobby: NamedDependency[Lobby], sheet: NamedDependency[Sheet]) -> Response[str]:
    """A line that everybody reads on every page."""
    said = await lobby.services.store.run(bulletins.current)
    fields = "".join(
        f'<p><label for="{lang}">{lang}</label><textarea id="{lang}" name="{lang}" rows="3" '
        f'maxlength="{MOST_NOTICE}">{escape(said.get(lang, ""))}</textarea></p>'
        for lang in lobby.services.settings.site.spoken()
    )
    press = f"<button>{escape(sheet.say('do.tell'))}</button>"
    form = f'<form method="post" action="/admin/notice">{fields}{press}</form>'
    return sheet.page("notice", sheet.line("say.notice"), form)


@post("/admin/notice", include_in_schema=False, status_code=200)
async def tell(request: Asker, lobby: NamedDependency[Lobby], sheet: NamedDependency[Sheet]) -> Response[str]:
    form = await request.form()
    given = {lang: " ".join(str(form.get(lang, "")).split()) for lang in LANGUAGES}
    said = {lang: clean(text)[:MOST_NOTICE] for lang, text in given.items() if text}
    await lobby.services.store.run(lambda db: bulletins.put(db, said))
    return sheet.page("told", sheet.line("say.shown_soon" if said else "say.no_notice"))


def clean(said: str) -> str:
    """A database takes no zero bytes, and no halves of characters."""
    return said.replace("\0", "").encode("utf-8", "replace").decode()


# --- backups


def backups(lobby: Lobby) -> Path:
    return lobby.services.settings.data.absolute() / BACKUPS


def kept_backups(lobby: Lobby) -> list[Path]:
    """The newest first."""
    folder = backups(lobby)
    return sorted(folder.iterdir(), reverse=True) if folder.is_dir() else []


@get("/admin/backups", include_in_schema=False)
async def all_backups(lobby: NamedDependency[Lobby], sheet: NamedDependency[Sheet]) -> Response[str]:
    rows = [
        [link(f"/admin/backups/{path.name}", path.name), f"{path.stat().st_size:,}"]
        for path in kept_backups(lobby)
    ]
    return sheet.page(
        "backups",
        sheet.line("say.backups", folder=backups(lobby), most=MOST_BACKUPS),
        sheet.button("/admin/backups", "back_up"),
        sheet.grid(("file", "bytes"), rows),
    )


@get("/admin/backups/{name:str}", include_in_schema=False)
async def one_backup(name: FromPath[str], lobby: NamedDependency[Lobby]) -> File:
    """A copy as a file; nothing else of the machine."""
    for path in kept_backups(lobby):
        if path.name == name and path.is_file() and not path.is_symlink():
            return File(path, filename=name, media_type="application/octet-stream")
    raise Refused(404, "there is no such backup")


@post("/admin/backups", include_in_schema=False, status_code=200)
async def back_up(lobby: NamedDependency[Lobby], sheet: NamedDependency[Sheet]) -> Response[str]:
    """A copy beside the store; whoever keeps the site takes them away before there are too many."""
    folder = backups(lobby)
    files.private_folder(folder.parent, FILE)
    files.private_folder(folder, "")
    if len(kept_backups(lobby)) >= MOST_BACKUPS:
        raise Refused(409, f"there are {MOST_BACKUPS} backups already: take some away")
    kind = "zip" if lobby.services.settings.store else "sqlite"
    path = folder / f"bedesten-{datetime.now(UTC):%Y%m%d-%H%M%S-%f}.{kind}"
    try:
        await backup.take(lobby.services.store, path)
    except (BadStore, OSError, sqlite3.Error) as error:
        log.error("no backup: %s", error)
        raise Refused(503, "the backup could not be made: the log says why", 1) from None
    where, size = link(f"/admin/backups/{path.name}", str(path)), path.stat().st_size
    return sheet.page("backed_up", f"<p>{where}: {escape(sheet.say('say.bytes', count=size))}</p>")


ROUTES = [
    tables,
    stop_table,
    open_table,
    people,
    ban,
    hand_on,
    pardon,
    reported,
    settled,
    notice,
    tell,
    all_backups,
    one_backup,
    back_up,
]
