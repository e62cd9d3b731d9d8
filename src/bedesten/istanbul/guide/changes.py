"""What events leave of what a seat has, where they lead, and what the place itself says of them."""

from typing import Final

from bedesten.core.event import Event
from bedesten.core.guide import Change
from bedesten.istanbul import events as ev
from bedesten.istanbul.guide.ledger import Brings, always
from bedesten.istanbul.ids import COLOURS

# what a plan counts and the log of turns does not
ASSISTANTS: Final[dict[int, Brings]] = {
    ev.LEFT: always("assistants", -1),
    ev.PICKED_UP: always("assistants", 1),
}
# where a seat comes to, to act there: the place is their first argument
ARRIVALS: Final = [ev.MOVED, ev.STAYED, ev.FAMILY_SENT]
# what the place itself says of them, told of one who comes there
UNSAID: Final = [ev.MOVED, ev.FAMILY_SENT, ev.SKIPPED, ev.DECLINED, ev.REFUSED, ev.CAUGHT]


def counted(
    table: dict[int, Brings], seat: int, news: list[Event], had: dict[str, int], most: dict[str, int]
) -> list[Change]:
    """One event after the other; what belongs to other seats changes nothing here."""
    has = {**had, "goods": sum(had[colour] for colour in COLOURS)}
    changes: list[Change] = []
    for e in news:
        known = e.seat == seat and e.kind in table
        brings = {what: n for what, n in (table[e.kind](e.args) if known else {}).items() if what in has}
        for what, n in brings.items():
            has[what] += n
            has["goods"] += n if what in COLOURS else 0
        asset, by = counted_as(brings)
        changes.append(Change(e, asset, by, has.get(asset, 0), most.get(asset, 0)))
    return changes


def counted_as(brings: dict[str, int]) -> tuple[str, int]:
    """Goods that are paid are counted together."""
    if brings and all(what in COLOURS and n < 0 for what, n in brings.items()):
        return "goods", sum(brings.values())
    return next(iter(brings.items()), ("", 0))
