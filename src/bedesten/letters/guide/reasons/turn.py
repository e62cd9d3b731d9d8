"""Companion, letters, courier and double move: why something of them is not offered. LET-COMP, LET-SEAL."""

from bedesten.core.guide import Reason
from bedesten.core.ids import SPAN, Action
from bedesten.core.lexicon import verb_of
from bedesten.istanbul import ids as base
from bedesten.istanbul.encounters import PRICE, Encounters, is_used
from bedesten.istanbul.guide.reasons.common import agreed, cannot_pay, token_away, token_used
from bedesten.istanbul.guide.reasons.decisions import ACTING, ACTION, ENCOUNTERS
from bedesten.istanbul.guide.reasons.moment import ANSWER_FIRST
from bedesten.istanbul.guide.reasons.tables import ReasonTables
from bedesten.istanbul.ids import NOBODY_MET
from bedesten.istanbul.kernel import State
from bedesten.istanbul.turn import Move
from bedesten.letters import ids
from bedesten.letters.companion import ChooseHome
from bedesten.letters.courier import PayCourier
from bedesten.letters.double import BuyTurn, ExtraTurn
from bedesten.letters.lexicon import LETTER
from bedesten.letters.rulings import COMPANION_AT_ONCE, COURIER_LETTER_FIRST
from bedesten.letters.seals import PaySeals
from bedesten.letters.side import side_of

ASSISTANT_STEP = (base.PICK_OWN, base.PICK_NEUTRAL, base.LEAVE, base.DECLINE)
MEETINGS = (base.CATCH, base.MEET_GOVERNOR, base.MEET_SMUGGLER, ids.MEET_COURIER)


# --- at their decision


def place(s: State, seat: int, _: int) -> Reason:
    """LET-COMP-4: only from the personal supply."""
    if side_of(s).companions[seat] == ids.GENERAL_SUPPLY:
        return Reason("LET-COMP-4", "companion_in_general_supply")
    return Reason("LET-COMP-4", "companion_placed_already", {"place": companion_place(s, seat)})


def companion(s: State, seat: int, to: int) -> Reason:
    """LET-COMP-6: on the board, and one step."""
    if side_of(s).companions[seat] <= 0:
        return no_companion("LET-COMP-6")
    if s.used & ids.COMPANION_CAME:
        return agreed(s, COMPANION_AT_ONCE) or no_companion("LET-COMP-6")
    names = s.rules.place_names
    return Reason("LET-COMP-6", "companion_one_step", {"place": names[to], "here": companion_place(s, seat)})


def no_companion(rule: str) -> Reason:
    """LET-TURN-2: whoever is not on the board does not move."""
    return Reason(rule, "no_companion")


def companion_place(s: State, seat: int) -> str:
    return s.rules.place_names[side_of(s).companions[seat]]


def no_letter(rule: str) -> Reason:
    """LET-LETTER-4: pile and discard pile are empty."""
    return Reason(rule, "no_letter_to_draw")


def give_letter(s: State, seat: int, letter: int) -> Reason:
    """LET-SEAL-2: a letter that is held; LET-SEAL-3: none that could be left out."""
    facts: dict[str, object] = {"letter": LETTER.words[letter]}
    if letter not in side_of(s).letters[seat]:
        return Reason("LET-SEAL-2", "letter_not_held", facts)
    return Reason("LET-SEAL-3", "letter_too_many", facts)


def courier(s: State, seat: int, _: int) -> Reason:
    """LET-COUR-1, IST-ENC-9, LET-COUR-4."""
    meeting = s.rules.meeting_of[ids.MEET_COURIER // SPAN]
    assert meeting is not None
    if s.tokens[meeting.token] != s.here(seat):
        return token_away("LET-COUR-1", s, meeting.token)
    if is_used(s, meeting.token):
        return token_used(s, meeting.token)
    return courier_unpaid(s) or no_letter("LET-COUR-4")


def courier_unpaid(s: State) -> Reason | None:
    """LET-COUR-3: if payment comes first, there must be something to pay with."""
    return agreed(s, COURIER_LETTER_FIRST) if side_of(s).can_draw() else None


# --- at another decision


def mode_chosen(s: State, seat: int, now: str) -> Reason:
    """LET-TURN-2: exactly one mode a turn."""
    if any(isinstance(step, Move) for step in s.todo):
        return ANSWER_FIRST
    return Reason("LET-TURN-2", "mode_chosen")


# --- what is changed about verbs of the base game


def meets_nobody(s: State, seat: int, a: Action) -> Reason | None:
    """LET-TURN-5: the piece that acted has left; LET-TURN-7: a family member meets nobody."""
    if s.used & NOBODY_MET and isinstance(s.todo[-1], Encounters) and verb_of(a) in MEETINGS:
        return Reason("LET-TURN-5", "meets_nobody")
    return None


def without_assistants(s: State, seat: int, a: Action) -> Reason | None:
    """LET-COMP-7: only the merchant has assistants."""
    if s.acting > 0 and seat == s.active and verb_of(a) in ASSISTANT_STEP:
        return Reason("LET-COMP-7", "without_assistants")
    return None


def pay_courier(s: State, seat: int, a: Action) -> Reason | None:
    """LET-COUR-1: 2 lira, or a letter that is held."""
    if not isinstance(s.todo[-1], PayCourier):
        return None
    if a == base.PAY2:
        return cannot_pay("LET-COUR-1", s, seat, PRICE)
    if verb_of(a) == ids.GIVE_LETTER:
        return Reason("LET-COUR-1", "letter_not_held", {"letter": LETTER.words[a % SPAN]})
    return None


TURN = ReasonTables(
    decisions={
        base.KEEP: (ChooseHome,),
        base.PAY2: (PayCourier,),
        ids.PLACE: (Move,),
        ids.COMP: (Move,),
        ids.EMBASSY: ACTING,
        ids.HOME: (ChooseHome,),
        ids.GIVE_LETTER: (PaySeals, PayCourier),
        ids.MEET_COURIER: (Encounters,),
        ids.DOUBLE: (BuyTurn,),
        ids.END: (BuyTurn,),
    },
    places={ids.EMBASSY: (ids.EMBASSY_PLACE,)},
    reasons={
        ids.PLACE: place,
        ids.COMP: companion,
        ids.EMBASSY: no_letter("LET-LETTER-4"),
        ids.GIVE_LETTER: give_letter,
        ids.MEET_COURIER: courier,
    },
    elsewhere={
        ids.PLACE: Reason("LET-COMP-4", "place_when"),
        ids.COMP: mode_chosen,
        ids.HOME: Reason("LET-COMP-2", "home_when"),
        ids.GIVE_LETTER: Reason("LET-SEAL-2", "letters_when"),
        **dict.fromkeys([ids.DOUBLE, ids.END], Reason("LET-DOUBLE-1", "double_when")),
    },
    chance={base.LAY: "LET-SETUP-3", ids.ROLLED_COURIER: "LET-COUR-2", ids.LETTER_DRAWN: "LET-LETTER-5"},
    phases={ChooseHome: ACTION, BuyTurn: ENCOUNTERS, ExtraTurn: ENCOUNTERS},
    better=(meets_nobody, without_assistants, pay_courier),
)
