"""The opening of the Great Bazaar. BAZ-SETUP, BAZ-TAV-3."""

from fractions import Fraction
from itertools import permutations

import pytest

from bedesten.core.errors import BadSetup
from bedesten.core.game import Setup
from bedesten.core.play.match import Match
from bedesten.istanbul.ids import BLACK_MARKET, FOUNTAIN, TEA
from bedesten.mocha.places import CoffeeCaravansary
from tests.istanbul.lay import at, chances, do, offered
from tests.istanbul.random_layouts import openings, the_others_go_anywhere
from tests.letters.lay import ACT, PLAYERS, SQUARE, bazaar, lay_bazaar

LAYOUT = SQUARE.removeprefix("layout=")
BEFORE_DICE = "*demand:L1 *demand:S1"


def opening(tokens: str, players: int, **options: object) -> Match:
    match = Match(bazaar(), Setup(players, {"layout": LAYOUT, **options}))
    do(match, tokens)
    return match


@pytest.mark.rule("BAZ-SETUP-1", "BAZ-SETUP-2", "BAZ-TAV-3")
def test_twenty_five_places_lie_in_five_rows_of_five() -> None:
    board = opening("", 3).state.board
    assert sorted(board.layout) == bazaar().rules.numbers == list(range(1, 26))
    assert (len(board.edges), board.columns) == (40, 5)
    match = lay_bazaar("active=0 | 0 @fountain hand=corner_move")
    corners = [token for token in offered(match) if token.startswith("corner:")]
    assert corners == ["corner:fruit", "corner:black_market", "corner:embassy", "corner:catacombs"]


@pytest.mark.rule("BAZ-SETUP-2")
def test_wainwright_and_caravansary_are_those_of_the_first_expansion() -> None:
    assert isinstance(bazaar().rules.places[6], CoffeeCaravansary)
    match = lay_bazaar(f"{ACT} | 0 7L 0C @wainwright hand=repeat_wainwright")
    do(match, "extend")
    assert offered(match) == ["proceed"]


def fits(market: int, tea: int) -> bool:
    """BAZ-SETUP-3, for positions counted from 0."""
    apart = [abs(market // 5 - tea // 5), abs(market % 5 - tea % 5)]
    return sum(apart) >= 3 and min(apart) > 0


@pytest.mark.rule("BAZ-SETUP-3")
def test_the_fountain_is_the_centre_and_the_tied_places_lie_in_312_ways_as_likely() -> None:
    ways = openings(bazaar())
    spots = [(s.layout.index(8), s.layout.index(9)) for s, _ in ways]
    assert {s.layout.index(7) for s, _ in ways} == {12}
    free = [position for position in range(25) if position != 12]
    assert set(spots) == {two for two in permutations(free, 2) if fits(*two)}
    assert {chance for _, chance in ways} == {Fraction(1, 312)}


@pytest.mark.rule("BAZ-SETUP-3")
def test_the_other_twenty_two_places_go_anywhere() -> None:
    the_others_go_anywhere(bazaar(), list(range(1, 26)))


@pytest.mark.rule("BAZ-SETUP-4")
def test_the_only_named_layout_is_random() -> None:
    assert bazaar().layouts == ["random"]
    with pytest.raises(BadSetup, match="layout 'first_play' is unknown: expected random"):
        bazaar().new(Setup(3, {"layout": "first_play"}))


@pytest.mark.rule("BAZ-SETUP-5")
@pytest.mark.parametrize(("deck", "total"), [("mixed", 72), ("new_only", 28)])
def test_the_bonus_deck_has_the_cards_of_all_boxes_or_only_the_newest(deck: str, total: int) -> None:
    before = f"{BEFORE_DICE} *governor:1+1 *smuggler:1+1 *trader:1+1 *courier:1+1 *start:0"
    match = opening(before, 3, bonus_deck=deck)
    assert at(match, "deck_size") == total
    cards = chances(match)
    assert cards["*draw:letter_1"] == Fraction(2, total)
    assert ("*draw:coffee_2" in cards, "*draw:lira_5" in cards) == (deck == "mixed", deck == "mixed")
    assert at(opening(before, 3), "deck_size") == 72


@pytest.mark.rule("BAZ-SETUP-6", "BAZ-SETUP-7")
@pytest.mark.parametrize(("n", "rubies"), [(2, 26), (3, 30), (4, 36), (5, 37)])
def test_everything_of_both_expansions_is_laid_out(n: int, rubies: int) -> None:
    match = lay_bazaar("", n)
    places = at(match, "places")
    assert places["coffee_house"] == {"rubies": 5, "price": 6}
    assert places["tavern"]["tiles"] == {"movement": [1, 2, 3, 4], "encounter": [1, 2, 3, 4]}
    assert places["guild_hall"]["pile_size"] == 20
    assert places["kiosk"]["pile_size"] == 24
    assert places["secret_society"] == {"lira": [3, 2, 1]}
    assert at(match, "letters.pile_size") == 36
    assert at(match, "barrier.edge") is None
    assert sum(place.get("rubies", 0) for place in places.values()) == rubies <= 42
    for seat in at(match, "seats"):
        assert (seat["coffee"], seat["letters"], seat["companion"]) == (0, [], "general_supply")


@pytest.mark.rule("BAZ-SETUP-8")
@pytest.mark.parametrize("n", PLAYERS)
def test_four_tokens_are_rolled_for_one_after_the_other(n: int) -> None:
    match = opening(f"{BEFORE_DICE} *governor:3+6 *smuggler:4+5", n)
    assert offered(match)[0] == "*trader:1+1"
    do(match, "*trader:3+6")
    assert offered(match)[0] == "*courier:1+1"
    do(match, "*courier:4+5")
    names = ["governor", "smuggler", "coffee_trader", "courier"]
    assert at(match, "tokens") == dict.fromkeys(names, "tea")


@pytest.mark.rule("BAZ-SETUP-3")
def test_ex_08_black_market_and_tea_house_are_apart_and_cross_nobodys_line() -> None:
    grid = bazaar().rules.grid
    layout = [0] * 25
    layout[cell(3, 3)], layout[cell(1, 1)] = FOUNTAIN, BLACK_MARKET
    free = grid.positions_for(TEA, layout)
    assert cell(2, 3) in free
    assert cell(1, 4) not in free
    assert cell(2, 2) not in free


def cell(row: int, column: int) -> int:
    return 5 * (row - 1) + column - 1
