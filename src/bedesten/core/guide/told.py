"""What a game tells people: reasons, chances, what an answer changes, and what waits where it leads."""

from bedesten.core.event import Event

Facts = dict[str, object]


class Reason:
    """Why something is not allowed: the rule, and the message key with its facts. A picture of the board
    may show it too: what stands in the way (`marks`), and the way that would be broken (`way`)."""

    def __init__(
        self,
        rule: str,
        key: str,
        facts: dict[str, object] | None = None,
        marks: list[str] | None = None,
        way: list[str] | None = None,
    ) -> None:
        self.rule = rule
        self.key = key
        self.facts: dict[str, object] = dict(facts or {})
        self.marks: list[str] = list(marks or [])  # places or squares, as words of the lexicon
        self.way: list[str] = list(way or [])


class Prospect:
    """One thing the dice may bring: in how many of all equally likely ways, and what it is by name."""

    def __init__(self, ways: int, of: int, gain: dict[str, int]) -> None:
        self.ways = ways
        self.of = of
        self.gain = gain


class Change:
    """What an event does to an asset of its seat, by how much, and what the seat has of it then."""

    def __init__(self, e: Event, asset: str = "", by: int = 0, left: int = 0, most: int = 0) -> None:
        self.e = e
        self.asset = asset  # empty if nothing that is counted changes
        self.by = by
        self.left = left
        self.most = most  # of which there is room for, 0 without such a limit
        self.unsaid = False  # what waits where the seat comes to says it better


class Outlook:
    """One thing that could be done where an answer leads: the key of its messages, their facts, and what the
    seat then has of an asset. With a reason it is why nothing can be done there, and `help` what would."""

    def __init__(self, key: str, facts: Facts | None = None, asset: str = "", left: int = -1) -> None:
        self.key = key
        self.facts: Facts = dict(facts or {})
        self.asset = asset
        self.left = left  # -1 if nothing is counted
        self.most = 0
        self.why: Reason | None = None
        self.help: Facts = {}
