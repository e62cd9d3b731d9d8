"""The opening of Mocha & Baksheesh. MOC-SETUP, MOC-PC."""

from fractions import Fraction
from itertools import permutations
from math import factorial

import pytest

from bedesten import catalog
from bedesten.core.errors import BadSetup
from bedesten.core.game import Setup
from bedesten.core.play import scenario
from bedesten.core.play.match import Match
from bedesten.mocha import Mocha
from tests.istanbul.lay import at, chances, do, offered
from tests.istanbul.random_layouts import fits, openings, the_others_go_anywhere
from tests.istanbul.test_data import EXACT_SUMS
from tests.istanbul.test_setup import sums

ROWS, COLUMNS = 4, 5
BEFORE_DICE = "*demand:L1 *demand:S1"
BEFORE_START = f"{BEFORE_DICE} *governor:1+1 *smuggler:1+1 *trader:1+1"
TWICE = """
stay return_assistant family_home small_market_any repeat_sultan repeat_post repeat_gem
coffee_2 guild_for_2_coffee lira_8_for_1_coffee dice_reward exchange_3 die_to_6 corner_move
repeat_wainwright repeat_coffee_house
"""
CARDS = {**dict.fromkeys(["good_1", "lira_5", "move_3_4"], 4), **dict.fromkeys(TWICE.split(), 2)}
PLAYERS = [2, 3, 4, 5]


def mocha() -> Mocha:
    game = catalog.game("istanbul+mocha")
    assert isinstance(game, Mocha)
    return game


def lay(scene: str, players: int = 3, **options: object) -> Match:
    """A match of Mocha & Baksheesh that stands where the scene says."""
    return scenario.lay({"scene": scene, "players": players, "options": options}, mocha())


def opening(tokens: str, players: int, **options: object) -> Match:
    """A match set up by chance tokens."""
    match = Match(mocha(), Setup(players, options))
    do(match, tokens)
    return match


# ------------------------------------------------------------------ the board


@pytest.mark.rule("MOC-SETUP-1", "MOC-SETUP-2")
def test_the_printed_layout_has_four_rows_of_five() -> None:
    rows = [[16, 15, 18, 3, 10], [8, 1, 7, 17, 4], [2, 19, 6, 12, 9], [20, 11, 5, 14, 13]]
    for match in (opening("", 3), opening("", 3, layout="first_play")):
        assert at(match, "layout") == [place for row in rows for place in row]
        assert offered(match)[0] == "*demand:L1"


@pytest.mark.rule("MOC-SETUP-1")
def test_the_board_has_thirty_one_edges_and_every_place_two_neighbours_at_least() -> None:
    board = opening("", 3).state.board
    across = [(board.layout[i], board.layout[i + 1]) for i in range(20) if i % 5 < 4]
    down = [(board.layout[i], board.layout[i + 5]) for i in range(15)]
    assert (len(across), len(down)) == (16, 15)
    assert sorted(board.edges) == sorted(min(e) * 32 + max(e) for e in across + down)
    assert sorted(len(board.beside[place]) for place in board.layout) == [2] * 4 + [3] * 10 + [4] * 6


@pytest.mark.rule("MOC-SETUP-3")
@pytest.mark.parametrize("layout", ["short", "long", "order"])
def test_the_layouts_of_the_base_game_do_not_apply(layout: str) -> None:
    with pytest.raises(BadSetup, match="expected first_play, random"):
        opening("", 3, layout=layout)


@pytest.mark.rule("MOC-SETUP-1")
def test_another_layout_needs_every_one_of_the_twenty_places() -> None:
    backwards = list(range(20, 0, -1))
    assert at(opening("", 3, layout=backwards), "layout") == backwards
    with pytest.raises(BadSetup):
        opening("", 3, layout=backwards[:16])


# ------------------------------------------------------------------ random layouts


@pytest.mark.rule("MOC-SETUP-3")
def test_the_tied_places_lie_in_1056_ways_and_each_is_as_likely() -> None:
    ways = openings(mocha())
    spots = [tuple(s.layout.index(place) for place in (7, 8, 9)) for s, _ in ways]
    legal = {three for three in permutations(range(20), 3) if fits(*three)}
    assert len(spots) == len(legal) == 1056
    assert set(spots) == legal
    assert {chance for _, chance in ways} == {Fraction(1, 1056)}
    assert Fraction(1056 * factorial(17), factorial(20)) == Fraction(44, 285)


@pytest.mark.rule("MOC-SETUP-3")
def test_the_other_seventeen_places_go_anywhere() -> None:
    the_others_go_anywhere(mocha(), list(range(1, 21)))


# ------------------------------------------------------------------ what the base game says


@pytest.mark.rule("MOC-SETUP-4", "MOC-PC-1")
@pytest.mark.parametrize(
    ("n", "stack", "mosque", "palace", "dealer"),
    [
        (2, [2, 4], 2, 6, (9, 15)),
        (3, [2, 3, 4], 3, 6, (10, 14)),
        (4, [2, 3, 4, 5], 4, 7, (12, 12)),
        (5, [2, 3, 4, 5], 4, 7, (12, 12)),
    ],
)
def test_the_places_of_the_base_game_are_set_up_for_the_number_of_players(
    n: int, stack: list[int], mosque: int, palace: int, dealer: tuple[int, int]
) -> None:
    places = at(lay("", n), "places")
    assert places["small_mosque"] == {"rubies": mosque, "tiles": {"red": stack, "green": stack}}
    assert places["great_mosque"] == {"rubies": mosque, "tiles": {"blue": stack, "yellow": stack}}
    assert places["wainwright"] == {"rubies": n, "extensions": 3 * n}
    assert places["palace"]["rubies"] == palace
    assert (places["gemstone"]["rubies"], places["gemstone"]["price"]) == dealer
    assert places["post"]["indicators"] == 0


