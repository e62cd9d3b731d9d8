"""Pages for whoever runs the site: plain HTML, no script, and everything that comes from people escaped."""

from base64 import b64encode
from collections.abc import Iterable
from datetime import UTC, datetime
from hashlib import sha256
from html import escape

from litestar import MediaType, Response
from litestar.di import NamedDependency

from bedesten.server.routes.tables import Asker
from bedesten.server.settings import Settings
from bedesten.server.words import say
from bedesten.text import understood

STYLE = """
:root { color-scheme: light dark; background: Canvas; color: CanvasText }
body { font: 16px/1.5 system-ui, sans-serif }
a { color: LinkText }
nav { display: flex; flex-wrap: wrap; gap: 0 1rem }
nav a { display: grid; align-items: center; min-height: 44px }
main { max-width: 60rem; margin: 1rem auto; padding: 0 1rem; overflow-wrap: anywhere }
.wide { overflow-x: auto }
th, td { text-align: left; padding: .2rem 1rem .2rem 0; vertical-align: top }
th { font-weight: 600 }
td form { display: inline }
textarea { display: block; width: 100%; box-sizing: border-box; font: inherit }
label { display: inline-block }
button, input, select { font: inherit; min-height: 44px; padding: 0 1rem }
"""
OWN_STYLE = b64encode(sha256(STYLE.encode()).digest()).decode()
HEADERS = {
    "Content-Security-Policy": f"default-src 'none'; style-src 'sha256-{OWN_STYLE}'; form-action 'self'; "
    "frame-ancestors 'none'",
    "Referrer-Policy": "same-origin",  # without one a browser does not say that the form is our own
}
PAGES = {
    "/admin": "health",
    "/admin/tables": "tables",
    "/admin/players": "players",
    "/admin/reports": "reports",
    "/admin/notice": "notice",
    "/admin/backups": "backups",
}


class Sheet:
    """Written in a language of whoever reads it."""

    def __init__(self, lang: str, site: str) -> None:
        self.lang = lang
        self.site = site

    def say(self, key: str, **facts: object) -> str:
        return say(self.lang, f"keeper.{key}", **facts)

    def page(self, title: str, *parts: str) -> Response[str]:
        links = "".join(link(path, self.say(f"title.{name}")) for path, name in PAGES.items())
        said, pages = escape(self.say(f"title.{title}")), escape(self.say("pages"))
        whose = escape(self.site)
        text = (
            f'<!doctype html><html lang="{self.lang}"><meta charset="utf-8"><title>{whose}: {said}</title>'
            f'<meta name="viewport" content="width=device-width"><style>{STYLE}</style>'
            f'<main><nav aria-label="{pages}">{links}</nav><h1>{said}</h1>{"".join(parts)}</main>\n'
        )
        return Response(text, media_type=MediaType.HTML, headers=HEADERS)

    def line(self, key: str, **facts: object) -> str:
        return line(self.say(key, **facts))

    def facts(self, of: dict[str, str]) -> str:
        rows = "".join(
            f'<tr><th scope="row">{escape(self.say(f"fact.{name}"))}</th><td>{escape(value)}</td></tr>'
            for name, value in of.items()
        )
        return f"<table>{rows}</table>"

    def grid(self, heads: Iterable[str], rows: Iterable[Iterable[str]]) -> str:
        """Cells are HTML already."""
        head = "".join(f'<th scope="col">{escape(self.say(f"head.{name}"))}</th>' for name in heads)
        body = "".join(f"<tr>{''.join(f'<td>{cell}</td>' for cell in row)}</tr>" for row in rows)
        table, name = f"<table><tr>{head}</tr>{body}</table>", escape(self.say("list"))
        return f'<div class="wide" tabindex="0" role="group" aria-label="{name}">{table}</div>'

    def button(self, action: str, do: str, about: str = "") -> str:
        """What it does when it is pressed, and for those who listen to whom."""
        label = self.say(f"do.{do}")
        spoken = f' aria-label="{escape(f"{label} {about}")}"' if about else ""
        return (
            f'<form method="post" action="{escape(action)}"><button{spoken}>{escape(label)}</button></form>'
        )

    def search(self, action: str, label: str, said: str) -> str:
        field = f'<label>{escape(self.say(f"say.{label}"))} <input name="q" value="{escape(said)}"></label>'
        return f'<form action="{action}">{field} <button>{escape(self.say("look"))}</button></form>'


async def written(request: Asker, settings: NamedDependency[Settings]) -> Sheet:
    """In the first language the browser asks for that is spoken here."""
    asked = request.headers.get("accept-language", "").split(",")
    return Sheet(understood([tag.strip().partition(";")[0] for tag in asked]), settings.site.name)


def line(text: str) -> str:
    return f"<p>{escape(text)}</p>"


def link(path: str, text: str) -> str:
    return f'<a href="{escape(path)}">{escape(text)}</a>'


def when(at: float) -> str:
    return f"{datetime.fromtimestamp(at, UTC):%Y-%m-%d %H:%M}" if at else ""


def clean(said: str) -> str:
    """A database takes no zero bytes, and no halves of characters."""
    return said.replace("\0", "").encode("utf-8", "replace").decode()
