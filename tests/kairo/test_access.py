"""Access and placement, against the plainest reading of the rules. KAI-ACC, KAI-MAIN, KAI-EXP, KAI-GEN-2."""

from collections import deque

import pytest

from bedesten.kairo.board import squares_in
from bedesten.kairo.ids import COLOURS, HUES, NEUTRAL, PURPLE, STANDS
from bedesten.kairo.kernel import State
from bedesten.kairo.lure import prices
from bedesten.kairo.places import growth, is_blocked, main_squares, move_squares
from tests.kairo.lay import COURTYARD, at, do, lay, offered, random_game, replayed, why

Games = list[tuple[int, int, dict[str, object]]]
GAMES: Games = [(seed, 2 + seed % 3, {}) for seed in range(4)]
GAMES += [(7, 3, {"board": COURTYARD})]
OPEN_GAMES: Games = [(seed, 2 + seed % 3, {"access_check_mains": False}) for seed in range(2)]


def neighbours(s: State, square: int) -> list[int]:
    """Squares that share a side. KAI-GEN-2."""
    cols, size = s.rules.board.cols, s.rules.board.size
    row, col = divmod(square, cols)
    around = [(row - 1, col), (row + 1, col), (row, col - 1), (row, col + 1)]
    inside = [r * cols + c for r, c in around if r >= 0 and 0 <= c < cols and r * cols + c < size]
    return [there for there in inside if s.rules.plan.squares[there] != "#"]


def steps_from(s: State, square: int, tiles: set[int]) -> dict[int, int]:
    """The distance to every square that can be reached, by the plain search. KAI-ACC-1, KAI-LURE-4."""
    marks = s.rules.plan.squares
    steps, line = {square: 0}, deque([square])
    while line:
        here = line.popleft()
        for there in neighbours(s, here):
            if there not in steps and there not in tiles and marks[there] in ".C":
                steps[there] = steps[here] + 1
                line.append(there)
    return steps


def connected(s: State, tiles: set[int], ends: set[int]) -> bool:
    """KAI-ACC-2."""
    return not ends or ends <= steps_from(s, min(ends), tiles).keys()


class Plain:
    """A position as sets of squares."""

    def __init__(self, s: State) -> None:
        self.s = s
        self.tiles = {square for tiles in s.tiles for square in squares_in(tiles)}
        self.doors = {door for door in s.door if door >= 0}
        self.customers = {square for square in s.customers if square >= 0}
        self.mains = {stand: square for stand, square in enumerate(s.main) if square >= 0}

    def free(self, square: int) -> bool:
        """KAI-GEN-6."""
        return square not in self.tiles | self.doors | self.customers and self.mark(square) != "#"

    def mark(self, square: int) -> str:
        return self.s.rules.plan.squares[square]

    def main_fits(self, colour: int, square: int, door: int) -> bool:
        """KAI-MAIN-2 to KAI-MAIN-9."""
        s, sections = self.s, self.s.rules.plan.sections
        fits = self.free(square) and self.free(door) and self.mark(door) in ".C"
        fits = fits and (self.mark(square) == "R") == (colour == PURPLE)
        fits = fits and not set(neighbours(s, square)) & self.tiles
        same = [main for stand, main in self.mains.items() if stand % HUES == colour]
        fits = fits and sections[square] not in [sections[main] for main in same]
        return fits and connected(s, self.tiles | {square}, self.doors | self.customers | {door})

    def expansion_fits(self, stand: int, square: int) -> bool:
        """KAI-EXP-3 to KAI-EXP-7."""
        s, colour = self.s, stand % HUES
        near = set(neighbours(s, square))
        own = set(squares_in(s.tiles[stand]))
        others = {
            q for other in range(colour, STANDS, HUES) if other != stand for q in squares_in(s.tiles[other])
        }
        fits = self.free(square) and (self.mark(square) == "R") == (colour == PURPLE)
        fits = fits and bool(near & own) and not near & others
        return fits and connected(s, self.tiles | {square}, self.doors | self.customers)


