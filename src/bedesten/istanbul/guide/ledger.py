"""What the events of the base game cost and bring, and which figures they take where."""

from collections.abc import Callable
from typing import Final

from bedesten.istanbul import events as ev
from bedesten.istanbul import ids

Brings = Callable[[list[int]], dict[str, int]]

MERCHANT: Final = "merchant"
FAMILY: Final = "family"
# where figures stand before the first turn
FIGURES: Final = {MERCHANT: ids.PLACES[ids.FOUNTAIN], FAMILY: ids.PLACES[ids.POLICE]}
WALKING: Final = {ev.MOVED: MERCHANT, ev.FAMILY_SENT: FAMILY}
PUT: Final = {ev.STAYED: MERCHANT}
ROLLS: Final = [ev.ROLLED, ev.SET_DIE]


def counts(asset: str, each: int) -> Brings:
    """The first argument says how many; -1 is paid."""
    return lambda args: {asset: each * args[0]}


def always(asset: str, count: int) -> Brings:
    """Whatever the arguments are: they may be known to one seat only."""
    return lambda args: {asset: count}


LEDGER: Final[dict[int, Brings]] = {
    ev.PAID_TOLL: lambda args: {"lira": -args[1]},
    ev.PAID_LIRA: counts("lira", -1),
    ev.GAINED_LIRA: counts("lira", 1),
    ev.GAINED_GOOD: lambda args: {ids.COLOURS[args[0]]: args[1]},
    ev.PAID_GOODS: lambda args: {good: -n for good, n in zip(ids.COLOURS, args, strict=True) if n},
    ev.EXTENDED: always("cart", 1),
    ev.TOOK_TILE: lambda args: {f"tile_{ids.COLOURS[args[0]]}": 1},
    ev.RUBY: always("rubies", 1),
    ev.RETURNED: always("assistants", 1),
    ev.FIFTH_ASSISTANT: always("assistants", 1),
    ev.DREW: always("cards", 1),
    ev.TOOK_DISCARD: always("cards", 1),
    ev.PLAYED: always("cards", -1),
    ev.DISCARDED: always("cards", -1),
}
