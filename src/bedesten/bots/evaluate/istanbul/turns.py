"""What a turn at each place brings: assistants and tolls counted, those who are met, and what is near."""

from typing import Final

from bedesten.bots.evaluate.istanbul.gains import gain, gains
from bedesten.bots.evaluate.istanbul.mail import deliveries
from bedesten.bots.evaluate.istanbul.worth import called_back, left
from bedesten.bots.greedy.worth import CAUGHT, MET
from bedesten.core.ids import SPAN
from bedesten.istanbul.ids import FOUNTAIN, POLICE
from bedesten.istanbul.kernel import State
from bedesten.istanbul.turn import TOLL
from bedesten.letters.ids import SLOT as MAIL

NEXT_TURN: Final = 0.5  # how much of what could be had in the turn after this one counts today


def turns(s: State, seat: int) -> list[float]:
    """By place: what a turn there would bring this seat. One without a free assistant or without the toll is
    a mere walk, which may still pick one up."""
    me = s.seats[seat]
    found = gains(s, me)
    meet(s, seat, found)
    picked = called_back(me, 1)
    placed = left(me) if me.stack else 0.0
    tolls = tolls_of(s, seat)
    for place in range(1, len(found)):
        if place == FOUNTAIN:
            continue
        here = me.out >> place & 1
        toll = tolls[place]
        if here:
            found[place] = picked + (max(0.0, found[place] - toll) if toll <= me.lira else 0.0)
        elif me.stack and toll <= me.lira:
            found[place] = max(0.0, found[place] + placed - toll)
        else:
            found[place] = 0.0
    if len(s.sides) > MAIL:
        deliveries(s, seat, found)
    return found


def turn_here(s: State, seat: int) -> float:
    """What the rest of the turn brings where the merchant stands, once an assistant is moved."""
    me = s.seats[seat]
    found = gain(s, me, me.place) - TOLL * len(s.creditors(seat, me.place))
    return found + (called_back(me, 1) if me.out >> me.place & 1 else left(me))


def tolls_of(s: State, seat: int) -> list[int]:
    """By place: what the other merchants there ask for."""
    found = [0] * len(s.rules.places)
    for other in range(s.players):
        if other != seat:
            found[s.seats[other].place] += TOLL
    for place in s.merchants:
        found[place] += TOLL
    return found


def meet(s: State, seat: int, found: list[float]) -> None:
    """Add governor, smuggler, and the family members of others."""
    for token in range(len(s.tokens)):
        found[s.tokens[token]] += MET[s.rules.meetings[token].name]
    for other in range(s.players):
        family = s.seats[other].family
        if family != POLICE and other != seat:
            found[family] += CAUGHT


def best_near(s: State, place: int, each: list[float]) -> float:
    """The best turn in reach of a place."""
    best = 0.0
    for a in s.board.near[place]:
        best = max(best, each[a % SPAN])
    return best


def with_next(s: State, place: int, each: list[float]) -> float:
    """A turn, and the best one that can follow it, of those that could be had already."""
    return each[place] + NEXT_TURN * best_near(s, place, each)