@pytest.mark.rule("MOC-SETUP-4", "MOC-SETUP-12")
@pytest.mark.parametrize("n", PLAYERS)
def test_players_start_as_in_the_base_game_without_coffee_guild_card_or_tavern_tile(n: int) -> None:
    match = opening(f"{BEFORE_START} *start:1", n)
    assert [at(match, f"seats.{(1 + i) % n}.lira") for i in range(n)] == list(range(2, 2 + n))
    for seat in at(match, "seats"):
        assert (seat["coffee"], seat["guild_hand"], seat["tavern_tiles"]) == (0, [], [])
        assert (seat["merchant"], seat["stack"], seat["family"]) == ("fountain", 4, "police")
        assert (seat["capacity"], seat["rubies"], seat["tiles"]) == (2, 0, [])
        assert set(seat["goods"].values()) == {0}


@pytest.mark.rule("MOC-SETUP-4", "MOC-PC-2", "MOC-PLACE-22")
def test_with_two_players_neutral_merchants_stand_on_14_15_and_16() -> None:
    assert at(lay("", 2), "neutral_merchants") == ["small_mosque", "great_mosque", "gemstone"]
    for n in (3, 4, 5):
        assert at(lay("", n), "neutral_merchants") == []


@pytest.mark.rule("MOC-SETUP-4", "MOC-PC-1")
def test_neutral_assistants_are_for_four_players_at_most() -> None:
    for n in (2, 3, 4):
        assert at(lay("", n, neutral_assistants=True), "seats.0.stack") == ["neutral", "own", "own", "own"]
    with pytest.raises(BadSetup, match="IST-VAR-1"):
        opening("", 5, neutral_assistants=True)


# ------------------------------------------------------------------ what the expansion adds


@pytest.mark.rule("MOC-SETUP-5", "MOC-BONUS-1")
@pytest.mark.parametrize("n", PLAYERS)
def test_all_forty_four_cards_are_one_deck_before_anyone_draws(n: int) -> None:
    match = opening(f"{BEFORE_START} *start:0", n)
    assert sum(CARDS.values()) == 44
    assert chances(match) == {f"*draw:{card}": Fraction(count, 44) for card, count in CARDS.items()}
    for card in ["die_to_6", "coffee_2", "stay", "lira_5", "good_1"][:n]:
        do(match, f"*draw:{card}")
    assert at(match, "deck_size") == 44 - n
    assert at(match, "discard") == []
    assert at(match, "seats.0.hand") == ["die_to_6"]
    assert (match.to_move(), at(match, "turn")) == (0, 1)


@pytest.mark.rule("MOC-SETUP-6")
def test_the_coffee_trader_is_rolled_for_after_governor_and_smuggler() -> None:
    match = opening(f"{BEFORE_DICE} *governor:3+6 *smuggler:4+5", 4)
    assert offered(match)[0] == "*trader:1+1"
    assert sums(chances(match)) == [Fraction(n, 36) for n in EXACT_SUMS]
    do(match, "*trader:3+6")
    assert at(match, "tokens") == {"governor": "tea", "smuggler": "tea", "coffee_trader": "tea"}
    assert offered(match)[0] == "*start:0"


@pytest.mark.rule("MOC-SETUP-7", "MOC-GUILD-8")
def test_the_guild_pile_is_twenty_shuffled_cards_and_nothing_is_discarded() -> None:
    match = lay("todo=ActHere.0,Encounters.0,EndTurn.0 | 0 @guild_hall")
    assert at(match, "places.guild_hall") == {"pile_size": 20, "discard": [], "in_play": None}
    assert at(match, "guild_pile") == list(range(1, 21))
    do(match, "guild_hall")
    assert chances(match) == {f"*guild_draw:{n}": Fraction(1, 20) for n in range(1, 21)}
    do(match, "*guild_draw:4")
    assert chances(match) == {f"*guild_draw:{n}": Fraction(1, 19) for n in range(1, 21) if n != 4}


@pytest.mark.rule("MOC-SETUP-8")
def test_the_barrier_is_on_no_edge_and_nobody_controls_it() -> None:
    for n in PLAYERS:
        assert at(lay("", n), "barrier") == {"edge": None, "holder": -1}


@pytest.mark.rule("MOC-SETUP-9", "MOC-SETUP-10")
@pytest.mark.parametrize("n", PLAYERS)
def test_the_tavern_has_two_rising_piles_and_the_baksheesh_tile_with_side_a_up(n: int) -> None:
    tiles = {"movement": [1, 2, 3, 4], "encounter": [1, 2, 3, 4]}
    assert at(lay("", n), "places.tavern") == {"baksheesh": "A", "goods": "YYY", "tiles": tiles}


@pytest.mark.rule("MOC-SETUP-11", "MOC-PC-1")
@pytest.mark.parametrize("n", PLAYERS)
def test_five_rubies_lie_on_the_coffee_house_for_every_number_of_players(n: int) -> None:
    assert at(lay("", n), "places.coffee_house") == {"rubies": 5, "price": 6}


@pytest.mark.rule("MOC-INV-8", "MOC-PC-1")
@pytest.mark.parametrize(("n", "total", "tracks"), [(2, 26, 22), (3, 30, 24), (4, 36, 28), (5, 37, 29)])
def test_a_sixth_ruby_is_always_within_somebodys_reach(n: int, total: int, tracks: int) -> None:
    places = at(lay("", n), "places")
    assert sum(place.get("rubies", 0) for place in places.values()) == total
    reach = ["wainwright", "palace", "gemstone", "coffee_house"]
    assert sum(places[name]["rubies"] for name in reach) == tracks
    assert tracks > 5 * n
