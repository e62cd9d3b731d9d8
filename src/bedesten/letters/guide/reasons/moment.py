"""Kiosk, auction and cards at another decision than theirs, and what they change. LET-DEC-3, LET-BONUS-2."""

from bedesten.core.guide import Reason
from bedesten.core.ids import SPAN, Action
from bedesten.core.lexicon import verb_of
from bedesten.istanbul import ids as base
from bedesten.istanbul.gifts import RewardGood
from bedesten.istanbul.guide.reasons.common import Elsewhere, good_full, holds, no_card
from bedesten.istanbul.guide.reasons.decisions import ACTING, ACTION, WINDOWS, Kind
from bedesten.istanbul.guide.reasons.moment import ANSWER_FIRST, repeat
from bedesten.istanbul.guide.reasons.tables import ReasonTables
from bedesten.istanbul.kernel import State
from bedesten.istanbul.places.dice_places import ChangeDice
from bedesten.istanbul.places.police import FamilyAct
from bedesten.istanbul.scoring import FinalCards
from bedesten.istanbul.turn import AfterAction, Move
from bedesten.letters import ids
from bedesten.letters.auction import FinalBid, OpenAuction, OtherBid
from bedesten.letters.choices import GiveLetter, GiveUnit, TakeUnit
from bedesten.letters.copying import CopyCard, top_card
from bedesten.letters.die import ChangeDie
from bedesten.letters.guide.reasons.cards import CARDS, UNITS
from bedesten.letters.guide.reasons.houses import HOUSES, few_seals, track_names
from bedesten.letters.guide.reasons.turn import mode_chosen
from bedesten.letters.kiosk import ClearTiles, PickTile, UseTile
from bedesten.letters.remote import PayAfar
from bedesten.letters.society import TakePile, TakeTrackRuby
from bedesten.letters.units import COFFEE

FINAL: tuple[Kind, ...] = (*WINDOWS, FinalCards)
INSIDE = Reason("LET-BONUS-2", "inside")  # nothing is played while something is carried out


def no_bid(s: State, seat: int, now: str) -> Reason:
    """LET-AUCT-2: whoever opens cannot pass."""
    if isinstance(s.todo[-1], OpenAuction):
        return Reason("LET-AUCT-2", "must_open")
    return ANSWER_FIRST


def track_when(s: State, seat: int, _: str) -> Reason:
    return Reason("LET-SECR-2", "track_when", {"places": track_names(s)})


# --- what is changed about verbs of the base game


def copying(s: State, seat: int, a: Action) -> Reason | None:
    """LET-BONUS-8: what the copied card adds, and nothing else."""
    if not isinstance(s.todo[-1], CopyCard):
        return None
    return Reason("LET-BONUS-8", "copy_first", {"card": s.rules.card_names[top_card(s, s.discards[:-1])]})


