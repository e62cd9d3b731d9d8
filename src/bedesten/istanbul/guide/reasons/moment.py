"""Not now: another seat's turn, another phase, another decision or another place. IST-TURN, IST-DEC-1."""

from bedesten.core.guide import Reason
from bedesten.core.ids import CHANCE, SPAN, Action
from bedesten.core.lexicon import verb_of
from bedesten.istanbul import ids
from bedesten.istanbul.guide.reasons.common import Elsewhere, acting_place, reason_of
from bedesten.istanbul.guide.reasons.decisions import ACTION, ENCOUNTERS, INSIDE_ACTION, LAST_CARDS, MOVEMENT
from bedesten.istanbul.guide.reasons.tables import ReasonTables
from bedesten.istanbul.ids import (
    COLOURS,
    FOUNTAIN,
    GREEN,
    IN_FINAL,
    NO_CARD,
    RED,
    TILE_PLACE,
    USED_GREEN,
    USED_RED,
)
from bedesten.istanbul.kernel import State
from bedesten.istanbul.scoring import FinalCards
from bedesten.istanbul.turn import ActHere, AfterAction, Move

ANSWER_FIRST = Reason("IST-DEC-1", "answer_first")
INSIDE = Reason("IST-TURN-4", "inside")  # nothing is played inside an action or an encounter
NO_REWARD = Reason("IST-ENC-3", "no_reward")  # but for a caught family member, or one's own brought home


def wrong_turn(s: State, seat: int, a: Action, tables: ReasonTables) -> Reason | None:
    """IST-TURN-1: only the active player chooses, and nobody while dice and cards decide."""
    if verb_of(a) in tables.chance:
        return Reason(tables.chance[verb_of(a)], "chance_decides")
    if not 0 <= seat < s.players:
        return Reason("IST-GEN-7", "not_at_table")
    if s.turn == 0:
        return Reason("IST-TURN-1", "not_begun")
    step = s.todo[-1]
    turn = next((waiting.seat for waiting in reversed(s.todo) if waiting.seat != CHANCE), seat)
    if turn != seat:
        return turn_of_other(s, a, turn)
    return Reason("IST-TURN-2", "chance_first") if step.seat == CHANCE else None


