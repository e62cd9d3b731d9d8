"""What the action of each place brings."""

from bedesten.bots.istanbul.skills import skills_of
from bedesten.bots.istanbul.worth import FAMILY
from bedesten.istanbul.ids import POLICE
from bedesten.istanbul.kernel import State
from bedesten.istanbul.pieces import Seat


def gains(s: State, me: Seat) -> list[float]:
    """By place; from the police station the family member does the best that can be done anywhere."""
    table = skills_of(s.rules).gains
    worths = [0.0] * len(table)
    for place in s.rules.numbers:
        worths[place] = table[place].gain(s, me)
    if me.family == POLICE:
        worths[POLICE] = max(0.0, max(worths) - FAMILY)
    return worths


def gain(s: State, me: Seat, place: int) -> float:
    """Of the action of one place."""
    return gains(s, me)[POLICE] if place == POLICE else skills_of(s.rules).gains[place].gain(s, me)
