"""What whoever runs the site does there: stop tables, ban players; behind the password (app.py)."""

from functools import partial
from html import escape

from litestar import Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery

from bedesten.server.errors import Refused
from bedesten.server.routes.sheet import Sheet, clean, link, when
from bedesten.server.store import keeper, players
from bedesten.server.store.rows import FINISHED, RUNNING, STATUS_OPEN, now
from bedesten.server.tables import leaving
from bedesten.server.tables.lobby import Lobby

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


ROUTES = [tables, stop_table, open_table, people, ban, hand_on, pardon]
