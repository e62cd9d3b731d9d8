"""How much one client may say, and how much one address may ask for."""

import time
from collections import Counter, OrderedDict, deque
from collections.abc import Callable
from ipaddress import IPv6Address, IPv6Network, ip_address
from math import ceil

from bedesten.server.errors import Refused
from bedesten.server.settings import Settings

PATIENCE = 100  # refused messages before the connection is closed
MINUTE, DAY = 60.0, 86400.0
KEPT = 10_000  # addresses remembered
LONGEST = 64  # characters of one that is none


class Bucket:
    """Fills with time; what is asked for takes as much as it costs."""

    __slots__ = ("at", "burst", "rate", "refused", "shared", "tokens")

    def __init__(self, rate: float, burst: float, shared: Callable[[], bool] | None = None) -> None:
        self.shared = shared  # whether what others take of the same leaves enough
        self.rate = rate
        self.burst = burst
        self.tokens = burst
        self.at = time.monotonic()
        self.refused = 0

    def take(self, cost: float = 1) -> bool:
        """Whether this is within the limit; what costs more than fits in takes all of it."""
        cost = min(cost, self.burst)
        now = time.monotonic()
        self.tokens = min(self.burst, self.tokens + (now - self.at) * self.rate)
        self.at = now
        if self.tokens < cost or (self.shared is not None and not self.shared()):
            self.refused += 1
            return False
        self.tokens -= cost
        return True

    def worn_out(self) -> bool:
        return self.refused > PATIENCE


class Door:
    """Lets in whoever opens a table, up to a number a minute and a day from one address."""

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
    """So much a second for one address, whatever it asks for: a request or a message takes 1, what has to be
    worked out takes more."""

    def __init__(self, settings: Settings) -> None:
        self.rate, self.burst = settings.requests, settings.request_burst
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()

    def takes(self, address: str, cost: float = 1) -> bool:
        household = neighbourhood(address)
        bucket = self.buckets.pop(household, None) or Bucket(self.rate, self.burst)
        self.buckets[household] = bucket  # the last one heard of is remembered longest
        while len(self.buckets) > KEPT:
            self.buckets.popitem(last=False)
        return bucket.take(cost)

    def admit(self, address: str, cost: float = 1) -> None:
        """Refused if that is too much."""
        if not self.takes(address, cost):
            raise Refused(429, f"too many requests: expected at most {int(self.rate)} a second", 1)


class Crowding:
    """How many are here at once from one address."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.here: Counter[str] = Counter()

    def enter(self, address: str) -> bool:
        """Whether there is room for one more; who enters must leave."""
        household = neighbourhood(address)
        if self.here[household] >= self.most:
            return False
        self.here[household] += 1
        return True

    def leave(self, address: str) -> None:
        household = neighbourhood(address)
        self.here[household] -= 1
        if self.here[household] <= 0:
            del self.here[household]


class Strikes:
    """Wrong passwords, by address: after some of them nobody there is heard for a while."""

    def __init__(self, most: int, span: float) -> None:
        self.most, self.span = most, span
        self.given: OrderedDict[str, deque[float]] = OrderedDict()

    def out(self, address: str) -> int:
        """For how many more seconds the address is not heard; 0 if it is."""
        times = self.given.get(neighbourhood(address), deque())
        if len(times) < self.most:
            return 0
        return max(0, ceil(times[0] + self.span - time.monotonic()))

    def give(self, address: str) -> None:
        household = neighbourhood(address)
        times = self.given.pop(household, None) or deque(maxlen=self.most)
        times.append(time.monotonic())
        self.given[household] = times
        while len(self.given) > KEPT:
            self.given.popitem(last=False)


def neighbourhood(address: str) -> str:
    """One household: an IPv4 address, or all IPv6 addresses of one network."""
    try:
        ip = ip_address(address)
    except ValueError:
        return address[:LONGEST]
    return str(IPv6Network((ip, 64), strict=False)) if isinstance(ip, IPv6Address) else address
