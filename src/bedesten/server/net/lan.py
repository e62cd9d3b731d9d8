"""A house on one's own computer, which may be opened to the devices around it while it runs."""

import asyncio
import socket
from collections.abc import Awaitable, Callable, Mapping
from ipaddress import ip_address
from typing import Any
from urllib.parse import urlsplit

from bedesten.server.errors import Refused
from bedesten.server.net.origins import address_at, is_address

Listen = Callable[[socket.socket], Awaitable[asyncio.AbstractServer]]


class Lan:
    """It listens at one more address, that of this computer in its network. A server that is no one's own,
    or listens everywhere anyway, has nothing to open."""

    def __init__(self, port: int = 0) -> None:
        self.port = port
        self.listen: Listen | None = None  # known once the server runs
        self.server: asyncio.AbstractServer | None = None

    def address(self) -> str:
        """Under which other devices find it; empty while they do not."""
        return address_at(self.port) if self.server is not None else ""

    async def open(self) -> None:
        if self.server is not None or self.listen is None:
            return
        where = urlsplit(address_at(self.port))
        if not where.hostname:
            raise Refused(409, "this computer is not on a network")
        self.server = await self.listen(bound(where.hostname, self.port))

    def close(self) -> None:
        """Who is here stays until they go; nobody else comes in."""
        if self.server is not None:
            self.server.close()
            self.server = None


def bound(host: str, port: int) -> socket.socket:
    listening = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except OSError:
        listening.close()
        raise Refused(409, f"port {port} is taken on this network") from None
    return listening


def at_home(scope: Mapping[str, Any], host: str) -> bool:
    """Whoever sits at this computer, and asks for it by a name of its own."""
    client = (scope.get("client") or ("",))[0]
    name = urlsplit(f"//{host}").hostname or ""
    return is_loopback(client) and (name == "localhost" or is_loopback(name))


def is_loopback(name: str) -> bool:
    return is_address(name) and ip_address(name).is_loopback
