"""How much one client may say, and how many tables one address may open."""

import time
from collections import deque
from collections.abc import Mapping
from ipaddress import IPv6Address, IPv6Network, ip_address
from math import ceil
from urllib.parse import urlsplit

from bedesten.server.errors import Refused
from bedesten.server.settings import Settings

PATIENCE = 100  # refused messages before the connection is closed
MINUTE, DAY = 60.0, 86400.0
KEPT = 10_000  # addresses remembered


class Bucket:
    """Fills with time; every message takes one."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.tokens = burst
        self.at = time.monotonic()
        self.refused = 0

    def take(self) -> bool:
        """Whether this message is within the limit."""
        now = time.monotonic()
        self.tokens = min(self.burst, self.tokens + (now - self.at) * self.rate)
        self.at = now
        if self.tokens < 1:
            self.refused += 1
            return False
        self.tokens -= 1
        return True

    def worn_out(self) -> bool:
        return self.refused > PATIENCE


class Door:
    """Lets in whoever opens a table, so many a minute and so many a day from one address."""

    def __init__(self, settings: Settings) -> None:
        self.limits = [
            (settings.tables_per_minute, MINUTE, "minute"),
            (settings.tables_per_day, DAY, "day"),
        ]
        self.opened: dict[str, deque[float]] = {}  # when each address opened tables, the last day

    def admit(self, address: str) -> None:
        """Counts a new table; Refused says when there may be another."""
        now = time.monotonic()
        times = self.opened.pop(neighbourhood(address), deque())
        while times and times[0] <= now - DAY:
            times.popleft()
        self.opened[neighbourhood(address)] = times  # the last one heard of is remembered longest
        while len(self.opened) > KEPT:
            del self.opened[next(iter(self.opened))]
        for most, span, name in self.limits:
            recent = [at for at in times if at > now - span]
            if len(recent) >= most:
                wait = max(1, ceil(recent[-most] + span - now))
                raise Refused(429, f"too many new tables: expected at most {most} a {name}", retry_after=wait)
        times.append(now)


class Turnstile:
    """So many requests a second from one address, whatever they ask for."""

    def __init__(self, settings: Settings) -> None:
        self.rate, self.burst = settings.requests, settings.request_burst
        self.buckets: dict[str, Bucket] = {}

    def admit(self, address: str) -> None:
        """Refused if that is too many."""
        household = neighbourhood(address)
        bucket = self.buckets.pop(household, None) or Bucket(self.rate, self.burst)
        self.buckets[household] = bucket  # the last one heard of is remembered longest
        while len(self.buckets) > KEPT:
            del self.buckets[next(iter(self.buckets))]
        if not bucket.take():
            raise Refused(429, f"too many requests: expected at most {int(self.rate)} a second", 1)


def same_site(headers: Mapping[str, str]) -> bool:
    """A page of another site does not speak for its visitor. Programs that are no browser send no origin."""
    origin = headers.get("origin")
    try:
        return origin is None or urlsplit(origin).hostname == urlsplit(f"//{headers['host']}").hostname
    except (KeyError, ValueError):
        return False


def neighbourhood(address: str) -> str:
    """One household: an IPv4 address, or all IPv6 addresses of one network."""
    try:
        found = ip_address(address)
    except ValueError:
        return address
    return str(IPv6Network((found, 64), strict=False)) if isinstance(found, IPv6Address) else address
