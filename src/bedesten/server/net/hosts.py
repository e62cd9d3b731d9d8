"""In front of everything: only who asks for this site by one of its names comes in.

A page whose name was made to point at this computer (DNS rebinding) would otherwise speak for its visitor.
"""

import os
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware, _TrustedHosts

from bedesten.server.net.origins import known_host
from bedesten.server.protocol.site import Problem

App = Callable[[Any, Any, Any], Awaitable[None]]
MISDIRECTED = 421
SHOWN = 80
TRUSTED = "FORWARDED_ALLOW_IPS"  # the proxies that are believed; the variable of uvicorn


class Front:
    """A proxy on this computer is believed: for whom it asks, by which name and how securely."""

    def __init__(self, app: App, names: frozenset[str]) -> None:
        proxies = os.environ.get(TRUSTED, "127.0.0.1")
        self.app: Any = ProxyHeadersMiddleware(app, proxies)
        self.proxies = _TrustedHosts(proxies)
        self.names = names

    def __call__(self, scope: Any, receive: Any, send: Any) -> Awaitable[None]:
        """No coroutine of its own: it would take room as long as the socket is open."""
        if scope["type"] != "lifespan":
            host = said(scope, b"host")
            by_proxy = said(scope, b"x-forwarded-host") if self.believed(scope) else ""
            for name in (host, by_proxy):  # a browser always says one; who says none is no page
                if name and not known_host(name, self.names):
                    return refuse(scope, send, name)
            if by_proxy:
                others = [pair for pair in scope["headers"] if pair[0] != b"host"]
                scope["headers"] = [*others, (b"host", by_proxy.encode("latin-1"))]
        answered: Awaitable[None] = self.app(scope, receive, send)
        return answered

    def believed(self, scope: Any) -> bool:
        return bool(scope["client"]) and scope["client"][0] in self.proxies


def said(scope: Any, wanted: bytes) -> str:
    """The last proxy wrote last."""
    values = [value for name, value in scope["headers"] if name == wanted]
    return values[-1].decode("latin-1").rpartition(",")[2].strip() if values else ""


async def refuse(scope: Any, send: Any, name: str) -> None:
    if scope["type"] == "websocket":
        await send({"type": "websocket.close", "code": 1008})
        return
    shown = name[:SHOWN].encode("ascii", "replace").decode()
    sentence = f"this site is not called {shown!r}: its keeper can add that with --site-host"
    headers = [(b"content-type", b"application/json"), (b"x-content-type-options", b"nosniff")]
    body = msgspec.json.encode(Problem(sentence))
    headers.append((b"content-length", str(len(body)).encode()))
    await send({"type": "http.response.start", "status": MISDIRECTED, "headers": headers})
    await send({"type": "http.response.body", "body": body})
