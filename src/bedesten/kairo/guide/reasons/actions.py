"""Why an action is not offered at all. KAI-TURN-1, KAI-DEC-3, KAI-DEC-11."""

from bedesten.core.guide import Reason
from bedesten.core.ids import Action
from bedesten.kairo import ids
from bedesten.kairo.guide.reasons.common import Why
from bedesten.kairo.guide.reasons.tiles import colour_reason
from bedesten.kairo.kernel import State

# how far a build got before a rule stopped it: the reason of the one that got farthest is told
HURDLES = [
    "not_in_reserve",
    "no_own_stand",
    "was_expanded",
    "not_blocked",
    "supply_empty",
    "no_place",
    "cannot_grow",
    "no_own_coin",
    "cannot_pay",
    "nowhere_to_move",
    "no_coin_for_joker",
    "no_card_for",
]


def build(s: State, seat: int, verb: Action) -> Reason:
    """KAI-DEC-14: no colour can be completed; told is the one that comes nearest."""
    if s.hand_size(seat) == 0:
        return Reason("KAI-CARD-1", "no_building_card")
    reasons = [colour_reason(s, seat, verb, colour) for colour in range(ids.HUES)]
    return max(reasons, key=lambda reason: HURDLES.index(reason.key))


def lure(s: State, seat: int, _: int) -> Reason:
    """KAI-LURE-12, KAI-END-3."""
    return END_PHASE if s.ending else Reason("KAI-LURE-12", "nobody_to_lure")


END_PHASE = Reason("KAI-END-3", "end_phase_only")  # drawing is possible until then. KAI-TURN-3
ACTIONS: dict[Action, Why] = {
    ids.MAIN: lambda s, seat, _: build(s, seat, ids.MAIN),
    ids.EXPAND: lambda s, seat, _: build(s, seat, ids.EXPAND),
    ids.MOVE: lambda s, seat, _: build(s, seat, ids.MOVE),
    ids.LURE: lure,
    ids.DRAW: lambda s, seat, _: END_PHASE,
    ids.DROP: lambda s, seat, _: Reason("KAI-TURN-3", "no_passing"),
}