def out_of_turn(s: State, seat: int, a: Action) -> Reason | None:
    """LET-KIOSK-7, LET-BONUS-15: whoever decides in another one's turn plays nothing."""
    if seat == s.active or s.active < 0 or s.rules.plays[a // SPAN] is None:
        return None
    bidding = isinstance(s.todo[-1], OtherBid)
    return Reason("LET-BONUS-15" if bidding else "LET-KIOSK-7", "out_of_turn", {"other": s.active})


def units(s: State, seat: int, a: Action) -> Reason | None:
    """LET-GEN-3: a good with room is taken; LET-GEN-4: what is owned is given."""
    verb, unit, step = verb_of(a), a % SPAN, s.todo[-1]
    if verb == base.GIVE and isinstance(step, GiveUnit | PayAfar):
        return Reason("LET-GEN-4", "lacking", {"missing": UNITS[unit]})
    if verb in (base.GAIN, base.GIVE) and unit == COFFEE:
        return Reason("BAZ-COFFEE-2", "no_coffee_here")
    if verb == base.GAIN and isinstance(step, RewardGood | TakeUnit):
        return good_full("LET-GEN-3", s, seat, unit)
    return None


def repeat_here(s: State, seat: int, a: Action) -> Reason | None:
    """LET-BONUS-13: the Secret Society asks for 6 more seals, a mosque for the name of a tile."""
    step = s.todo[-1]
    if verb_of(a) != base.REPEAT or not isinstance(step, AfterAction):
        return None
    if s.rules.repeat_verb[step.place] == ids.REPEAT_TILE:
        return Reason("LET-BONUS-13", "repeat_names_tile")
    if step.place != ids.SECRET_SOCIETY or a != base.REPEAT:
        return None
    if not holds(s, seat, ids.REPEAT_SECRET):
        return no_card("LET-BONUS-13", s, ids.REPEAT_SECRET)
    return few_seals("LET-BONUS-13", s, seat)


PLAYS = dict.fromkeys(
    [
        ids.PLAY_DICE_REWARD_LETTERS,
        ids.PLAY_LIRA_7_FOR_1_GOOD,
        ids.PLAY_YELLOW_LIRA_3,
        ids.PLAY_GREEN_LIRA_3,
        ids.PLAY_RED_LIRA_3,
        ids.PLAY_BLUE_LIRA_3,
    ],
    FINAL,
)
ELSEWHERE: dict[Action, Elsewhere] = {
    **dict.fromkeys([ids.JOIN, ids.JUMP, ids.FAMILY, ids.COMP2], mode_chosen),
    **dict.fromkeys([*PLAYS, ids.PLAY_LETTER_1, ids.PLAY_USE_NPC, ids.COPY], INSIDE),
    **dict.fromkeys([ids.PICK, ids.USE], Reason("LET-KIOSK-1", "kiosk_when")),
    base.GAIN: Reason("LET-GEN-3", "gain_when"),
    ids.DECLINE_TILE: ANSWER_FIRST,
    ids.BID: Reason("LET-AUCT-1", "bid_when"),
    ids.NO_BID: no_bid,
    ids.TRACK: track_when,
    ids.REPEAT_TILE: repeat,
}

HOUSE = ReasonTables(
    decisions={
        **dict.fromkeys([ids.JOIN, ids.JUMP, ids.FAMILY, ids.COMP2], (Move,)),
        **dict.fromkeys([ids.KIOSK, ids.AUCTION, ids.SECRET], ACTING),
        **PLAYS,
        ids.PLAY_LETTER_1: WINDOWS,
        ids.PLAY_USE_NPC: WINDOWS,
        ids.COPY: (*FINAL, FamilyAct, ChangeDice, ChangeDie),
        ids.PICK: (PickTile,),
        ids.USE: (UseTile,),
        ids.DECLINE_TILE: (UseTile,),
        ids.BID: (OpenAuction, OtherBid, FinalBid),
        ids.NO_BID: (OtherBid, FinalBid),
        ids.TRACK: (TakeTrackRuby,),
        ids.REPEAT_TILE: (AfterAction,),
        ids.GIVE_LETTER: (GiveLetter, PayAfar),
        base.GAIN: (RewardGood, TakeUnit),
        base.GIVE: (GiveUnit, PayAfar),
        base.DISCARD: (PayAfar,),
        base.PAY2: (PayAfar,),
        base.KEEP: (ChangeDie,),
    },
    places={
        ids.KIOSK: (ids.KIOSK_PLACE,),
        ids.AUCTION: (ids.AUCTION_HOUSE,),
        ids.SECRET: (ids.SECRET_SOCIETY,),
    },
    reasons={**HOUSES, **CARDS},
    elsewhere=ELSEWHERE,
    chance={
        ids.REVEALED: "LET-KIOSK-6",
        ids.ROLLED_DIE: "LET-KIOSK-13",
        ids.ROLLED_LETTERS_REWARD: "LET-BONUS-6",
    },
    phases=dict.fromkeys([ClearTiles, OpenAuction, OtherBid, FinalBid, TakeTrackRuby, TakePile], ACTION),
    better=(copying, out_of_turn, units, repeat_here),
)
