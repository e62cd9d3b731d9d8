"""Why something is not offered where both expansions meet: catacombs, barrier, guild turns."""

from bedesten.bazaar import ids
from bedesten.bazaar.catacombs import GoAnywhere
from bedesten.core.guide import Reason
from bedesten.core.ids import Action
from bedesten.core.lexicon import verb_of
from bedesten.istanbul import ids as base
from bedesten.istanbul.guide.reasons.common import holds
from bedesten.istanbul.guide.reasons.decisions import ACTION
from bedesten.istanbul.guide.reasons.tables import ReasonTables
from bedesten.istanbul.ids import NO_VISIT
from bedesten.istanbul.kernel import State
from bedesten.istanbul.turn import Move
from bedesten.letters import ids as letters
from bedesten.letters.side import side_of as letters_side
from bedesten.mocha.guide.reasons.common import in_the_way
from bedesten.mocha.guide.reasons.decisions import ACTING
from bedesten.mocha.tavern import ActAt

PLACE_ACTIONS = (letters.EMBASSY, letters.KIOSK, letters.AUCTION, letters.SECRET, ids.CATACOMBS)
MOVEMENTS = (letters.PLACE, letters.COMP)
MOVE_CARDS = (letters.COMP2, letters.JOIN, letters.JUMP, letters.FAMILY)
STEPS = {  # moves that go step by step: how many, and the card they need. BAZ-COMP-2
    letters.COMP: (1, base.NO_CARD),
    letters.COMP2: (2, letters.COMPANION_2),
    letters.FAMILY: (1, letters.FAMILY_STEP),
}


def barred(s: State, seat: int, a: Action) -> Reason | None:
    """BAZ-COMP-2: near enough, were it not for the barrier."""
    verb = verb_of(a)
    if not isinstance(s.todo[-1], Move) or verb not in STEPS:
        return None
    steps, card = STEPS[verb]
    here = s.seats[seat].family if verb == letters.FAMILY else letters_side(s).companions[seat]
    if here <= 0 or (card != base.NO_CARD and not holds(s, seat, card)):
        return None
    near = s.board.steps[here][a - verb] == steps != s.boards[seat].steps[here][a - verb]
    return in_the_way("BAZ-COMP-2", s) if near else None


def in_guild_turn(s: State, seat: int, a: Action) -> Reason | None:
    """BAZ-GUILD-1, BAZ-GUILD-2: no movement, no encounter, nothing bound to a place."""
    verb = verb_of(a)
    if not s.used & NO_VISIT:
        return None
    if verb in MOVEMENTS or (verb in PLACE_ACTIONS and not isinstance(s.todo[-1], ACTING)):
        return Reason("BAZ-GUILD-1", "guild_no_phases")
    if verb in MOVE_CARDS:
        return Reason("BAZ-GUILD-2", "guild_no_phases")
    if verb == letters.REPEAT_TILE:
        return Reason("BAZ-GUILD-2", "guild_place_bound")
    return Reason("BAZ-GUILD-1", "guild_meets_nobody") if verb == letters.MEET_COURIER else None


REASONS = ReasonTables(
    decisions={
        **dict.fromkeys(PLACE_ACTIONS, (ActAt,)),
        ids.CATACOMBS: ACTING,
        ids.GO: (GoAnywhere,),
    },
    places={ids.CATACOMBS: (ids.CATACOMBS_PLACE,)},
    reasons={
        ids.GO: lambda s, seat, place: Reason(
            "BAZ-CATA-3", "same_place", {"place": s.rules.place_names[place]}
        )
    },
    chance={base.LAY: "BAZ-SETUP-3"},
    elsewhere={ids.GO: Reason("BAZ-CATA-1", "go_when")},
    phases={GoAnywhere: ACTION},
    better=(in_guild_turn, barred),
)
