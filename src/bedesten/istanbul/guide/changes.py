"""What events do to what a seat has: by kind of event, which asset and by how much."""

from collections.abc import Callable
from typing import Final, TypeAlias

from bedesten.core.event import Event
from bedesten.core.guide import Change
from bedesten.istanbul import events as ev
from bedesten.istanbul.ids import COLOURS

Counted: TypeAlias = Callable[[Event], tuple[str, int]]

CHANGES: Final[dict[int, Counted]] = {
    ev.LEFT: lambda e: ("assistants", -1),
    ev.PICKED_UP: lambda e: ("assistants", 1),
    ev.RETURNED: lambda e: ("assistants", 1),
    ev.FIFTH_ASSISTANT: lambda e: ("assistants", 1),
    ev.PAID_TOLL: lambda e: ("lira", -e.args[1]),
    ev.PAID_LIRA: lambda e: ("lira", -e.args[0]),
    ev.GAINED_LIRA: lambda e: ("lira", e.args[0]),
    ev.GAINED_GOOD: lambda e: (COLOURS[e.args[0]], e.args[1]),
    ev.PAID_GOODS: lambda e: ("goods", -sum(e.args)),
    ev.RUBY: lambda e: ("rubies", 1),
    ev.PLAYED: lambda e: ("cards", -1),
    ev.DISCARDED: lambda e: ("cards", -1),
    ev.TOOK_DISCARD: lambda e: ("cards", 1),
}
# where a seat comes to, to act there: the place is their first argument
ARRIVALS: Final = [ev.MOVED, ev.STAYED, ev.FAMILY_SENT]
# what the place itself says of them, told of one who comes there
UNSAID: Final = [ev.MOVED, ev.FAMILY_SENT, ev.SKIPPED, ev.DECLINED, ev.REFUSED, ev.CAUGHT]


def counted(
    table: dict[int, Counted], seat: int, news: list[Event], had: dict[str, int], most: dict[str, int]
) -> list[Change]:
    """One event after the other; what belongs to other seats changes nothing here."""
    has = {**had, "goods": sum(had[colour] for colour in COLOURS)}
    changes: list[Change] = []
    for e in news:
        count = table.get(e.kind) if e.seat == seat else None
        asset, by = count(e) if count else ("", 0)
        if asset in has:
            has[asset] += by
            if asset in COLOURS:
                has["goods"] += by
        if e.kind == ev.PAID_GOODS and e.seat == seat:
            for colour, paid in zip(COLOURS, e.args, strict=True):
                has[colour] -= paid
        changes.append(Change(e, asset, by, has.get(asset, 0), most.get(asset, 0)))
    return changes
