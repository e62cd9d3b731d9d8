"""On which squares a seat can build, by the board, its cards and its coins. KAI-MAIN, KAI-EXP, KAI-MOVE."""

from bedesten.kairo.ids import HUES, PURPLE
from bedesten.kairo.kernel import State, Table
from bedesten.kairo.money import joker_coins, payable
from bedesten.kairo.numbers import DISCARD_FOR_ANY, START_MAINS_PER_SECTION
from bedesten.kairo.sites import UNKNOWN, Sites


class Reach:
    """The squares for which a hand has an authorisation. KAI-CARD-1."""

    def __init__(self, s: State, seat: int) -> None:
        rules = s.rules
        hand = s.hands[seat]
        plain, joker = 0, 0
        if sum(hand) >= DISCARD_FOR_ANY:
            plain = rules.board.whole
        else:
            for card in range(rules.cards):
                if hand[card] > 0:
                    if rules.joker[card]:
                        joker |= rules.shows[card]
                    else:
                        plain |= rules.shows[card]
        self.anywhere = plain == rules.board.whole
        self.plain = plain  # with a card or any three
        self.joker = joker  # with a joker, where that matters
        self.some = (
            plain | joker if joker and max(s.purses[seat]) > 0 else plain
        )  # for what costs nothing else


def main_squares(s: State, colour: int, reach: int) -> int:
    """Action a): for a stand of the reserve. KAI-MAIN-2 to KAI-MAIN-9."""
    return s.look().mains(colour, reach ^ (reach & s.claimed[colour]))


def can_place(s: State, seat: int, colour: int, reach: int) -> bool:
    """Whether a stand of the reserve fits somewhere; most often that is plain to see. KAI-MAIN-1."""
    if s.main[seat * HUES + colour] >= 0:
        return False
    sure = s.look().sure_mains(colour) & reach
    if sure & s.claimed[colour] != sure:
        return True
    return main_squares(s, colour, reach) != 0


def start_squares(s: State, owner: int, colour: int) -> int:
    """As in play, without cards, and at most 2 main stands in a section. KAI-START-4 to KAI-START-6."""
    if s.main[owner * HUES + colour] >= 0:
        return 0
    sites = s.look()
    if sites.full == UNKNOWN:
        sites.full = full_sections(s)
    return sites.mains(colour, s.rules.board.whole ^ (s.claimed[colour] | sites.full))


def full_sections(t: Table) -> int:
    """The squares of sections that hold 2 main stands, whoever owns them. KAI-START-6."""
    board = t.rules.board
    mains = [0] * len(board.in_section)
    full = 0
    for square in t.main:
        if square >= 0:
            section = board.section[square]
            mains[section] += 1
            if mains[section] == START_MAINS_PER_SECTION:
                full |= board.in_section[section]
    return full


def growth(t: Table, stand: int) -> int:
    """Where a stand could be expanded, whatever it costs. KAI-EXP-3 to KAI-EXP-7."""
    sites = t.look()
    growth = sites.growth[stand]
    if growth == UNKNOWN:
        growth = borders(t, stand)
        if stand % HUES != PURPLE:
            growth = sites.accessible(growth)
        sites.growth[stand] = growth
    return growth


def borders(t: Table, stand: int) -> int:
    """Where a stand could be expanded if nobody could be cut off: beside it, and beside no other stand of its
    colour. KAI-EXP-3 to KAI-EXP-6."""
    sites = t.look()
    borders = sites.borders[stand]
    if borders == UNKNOWN:
        colour = stand % HUES
        borders = t.edges[stand] & (sites.free_restaurant if colour == PURPLE else sites.free_market)
        borders ^= borders & t.crowded[colour]
        sites.borders[stand] = borders
    return borders


def can_expand(s: State, seat: int, colour: int, reach: Reach) -> bool:
    """Action b): a stand, an expansion in the supply, coins for it. KAI-EXP-2, KAI-EXP-9, KAI-PAY-6."""
    stand = seat * HUES + colour
    if s.main[stand] < 0 or s.supply[colour] == 0:
        return False
    if not payable(s.purses[seat], colour, s.size(stand) + 1, s.terms.mixed):
        return False
    if reach.anywhere:
        return grows(s, stand)
    return fits_any(s, stand, affordable(s, seat, colour, borders(s, stand), reach))


def expand_squares(s: State, seat: int, colour: int, reach: Reach) -> int:
    """Where a stand can grow that can be paid for."""
    return affordable(s, seat, colour, growth(s, seat * HUES + colour), reach)


def affordable(s: State, seat: int, colour: int, some: int, reach: Reach) -> int:
    """Those of some squares for which there is a card; a joker needs a coin besides. KAI-CARD-5."""
    fits = some & reach.plain
    if reach.joker:
        costly = some & reach.joker
        if costly & fits != costly and joker_coins(
            s.purses[seat], colour, s.size(seat * HUES + colour) + 1, s.terms.mixed
        ):
            return fits | costly
    return fits


def fits_any(t: Table, stand: int, some: int) -> bool:
    """Whether an expansion on one of these squares beside a stand cuts nobody off. KAI-EXP-7, KAI-ACC-7."""
    return some != 0 if stand % HUES == PURPLE else t.look().lets_any(some)


def grows(t: Table, stand: int) -> bool:
    """Whether growth() has any square."""
    sites = t.look()
    grows = sites.grows[stand]
    if grows == UNKNOWN:
        grows = int(fits_any(t, stand, borders(t, stand)))
        sites.grows[stand] = grows
    return grows > 0


def is_blocked(t: Table, stand: int) -> bool:
    """KAI-MOVE-1 to KAI-MOVE-3: never expanded, and nowhere to expand."""
    return t.main[stand] >= 0 and t.sizes[stand] == 1 and not grows(t, stand)


def move_squares(s: State, seat: int, colour: int, reach: int) -> int:
    """Action c): where their blocked main stand can go. KAI-MOVE-4 to KAI-MOVE-7, KAI-MOVE-10."""
    stand = seat * HUES + colour
    if reach == 0 or not is_blocked(s, stand):
        return 0
    return without(s, stand).mains(colour, reach ^ (reach & taken(s, stand)))


def can_move(s: State, seat: int, colour: int, reach: int) -> bool:
    """Whether move_squares() has any. Most often that is plain to see: what fits now still fits when one
    stand less lies on the board."""
    stand = seat * HUES + colour
    if reach == 0 or not is_blocked(s, stand):
        return False
    sure = s.look().sure_mains(colour) & reach
    if sure & taken(s, stand) != sure:
        return True
    return move_squares(s, seat, colour, reach) != 0


def taken(t: Table, stand: int) -> int:
    """Where a stand cannot go: to sections that others claim, and where it is. KAI-MOVE-5."""
    return claimed_by_others(t, stand) | 1 << t.main[stand]


def claimed_by_others(t: Table, stand: int) -> int:
    """KAI-MAIN-7, on the board without this stand."""
    board = t.rules.board
    return t.claimed[stand % HUES] ^ board.in_section[board.section[t.main[stand]]]


def without(t: Table, stand: int) -> Sites:
    """The position with a main stand and its entrance taken up. KAI-MOVE-4."""
    sites = t.look()
    without = sites.without.get(stand)
    if without is None:
        board = t.rules.board
        tiles = sites.tiles & ~t.tiles[stand]
        ground = t.ground
        walk = board.market & ~tiles
        if walk != ground.walk:
            ground = ground.on(walk)
        doors = sites.doors & ~(1 << t.door[stand])
        without = Sites(board, ground, tiles, board.around(tiles), doors, sites.customers, sites.checked)
        sites.without[stand] = without
    return without
