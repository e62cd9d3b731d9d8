"""Why an action is not offered: the rule that forbids it, and the facts that make it so."""

from bedesten.core.game import Reason
from bedesten.core.ids import CHANCE, SPAN, Action
from bedesten.core.lexicon import UNUSED
from bedesten.istanbul.book import Book
from bedesten.istanbul.kernel import State
from bedesten.istanbul.reasons.actions import ACTIONS
from bedesten.istanbul.reasons.common import Why, verb_of
from bedesten.istanbul.reasons.moment import wrong_decision, wrong_place, wrong_turn
from bedesten.istanbul.reasons.moves import MOVES
from bedesten.istanbul.reasons.plays import PLAYS

REASONS: dict[Action, Why] = {**MOVES, **ACTIONS, **PLAYS}


def why_not(s: State, seat: int, a: Action, book: Book) -> Reason | None:
    """None if the action is offered to this seat now; else the first thing that forbids it."""
    if not s.todo:
        return Reason("IST-END-3", "game_over")
    if s.todo[-1].seat == seat and a in (s.todo[-1].options(s) if seat == CHANCE else s.offered):
        return None
    if not known(s, a):
        return Reason("IST-DEC-1", "no_such_action")
    late = wrong_turn(s, seat, a) or in_expansion(s, seat, a, book)
    late = late or wrong_decision(s, seat, a) or wrong_place(s, seat, a)
    return late or REASONS.get(verb_of(a), not_offered)(s, seat, a % SPAN)


def in_expansion(s: State, seat: int, a: Action, book: Book) -> Reason | None:
    """What an expansion has to say about it, before the base game speaks."""
    found = (part.why_not(s, seat, a) for part in book.parts)
    return next((reason for reason in found if reason is not None), None)


def not_offered(s: State, seat: int, _: int) -> Reason:
    """IST-DEC-1: an expansion may add to a decision what has no better reason here."""
    return Reason("IST-DEC-1", "not_offered")


def known(s: State, a: Action) -> bool:
    """Whether the lexicon has a token for it."""
    kind = s.rules.lexicon.kinds.get(a // SPAN)
    argument = a % SPAN
    return kind is not None and argument < len(kind.words) and kind.words[argument] != UNUSED
