"""Why an action of the expansion is not offered, and what changes for those of the base game."""

from bedesten.core.game import Reason
from bedesten.core.ids import SPAN, Action
from bedesten.istanbul.kernel import State
from bedesten.istanbul.reasons.common import Why, verb_of
from bedesten.mocha.reasons.actions import ACTIONS
from bedesten.mocha.reasons.base import BASE
from bedesten.mocha.reasons.decisions import CHANCE_RULES, DECISIONS
from bedesten.mocha.reasons.guild import GUILD_REASONS
from bedesten.mocha.reasons.moment import wrong_decision, wrong_place
from bedesten.mocha.reasons.moves import MOVES
from bedesten.mocha.reasons.plays import PLAYS

REASONS: dict[Action, Why] = {**MOVES, **ACTIONS, **GUILD_REASONS, **PLAYS}


def why_not(s: State, seat: int, a: Action) -> Reason | None:
    """None if the base game knows the reason."""
    verb = verb_of(a)
    if verb in BASE:
        return BASE[verb](s, seat, a % SPAN)
    if verb in CHANCE_RULES:
        return Reason(CHANCE_RULES[verb], "chance_decides")
    if verb not in DECISIONS:
        return None
    return wrong_decision(s, verb) or wrong_place(s, seat, verb) or REASONS[verb](s, seat, a % SPAN)
