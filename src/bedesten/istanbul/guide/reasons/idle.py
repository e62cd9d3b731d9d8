"""Why nothing can be done at a place that somebody thinks of, where its options alone do not tell."""

from bedesten.core.guide import Reason
from bedesten.istanbul.guide.reasons.common import good_full
from bedesten.istanbul.ids import DEMAND_TILES
from bedesten.istanbul.kernel import State


def cart_has_it(s: State, seat: int, good: int) -> Reason:
    """IST-WARE-1: there is nothing to fill."""
    return good_full("IST-WARE-1", s, seat, good)


def nobody_out(s: State, seat: int) -> Reason:
    """IST-FOUN-1: own assistants on the board."""
    return Reason("IST-FOUN-1", "nobody_out")


def none_wanted(s: State, seat: int, market: int) -> Reason:
    """IST-MARK-1: goods that are demanded."""
    return Reason("IST-MARK-1", "none_wanted", {"demand": DEMAND_TILES[s.markets[market].tile]})


def few_for_palace(s: State, seat: int, needed: int) -> Reason:
    """IST-SULT-1: any type will do, but not none."""
    facts: dict[str, object] = {"needed": needed, "count": sum(s.seats[seat].goods)}
    return Reason("IST-SULT-1", "few_for_palace", facts)


def no_assistant(s: State, seat: int) -> Reason:
    """IST-ASSIST-2: without one the turn ends on arrival."""
    return Reason("IST-ASSIST-2", "stack_empty")


def cannot_act(s: State, seat: int, place: int) -> Reason:
    """IST-ACT-2: of a place about which nothing better is known."""
    return Reason("IST-ACT-2", "nothing_there", {"place": s.rules.place_names[place]})