def positions(games: Games) -> list[State]:
    """A few positions of each game, from the first placements to its last turns."""
    states: list[State] = []
    for seed, players, options in games:
        along = [s for s in replayed(random_game(seed, players, **options), 20) if s.start >= 0]
        states += along[:: len(along) // 5]
    return states


@pytest.mark.rule("KAI-MAIN-2", "KAI-MAIN-5", "KAI-MAIN-9", "KAI-ACC-2", "KAI-ACC-7")
def test_main_stands_fit_exactly_where_the_rules_say() -> None:
    for s in positions(GAMES):
        plain = Plain(s)
        for colour in (0, PURPLE):
            squares = main_squares(s, colour, -1)
            for square in range(s.rules.board.size):
                doors = {d for d in neighbours(s, square) if plain.main_fits(colour, square, d)}
                assert bool(doors) == bool(squares >> square & 1), s.rules.squares[square]
                if doors:
                    assert set(squares_in(s.look().entrances(square))) == doors


@pytest.mark.rule("KAI-EXP-3", "KAI-EXP-4", "KAI-EXP-5", "KAI-EXP-7", "KAI-ACC-4", "KAI-EXP-11")
def test_expansions_fit_exactly_where_the_rules_say() -> None:
    for s in positions(GAMES):
        plain = Plain(s)
        for stand in plain.mains:
            fits = {square for square in range(s.rules.board.size) if plain.expansion_fits(stand, square)}
            assert set(squares_in(growth(s, stand))) == fits


@pytest.mark.rule("KAI-MOVE-2", "KAI-MOVE-4", "KAI-MOVE-5", "KAI-MOVE-7")
def test_blocked_stands_move_exactly_where_the_rules_say() -> None:
    moved = 0
    for s in positions(GAMES):
        for stand in [n for n in range(NEUTRAL * HUES) if is_blocked(s, n)]:
            bare: State = s.clone()
            bare.take_up(stand)
            plain, colour, old = Plain(bare), stand % HUES, s.main[stand]
            fits = {
                square
                for square in range(s.rules.board.size)
                if square != old and any(plain.main_fits(colour, square, d) for d in neighbours(s, square))
            }
            assert set(squares_in(move_squares(s, stand // HUES, colour, -1))) == fits
            moved += len(fits)
    assert moved > 20


@pytest.mark.rule("KAI-LURE-5", "KAI-LURE-7", "KAI-ACC-3")
def test_barker_prices_are_the_number_of_nearer_entrances() -> None:
    for s in positions(GAMES) + positions(OPEN_GAMES):
        tiles, occupied = Plain(s).tiles, set(s.customers)
        for colour, square in enumerate(s.customers):
            steps = steps_from(s, square, tiles) if square >= 0 else {}
            open_doors = [d for d in s.door[colour::HUES] if d in steps and d not in occupied]
            for stand in range(colour, STANDS, HUES):
                door = s.door[stand]
                nearer = sum(steps[other] < steps[door] for other in open_doors) if door in open_doors else -1
                assert prices(s)[stand] == nearer


# ------------------------------------------------------------------ without the test for main stands


@pytest.mark.rule("KAI-ACC-6")
def test_without_the_test_main_stands_may_cut_off_and_expansions_keep_what_was_connected() -> None:
    for s in positions(OPEN_GAMES):
        plain = Plain(s)
        for stand in plain.mains:
            for square in squares_in(
                s.rules.board.around(s.tiles[stand]) & s.look().free & s.rules.board.market
            ):
                before = pairs(s, plain, plain.tiles)
                after = pairs(s, plain, plain.tiles | {square})
                assert s.look().cuts_off(square) == (before != after)


def pairs(s: State, plain: Plain, tiles: set[int]) -> set[tuple[int, int]]:
    """Every entrance with every customer it is connected with."""
    reach = {door: steps_from(s, door, tiles) for door in plain.doors}
    return {
        (door, customer) for door in plain.doors for customer in plain.customers if customer in reach[door]
    }


@pytest.mark.rule("KAI-ACC-6", "KAI-LURE-13")
def test_an_entrance_out_of_reach_is_no_target_and_not_nearer() -> None:
    scene = "customers=white:A1,red:J2 waiting=blue | 0 white=D1>D2 red=B1>C1 hand=S1 | 1 white=G4>G5"
    match = lay(scene, access_check_mains=False)
    do(match, "main colour:yellow square:A2 side:s card:S1 lure")
    assert why(match, "target:0-white", 1) == "KAI-LURE-13"
    assert offered(match) == ["target:0-red"]
    closed = lay("customers=white:A1 | 0 white=D1>D2 red=B1>C1 | 1 yellow=A2>A3", access_check_mains=False)
    assert offered(closed) == ["draw"]


# ------------------------------------------------------------------ single rules


@pytest.mark.rule("KAI-ACC-7")
def test_a_restaurant_tile_never_cuts_anybody_off() -> None:
    match = lay("customers=red:B8 | 0 2P hand=S7 purple=A9>B9")
    do(match, "expand colour:purple")
    assert offered(match) == ["square:A8", "square:A10"]


@pytest.mark.rule("KAI-ACC-8", "KAI-EXP-11")
def test_an_occupied_entrance_is_still_accessible_and_its_stand_can_grow() -> None:
    match = lay("customers=red:C6 | 0 2G hand=S4 green=C5>C6")
    do(match, "expand colour:green square:B5 card:S4 own:2")
    assert at(match, "seats.0.stands.green.size") == 2


@pytest.mark.rule("KAI-BOARD-5", "KAI-EXP-8")
def test_a_stand_grows_across_the_border_into_a_section_with_its_colour() -> None:
    match = lay("0 2G hand=S2 green=D1>D2 | 1 green=G1>G2")
    do(match, "expand colour:green square:E1 card:S2 own:2")
    assert at(match, "seats.0.stands.green.expansions") == ["E1"]
    assert COLOURS[4] == "green"
