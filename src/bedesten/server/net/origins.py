"""Under which names the site is known, and which pages may speak for their visitors."""

import socket
from collections.abc import Iterable, Mapping
from ipaddress import ip_address
from typing import Any
from urllib.parse import urlsplit

PORTS = {"http": 80, "https": 443}
ELSEWHERE = ("10.255.255.255", 9)  # any address beyond this computer


def same_site(headers: Mapping[str, str], scheme: str = "http") -> bool:
    """A page of another site, also of another port, does not speak for its visitor. Programs that are no
    browser send no origin. `scheme` is https if that is certain."""
    said = headers.get("origin")
    if said is None:
        return True
    try:
        origin, host = urlsplit(said), urlsplit(f"//{headers['host']}")
        usual = PORTS[origin.scheme]
        if scheme in ("https", "wss") and origin.scheme != "https":
            return False
        return (origin.hostname, origin.port or usual) == (host.hostname, host.port or usual)
    except (KeyError, ValueError):
        return False


def own_names(listed: Iterable[str], bound: str) -> frozenset[str]:
    """Without dots in front and ports behind: what the keeper listed, where it listens, and this computer."""
    computer = socket.gethostname().lower()
    own = ["localhost", bound, computer, f"{computer}.local", *listed]
    return frozenset(name.lower() for name in own if name)


def known_host(host: str, names: frozenset[str]) -> bool:
    """An address is always right: only a name can be made to point here by somebody else (DNS rebinding)."""
    try:
        name = urlsplit(f"//{host}").hostname or ""
    except ValueError:
        return False
    return name.rstrip(".") in names or is_address(name)


def is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


def network_address(scope: Mapping[str, Any]) -> str:
    """Where other computers find this one, if they do."""
    _, port = scope.get("server") or ("", None)
    return "" if port is None else address_at(port)


def address_at(port: int) -> str:
    """The address this computer would speak from, and the port; empty in no network. No word is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        try:
            asking.connect(ELSEWHERE)
        except OSError:
            return ""
        own = str(asking.getsockname()[0])
    return "" if ip_address(own).is_loopback else f"http://{own}:{port}"
