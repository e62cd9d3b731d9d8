"""What all reasons are made of: the facts of a position as words of the notation."""

from collections.abc import Callable
from typing import Any, TypeAlias, TypeVar

from bedesten.core.guide import Reason
from bedesten.core.rulings import reading_of
from bedesten.istanbul.ids import GOODS
from bedesten.istanbul.kernel import State

X = TypeVar("X")
R = TypeVar("R")
Judge: TypeAlias = Callable[[State, int, int], Reason]  # for a seat and the argument of its verb
Why: TypeAlias = Reason | Judge  # always the same, or not
Elsewhere: TypeAlias = Reason | Callable[[State, int, str], Reason | None]  # for a seat and the present phase


def reason_of(why: Reason | Callable[[State, int, X], R], s: State, seat: int, x: X) -> Reason | R:
    """What a table has for a seat."""
    return why if isinstance(why, Reason) else why(s, seat, x)


def acting_place(s: State, seat: int) -> int:
    """Where an action would be carried out: the place a step is bound to, or where the seat is. IST-ACT-4."""
    place: int = getattr(s.todo[-1], "place", s.here(seat))
    return place


def holds(s: State, seat: int, card: int) -> bool:
    return s.hands[seat][card] > 0


def lacking(goods: list[int], wanted: list[int]) -> str:
    """The goods that are wanted and not there, by their letters."""
    return "".join(GOODS[good] * max(0, wanted[good] - goods[good]) for good in range(4))


def no_card(rule: str, s: State, card: int) -> Reason:
    """IST-GEN-1: what is not in the hand cannot be played."""
    return Reason(rule, "no_card", {"card": s.rules.card_names[card]})


def without(rule: str, card: int) -> Callable[[State, int, Any], Reason]:
    """Whoever has the card can play it."""
    return lambda s, seat, _: no_card(rule, s, card)


def with_card(rule: str, card: int, why: Why) -> Callable[[State, int, Any], Reason]:
    """What is in the way of somebody who has the card."""
    missing = without(rule, card)
    return lambda s, seat, x: reason_of(why if holds(s, seat, card) else missing, s, seat, x)


def cannot_pay(rule: str, s: State, seat: int, price: int) -> Reason:
    """IST-GEN-1: payments are made in full."""
    return Reason(rule, "cannot_pay", {"lira": s.seats[seat].lira, "price": price})


def good_full(rule: str, s: State, seat: int, good: int) -> Reason:
    """IST-GEN-4: a good that is chosen has room."""
    return Reason(rule, "good_full", {"good": GOODS[good], "capacity": s.seats[seat].capacity})


def no_room(rule: str) -> Judge:
    return lambda s, seat, good: good_full(rule, s, seat, good)


def rubies_gone(rule: str, s: State, place: int) -> Reason:
    return Reason(rule, "rubies_gone", {"place": s.rules.place_names[place]})


def no_card_to_draw(rule: str) -> Reason:
    """IST-CARD-4: both piles are empty."""
    return Reason(rule, "no_card_to_draw")


def no_assistant_at(rule: str, s: State, seat: int, place: int) -> Reason:
    """IST-VAR-7: a neutral assistant belongs to nobody and is never returned."""
    where = s.rules.place_names[place]
    if place in s.strays and not s.seats[seat].out >> place & 1:
        return Reason("IST-VAR-7", "only_neutral_at", {"place": where})
    return Reason(rule, "no_own_at", {"place": where})


def agreed(s: State, number: int) -> Reason | None:
    """Another reading than the usual one was agreed on before the game."""
    reading = reading_of(s.rules.rulings, s.rulings, number)
    return Reason(reading[0], "agreed", {"reading": reading[1]}) if reading else None


def token_away(rule: str, s: State, token: int) -> Reason:
    """IST-ENC-1: only what is on the target place is met."""
    place = s.rules.place_names[s.tokens[token]]
    return Reason(rule, "token_away", {"token": s.rules.meetings[token].name, "place": place})


def token_used(s: State, token: int) -> Reason:
    """IST-ENC-9: once a turn, also if the roll brings the token back."""
    return Reason("IST-ENC-9", "token_used", {"token": s.rules.meetings[token].name})
