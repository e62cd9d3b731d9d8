"""What rivals like beyond winning: how many lira more they think a turn at a place is worth."""

from typing import Final

from bedesten.bots.istanbul.gains import gains
from bedesten.bots.istanbul.openings import begin
from bedesten.bots.istanbul.outlook import best
from bedesten.bots.istanbul.seen import trader
from bedesten.bots.istanbul.skills import World, skills_of
from bedesten.core.ids import SPAN, Action
from bedesten.istanbul import ids
from bedesten.istanbul.kernel import State, Table
from bedesten.istanbul.view import View

LIKES: Final[dict[str, dict[int, float]]] = {  # by rival and place
    "ozan": {ids.TEA: 6.0, ids.BLACK_MARKET: 6.0},
    "nilufer": {ids.WAINWRIGHT: 6.0, ids.FRUIT: 3.0},
    "idris": {ids.PALACE: 10.0, ids.GEMSTONE: -10.0},
    "ester": {ids.SMALL_MOSQUE: 8.0, ids.GREAT_MOSQUE: 8.0, ids.FABRIC: 3.0},
    "hagop": {ids.GEMSTONE: 8.0, ids.PALACE: -6.0},
    "safiye": {ids.CARAVANSARY: 3.0},
}
NOTHING: Final[dict[int, float]] = {}
HINDERING: Final = "safiye"  # also likes to meet family members of others, and to pay nobody
CAUGHT: Final = 3.0
PAID: Final = 1.0
A_LIRA: Final = 0.3  # in scores at first sight
WALKS: Final = [ids.MOVE, ids.MOVE_LONG]
ERRANDS: Final = [*WALKS, ids.SEND]


def liked(t: Table, seat: int, rival: str) -> list[float]:
    """By place, whether or not there is something to do."""
    likes = [0.0] * len(t.rules.places)
    for place, lira in skills_of(t.rules).likes.get(rival, NOTHING).items():
        likes[place] = lira
    if rival == HINDERING:
        for other in range(t.players):
            if other != seat:
                likes[t.seats[other].place] -= PAID
                likes[t.seats[other].family] += CAUGHT
        likes[ids.POLICE] = 0.0  # nobody is caught there
    return likes


def liking(s: State, seat: int, options: list[Action], rival: str) -> list[float]:
    """Beside the options, as scores at first sight: where they lead, if there is something to do."""
    likes, brings = liked(s, seat, rival), gains(s, s.seats[seat])
    worth: list[float] = []
    for a in options:
        place = a % SPAN if a - a % SPAN in ERRANDS else 0
        worth.append(A_LIRA * likes[place] if place and brings[place] > 0.0 else 0.0)
    return worth


def inclined(v: View, options: list[Action], chosen: Action, rival: str) -> Action:
    """Where a planner goes who likes some places more; anything but a walk is as it was planned."""
    if chosen - chosen % SPAN not in WALKS:
        return chosen
    w, me = World(v), trader(v)
    w.liked = liked(v.table, v.seat, rival)
    return best(w, begin(w, me, me.place, options)).root
