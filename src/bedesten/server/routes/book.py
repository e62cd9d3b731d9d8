"""The book of `make docs`, where it was built: under /docs."""

import asyncio
import re
from base64 import b64encode
from hashlib import sha256
from pathlib import Path

from litestar import Response, get
from litestar.di import NamedDependency
from litestar.params import FromPath
from litestar.response import Redirect

from bedesten.server.errors import Refused
from bedesten.server.net.cache import Cache, told
from bedesten.server.routes.pages import FRONT, LONGEST, kept
from bedesten.server.routes.tables import Asker
from bedesten.server.settings import Settings

HTML = "text/html"
# scripts that stand in its pages are named by what they are: nothing else runs
CSP = (
    "default-src 'self'; script-src 'self'{hashes}; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
    "object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
INLINE = re.compile(rb"<script>(.*?)</script>", re.DOTALL)


@get(["/docs", "/docs/{path:path}"], include_in_schema=False, packed=True)
async def book(
    settings: NamedDependency[Settings],
    cache: NamedDependency[Cache],
    request: Asker,
    path: FromPath[str] = "",
) -> Response[bytes] | Redirect:
    """A page or a file of it."""
    file = await asyncio.to_thread(leaf, settings.book, path.strip("/"))
    asked = request.scope["raw_path"].decode()  # as it was sent: a slash at the end says where links begin
    if file.name == FRONT and not asked.endswith(("/", FRONT)):
        return Redirect(f"{asked}/")
    one = await kept(file, cache)
    headers = {"Content-Security-Policy": allowed(one.body)} if one.kind == HTML else None
    return told(request, one, headers)


def leaf(folder: Path, path: str) -> Path:
    """Never a file outside the folder."""
    root = folder.resolve()
    if len(path) <= LONGEST and path.isprintable():
        file = (root / path).resolve()
        file = file / FRONT if file.is_dir() else file
        if file.is_relative_to(root) and file.is_file():
            return file
    raise Refused(404, f"there is nothing at /docs/{path[:80]!r}: it is built by `make docs`")


def allowed(page: bytes) -> str:
    """The policy of a page of the book."""
    hashes = [b64encode(sha256(script).digest()).decode() for script in INLINE.findall(page)]
    return CSP.format(hashes="".join(f" 'sha256-{one}'" for one in dict.fromkeys(hashes)))
