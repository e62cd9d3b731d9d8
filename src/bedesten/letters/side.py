"""The expansion's own part of the game. All of it lies open but the order of two piles, which have none."""

from typing import Final

from bedesten.istanbul.kernel import Table
from bedesten.istanbul.pieces import Side
from bedesten.letters.ids import BACK, GENERAL_SUPPLY, KIOSK_TILES, NOBODY, SLOT
from bedesten.letters.tables import Tables

ALL_TILES: Final = (1 << len(KIOSK_TILES)) - 1


class LettersSide(Side):
    """Letters, companions, the kiosk, the lira of the secret society, and whose double move is spent."""

    def __init__(self, players: int, tables: Tables, new_only: bool) -> None:
        self.tables = tables  # the replaceable data this game is played with
        self.new_only = new_only  # only the expansion's own bonus cards are in play. LET-SETUP-5
        self.letters: list[list[int]] = [[] for _ in range(players)]  # by seat, ascending
        self.pile = tables.letters.copy()  # by place: letters that can be drawn
        self.pile_size = sum(self.pile)
        self.discarded = [0] * len(self.pile)  # by place
        self.companions = [GENERAL_SUPPLY] * players  # by seat: a place or a supply
        self.tiles = ALL_TILES  # of the kiosk, face down, as bits
        self.shown = 0  # revealed and not chosen yet
        self.spent = 0  # revealed and chosen, until the action is over
        self.tile_discards = 0
        self.served = 0  # lira piles of the secret society that are gone
        self.paid = 0  # seats that took one, as bits, where each may take one only. LET-SECR-3
        self.doubled = NOBODY  # who bought a double move in this round
        self.joined = NOBODY  # whose merchant costs no toll in this turn. LET-BONUS-10
        self.added = 0  # rubies put on the tracks from the supply

    def clone(self) -> "LettersSide":
        c = LettersSide(0, self.tables, self.new_only)
        c.letters = [held.copy() for held in self.letters]
        c.pile = self.pile.copy()
        c.pile_size = self.pile_size
        c.discarded = self.discarded.copy()
        c.companions = self.companions.copy()
        c.tiles = self.tiles
        c.shown = self.shown
        c.spent = self.spent
        c.tile_discards = self.tile_discards
        c.served = self.served
        c.paid = self.paid
        c.doubled = self.doubled
        c.joined = self.joined
        c.added = self.added
        return c

    def can_draw(self) -> bool:
        """A letter can be drawn. LET-LETTER-4."""
        return self.pile_size > 0 or max(self.discarded) > 0

    def seals(self, seat: int) -> int:
        """What the letters of a seat are worth. LET-SEAL-1."""
        return sum([2 if letter >= BACK else 1 for letter in self.letters[seat]])


def side_of(t: Table) -> LettersSide:
    side = t.sides[SLOT]
    assert isinstance(side, LettersSide)
    return side
