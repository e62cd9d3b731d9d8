"""What a turn at each place brings: assistants and tolls counted, those who are met, and what is near."""

from bedesten.bots.istanbul.gains import gain, gains
from bedesten.bots.istanbul.seat_worth import called_back, left
from bedesten.bots.istanbul.skills import skills_of
from bedesten.bots.istanbul.worth import CAUGHT
from bedesten.istanbul.ids import FOUNTAIN, POLICE
from bedesten.istanbul.kernel import State
from bedesten.istanbul.turn import TOLL


def turns(s: State, seat: int) -> list[float]:
    """By place: what a turn there would bring this seat. One without a free assistant or without the toll is
    a mere walk, which may still pick one up."""
    me = s.seats[seat]
    worths = gains(s, me)
    meet(s, seat, worths)
    picked = called_back(me, 1)
    placed = left(me) if me.stack else 0.0
    tolls = tolls_of(s, seat)
    for place in range(1, len(worths)):
        if place == FOUNTAIN:
            continue
        here = me.out >> place & 1
        toll = tolls[place]
        if here:
            worths[place] = picked + (max(0.0, worths[place] - toll) if toll <= me.lira else 0.0)
        elif me.stack and toll <= me.lira:
            worths[place] = max(0.0, worths[place] + placed - toll)
        else:
            worths[place] = 0.0
    for walk in skills_of(s.rules).walks:
        walk.add(s, seat, worths)
    return worths


def turn_here(s: State, seat: int) -> float:
    """What the rest of the turn brings where the merchant stands, once an assistant is moved."""
    me = s.seats[seat]
    worth = gain(s, me, me.place) - TOLL * len(s.creditors(seat, me.place))
    return worth + (called_back(me, 1) if me.out >> me.place & 1 else left(me))


def tolls_of(s: State, seat: int) -> list[int]:
    """By place: what the other merchants there ask for."""
    tolls = [0] * len(s.rules.places)
    for other in range(s.players):
        if other != seat:
            tolls[s.seats[other].place] += TOLL
    for place in s.merchants:
        tolls[place] += TOLL
    return tolls


def meet(s: State, seat: int, worths: list[float]) -> None:
    """Add the tokens, and the family members of others."""
    tokens = skills_of(s.rules).tokens
    for token in range(len(s.tokens)):
        worths[s.tokens[token]] += tokens[token]
    for other in range(s.players):
        family = s.seats[other].family
        if family != POLICE and other != seat:
            worths[family] += CAUGHT
