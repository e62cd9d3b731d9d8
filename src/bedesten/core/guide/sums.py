"""What an answer costs and brings, so that it adds up; every part of it is a message with its facts."""

from dataclasses import dataclass, field


@dataclass
class Said:
    """A message by its key below `sum`, with its facts; a fact may be a list of other messages."""

    key: str
    facts: dict[str, object] = field(default_factory=dict)


@dataclass
class Share:
    """One part of a sum: how many of what. `sign` says what is drawn beside it, as words of the notation."""

    sign: str
    count: int
    said: Said


@dataclass
class Sum:
    """An answer with everything that follows from it."""

    title: Said  # what is done
    line: list[Said] = field(default_factory=list)  # what else there is to know of it
    cost: list[Share] = field(default_factory=list)
    why: list[Said] = field(default_factory=list)  # how the cost comes about
    brings: list[Share] = field(default_factory=list)
    total: list[Said] = field(default_factory=list)
    note: list[Said] = field(default_factory=list)  # what it sets off for everybody
    short: Share | None = None  # what it brings, in a word
    act: Said | None = None  # the answer with its sum, for whoever confirms it
