"""Reports for whoever runs the site, and the line that everybody reads; behind the password."""

from functools import partial
from html import escape

from litestar import Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath

from bedesten.server.codes import is_code
from bedesten.server.errors import Refused
from bedesten.server.protocol.bounds import MOST_SEATS
from bedesten.server.routes.sheet import Sheet, clean, link, when
from bedesten.server.routes.tables import Asker
from bedesten.server.store import bulletins, reports
from bedesten.server.store.reports import ReportRow
from bedesten.server.store.rows import now
from bedesten.server.tables.lobby import Lobby
from bedesten.text import LANGUAGES

MOST_NOTICE = 300  # characters


@get("/admin/reports", include_in_schema=False)
async def reported(lobby: NamedDependency[Lobby], sheet: NamedDependency[Sheet]) -> Response[str]:
    """Who was reported; what nobody has seen to, first, and the newest."""
    kept = await lobby.services.store.run(reports.newest)
    heads = ("when", "table", "who", "said", "told_by", "do")
    rows = map(partial(report_row, sheet), kept)
    return sheet.page("reports", sheet.line("newest", most=reports.MOST), sheet.grid(heads, rows))


def report_row(sheet: Sheet, row: ReportRow) -> list[str]:
    bare = escape(sheet.say("say.no_key", name=row.name))
    who = looked_up(row.player, row.name) if row.player else bare
    said = "<br>".join(map(escape, row.phrases.split("\n"))) or escape(sheet.say("say.said_nothing"))
    table = link(f"/admin/tables?q={row.code}", row.code)
    settle = f"/admin/reports/{row.code}/{row.seat}/{row.reporter}/done"
    do = when(row.done) if row.done else sheet.button(settle, "settle", f"{row.name} {row.code}")
    return [when(row.at), table, who, said, looked_up(row.reporter, row.reporter), do]


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


def looked_up(player: str, name: str) -> str:
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


ROUTES = [reported, settled, notice, tell]
