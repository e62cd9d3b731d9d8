"""What makes the page one that can be installed: by the name of its site, with our own icons."""

from litestar import get
from litestar.di import NamedDependency
from litestar.response import Response

from bedesten.server.settings import Settings

PAPER = "#eadcc6"  # behind the page while it opens
DRAWN = [(purpose, size) for purpose in ("any", "maskable") for size in (192, 512)]
ICONS = [
    {"src": "/icons/any.svg", "sizes": "any", "type": "image/svg+xml", "purpose": "any"},
    *(
        {
            "src": f"/icons/{purpose}-{size}.png",
            "sizes": f"{size}x{size}",
            "type": "image/png",
            "purpose": purpose,
        }
        for purpose, size in DRAWN
    ),
]


@get("/manifest.webmanifest", include_in_schema=False)
async def manifest(settings: NamedDependency[Settings]) -> Response[dict[str, object]]:
    name = settings.site.name
    told: dict[str, object] = {
        "id": "/",
        "name": name,
        "short_name": name[:12].strip(),
        "start_url": "/",
        "scope": "/",
        "display": "standalone",
        "background_color": PAPER,
        "theme_color": PAPER,
        "icons": ICONS,
    }
    return Response(told, media_type="application/manifest+json", headers={"Cache-Control": "no-cache"})
