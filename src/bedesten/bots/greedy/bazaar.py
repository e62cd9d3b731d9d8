"""What surrounds a trader and does not change while he plans."""

from bedesten.bots.greedy.worth import CAUGHT, MET
from bedesten.istanbul.ids import POLICE
from bedesten.istanbul.places.mosques import REQUIRED, taken
from bedesten.istanbul.view import View

NEVER = 9  # more of a good than anybody can carry


class Bazaar:
    """Built once for every decision, from a view."""

    def __init__(self, v: View) -> None:
        t = v.table
        self.near = t.board.near
        self.steps = t.board.steps
        self.goal = t.rules.trigger[t.players]
        self.ending = t.ending
        places = len(t.rules.places)
        self.tolls = [t.merchants.count(place) for place in range(places)]  # in later turns
        self.tolls_now = self.tolls.copy()
        self.met = [0.0] * places  # worth of those who are met there now
        for seat, other in enumerate(t.seats):
            if seat != v.seat:
                self.tolls_now[other.place] += 1
                if other.family != POLICE:
                    self.met[other.family] += CAUGHT
        for token, place in enumerate(t.tokens):
            self.met[place] += MET[token]
        self.required = [required(v, tile) for tile in range(4)]


def required(v: View, tile: int) -> int:
    """How many goods the next tile of this colour asks for."""
    stack = REQUIRED[v.table.players]
    gone = taken(v.table, tile)
    return stack[gone] if gone < len(stack) else NEVER
