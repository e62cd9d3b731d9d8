"""What must hold after every action. KAI-INV."""

from collections.abc import Callable
from functools import partial
from itertools import combinations

from bedesten.core.auditing import failing
from bedesten.kairo.board import squares_in
from bedesten.kairo.ids import COLOURS, HUES, NEUTRAL, STANDS
from bedesten.kairo.kernel import NOBODY, NOWHERE, State, Table
from bedesten.kairo.numbers import (
    BARKERS,
    COIN_VALUE,
    DISPLAY,
    EXPANSIONS,
    HAND_LIMIT,
    LOW_COLOURS,
    START_MAINS_PER_SECTION,
)


def audit(s: State) -> None:
    """Raise AssertionError if anything went missing, appeared from nowhere or lies where it cannot."""
    for check in checks(s):
        check()


def faults(s: State) -> list[str]:
    """All of it."""
    return failing(checks(s))


def checks(s: State) -> list[Callable[[], None]]:
    stands = [partial(audit_stand, s, stand) for stand in range(STANDS)]
    medals = [partial(audit_medals, s, colour) for colour in range(HUES)]
    pieces = [partial(audit_coins, s), partial(audit_cards, s)]
    market = [*stands, partial(audit_squares, s), partial(audit_sections, s)]
    return [*pieces, *market, *medals, partial(audit_phase, s)]


def audit_coins(s: State) -> None:
    """KAI-INV-1, KAI-INV-2."""
    for colour, name in enumerate(COLOURS):
        coins = s.bank[colour] + sum(purse[colour] for purse in s.purses)
        assert coins == COIN_VALUE, f"{coins} {name} coins (KAI-INV-1)"
        assert min(purse[colour] for purse in s.purses) >= 0, f"a player owes {name} coins (KAI-INV-1)"
        assert s.bank[colour] >= 0 or not s.terms.limited, f"the bank owes {name} coins (KAI-INV-1)"
        laid = sum(max(s.size(stand) - 1, 0) for stand in range(colour, STANDS, HUES))
        assert s.supply[colour] + laid == EXPANSIONS, (
            f"{s.supply[colour]} + {laid} {name} expansions (KAI-INV-2)"
        )
        assert s.supply[colour] >= 0, f"the supply owes {name} expansions (KAI-INV-2)"


def audit_cards(s: State) -> None:
    """KAI-INV-3."""
    counted = [sum(counts) for counts in zip(s.deck, *s.hands, strict=True)]
    for card in [*s.display, *s.discards]:
        counted[card] += 1
    assert counted == s.rules.copies, f"cards {counted}, {s.rules.copies} expected (KAI-INV-3)"
    assert s.deck_size == sum(s.deck), f"{sum(s.deck)} cards in the pile, {s.deck_size} counted"
    assert min(s.deck) >= 0 <= min(min(hand) for hand in s.hands), "somebody owes a card (KAI-INV-3)"
    barkers = s.barker_supply + sum(s.barkers)
    assert barkers == BARKERS, f"{barkers} barkers (KAI-INV-3)"
    assert min(s.barkers) >= 0 <= s.barker_supply, "somebody owes a barker (KAI-INV-3)"
    if s.todo and type(s.todo[-1]).__name__ == "ChooseAction":
        assert len(s.display) == DISPLAY, f"{len(s.display)} cards in the display (KAI-INV-3)"
        assert max(sum(hand) for hand in s.hands) <= HAND_LIMIT, "a hand above its limit (KAI-INV-3)"


def audit_stand(s: Table, stand: int) -> None:
    """KAI-INV-8, KAI-INV-9."""
    board = s.rules.board
    tiles, main, door, colour = s.tiles[stand], s.main[stand], s.door[stand], stand % HUES
    if main == NOWHERE:
        assert (tiles, door) == (0, NOWHERE), f"stand {stand} has tiles without a main stand"
        return
    assert tiles >> main & 1, f"stand {stand} has no tile under its main stand"
    assert tiles & ~board.zones[colour] == 0, f"stand {stand} lies outside its zone (KAI-INV-9)"
    assert board.market & board.near[main] & 1 << door, f"stand {stand} has its entrance astray (KAI-INV-9)"
    reached = 1 << main
    while board.around(reached) & tiles & ~reached:
        reached |= board.around(reached) & tiles
    assert reached == tiles, f"stand {stand} does not hang together (KAI-INV-8)"
    for other in range(colour, stand, HUES):
        assert board.around(tiles) & s.tiles[other] == 0, f"stands {other} and {stand} touch (KAI-INV-8)"


