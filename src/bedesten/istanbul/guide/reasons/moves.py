"""Phases 1 and 2: why a move, an assistant or a toll is not offered. IST-MOVE, IST-ASSIST, IST-PAY."""

from bedesten.core.guide import Reason
from bedesten.core.ids import Action
from bedesten.istanbul import ids
from bedesten.istanbul.guide.reasons.common import Why, holds, no_card, without
from bedesten.istanbul.ids import MOVE_3_4, STAY
from bedesten.istanbul.kernel import State
from bedesten.istanbul.turn import TOLL

NEAR = 2
FAR = 4


def move(s: State, seat: int, place: int) -> Reason:
    """IST-MOVE-1: to another place, at distance 1 or 2; the card that would do is named."""
    steps = s.boards[seat].steps[s.seats[seat].place][place]
    facts: dict[str, object] = {"place": s.rules.place_names[place], "steps": steps}
    if steps == 0:
        return Reason("IST-MOVE-1", "same_place", facts)
    if steps <= FAR and holds(s, seat, MOVE_3_4):
        facts["card"] = s.rules.card_names[MOVE_3_4]
        return Reason("IST-MOVE-1", "too_far_without_card", facts)
    return Reason("IST-MOVE-1", "too_far", facts)


def move_long(s: State, seat: int, place: int) -> Reason:
    """IST-MOVE-3: the card carries 3 or 4 steps, no less and no more."""
    if not holds(s, seat, MOVE_3_4):
        return no_card("IST-CARD-10", s, MOVE_3_4)
    steps = s.boards[seat].steps[s.seats[seat].place][place]
    facts: dict[str, object] = {"place": s.rules.place_names[place], "steps": steps}
    if steps == 0:
        return Reason("IST-MOVE-3", "same_place", facts)
    if steps <= NEAR:
        return Reason("IST-MOVE-3", "too_near", facts)
    return Reason("IST-MOVE-3", "too_far_with_card", facts)


def pick_own(s: State, seat: int, _: int) -> Reason:
    """IST-ASSIST-1."""
    return Reason("IST-ASSIST-1", "no_own_at", {"place": here(s, seat)})


def pick_neutral(s: State, seat: int, _: int) -> Reason:
    """IST-VAR-2: in the variant, and only where one lies."""
    if not s.variant:
        return Reason("IST-VAR-2", "no_variant")
    return Reason("IST-VAR-2", "no_neutral_at", {"place": here(s, seat)})


def leave(s: State, seat: int, _: int) -> Reason:
    """IST-ASSIST-3 before IST-ASSIST-2: no second one, and none from an empty stack."""
    me = s.seats[seat]
    if me.out >> me.place & 1:
        return Reason("IST-ASSIST-3", "own_there", {"place": here(s, seat)})
    return Reason("IST-ASSIST-2", "stack_empty")


def pay(s: State, seat: int, _: int) -> Reason:
    return toll(s, seat, s.here(seat))


def toll(s: State, seat: int, place: int) -> Reason:
    """IST-PAY-2: all or nothing."""
    others = len(s.creditors(seat, place))
    lira = s.seats[seat].lira
    return Reason("IST-PAY-2", "toll", {"lira": lira, "toll": TOLL * others, "count": others})


def here(s: State, seat: int) -> str:
    return s.rules.place_names[s.seats[seat].place]


MOVES: dict[Action, Why] = {
    ids.MOVE: move,
    ids.MOVE_LONG: move_long,
    ids.STAY_PUT: without("IST-CARD-9", STAY),
    ids.PICK_OWN: pick_own,
    ids.PICK_NEUTRAL: pick_neutral,
    ids.LEAVE: leave,
    ids.PAY: pay,
}
