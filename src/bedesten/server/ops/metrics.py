"""How the server does, in numbers for Prometheus."""

from collections import Counter
from dataclasses import dataclass, field
from math import inf

from prometheus_client import CollectorRegistry, Histogram, disable_created_metrics

BOUNDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0]
# when counting began says nothing that the start of the server does not say
disable_created_metrics()  # type: ignore[no-untyped-call]


def seconds(name: str, help_text: str) -> Histogram:
    """How many took how long; whoever shows it registers it."""
    return Histogram(f"bedesten_{name}_seconds", help_text, buckets=BOUNDS, registry=None)


def told(histogram: Histogram, share: float = 0.95) -> dict[str, str]:
    """How many there were, and the bound below which at least this share of them lies."""
    (family,) = histogram.collect()
    buckets = [(float(one.labels["le"]), one.value) for one in family.samples if one.name.endswith("_bucket")]
    number = buckets[-1][1]
    bound = next((bound for bound, below in buckets if below >= share * number), inf) if number else 0.0
    return {"count": f"{number:.0f}", "share": f"{100 * share:.0f}", "most": f"{bound * 1000:g}"}


@dataclass
class Metrics:
    """Filled where it happens: socket, room; several servers in one process have their own."""

    action: Histogram = field(default_factory=lambda: seconds("action", "from an answer to its broadcast"))
    bot: Histogram = field(default_factory=lambda: seconds("bot", "a bot's answer"))
    registry: CollectorRegistry = field(default_factory=CollectorRegistry)
    relayed: Counter[str] = field(default_factory=lambda: Counter({"http": 0, "websocket": 0}))
    told: Counter[str] = field(default_factory=Counter)  # notices, by way and how it went

    def __post_init__(self) -> None:
        self.registry.register(self.action)
        self.registry.register(self.bot)
