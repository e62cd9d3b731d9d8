"""Why an action is not offered: the rule that forbids it, and the facts that make it so."""

from bedesten.core.guide import Reason
from bedesten.core.ids import CHANCE, SPAN, Action
from bedesten.core.lexicon import verb_of
from bedesten.kairo.guide.reasons.actions import ACTIONS
from bedesten.kairo.guide.reasons.common import Why
from bedesten.kairo.guide.reasons.hands import HANDS
from bedesten.kairo.guide.reasons.moment import wrong_question, wrong_turn
from bedesten.kairo.guide.reasons.tiles import TILES
from bedesten.kairo.kernel import State

REASONS: dict[Action, Why] = {**ACTIONS, **TILES, **HANDS}


def why_not(s: State, seat: int, a: Action) -> Reason | None:
    """None if the action is offered to this seat now; else the first thing that forbids it."""
    if not s.todo:
        return Reason("KAI-END-7", "game_over")
    if s.todo[-1].seat == seat and a in (s.todo[-1].options(s) if seat == CHANCE else s.offered):
        return None
    if not s.rules.lexicon.knows(a):
        return Reason("KAI-DEC-17", "no_such_action")
    late = wrong_turn(s, seat, a) or wrong_question(s, seat, a)
    return late or REASONS[verb_of(a)](s, seat, a % SPAN)
