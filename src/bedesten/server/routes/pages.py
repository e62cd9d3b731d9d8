"""The built page: its files, and its front page for every address the page itself understands."""

import asyncio
import mimetypes
from pathlib import Path

from litestar import MediaType, Response, get
from litestar.di import NamedDependency
from litestar.params import FromPath

from bedesten.server.errors import Refused
from bedesten.server.net.cache import Answer, Cache, told
from bedesten.server.routes.tables import Asker
from bedesten.server.settings import Settings

CSP = (
    "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
# a board for pages of other people: there is nothing on it to press but its own steps
FRAMED = "embed"
IN_A_FRAME = {"Content-Security-Policy": CSP.replace("frame-ancestors 'none'", "frame-ancestors *")}
FRONT = "index.html"
NOT_BUILT = "The page is not built yet: run `make page`. The server itself works: see /api/games.\n"
FOREVER = {"Cache-Control": "public, max-age=31536000, immutable"}
ASK_AGAIN = {"Cache-Control": "no-cache"}
LONGEST = 200  # characters of a path; no file of the page has more
ELSEWHERE = ("api", "ws", "health", "metrics", "admin")


@get("/", include_in_schema=False, packed=True)
async def front(
    settings: NamedDependency[Settings], cache: NamedDependency[Cache], request: Asker
) -> Response[bytes]:
    return await answer(settings.page, "", cache, request)


@get("/{path:path}", include_in_schema=False, packed=True)
async def page(
    path: FromPath[str], settings: NamedDependency[Settings], cache: NamedDependency[Cache], request: Asker
) -> Response[bytes]:
    """A file of the page, or its front page."""
    if path.strip("/").split("/")[0] in ELSEWHERE:
        raise Refused(404, f"there is nothing at {path[:80]}")
    return await answer(settings.page, path.strip("/"), cache, request)


async def answer(folder: Path, path: str, cache: Cache, request: Asker) -> Response[bytes]:
    file = await asyncio.to_thread(file_at, folder, path)
    if file is None:
        return Response(NOT_BUILT.encode(), media_type=MediaType.TEXT, status_code=404)
    # built files carry a hash of their content in their name
    headers = FOREVER if file.parent.name == "assets" else ASK_AGAIN
    if path == FRAMED:
        headers = headers | IN_A_FRAME
    return told(request, await kept(file, cache), headers)


async def kept(file: Path, cache: Cache) -> Answer:
    """What a file holds, read again when it has changed."""
    written = file.stat()
    kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    return await cache.made((str(file), written.st_mtime_ns, written.st_size), file.read_bytes, kind)


def file_at(folder: Path, path: str) -> Path | None:
    """Never a file outside the folder; a missing file with an ending is missing, not a page."""
    if len(path) > LONGEST or not path.isprintable():
        raise Refused(404, f"there is nothing at /{path[:80]!r}")
    root = folder.resolve()
    file = (root / path).resolve()
    if path and file.is_relative_to(root) and file.is_file():
        return file
    front_page = root / FRONT
    if "." in path.rsplit("/", 1)[-1]:
        raise Refused(404, f"there is nothing at /{path[:80]}")
    return front_page if front_page.is_file() else None
