"""Layouts and distances. IST-LAYOUT."""

from fractions import Fraction

import pytest

from bedesten.core.dice import Dice
from bedesten.core.ids import SPAN
from bedesten.istanbul.board import LAYOUTS, Board, distance, edge_of
from bedesten.istanbul.ids import BLACK_MARKET, FOUNTAIN, TEA
from tests.istanbul.lay import at, chances, do, istanbul, offered, opening


@pytest.mark.rule("IST-LAYOUT-1")
def test_positions_are_numbered_row_by_row_from_top_left() -> None:
    board = Board(LAYOUTS["order"], 4)
    assert board.steps[1][1:5] == [0, 1, 2, 3]
    assert board.steps[1][5] == 1
    assert board.steps[1][16] == 6
    assert distance(3, 4, 4) == 4  # the end of a row is not beside the beginning of the next


@pytest.mark.rule("IST-LAYOUT-3")
@pytest.mark.parametrize(("name", "apart"), [("short", 3), ("long", 4), ("order", 4)])
def test_the_printed_layouts_meet_the_conditions_of_a_random_one(name: str, apart: int) -> None:
    layout = LAYOUTS[name]
    assert layout.index(FOUNTAIN) + 1 in (6, 7, 10, 11)
    assert Board(layout, 4).steps[BLACK_MARKET][TEA] == apart


def way_lengths(board: Board, place: int, shut: int) -> dict[int, int]:
    """By a plain search over the open edges."""
    steps, reached = {place: 0}, [place]
    for here in reached:
        for other in board.beside[here]:
            if edge_of(here, other) != shut and other not in steps:
                steps[other] = steps[here] + 1
                reached.append(other)
    return steps


@pytest.mark.parametrize(("columns", "places"), [(4, 16), (5, 20), (5, 25)])
def test_around_a_closed_edge_ways_are_as_long_as_a_search_finds_them(columns: int, places: int) -> None:
    board = Board(list(range(places, 0, -1)), columns)
    for edge in board.edges:
        closed = board.closed(edge)
        for place in board.layout:
            far = way_lengths(board, place, edge)
            assert [closed.steps[place][other] for other in sorted(far)] == [far[p] for p in sorted(far)]
            for moves, least, most in [(closed.beside, 1, 1), (closed.near, 1, 2), (closed.far, 3, 4)]:
                reached = [a % SPAN for a in moves[place]]
                assert reached == sorted(other for other in far if least <= far[other] <= most)


def valid_placements() -> set[tuple[int, int, int]]:
    """Positions of fountain, black market and tea house, straight from the rule."""
    positions = range(1, 17)
    return {
        (fountain, black, tea)
        for fountain in (6, 7, 10, 11)
        for black in positions
        for tea in positions
        if len({fountain, black, tea}) == 3 and distance(black - 1, tea - 1, 4) >= 3
    }


@pytest.mark.rule("IST-LAYOUT-2")
def test_every_valid_placement_of_fountain_black_market_and_tea_house_is_as_likely() -> None:
    layouts: dict[tuple[int, ...], Fraction] = {}
    start = opening("", 3, layout="random")
    for lay_fountain, first in chances(start).items():
        for lay_black, second in chances(opening(lay_fountain, 3, layout="random")).items():
            third = opening(f"{lay_fountain} {lay_black}", 3, layout="random")
            for lay_tea, last in chances(third).items():
                tokens = (lay_fountain, lay_black, lay_tea)
                assert [token.partition("@")[0] for token in tokens] == ["*lay:7", "*lay:8", "*lay:9"]
                layouts[tuple(int(token.partition("@")[2]) for token in tokens)] = first * second * last
    assert layouts.keys() == valid_placements()
    assert len(layouts) == 456
    assert set(layouts.values()) == {Fraction(1, 456)}


@pytest.mark.rule("IST-LAYOUT-2")
def test_every_other_place_goes_to_any_free_position_with_the_same_chance() -> None:
    match = opening("*lay:7@6 *lay:8@1 *lay:9@16", 3, layout="random")
    dice = Dice(7)
    rest = [place for place in range(1, 17) if place not in (FOUNTAIN, BLACK_MARKET, TEA)]
    for done, place in enumerate(rest):
        free = [position for position, there in enumerate(at(match, "layout"), start=1) if there == 0]
        assert len(free) == 13 - done
        assert chances(match) == {f"*lay:{place}@{position}": Fraction(1, len(free)) for position in free}
        match.push(dice.pick(match.game.legal(match.state)))
    assert sorted(at(match, "layout")) == list(range(1, 17))
    assert offered(match)[0] == "*demand:L1"


@pytest.mark.rule("IST-LAYOUT-2")
def test_the_fountain_never_lies_at_the_edge_nor_the_tea_house_near_the_black_market() -> None:
    match = opening("", 3, layout="random")
    assert offered(match) == ["*lay:7@6", "*lay:7@7", "*lay:7@10", "*lay:7@11"]
    do(match, "*lay:7@6 *lay:8@1")
    assert "*lay:9@3" not in offered(match)
    assert "*lay:9@4" in offered(match)


def test_a_random_layout_is_a_board_to_move_on() -> None:
    game = istanbul()
    match = opening("", 3, layout="random")
    dice = Dice(3)
    while game.turn(match.state) == 0:
        match.push(dice.pick(game.legal(match.state)))
    layout = at(match, "layout")
    near = [p for p in range(1, 17) if 1 <= distance(layout.index(7), layout.index(p), 4) <= 2]
    assert [game.lexicon.action(t) for t in offered(match) if t.startswith("move:")] == near
