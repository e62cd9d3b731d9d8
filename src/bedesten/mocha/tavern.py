"""Tavern: the barrier, a tavern tile, or a ruby for baksheesh. MOC-TAV."""

from typing import Final

from bedesten.core.ids import SPAN, Action
from bedesten.istanbul.board import ENDS
from bedesten.istanbul.bundles import covers
from bedesten.istanbul.ids import GEMSTONE, PALACE, SKIP
from bedesten.istanbul.kernel import Ask, Place, State, Table
from bedesten.istanbul.places.police import Errand, errand_options
from bedesten.mocha import events as ev
from bedesten.mocha.ids import AT, BARRIER, COFFEE_HOUSE, RUBY, TAVERN, TAVERN_TILES, TILE
from bedesten.mocha.rulings import (
    BARRIER_ACTION_OPTIONAL,
    BARRIER_SAME_EDGE,
    CARDS_BY_BARRIER,
    TAVERN_BY_BARRIER,
)
from bedesten.mocha.side import pay_coffee, side_of

BARRIER_PRICE: Final = 2
TILE_PRICES: Final = [1, 2, 3, 4]  # table 1.4: of both kinds, top first
RUBY_PRICE: Final = 4
RUBY_PLACES: Final = [PALACE, GEMSTONE, COFFEE_HOUSE]


class Tavern(Place):
    def options(self, s: State, seat: int) -> list[Action]:
        """MOC-TAV-1: exactly one of the three."""
        return tavern_options(s, seat, 0)

    def act(self, s: State, seat: int, a: Action) -> None:
        tavern_act(s, seat, a, 0)


def tavern_options(s: State, seat: int, discount: int) -> list[Action]:
    """What can be paid in full; the discount is in coffee. MOC-TAV-9."""
    side = side_of(s)
    coffee = side.coffee[seat] + discount
    options: list[Action] = []
    if coffee >= BARRIER_PRICE:
        moved = s.rulings[BARRIER_SAME_EDGE] > 0  # the barrier has to go to another edge. MOC-TAV-3
        options += [BARRIER + edge for edge in s.board.edges if not moved or edge != side.edge]
    for tile in range(len(TAVERN_TILES)):
        gone = tiles_taken(s, tile)
        if not side.tiles[seat] >> tile & 1 and gone < len(TILE_PRICES) and coffee >= TILE_PRICES[gone]:
            options.append(TILE + tile)
    if coffee >= RUBY_PRICE and covers(s.seats[seat].goods, side.tables.baksheesh[side.baksheesh]):
        options += [RUBY + place for place in RUBY_PLACES if s.rubies[place] > 0]
    return options


def tiles_taken(t: Table, tile: int) -> int:
    """How many of this kind are owned: tiles never come back. MOC-TAV-6."""
    return sum(owned >> tile & 1 for owned in side_of(t).tiles)


def tavern_act(s: State, seat: int, a: Action, discount: int) -> None:
    """Costs are paid before anything is received. MOC-TAV-9."""
    if a < TILE:
        pay_coffee(s, seat, BARRIER_PRICE - discount)
        place_barrier(s, seat, a - BARRIER)
        s.todo.append(AtEdge(seat, a - BARRIER))
    elif a < RUBY:
        pay_coffee(s, seat, TILE_PRICES[tiles_taken(s, a - TILE)] - discount)
        side_of(s).tiles[seat] |= 1 << a - TILE
        s.tell(ev.TOOK_TAVERN_TILE, seat, [a - TILE])
    else:
        pay_coffee(s, seat, RUBY_PRICE - discount)
        take_ruby(s, seat, a - RUBY)


def take_ruby(s: State, seat: int, place: int) -> None:
    """The goods that show, the ruby, then the baksheesh tile is flipped. MOC-TAV-8."""
    side = side_of(s)
    s.pay_goods(seat, side.tables.baksheesh[side.baksheesh])
    s.gain_ruby(seat, place)
    side.baksheesh = 1 - side.baksheesh
    s.tell(ev.BAKSHEESH_FLIPPED, seat, [])


def place_barrier(s: State, seat: int, edge: int) -> None:
    """On any edge, also where it lies; the control tile changes hands. MOC-TAV-2, MOC-TAV-3."""
    side = side_of(s)
    side.edge = edge
    side.holder = seat
    close_edge(s)
    s.tell(ev.BARRIER_PLACED, seat, [edge // ENDS, edge % ENDS])


def close_edge(t: Table) -> None:
    """Only the holder of the control tile may cross the barrier. MOC-MOVE-2, MOC-MOVE-7."""
    side = side_of(t)
    blocked = t.board.closed(side.edge)
    t.boards = [t.board if seat == side.holder else blocked for seat in range(t.players)]


class AtEdge(Ask):
    """D-BARRIER: the action of one of the two places at the edge, or none. MOC-TAV-4."""

    def __init__(self, seat: int, edge: int) -> None:
        super().__init__(seat)
        self.edge = edge

    def args(self) -> list[int]:
        return [self.seat, self.edge]

    def options(self, s: State) -> list[Action]:
        options = [AT + place for place in self.ends(s) if self.executable(s, place)]
        return options if options and s.rulings[BARRIER_ACTION_OPTIONAL] else [SKIP, *options]

    def ends(self, s: State) -> list[int]:
        """The tavern too, unless another reading was agreed on. MOC-TAV-5."""
        ends = [self.edge // ENDS, self.edge % ENDS]
        return [place for place in ends if place != TAVERN or not s.rulings[TAVERN_BY_BARRIER]]

    def executable(self, s: State, place: int) -> bool:
        return len(errand_options(s, self.seat, place, not s.rulings[CARDS_BY_BARRIER])) > 0

    def answer(self, s: State, a: Action) -> None:
        if a != SKIP:
            act_at(s, self.seat, a % SPAN)


def act_at(s: State, seat: int, place: int) -> None:
    s.tell(ev.ACTED_AT, seat, [place])
    s.todo.append(ActAt(seat, place))


class ActAt(Errand):
    """D-AT: no own piece needs to be there. MOC-TAV-4, MOC-TAV-5."""

    def cards(self, s: State) -> bool:
        return not s.rulings[CARDS_BY_BARRIER]
