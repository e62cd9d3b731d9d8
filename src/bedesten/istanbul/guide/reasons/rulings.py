"""What another reading than the usual one forbids or allows: known better than by the tables. IST-CONT."""

from bedesten.core.guide import Reason
from bedesten.core.ids import SPAN, Action
from bedesten.core.lexicon import verb_of
from bedesten.istanbul import ids
from bedesten.istanbul.guide.reasons.common import agreed, holds
from bedesten.istanbul.guide.reasons.decisions import WINDOWS
from bedesten.istanbul.guide.reasons.plays import family_home, return_assistant
from bedesten.istanbul.ids import NO_CARD, USED_REPEAT
from bedesten.istanbul.kernel import State
from bedesten.istanbul.places.police import FamilyAct
from bedesten.istanbul.rulings import (
    CARDS_BY_FAMILY_MEMBER,
    FAMILY_HOME_AT_END,
    FAMILY_MAY_SKIP_ACTION,
    OWN_ASSISTANT_JOINS,
    REPEAT_CARDS_CHAIN,
    RETURN_ASSISTANT_ANY_PHASE,
    STAY_ON_FOUNTAIN,
)
from bedesten.istanbul.scoring import FinalCards
from bedesten.istanbul.turn import AfterAction, Assist, Move


def forbidden(s: State, seat: int, a: Action) -> Reason | None:
    """What is usually offered by this decision."""
    step, me = s.todo[-1], s.seats[seat]
    if isinstance(step, Move) and a == ids.STAY_PUT and holds(s, seat, ids.STAY):
        return agreed(s, STAY_ON_FOUNTAIN)
    if isinstance(step, Assist) and a == ids.DECLINE and me.out >> me.place & 1:
        return agreed(s, OWN_ASSISTANT_JOINS)
    if isinstance(step, FamilyAct) and a == ids.SKIP:
        return agreed(s, FAMILY_MAY_SKIP_ACTION)
    if isinstance(step, FamilyAct) and verb_of(a) == ids.SELL_ANY and step.place == ids.SMALL_MARKET:
        return agreed(s, CARDS_BY_FAMILY_MEMBER)
    return None


def repeats(s: State, seat: int, a: Action) -> Reason | None:
    """IST-CARD-13: not twice in a turn, IST-ACT-4: nor after the family member's action."""
    if not is_repeat(s, a):
        return None
    if isinstance(s.todo[-1], AfterAction):
        return agreed(s, REPEAT_CARDS_CHAIN) if s.used & USED_REPEAT else None
    card = s.rules.repeat_card[s.seats[seat].family]
    return agreed(s, CARDS_BY_FAMILY_MEMBER) if card != NO_CARD and holds(s, seat, card) else None


def is_repeat(s: State, a: Action) -> bool:
    return verb_of(a) == ids.REPEAT or verb_of(a) in s.rules.repeat_verb


def allowed(s: State, seat: int, a: Action) -> Reason | None:
    """What is not offered by this decision for another reason than usual."""
    step, verb = s.todo[-1], verb_of(a)
    if verb == ids.PLAY_FAMILY_HOME and isinstance(step, FinalCards) and s.rulings[FAMILY_HOME_AT_END]:
        return family_home(s, seat, 0)
    late = isinstance(step, WINDOWS) and s.rulings[RETURN_ASSISTANT_ANY_PHASE]
    return return_assistant(s, seat, a % SPAN) if verb == ids.PLAY_RETURN_ASSISTANT and late else None


RULED = (forbidden, repeats, allowed)
