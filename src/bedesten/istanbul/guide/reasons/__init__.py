"""Why an action is not offered: the rule that forbids it, and the facts that make it so."""

from bedesten.core.guide import Reason
from bedesten.core.ids import CHANCE, SPAN, Action
from bedesten.core.lexicon import verb_of
from bedesten.istanbul.guide.reasons.actions import ACTIONS
from bedesten.istanbul.guide.reasons.common import reason_of
from bedesten.istanbul.guide.reasons.decisions import ACTION_PLACES, CHANCE_RULES, DECISIONS, PHASES
from bedesten.istanbul.guide.reasons.moment import ELSEWHERE, wrong_decision, wrong_place, wrong_turn
from bedesten.istanbul.guide.reasons.moves import MOVES
from bedesten.istanbul.guide.reasons.plays import PLAYS
from bedesten.istanbul.guide.reasons.rulings import RULED
from bedesten.istanbul.guide.reasons.tables import ReasonTables
from bedesten.istanbul.kernel import State
from bedesten.istanbul.places.police import FamilyAct

BASE = ReasonTables(
    DECISIONS,
    ACTION_PLACES,
    {**MOVES, **ACTIONS, **PLAYS},
    ELSEWHERE,
    CHANCE_RULES,
    PHASES,
    {FamilyAct: "IST-POLI-2"},
    RULED,
)


def why_not(s: State, seat: int, a: Action, tables: ReasonTables) -> Reason | None:
    """None if the action is offered to this seat now; else the first thing that forbids it."""
    if not s.todo:
        return Reason("IST-END-3", "game_over")
    if s.todo[-1].seat == seat and a in (s.todo[-1].options(s) if seat == CHANCE else s.offered):
        return None
    if not s.rules.lexicon.knows(a):
        return Reason("IST-DEC-1", "no_such_action")
    return (
        wrong_turn(s, seat, a, tables)
        or known_better(s, seat, a, tables)
        or wrong_decision(s, seat, a, tables)
        or wrong_place(s, seat, a, tables)
        or reason_of(tables.reasons[verb_of(a)], s, seat, a % SPAN)
    )


def known_better(s: State, seat: int, a: Action, tables: ReasonTables) -> Reason | None:
    """What an expansion or a ruling changes about verbs of the base game."""
    return next((reason for better in tables.better if (reason := better(s, seat, a))), None)
