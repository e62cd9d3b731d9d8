"""Where stands may be put in a position, asked of sets of squares. KAI-MAIN, KAI-EXP, KAI-ACC."""

from bedesten.kairo.board import Board
from bedesten.kairo.ground import Ground
from bedesten.kairo.ids import PURPLE, STANDS

UNKNOWN = -1


class Sites:
    """The answers for one position; found when first asked for and shared by all games that stand there."""

    def __init__(
        self,
        board: Board,
        ground: Ground,
        tiles: int,
        edges: int,
        doors: int,
        customers: int,
        checked: bool,
    ) -> None:
        self.board = board
        self.ground = ground
        self.tiles = tiles
        self.edges = edges  # what is adjacent to a tile
        self.doors = doors
        self.customers = customers
        self.checked = checked  # access is tested for main stands too. KAI-ACC-6
        self.ends = doors | customers  # what must stay connected. KAI-ACC-2
        self.free = board.whole ^ (tiles | self.ends)  # KAI-GEN-6
        self.free_market = self.free & board.market
        self.free_restaurant = self.free ^ self.free_market
        self.doorsteps = self.free_market  # where an entrance may lie. KAI-MAIN-4
        self.apart = self.free ^ (self.free & edges)  # KAI-MAIN-5
        self.walled = checked and self.ends != 0
        if self.walled:
            self.home = ground.area(self.ends)  # they are connected: KAI-INV-6
            self.doorsteps &= self.home
        else:
            self.home = ground.walk
        near = self.apart & ground.around(self.doorsteps)
        self.market_mains = near & board.market  # less those that were asked about and would cut somebody off
        self.asked = 0
        self.restaurant_mains = near ^ self.market_mains
        self.sure = self.market_mains & ground.broad  # these need not be asked about
        self.borders: list[int] = [UNKNOWN] * STANDS  # by stand: the squares beside it that it may take
        self.growth: list[int] = [UNKNOWN] * STANDS  # by stand: those of them that cut nobody off
        self.grows: list[int] = [UNKNOWN] * STANDS  # by stand: whether there are any
        self.full = UNKNOWN  # sections in which no first stand may begin, as squares. KAI-START-6
        self.without: dict[int, Sites] = {}  # by stand: the position with that stand taken up
        self.prices: list[int] = []  # by stand: barkers it costs to lure there …
        self.priced = UNKNOWN  # … as far as this many pay for it

    def mains(self, colour: int, some: int) -> int:
        """Those of some squares on which a main stand fits, whoever holds the section. KAI-MAIN-2 to -9."""
        if colour == PURPLE:
            return self.restaurant_mains & some
        mains = self.market_mains & some
        doubtful = mains & self.ground.narrow & ~self.asked if self.walled else 0
        if doubtful:
            self.asked |= doubtful
            for square in self.ground.squares(doubtful):
                if self.entrances(square) == 0:
                    self.market_mains ^= 1 << square
                    mains ^= 1 << square
        return mains

    def sure_mains(self, colour: int) -> int:
        """Squares of mains() that are known without asking what a tile would cut off."""
        return self.restaurant_mains if colour == PURPLE else self.sure

    def entrances(self, square: int) -> int:
        """Where the entrance of a main stand on this square may lie. KAI-MAIN-4, KAI-MAIN-9."""
        doors = self.board.near[square] & self.doorsteps
        if self.walled and self.ground.narrow >> square & 1:
            return doors & self.kept(square)
        return doors

    def kept(self, square: int) -> int:
        """What is still connected with every customer and entrance when a tile lies on this square."""
        pieces = self.ground.pieces(square)
        if not pieces:
            return self.home
        for piece in pieces:
            if self.ends & ~piece == 0:
                return piece
        return 0

    def accessible(self, some: int) -> int:
        """Those of these market squares on which an expansion cuts nobody off. KAI-EXP-7."""
        for square in self.ground.squares(some & self.ground.narrow):
            if self.cuts_off(square):
                some ^= 1 << square
        return some

    def lets_any(self, some: int) -> bool:
        """Whether accessible() has any."""
        if some & self.ground.broad:
            return True
        return not all(self.cuts_off(square) for square in self.ground.squares(some))

    def cuts_off(self, square: int) -> bool:
        """KAI-ACC-2; squares with neither customer nor entrance may be cut off. KAI-ACC-4."""
        pieces = self.ground.pieces(square)
        if not pieces:
            return False
        held = 0
        for piece in pieces:
            held |= piece
        ends = self.ends & held
        if not self.checked and (ends & self.doors == 0 or ends & self.customers == 0):
            return False  # KAI-ACC-6: only pairs of an entrance and a customer count
        return all(ends & ~piece for piece in pieces)
