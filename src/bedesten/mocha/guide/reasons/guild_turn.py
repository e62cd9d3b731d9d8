"""What a guild turn leaves out: phases, encounters, and whatever is bound to a place. MOC-GUILD-2, -4."""

from bedesten.core.guide import Reason
from bedesten.core.ids import Action
from bedesten.core.lexicon import verb_of
from bedesten.istanbul import ids as base
from bedesten.istanbul.guide.reasons import decisions as base_decisions
from bedesten.istanbul.ids import NO_VISIT
from bedesten.istanbul.kernel import State
from bedesten.mocha import ids
from bedesten.mocha.guide.reasons.decisions import ACTION_PLACES, DECISIONS

PLACE_ACTIONS = [*base_decisions.ACTION_PLACES, *ACTION_PLACES]
NO_PHASES = Reason("MOC-GUILD-2", "guild_no_phases")
NO_MOVEMENT = Reason("MOC-GUILD-4", "guild_no_phases")
MEETS_NOBODY = Reason("MOC-ENC-5", "guild_meets_nobody")
PLACE_BOUND = Reason("MOC-GUILD-4", "guild_place_bound")
NO_RED_TILE = Reason("MOC-DICE-3", "guild_red")

LEFT_OUT: dict[Action, Reason] = {
    **dict.fromkeys(PLACE_ACTIONS, NO_PHASES),
    base.MOVE: NO_PHASES,
    base.MOVE_LONG: NO_MOVEMENT,
    base.STAY_PUT: NO_MOVEMENT,
    ids.LINE: NO_MOVEMENT,
    ids.CORNER: NO_MOVEMENT,
    ids.GUILD: Reason("MOC-TURN-2", "guild_once"),
    base.PICK_OWN: NO_PHASES,
    base.PICK_NEUTRAL: NO_PHASES,
    base.LEAVE: NO_PHASES,
    base.DECLINE: NO_PHASES,
    base.PAY: NO_PHASES,
    base.REFUSE: NO_PHASES,
    base.BUY: PLACE_BOUND,
    base.SELL_ANY: PLACE_BOUND,
    base.REPEAT: PLACE_BOUND,
    base.SET4: NO_RED_TILE,
    base.REROLL: NO_RED_TILE,
    base.CATCH: MEETS_NOBODY,
    base.MEET_GOVERNOR: MEETS_NOBODY,
    base.MEET_SMUGGLER: MEETS_NOBODY,
    ids.MEET_TRADER: MEETS_NOBODY,
}


def in_guild_turn(s: State, seat: int, a: Action) -> Reason | None:
    """An action that a guild card orders is judged like any other, but for cards and tiles of its place."""
    verb = verb_of(a)
    if not s.used & NO_VISIT or verb not in LEFT_OUT:
        return None
    reason = LEFT_OUT[verb]
    ordered = isinstance(s.todo[-1], (*DECISIONS.get(verb, ()), *base_decisions.ACTING))
    return None if ordered and reason is NO_PHASES else reason