def turn_of_other(s: State, a: Action, turn: int) -> Reason:
    """IST-GEN-7: cards and tiles too are for one's own turn; IST-END-4: the last cards go round in order."""
    if isinstance(s.todo[-1], FinalCards):
        return Reason("IST-END-4", "not_your_last_cards", {"other": turn})
    if s.rules.plays[a // SPAN] is not None:
        return Reason("IST-GEN-7", "out_of_turn", {"other": turn})
    return Reason("IST-TURN-1", "not_your_turn", {"other": turn})


def wrong_decision(s: State, seat: int, a: Action, tables: ReasonTables) -> Reason | None:
    """IST-DEC-1: the verb answers another decision than the one that is open."""
    step = s.todo[-1]
    verb = verb_of(a)
    if verb not in tables.decisions:
        return Reason("IST-DEC-1", "not_offered")
    if isinstance(step, tables.decisions[verb]):
        return None
    now = phase_now(s, tables)
    if now == LAST_CARDS and (isinstance(step, FinalCards) or FinalCards not in tables.decisions[verb]):
        return last_cards_only("IST-END-4", s)
    special = reason_of(tables.elsewhere[verb], s, seat, now) if verb in tables.elsewhere else None
    return special or wrong_phase(s, tables.phases.get(tables.decisions[verb][0], ""), now)


def last_cards_only(rule: str, s: State) -> Reason:
    """IST-END-4: the cards that still bring lira or goods."""
    ruled = zip(s.rules.ruled_plays[IN_FINAL], s.rules.ruled_by[IN_FINAL], strict=True)
    plays = s.rules.card_plays[IN_FINAL] + [play for play, ruling in ruled if s.rulings[ruling]]
    cards = [s.rules.card_names[play.card] for play in plays]
    return Reason(rule, "last_cards_only", {"cards": ",".join(cards)})


def wrong_phase(s: State, phase: str, now: str) -> Reason:
    """IST-TURN-2: the order of the phases cannot be changed."""
    if phase and now and phase != now:
        return Reason("IST-TURN-2", "other_phase", {"phase": phase, "now": now})
    if isinstance(s.todo[-1], AfterAction):
        return Reason("IST-ACT-1", "action_once")
    return ANSWER_FIRST


def phase_now(s: State, tables: ReasonTables) -> str:
    """The phase of the open decision, or of the window it will return to; empty if there is none."""
    return next((tables.phases[type(step)] for step in reversed(s.todo) if type(step) in tables.phases), "")


def wrong_place(s: State, seat: int, a: Action, tables: ReasonTables) -> Reason | None:
    """IST-ACT-1: the action of the target place; IST-POLI-2: or of the family member's."""
    verb, step = verb_of(a), s.todo[-1]
    bound = isinstance(step, ActHere) or type(step) in tables.acting  # others are inside an action already
    if verb not in tables.places or not bound:
        return None
    places = (TILE_PLACE[a - verb],) if verb == ids.TAKE_TILE else tables.places[verb]
    here = acting_place(s, seat)
    if here in places:
        return None
    names = s.rules.place_names
    rule = tables.acting.get(type(step), "IST-ACT-1")
    return Reason(rule, "other_place", {"places": ",".join(names[p] for p in places), "here": names[here]})


# --- what is known better than "another phase", by verb


def moved(s: State, seat: int, _: str) -> Reason | None:
    """IST-MOVE-5: one movement a turn."""
    before = any(isinstance(step, Move) for step in s.todo)
    return None if before else Reason("IST-MOVE-5", "moved_already")


def assist(s: State, seat: int, now: str) -> Reason | None:
    """IST-ASSIST-7: the fountain has no assistant step."""
    if s.seats[seat].place != FOUNTAIN or now == MOVEMENT:
        return None
    return Reason("IST-ASSIST-7", "no_assistants_here", {"place": s.rules.place_names[FOUNTAIN]})


def toll(s: State, seat: int, now: str) -> Reason | None:
    """IST-PAY-5: nobody pays on the fountain; IST-PAY-1: nor where nobody else stands."""
    place = s.here(seat)
    if now not in (ACTION, ENCOUNTERS):
        return None
    if place == FOUNTAIN:
        return Reason("IST-PAY-5", "no_toll_here", {"place": s.rules.place_names[place]})
    return Reason("IST-PAY-1", "nobody_to_pay") if not s.creditors(seat, place) else None


def green(s: State, seat: int, _: str) -> Reason:
    """IST-WARE-2: once a turn, directly after filling."""
    return tile_at(s, seat, GREEN, USED_GREEN, Reason("IST-WARE-2", "only_after_fill"))


def red(s: State, seat: int, _: object = None) -> Reason:
    """IST-RED-1: once a turn, right after a roll at the black market or the tea house."""
    return tile_at(s, seat, RED, USED_RED, Reason("IST-RED-1", "only_after_roll"))


def tile_at(s: State, seat: int, tile: int, used: int, otherwise: Reason) -> Reason:
    """A tile is owned and unused, or that is the reason."""
    if not s.seats[seat].tiles >> tile & 1:
        return Reason(otherwise.rule, "no_tile", {"tile": COLOURS[tile]})
    if s.used & used:
        return Reason(otherwise.rule, "tile_used", {"tile": COLOURS[tile]})
    return otherwise


def repeat(s: State, seat: int, _: str) -> Reason:
    """IST-CARD-13: right after the completed action, where there is a card for it."""
    names = [s.rules.place_names[p] for p, card in enumerate(s.rules.repeat_card) if card != NO_CARD]
    return Reason("IST-CARD-13", "repeat_when", {"places": ",".join(names)})


def done(s: State, seat: int, now: str) -> Reason:
    """IST-END-4: only after the last round, and not while a last card asks something."""
    return ANSWER_FIRST if now == LAST_CARDS else Reason("IST-END-4", "not_last_round")


def end_turn(s: State, seat: int, _: str) -> Reason | None:
    """IST-TURN-6: a turn cannot be passed."""
    return Reason("IST-TURN-6", "must_move") if isinstance(s.todo[-1], Move) else None


def good_1(s: State, seat: int, _: str) -> Reason:
    """IST-ACT-5: not while an action is carried out; IST-CARD-6: only in a window."""
    inside = isinstance(s.todo[-1], INSIDE_ACTION)
    return Reason("IST-ACT-5" if inside else "IST-CARD-6", "inside")


def return_assistant(s: State, seat: int, now: str) -> Reason:
    """IST-CARD-11: in phase 1 only."""
    if now == MOVEMENT:
        return INSIDE
    return Reason("IST-CARD-11", "only_phase_1", {"card": s.rules.card_names[ids.RETURN_ASSISTANT]})


ELSEWHERE: dict[Action, Elsewhere] = {
    ids.MOVE: moved,
    ids.MOVE_LONG: moved,
    ids.STAY_PUT: moved,
    ids.PICK_OWN: assist,
    ids.PICK_NEUTRAL: assist,
    ids.LEAVE: assist,
    ids.DECLINE: assist,
    ids.PAY: toll,
    ids.REFUSE: toll,
    ids.SKIP: ANSWER_FIRST,
    ids.BUY: green,
    ids.PASS: ANSWER_FIRST,
    ids.DRAW: ANSWER_FIRST,
    ids.TAKE_DISCARD: Reason("IST-CARA-3", "only_caravansary"),
    ids.DISCARD: ANSWER_FIRST,
    ids.GAIN: Reason("IST-BLACK-1", "only_after_black_roll"),
    ids.KEEP: ANSWER_FIRST,
    ids.SET4: red,
    ids.REROLL: red,
    ids.REPEAT: repeat,
    ids.PROCEED: ANSWER_FIRST,
    ids.PAY2: ANSWER_FIRST,
    ids.GIVE: Reason("IST-ENC-7", "only_to_pay"),
    ids.REWARD_LIRA: NO_REWARD,
    ids.REWARD_CARD: NO_REWARD,
    ids.END_TURN: end_turn,
    ids.DONE: done,
    ids.PLAY_LIRA_5: INSIDE,
    ids.PLAY_GOOD_1: good_1,
    ids.PLAY_FAMILY_HOME: INSIDE,
    ids.PLAY_RETURN_ASSISTANT: return_assistant,
    ids.USE_YELLOW: INSIDE,
}
