"""What surrounds a trader and does not change while he plans."""

from collections.abc import Callable

from bedesten.bots.greedy.trader import Trader
from bedesten.bots.greedy.worth import CAUGHT, MET
from bedesten.istanbul.ids import GEMSTONE, PALACE, POLICE
from bedesten.istanbul.places.mosques import REQUIRED, taken
from bedesten.istanbul.view import View
from bedesten.mocha.ids import COFFEE_HOUSE, MOVEMENT, SLOT, TAVERN_TILES
from bedesten.mocha.side import MochaSide
from bedesten.mocha.tables import STANDARD
from bedesten.mocha.tavern import TILE_PRICES, tiles_taken
from bedesten.mocha.ways import FAR

NEVER = 9  # more of a good than anybody can carry
NEVER_COFFEE = 1000


# What a trader can make of the action of a place; it may change the one it is given. Empty: nothing to do.
Visit = Callable[["Bazaar", Trader], list[Trader]]


class Bazaar:
    """Built once for every decision, from a view."""

    def __init__(self, v: View, visits: list[Visit]) -> None:
        t = v.table
        board = t.boards[v.seat]
        self.visits = visits  # by place
        self.near = board.near
        self.straight = board.straight
        self.steps = board.steps
        self.goal = t.rules.trigger[t.players]
        self.ending = t.ending
        self.numbers = t.rules.numbers
        self.merchants = [other.place for other in t.seats]  # by seat
        places = len(t.rules.places)
        self.tolls = [t.merchants.count(place) for place in range(places)]  # in later turns
        self.tolls_now = [len(t.creditors(v.seat, place)) for place in range(places)]
        self.met = [0.0] * places  # worth of those who are met there now
        for seat, other in enumerate(t.seats):
            if seat != v.seat and other.family != POLICE:
                self.met[other.family] += CAUGHT
        for token, place in enumerate(t.tokens):
            self.met[place] += MET[t.rules.meetings[token].name]
        self.required = [required(v, tile) for tile in range(4)]
        side = t.sides[SLOT] if t.sides else None
        self.coffee = isinstance(side, MochaSide)
        self.tracks = [PALACE, GEMSTONE, COFFEE_HOUSE] if self.coffee else [PALACE, GEMSTONE]
        self.baksheesh = side.tables.baksheesh if isinstance(side, MochaSide) else STANDARD.baksheesh
        tiles = range(len(TAVERN_TILES) if self.coffee else 0)
        self.tavern_prices = [tavern_price(v, tile) for tile in tiles]

    def targets(self, t: Trader) -> list[int]:
        """Where his merchant may go in a later turn."""
        near = self.near[t.place]
        return near + self.straight(t.place, FAR) if t.tavern >> MOVEMENT & 1 else near


def tavern_price(v: View, tile: int) -> int:
    """Coffee for the next tavern tile of this kind."""
    gone = tiles_taken(v.table, tile)
    return TILE_PRICES[gone] if gone < len(TILE_PRICES) else NEVER_COFFEE


def required(v: View, tile: int) -> int:
    """How many goods the next tile of this colour asks for."""
    stack = REQUIRED[v.table.players]
    gone = taken(v.table, tile)
    return stack[gone] if gone < len(stack) else NEVER
