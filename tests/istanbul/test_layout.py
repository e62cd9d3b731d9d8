"""A random layout is any valid one, each as likely: EX-48, which no scenario can show."""

from fractions import Fraction
from itertools import permutations

import pytest

from bedesten.core.dice import Dice
from bedesten.core.game import Setup
from bedesten.core.ids import Action
from bedesten.istanbul.board import BASE_GRID, CENTRE, COLUMNS, distance, free_positions, laying
from bedesten.istanbul.game import Istanbul
from bedesten.istanbul.ids import BLACK_MARKET, FOUNTAIN, TEA
from bedesten.istanbul.kernel import State

PLACES = 16
ISTANBUL = Istanbul()


def valid(fountain: int, market: int, tea: int) -> bool:
    """IST-LAYOUT-2, for positions counted from 0."""
    return fountain in CENTRE and distance(market, tea, COLUMNS) >= 3


def laid(layout: list[int]) -> tuple[int, int, int]:
    return layout.index(FOUNTAIN), layout.index(BLACK_MARKET), layout.index(TEA)


def random_opening() -> State:
    return ISTANBUL.new(Setup(3, {"layout": "random"}))


def lay_next(s: State, dice: Dice) -> None:
    ISTANBUL.apply(s, ISTANBUL.chance_outcome(s, dice.below(ISTANBUL.chance_total(s))))


@pytest.mark.rule("IST-LAYOUT-2")
def test_ex_48_a_random_layout_is_any_valid_one_and_each_is_as_likely() -> None:
    openings = [(random_opening(), Fraction(1))]
    for _ in range(3):
        openings = [
            (after(s, a), chance * weight / ISTANBUL.chance_total(s))
            for s, chance in openings
            for a, weight in zip(ISTANBUL.legal(s), ISTANBUL.odds(s), strict=True)
        ]
    layouts = [laid(s.layout) for s, _ in openings]
    assert len(layouts) == 456
    assert set(layouts) == {three for three in permutations(range(PLACES), 3) if valid(*three)}
    assert {chance for _, chance in openings} == {Fraction(1, 456)}


def after(s: State, a: Action) -> State:
    following = ISTANBUL.clone(s)
    ISTANBUL.apply(following, a)
    return following


@pytest.mark.rule("IST-LAYOUT-2")
def test_ex_48_the_other_thirteen_places_go_anywhere() -> None:
    s, dice = random_opening(), Dice(48)
    for nth in range(PLACES):
        if nth >= 3:
            assert ISTANBUL.odds(s) == [1] * (PLACES - nth)
        lay_next(s, dice)
    assert sorted(s.layout) == list(range(1, PLACES + 1))


@pytest.mark.rule("IST-LAYOUT-2")
def test_ex_48_no_random_layout_breaks_a_condition() -> None:
    dice = Dice(7)
    for _ in range(200):
        s = random_opening()
        while 0 in s.layout:
            lay_next(s, dice)
        assert valid(*laid(s.layout))


@pytest.mark.rule("IST-LAYOUT-2")
def test_ex_48_the_fountain_never_lies_on_position_1() -> None:
    offered = ISTANBUL.lexicon.tokens(ISTANBUL.legal(random_opening()))
    assert offered == ["*lay:7@6", "*lay:7@7", "*lay:7@10", "*lay:7@11"]
    assert BASE_GRID.positions_for(FOUNTAIN, [0] * PLACES) == CENTRE


@pytest.mark.rule("IST-LAYOUT-2")
def test_ex_48_the_tea_house_never_lies_two_steps_from_the_black_market() -> None:
    for fountain in CENTRE:
        layout = [0] * PLACES
        layout[fountain] = FOUNTAIN
        assert 0 in BASE_GRID.positions_for(BLACK_MARKET, layout)
        ways = BASE_GRID.completions(free_positions(layout))[0]  # of position 1
        layout[0] = BLACK_MARKET
        assert 2 not in BASE_GRID.positions_for(TEA, layout)
        assert len(BASE_GRID.positions_for(TEA, layout)) == ways
    assert laying(list(range(1, PLACES + 1)))[:3] == [FOUNTAIN, BLACK_MARKET, TEA]
