"""Why an action is not offered at all. KAI-TURN-1, KAI-DEC-3, KAI-DEC-11."""

from bedesten.core.game import Reason
from bedesten.core.ids import Action
from bedesten.kairo import ids
from bedesten.kairo.kernel import State
from bedesten.kairo.reasons.common import Why
from bedesten.kairo.reasons.tiles import colour_reason

# how far a build got before a rule stopped it: the reason of the one that got farthest is told
HURDLES = [
    "KAI-MAIN-1",
    "KAI-EXP-9",
    "KAI-MOVE-1",
    "KAI-MOVE-10",
    "KAI-EXP-2",
    "KAI-MAIN-2",
    "KAI-EXP-4",
    "KAI-PAY-2",
    "KAI-PAY-6",
    "KAI-MOVE-7",
    "KAI-CARD-5",
    "KAI-CARD-1",
]


def build(s: State, seat: int, verb: Action) -> Reason:
    """KAI-DEC-14: no colour can be completed; told is the one that comes nearest."""
    if s.hand_size(seat) == 0:
        return Reason("KAI-CARD-1", "no_building_card")
    found = [colour_reason(s, seat, verb, colour) for colour in range(ids.HUES)]
    return max(found, key=lambda reason: (HURDLES.index(reason.rule), reason.key != "no_own_stand"))


def main(s: State, seat: int, _: int) -> Reason:
    return build(s, seat, ids.MAIN)


def expand(s: State, seat: int, _: int) -> Reason:
    return build(s, seat, ids.EXPAND)


def move(s: State, seat: int, _: int) -> Reason:
    return build(s, seat, ids.MOVE)


def lure(s: State, seat: int, _: int) -> Reason:
    """KAI-LURE-12, KAI-END-3."""
    return Reason("KAI-END-3", "end_phase_only") if s.ending else Reason("KAI-LURE-12", "nobody_to_lure")


def draw(s: State, seat: int, _: int) -> Reason:
    """KAI-END-3: otherwise it is always possible. KAI-TURN-3."""
    return Reason("KAI-END-3", "end_phase_only")


def drop(s: State, seat: int, _: int) -> Reason:
    """KAI-TURN-3: there is no passing before the end phase."""
    return Reason("KAI-TURN-3", "no_passing")


ACTIONS: dict[Action, Why] = {
    ids.MAIN: main,
    ids.EXPAND: expand,
    ids.MOVE: move,
    ids.LURE: lure,
    ids.DRAW: draw,
    ids.DROP: drop,
}