def audit_squares(s: Table) -> None:
    """KAI-INV-4, KAI-INV-5, KAI-INV-6."""
    board = s.rules.board
    doors = [door for door in s.door if door != NOWHERE]
    standing = [square for square in s.customers if square != NOWHERE]
    assert len(set(doors)) == len(doors), "two entrances on one square (KAI-INV-5)"
    assert len(set(standing)) == len(standing), "two customers on one square (KAI-INV-4)"
    assert sum(tiles.bit_count() for tiles in s.tiles) == s.all_tiles.bit_count(), (
        "two tiles on one square (KAI-INV-5)"
    )
    assert s.all_doors == sum(1 << door for door in doors), "an entrance is forgotten"
    ends = s.all_doors | s.customer_squares()
    assert ends & ~(board.market & ~s.all_tiles) == 0, "an entrance or a customer under a tile (KAI-INV-5)"
    for stand, door in enumerate(s.door):
        assert door == NOWHERE or s.customers[stand % HUES] != door, (
            f"a customer at its own stand {stand} (KAI-INV-4)"
        )
    assert s.waiting == NOBODY or s.customers[s.waiting] == NOWHERE, (
        "the customer off the board stands on it (KAI-INV-4)"
    )
    if s.terms.checked and ends:
        assert ends & ~s.ground.flood(ends & -ends, s.ground.walk) == 0, "somebody is cut off (KAI-INV-6)"
        assert s.ground.area(ends) == s.ground.flood(ends, s.ground.walk), "the area is another one"
    assert s.ground.walk == board.market & ~s.all_tiles, "the ground is another one"
    assert s.edges == [board.around(tiles) for tiles in s.tiles], "the edge of a stand is another one"
    assert s.sizes == [tiles.bit_count() for tiles in s.tiles], "the size of a stand is another one"
    assert s.all_edges == board.around(s.all_tiles), "the edge of all stands is another one"
    for colour in range(HUES):
        beside = [squares_in(edges) for edges in s.edges[colour::HUES]]
        crowded = {square for one, two in combinations(beside, 2) for square in one if square in two}
        assert crowded == set(squares_in(s.crowded[colour])), "squares beside two stands are others"


def audit_sections(s: Table) -> None:
    """KAI-INV-7, KAI-INV-11."""
    board = s.rules.board
    sections = [(board.section[square], stand % HUES) for stand, square in enumerate(s.main) if square >= 0]
    assert len(set(sections)) == len(sections), "two main stands of a colour in one section (KAI-INV-7)"
    for colour in range(HUES):
        claimed = sum(board.in_section[section] for section, hue in sections if hue == colour)
        assert s.claimed[colour] == claimed, f"sections claimed by {COLOURS[colour]} are others"
    if s.turn == 0:
        crowd = [section for section, _ in sections]
        assert all(crowd.count(n) <= START_MAINS_PER_SECTION for n in crowd), (
            "a section begins too full (KAI-INV-11)"
        )


def audit_medals(s: State, colour: int) -> None:
    """KAI-INV-10: the holders own a largest stand; they are one player if only one stand is largest."""
    gold, silver = s.gold[colour], s.silver[colour]
    sizes = [s.size(stand) for stand in range(colour, STANDS, HUES)]
    largest = max(sizes)
    if largest <= 1:
        assert gold == silver == NOBODY, f"medals of {COLOURS[colour]} before any expansion (KAI-INV-10)"
        return
    assert not {gold, silver} & {NOBODY, NEUTRAL}, f"a medal of {COLOURS[colour]} is nobody's (KAI-INV-10)"
    assert sizes[gold] == sizes[silver] == largest, (
        f"a medal of {COLOURS[colour]} with a smaller stand (KAI-INV-10)"
    )
    assert (gold == silver) == (sizes.count(largest) == 1), (
        f"the medals of {COLOURS[colour]} are wrong (KAI-INV-10)"
    )


def audit_phase(s: State) -> None:
    """KAI-INV-4, KAI-INV-12."""
    assert all(s.main[NEUTRAL * HUES + c] == NOWHERE for c in range(HUES)) or s.players == 2, (
        "neutral stands (KAI-TWO-1)"
    )
    if s.turn > 0:
        assert s.customers.count(NOWHERE) == 1, "five customers are not on the board (KAI-INV-4)"
        assert s.waiting != NOBODY, "no customer waits off the board (KAI-INV-4)"
    if s.ending or s.active == NOBODY:
        return
    assert s.terms.guard == 0 or s.idle < s.terms.guard, f"{s.idle} idle turns (KAI-INV-12)"
    assert 0 not in s.supply, f"supply {s.supply} in the normal phase (KAI-INV-12)"
    assert s.supply.count(1) < LOW_COLOURS, f"supply {s.supply} in the normal phase (KAI-INV-12)"
