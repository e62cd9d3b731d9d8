"""What the events of Kairo cost and bring, and what they take to which square."""

from collections.abc import Callable
from typing import Final

from bedesten.core.event import Event
from bedesten.core.guide import Journey
from bedesten.kairo import events as ev
from bedesten.kairo.ids import COLOURS, MEDALS

# the customer goes to the square in this argument, after its colour; a stand is put there
WALKS: Final = [ev.LURED, ev.LURED_OWN, ev.LURED_NEUTRAL]
STANDS: Final = [ev.PLACED, ev.MOVED, ev.EXPANDED]


def medal(args: list[int]) -> dict[str, int]:
    return {MEDALS[args[0]]: 1, "vp": args[2]}


LEDGER: Final[dict[int, Callable[[list[int]], dict[str, int]]]] = {
    ev.PAID: lambda args: {COLOURS[args[0]]: -args[1]},
    ev.RECEIVED: lambda args: {COLOURS[args[0]]: args[1]},
    ev.SCORED: lambda args: {"vp": args[0]},
    ev.SCORED_MEDALS: lambda args: {"vp": args[0]},
    ev.SCORED_COINS: lambda args: {"vp": args[0]},
    ev.MEDAL: medal,
    ev.MEDAL_FROM: medal,
    ev.DREW: lambda args: {"cards": 1},
    ev.TOOK_SHOWN: lambda args: {"cards": 1},
    ev.TOOK_BARKER: lambda args: {"barkers": 1},
    ev.PLAYED: lambda args: {"cards": -1},
    ev.DISCARDED: lambda args: {"cards": -1},
    ev.BARKERS_PLAYED: lambda args: {"barkers": -args[0]},
}


def deed(e: Event) -> dict[str, int]:
    """The stand that was built, grown or moved, and the customer who was lured."""
    kinds = [kind for kind, some in (("stand", STANDS), ("customer", WALKS)) if e.kind in some]
    return {f"{kind} {COLOURS[e.args[0]]}": 1 for kind in kinds}


def journeys(e: Event, squares: list[str]) -> list[Journey]:
    """Customers walk to a door; they are put on the board, and stands are built on it."""
    if e.kind in WALKS or e.kind == ev.CUSTOMER_CAME:
        return [Journey(f"customer {COLOURS[e.args[0]]}", squares[e.args[1]], e.kind in WALKS)]
    return [Journey("stand", squares[e.args[1]], walks=False)] if e.kind in STANDS else []
