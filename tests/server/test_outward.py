"""What goes out to an address that somebody has given: nowhere inside, nowhere twice, soon over."""

import asyncio
import socket
from collections.abc import Callable
from typing import Any

import pytest

from bedesten.server.net import outward
from bedesten.server.net.outward import Unreachable, checked, is_public, post
from tests.server.receiving import receiver

INSIDE = [
    "127.0.0.1", "0.0.0.0", "10.1.2.3", "192.168.0.1", "172.16.9.9", "169.254.169.254", "100.64.0.1",
    "224.0.0.1", "255.255.255.255", "::1", "::", "fe80::1%eth0", "fd00::1", "ff02::1", "::ffff:127.0.0.1",
    "::ffff:10.0.0.1",    "2002:7f00:1::", "2001:0:4136:e378:8000:63bf:3fff:fdd2", "64:ff9b::7f00:1",
]  # fmt: skip


@pytest.mark.parametrize("address", INSIDE)
def test_no_address_inside_is_public(address: str) -> None:
    assert not is_public(address)


def test_addresses_outside_are() -> None:
    assert is_public("93.184.216.34")
    assert is_public("2606:2800:220:1:248:1893:25c8:1946")
    assert is_public("::ffff:93.184.216.34")


def resolving(*addresses: str) -> Callable[..., Any]:
    return lambda host, port, type: [(socket.AF_INET, type, 6, "", (each, port)) for each in addresses]


def asked(url: str, private: bool = False) -> int:
    return asyncio.run(post(url, b"{}", {}, private))


@pytest.mark.parametrize("addresses", [("127.0.0.1",), ("93.184.216.34", "10.0.0.1")])
def test_a_name_that_leads_inside_is_not_asked(
    monkeypatch: pytest.MonkeyPatch, addresses: tuple[str]
) -> None:
    monkeypatch.setattr(socket, "getaddrinfo", resolving(*addresses))
    with pytest.raises(Unreachable, match="not a public address"):
        asked("https://rebound.example/hook")


def test_without_tls_only_ones_own_network_is_asked() -> None:
    with receiver() as service:
        with pytest.raises(Unreachable, match="https"):
            asked(f"{service.url}/hook")
        assert service.none("/hook")
        assert asked(f"{service.url}/hook?x=1", private=True) == 201
        assert service.next("/hook?x=1").body == b"{}"


def test_who_does_not_answer_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outward, "WITHIN", 0.05)
    with socket.create_server(("127.0.0.1", 0)) as silent, pytest.raises(Unreachable, match="in time"):
        asked(f"http://127.0.0.1:{silent.getsockname()[1]}/", private=True)


@pytest.mark.parametrize("said", [b"\r\n", b"SSH-2.0-x\r\n", b"HTTP/1.1 abc\r\n", b"x" * 9000, b""])
def test_what_is_no_answer_is_none(said: bytes) -> None:
    async def ask() -> None:
        async def talk(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            writer.write(said)
            writer.close()

        server = await asyncio.start_server(talk, "127.0.0.1", 0)
        port = server.sockets[0].getsockname()[1]
        try:
            await post(f"http://127.0.0.1:{port}/", b"{}", {}, True)
        finally:
            server.close()

    with pytest.raises(Unreachable):
        asyncio.run(ask())


@pytest.mark.parametrize(
    "url", ["https://a b/", "https://a/\r\nX: y", "https:///x", "file:///etc/passwd", "//x"]
)
def test_what_is_no_address_is_refused(url: str) -> None:
    with pytest.raises(ValueError, match="expected"):
        checked(url, private=True)
