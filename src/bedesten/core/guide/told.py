"""What a game tells people: reasons, chances, what an answer changes, and what waits where it leads."""

from dataclasses import dataclass, field

from bedesten.core.event import Event

Facts = dict[str, object]


@dataclass(eq=False)
class Reason:
    """Why something is not allowed: the rule, and the message key with its facts. A picture of the board
    may show it too: what stands in the way (`marks`), and the way that would be broken (`way`)."""

    rule: str
    key: str
    facts: Facts = field(default_factory=dict)
    marks: list[str] = field(default_factory=list)  # places or squares, as words of the lexicon
    way: list[str] = field(default_factory=list)


@dataclass(eq=False)
class Prospect:
    """One thing the dice may bring: in how many of all equally likely ways, and what it is by name."""

    ways: int
    of: int
    gain: dict[str, int]


@dataclass(eq=False)
class Change:
    """What an event does to an asset of its seat, by how much, and what the seat has of it then."""

    e: Event
    asset: str = ""  # empty if nothing that is counted changes
    by: int = 0
    left: int = 0
    most: int = 0  # of which there is room for, 0 without such a limit
    unsaid: bool = False  # what waits where the seat comes to says it better


@dataclass(eq=False)
class Outlook:
    """One thing that could be done where an answer leads: the key of its messages, their facts, and what the
    seat then has of an asset. With a reason it is why nothing can be done there, and `help` what would."""

    key: str
    facts: Facts = field(default_factory=dict)
    asset: str = ""
    left: int = -1  # -1 if nothing is counted
    most: int = 0
    why: Reason | None = None
    help: Facts = field(default_factory=dict)
