"""Not now: another decision or another place, and what a guild turn leaves out. MOC-GUILD, MOC-DEC-1."""

from bedesten.core.game import Reason
from bedesten.core.ids import SPAN, Action
from bedesten.istanbul.ids import NO_VISIT
from bedesten.istanbul.kernel import State
from bedesten.istanbul.reasons.common import acting_place
from bedesten.istanbul.reasons.decisions import ACTING, ACTION, ENCOUNTERS
from bedesten.istanbul.reasons.moment import phase_now
from bedesten.istanbul.scoring import FinalCards
from bedesten.istanbul.turn import AfterAction, Move
from bedesten.mocha import ids
from bedesten.mocha.reasons.decisions import ACTION_PLACE, DECISIONS
from bedesten.mocha.tavern import ActAt


def wrong_decision(s: State, verb: Action) -> Reason | None:
    """The verb answers another decision than the one that is open."""
    step = s.todo[-1]
    if isinstance(step, DECISIONS[verb]):
        return None
    if isinstance(step, FinalCards):
        return Reason("MOC-END-3", "not_after_the_end")
    if verb in (ids.LINE, ids.CORNER, ids.GUILD):
        return too_late(s, verb)
    if verb == ids.SET6:
        return Reason("MOC-DICE-1", "only_after_own_roll")
    if s.rules.plays[verb // SPAN] is not None:
        return Reason("MOC-BONUS-2", "inside")
    return elsewhere(s, verb)


def too_late(s: State, verb: Action) -> Reason:
    """MOC-TURN-1: a guild card or a movement, and both at the start of the turn."""
    if s.used & NO_VISIT:
        return guild_turn("MOC-TURN-2")
    if any(isinstance(step, Move) for step in s.todo):
        return Reason("IST-DEC-1", "answer_first")
    if verb == ids.GUILD:
        return Reason("MOC-TURN-1", "guild_first")
    return Reason("IST-MOVE-5", "moved_already")


def elsewhere(s: State, verb: Action) -> Reason:
    """IST-TURN-2, IST-ACT-1: in its phase, and once."""
    phase = ENCOUNTERS if verb == ids.MEET_TRADER else ACTION
    if verb not in ACTION_PLACE and verb != ids.MEET_TRADER:
        return Reason("IST-DEC-1", "not_offered")
    if s.used & NO_VISIT:
        return guild_turn("MOC-GUILD-2")
    if phase_now(s) != phase:
        return Reason("IST-TURN-2", "other_phase", {"phase": phase, "now": phase_now(s)})
    if isinstance(s.todo[-1], AfterAction):
        return Reason("IST-ACT-1", "action_once")
    return Reason("IST-DEC-1", "answer_first")


def wrong_place(s: State, seat: int, verb: Action) -> Reason | None:
    """IST-ACT-1: the action of the place where one acts; MOC-TAV-4: or of one at the barrier."""
    step = s.todo[-1]
    here = acting_place(s, seat)
    place = ACTION_PLACE.get(verb, here)
    if not isinstance(step, (*ACTING, ActAt)) or place == here:
        return None
    names = s.rules.place_names
    rule = "MOC-TAV-4" if isinstance(step, ActAt) else "IST-ACT-1"
    return Reason(rule, "other_place", {"places": names[place], "here": names[here]})


def guild_turn(rule: str) -> Reason:
    """A guild card takes the place of the whole turn."""
    return Reason(rule, "guild_turn")
