"""Why something is not offered where both expansions meet: catacombs, coffee, barrier, guild turns."""

from bedesten.bazaar import ids
from bedesten.bazaar.catacombs import GoAnywhere
from bedesten.core.game import Reason
from bedesten.core.ids import SPAN, Action
from bedesten.istanbul import ids as base
from bedesten.istanbul.ids import NO_VISIT
from bedesten.istanbul.kernel import State
from bedesten.istanbul.reasons.common import good_full, holds, verb_of
from bedesten.istanbul.reasons.decisions import ACTION, WINDOWS
from bedesten.istanbul.reasons.tables import Whys
from bedesten.istanbul.scoring import FinalCards
from bedesten.istanbul.turn import Move
from bedesten.letters import ids as letters
from bedesten.letters.choices import GiveUnit, TakeUnit
from bedesten.letters.side import side_of as letters_side
from bedesten.letters.units import COFFEE
from bedesten.mocha.ids import MEET_TRADER
from bedesten.mocha.reasons.common import coffee_short, in_the_way
from bedesten.mocha.reasons.decisions import ACTING
from bedesten.mocha.tavern import ActAt

PLACE_ACTIONS = (letters.EMBASSY, letters.KIOSK, letters.AUCTION, letters.SECRET, ids.CATACOMBS)
MOVEMENTS = (letters.PLACE, letters.COMP)
MOVE_CARDS = (letters.COMP2, letters.JOIN, letters.JUMP, letters.FAMILY)
STEPS = {  # moves that go step by step: how many, and the card they need. BAZ-COMP-2
    letters.COMP: (1, base.NO_CARD),
    letters.COMP2: (2, letters.COMPANION_2),
    letters.FAMILY: (1, letters.FAMILY_STEP),
}


def go(s: State, seat: int, place: int) -> Reason:
    return Reason("BAZ-CATA-3", "same_place", {"place": s.rules.place_names[place]})


def go_when(s: State, seat: int, _: str) -> Reason:
    return Reason("BAZ-CATA-1", "go_when")


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


def coffee(s: State, seat: int, a: Action) -> Reason | None:
    """BAZ-COFFEE-1: a coffee that is there; BAZ-COFFEE-2: where goods are named it does not count."""
    verb, step = verb_of(a), s.todo[-1]
    if a - verb != COFFEE or verb not in (base.GAIN, base.GIVE, letters.PLAY_LIRA_7_FOR_1_GOOD):
        return None
    if verb == letters.PLAY_LIRA_7_FOR_1_GOOD:
        held = holds(s, seat, letters.LIRA_7_FOR_1_GOOD) and isinstance(step, (*WINDOWS, FinalCards))
        return coffee_short("BAZ-COFFEE-1", s, seat, 1) if held else None
    if isinstance(step, GiveUnit) and verb == base.GIVE:
        return coffee_short("BAZ-COFFEE-1", s, seat, 1)
    return Reason("BAZ-COFFEE-2", "no_coffee_here")


def full(s: State, seat: int, a: Action) -> Reason | None:
    """LET-GEN-3: a good of choice has room."""
    if isinstance(s.todo[-1], TakeUnit) and verb_of(a) == base.GAIN:
        return good_full("LET-GEN-3", s, seat, a % SPAN)
    return None


def trader(s: State, seat: int, a: Action) -> Reason | None:
    """BAZ-BONUS-1: he is paid, from afar too."""
    meeting = s.rules.meeting_of[MEET_TRADER >> 16]
    assert meeting is not None
    played = holds(s, seat, letters.USE_NPC) and isinstance(s.todo[-1], WINDOWS)
    if a == letters.PLAY_USE_NPC + meeting.token and played:
        return Reason("BAZ-BONUS-1", "trader_price", {"lira": s.seats[seat].lira})
    return None


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


WHYS = Whys(
    decisions={
        **dict.fromkeys(PLACE_ACTIONS, (ActAt,)),
        ids.CATACOMBS: ACTING,
        ids.GO: (GoAnywhere,),
    },
    places={ids.CATACOMBS: (ids.CATACOMBS_PLACE,)},
    reasons={ids.GO: go},
    elsewhere={ids.GO: go_when},
    phases={GoAnywhere: ACTION},
    better=(in_guild_turn, barred, coffee, full, trader),
)
