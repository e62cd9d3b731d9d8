"""Small and great mosque: a tile for one good, a ruby for both tiles. IST-MOSQ, IST-BLUE."""

from typing import Final

from bedesten.core.ids import Action
from bedesten.istanbul import events as ev
from bedesten.istanbul.bundles import BUNDLES, SINGLE
from bedesten.istanbul.ids import BLUE, OWN, TAKE_TILE
from bedesten.istanbul.kernel import Place, State, Table

# T-SETUP: the numbers on each stack, top first, by number of players
REQUIRED: Final[list[list[int]]] = [[], [], [2, 4], [2, 3, 4], [2, 3, 4, 5], [2, 3, 4, 5]]


def taken(s: Table, tile: int) -> int:
    """How many of this colour are owned: tiles never come back."""
    return sum(me.tiles >> tile & 1 for me in s.seats)


class Mosque(Place):
    def __init__(self, place: int, tiles: list[int]) -> None:
        self.place = place
        self.tiles = tiles
        self.both = sum(1 << tile for tile in tiles)

    def options(self, s: State, seat: int) -> list[Action]:
        """TAKE(t): the stack is not empty, the tile not owned, its number carried. IST-MOSQ-1."""
        me = s.seats[seat]
        options: list[Action] = []
        for tile in self.tiles:
            if me.tiles >> tile & 1 or me.goods[tile] < 2:
                continue
            stack = REQUIRED[s.players]
            gone = taken(s, tile)
            if gone < len(stack) and me.goods[tile] >= stack[gone]:
                options.append(TAKE_TILE + tile)
        return options

    def act(self, s: State, seat: int, a: Action) -> None:
        """IST-MOSQ-2: the second colour brings the ruby."""
        tile = a - TAKE_TILE
        me = s.seats[seat]
        s.pay_goods(seat, BUNDLES[SINGLE[tile]])
        me.tiles |= 1 << tile
        s.tell(ev.TOOK_TILE, seat, [tile])
        if tile == BLUE:
            me.stack = (OWN, *me.stack)
            s.tell(ev.FIFTH_ASSISTANT, seat, [])
        if me.tiles & self.both == self.both:
            s.gain_ruby(seat, self.place)
