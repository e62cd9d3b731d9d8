"""How the house does, in numbers, in the text format of Prometheus."""

from bisect import bisect_left
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field

BOUNDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0]


@dataclass
class Histogram:
    """How many took how long, in seconds."""

    counts: list[int] = field(default_factory=lambda: [0] * (len(BOUNDS) + 1))
    total: float = 0.0

    def observe(self, seconds: float) -> None:
        self.counts[bisect_left(BOUNDS, seconds)] += 1
        self.total += seconds

    def number(self) -> int:
        return sum(self.counts)

    def quantile(self, share: float) -> float:
        """The bound below which at least this share lies; 0 if there is none yet."""
        wanted, seen = share * self.number(), 0
        for bound, count in zip([*BOUNDS, float("inf")], self.counts, strict=True):
            seen += count
            if seen >= wanted:
                return bound if seen else 0.0
        return 0.0

    def lines(self, name: str, help_text: str) -> list[str]:
        found = [f"# HELP {name} {help_text}", f"# TYPE {name} histogram"]
        seen = 0
        for bound, count in zip([*BOUNDS, "+Inf"], self.counts, strict=True):
            seen += count
            found.append(f'{name}_bucket{{le="{bound}"}} {seen}')
        return [*found, f"{name}_sum {self.total:.6f}", f"{name}_count {seen}"]


@dataclass
class Metrics:
    """Filled where it happens: socket, room, store."""

    action: Histogram = field(default_factory=Histogram)
    bot: Histogram = field(default_factory=Histogram)
    relayed: Counter[str] = field(default_factory=lambda: Counter({"http": 0, "websocket": 0}))


def counter(name: str, help_text: str, label: str, values: Mapping[str, int]) -> list[str]:
    """How often each of several things happened since the start."""
    head = [f"# HELP {name} {help_text}", f"# TYPE {name} counter"]
    return [*head, *[f'{name}{{{label}="{one}"}} {count}' for one, count in values.items()]]


def gauge(name: str, help_text: str, value: float) -> list[str]:
    return [f"# HELP {name} {help_text}", f"# TYPE {name} gauge", f"{name} {value:g}"]
