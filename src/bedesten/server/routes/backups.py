"""Copies of the site for whoever runs it, taken while it runs; behind the password."""

import logging
import sqlite3
from datetime import UTC, datetime
from html import escape
from pathlib import Path

from litestar import Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath
from litestar.response import File

from bedesten.server.admin import backup
from bedesten.server.errors import BadStore, Refused
from bedesten.server.routes.sheet import Sheet, link
from bedesten.server.store import files
from bedesten.server.store.sqlite import FILE
from bedesten.server.tables.lobby import Lobby

log = logging.getLogger(__name__)
BACKUPS, MOST_BACKUPS = "backups", 20


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
    """A copy beside the store; whoever runs the site takes them away before there are too many."""
    folder = backups(lobby)
    files.private_folder(folder.parent, FILE)
    files.private_folder(folder, "")
    if len(kept_backups(lobby)) >= MOST_BACKUPS:
        raise Refused(409, f"there are {MOST_BACKUPS} backups already: remove some")
    kind = "zip" if lobby.services.settings.store else "sqlite"
    path = folder / f"bedesten-{datetime.now(UTC):%Y%m%d-%H%M%S-%f}.{kind}"
    try:
        await backup.take(lobby.services.store, path)
    except (BadStore, OSError, sqlite3.Error) as error:
        log.error("no backup: %s", error)
        raise Refused(503, "the backup could not be made: the log says why", 1) from None
    where, size = link(f"/admin/backups/{path.name}", str(path)), path.stat().st_size
    return sheet.page("backed_up", f"<p>{where}: {escape(sheet.say('say.bytes', count=size))}</p>")


ROUTES = [all_backups, one_backup, back_up]
