"""Requests that go out to an address somebody else has given: to public ones only, once, soon over.

A name is looked up here and what was found is connected to: it cannot lead elsewhere a moment later. Nothing
that is answered is followed or read any further than its first line."""

import asyncio
import socket
import ssl
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from ipaddress import ip_address, ip_network
from urllib.parse import SplitResult, urlsplit

LONGEST = 1000  # characters of an address
WITHIN = 10.0  # seconds for all of it
PORTS = {"https": 443, "http": 80}
FIRST_LINE = 1 << 12  # bytes
WRAPPING = [ip_network(net) for net in ("64:ff9b::/96", "64:ff9b:1::/48", "2001::/32", "2002::/16")]


class Unreachable(Exception):
    """Says why in a few words, and never what was answered."""


@cache
def looking_up() -> ThreadPoolExecutor:
    """Names that take long to be found hold up nothing else that is done in threads."""
    return ThreadPoolExecutor(2, "look up")


@cache
def trust() -> ssl.SSLContext:
    return ssl.create_default_context()


def checked(url: str, private: bool = False) -> SplitResult:
    """ValueError says what was expected. Without TLS only where the host lets its own network be asked."""
    schemes = ("https", "http") if private else ("https",)
    if len(url) > LONGEST or not url.isascii() or not url.isprintable() or " " in url:
        raise ValueError(f"expected an address of at most {LONGEST} plain characters")
    parts = urlsplit(url)
    if parts.scheme not in schemes or not parts.hostname or parts.username is not None:
        raise ValueError(f"expected an address that begins with {' or '.join(schemes)}:// and a name")
    if parts.port == 0:
        raise ValueError("expected a port, or none")
    return parts


def is_public(address: str) -> bool:
    """Also by way of another; one that wraps an address of the older kind leads who knows where."""
    ip = ip_address(address.partition("%")[0])
    if inside := getattr(ip, "ipv4_mapped", None):
        return is_public(str(inside))
    return ip.is_global and not ip.is_multicast and not any(ip in wrapped for wrapped in WRAPPING)


async def found_at(host: str, port: int, private: bool) -> str:
    """The first of its addresses, all of which must be public."""
    loop = asyncio.get_running_loop()
    look = socket.getaddrinfo
    try:
        answers = await loop.run_in_executor(looking_up(), lambda: look(host, port, type=socket.SOCK_STREAM))
    except (OSError, UnicodeError):
        raise Unreachable("no such name") from None
    addresses = [str(each[4][0]) for each in answers]
    if not private and not all(map(is_public, addresses)):
        raise Unreachable("not a public address")
    return addresses[0]


async def post(url: str, body: bytes, headers: Mapping[str, str], private: bool = False) -> int:
    """The status that was answered; Unreachable says why there is none."""
    try:
        async with asyncio.timeout(WITHIN):
            return await posted(checked(url, private), body, headers, private)
    except ValueError as error:
        raise Unreachable(str(error)) from None
    except TimeoutError:
        raise Unreachable("no answer in time") from None
    except OSError as error:
        raise Unreachable(type(error).__name__) from None


async def posted(to: SplitResult, body: bytes, headers: Mapping[str, str], private: bool) -> int:
    host, port = to.hostname or "", to.port or PORTS[to.scheme]
    address = await found_at(host, port, private)
    safe, name = (trust(), host) if to.scheme == "https" else (None, None)
    reader, writer = await asyncio.open_connection(
        address, port, limit=FIRST_LINE, ssl=safe, server_hostname=name
    )
    try:
        writer.write(request(to, body, headers))
        await writer.drain()
        return status(await reader.readline())
    finally:
        writer.transport.abort()  # whatever else it would like to say


def request(to: SplitResult, body: bytes, headers: Mapping[str, str]) -> bytes:
    path = (to.path or "/") + (f"?{to.query}" if to.query else "")
    said = {
        "Host": to.netloc,
        "User-Agent": "bedesten",
        **headers,
        "Content-Length": str(len(body)),
        "Connection": "close",
    }
    head = [f"POST {path} HTTP/1.1", *(f"{name}: {value}" for name, value in said.items()), "", ""]
    return "\r\n".join(head).encode("latin-1") + body


def status(line: bytes) -> int:
    words = line.split(maxsplit=2)
    if len(words) < 2 or not words[0].startswith(b"HTTP/1.") or not words[1].isdigit():
        raise ValueError("not an answer from a web server")
    return int(words[1])
