"""The expansion's own part of the game: what lies open, and what is hidden in hands and pile."""

from typing import Final

from bedesten.core.ids import WATCHER
from bedesten.istanbul.board import NO_EDGE
from bedesten.istanbul.kernel import State, Table
from bedesten.istanbul.pieces import Secret, Side
from bedesten.mocha import events as ev
from bedesten.mocha.ids import GUILD_CARDS, NO_GUILD_CARD, NOBODY, SLOT
from bedesten.mocha.tables import Tables

ALL_CARDS: Final = sum(1 << card for card in range(1, GUILD_CARDS + 1))


class MochaSide(Side):
    """Everything open: coffee, tavern tiles, barrier, baksheesh, and how many guild cards are where."""

    def __init__(self, players: int, tables: Tables) -> None:
        self.tables = tables  # the replaceable data this game is played with
        self.coffee = [0] * players
        self.tiles = [0] * players  # owned tavern tiles, as bits
        self.edge = NO_EDGE  # where the barrier lies
        self.holder = NOBODY  # who has the barrier control tile
        self.baksheesh = 0  # the side that shows
        self.held = [0] * players  # guild cards in each hand
        self.pile_size = GUILD_CARDS
        self.discards: list[int] = []  # guild cards, the last one on top
        self.in_play = NO_GUILD_CARD  # being resolved: in nobody's hand and in no pile. MOC-GUILD-5

    def clone(self) -> "MochaSide":
        c = MochaSide(0, self.tables)
        c.coffee = self.coffee.copy()
        c.tiles = self.tiles.copy()
        c.edge = self.edge
        c.holder = self.holder
        c.baksheesh = self.baksheesh
        c.held = self.held.copy()
        c.pile_size = self.pile_size
        c.discards = self.discards.copy()
        c.in_play = self.in_play
        return c

    def can_draw(self) -> bool:
        return self.pile_size > 0 or len(self.discards) > 0


class MochaSecret(Secret):
    """Guild cards in hands and pile; every card exists once, so bits say it all."""

    def __init__(self, hands: list[int], pile: int) -> None:
        self.hands = hands  # by seat
        self.pile = pile

    def clone(self) -> "MochaSecret":
        return MochaSecret(self.hands.copy(), self.pile)

    def glimpse(self, seat: int) -> list[int]:
        """Their own hand."""
        return [] if seat == WATCHER else [self.hands[seat]]


def side_of(t: Table) -> MochaSide:
    side = t.sides[SLOT]
    assert isinstance(side, MochaSide)
    return side


def secret_of(s: State) -> MochaSecret:
    secret = s.secrets[SLOT]
    assert isinstance(secret, MochaSecret)
    return secret


def owns(t: Table, seat: int, tile: int) -> bool:
    """Whether this seat has the tavern tile. MOC-TAV-6."""
    return side_of(t).tiles[seat] >> tile & 1 == 1


def gain_coffee(s: State, seat: int, count: int) -> None:
    """Coffee has no limit and its supply no end. MOC-COF-1, MOC-COF-2."""
    side_of(s).coffee[seat] += count
    if s.news is not None:
        s.tell(ev.GAINED_COFFEE, seat, [count])


def pay_coffee(s: State, seat: int, count: int) -> None:
    """A discount may leave nothing to pay. MOC-GCARD-19."""
    side_of(s).coffee[seat] -= count
    if s.news is not None and count > 0:
        s.tell(ev.PAID_COFFEE, seat, [count])
