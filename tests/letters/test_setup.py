"""The opening of Letters & Seals. LET-SETUP, LET-PLACE."""

from fractions import Fraction
from itertools import permutations
from math import factorial

import pytest

from bedesten.core.errors import BadSetup
from tests.istanbul.lay import at, chances, do, offered
from tests.istanbul.random_layouts import fits, openings, the_others_go_anywhere
from tests.istanbul.test_data import EXACT_SUMS
from tests.istanbul.test_setup import sums
from tests.letters.lay import ACT, PLAYERS, lay, letters, opening

PRINTED = [[16, 15, 21, 3, 10], [8, 1, 7, 22, 4], [2, 23, 6, 12, 9], [24, 11, 5, 14, 13]]
BEFORE_DICE = "*demand:L1 *demand:S1"
BEFORE_START = f"{BEFORE_DICE} *governor:1+1 *smuggler:1+1 *courier:1+1"
NEW = [
    "letter_1",
    "dice_reward_letters",
    "lira_7_for_1_good",
    "yellow_lira_3",
    "green_lira_3",
    "red_lira_3",
    "copy_discard",
    "family_step",
    "join_merchant",
    "companion_2",
    "use_npc",
    "repeat_mosque",
    "repeat_secret",
    "jump_anywhere",
]
OLD = {
    **dict.fromkeys(["good_1", "lira_5", "move_3_4"], 4),
    **dict.fromkeys(["stay", "return_assistant", "family_home", "small_market_any"], 2),
    **dict.fromkeys(["repeat_sultan", "repeat_post", "repeat_gem"], 2),
}


@pytest.mark.rule("LET-PLACE-1", "LET-SETUP-1", "LET-SETUP-2")
def test_the_printed_layout_has_the_new_places_under_their_numbers() -> None:
    for match in (opening("", 3), opening("", 3, layout="first_play")):
        assert at(match, "layout") == [place for row in PRINTED for place in row]
    names = letters().rules.place_names
    assert names[21:] == ["embassy", "kiosk", "auction_house", "secret_society"]
    assert letters().rules.numbers == [*range(1, 17), *range(21, 25)]


@pytest.mark.rule("LET-SETUP-1")
def test_four_rows_of_five_have_thirty_one_edges() -> None:
    assert len(opening("", 3).state.board.edges) == 31
    with pytest.raises(BadSetup, match="each number from 1 to 16 and 21 to 24 once"):
        opening("", 3, layout=list(range(1, 21)))


@pytest.mark.rule("LET-SETUP-3")
def test_the_tied_places_lie_in_1056_ways_and_each_is_as_likely() -> None:
    ways = openings(letters())
    spots = [tuple(s.layout.index(place) for place in (7, 8, 9)) for s, _ in ways]
    assert set(spots) == {three for three in permutations(range(20), 3) if fits(*three)}
    assert {chance for _, chance in ways} == {Fraction(1, 1056)}
    assert len(spots) * factorial(17) == 1056 * factorial(17)


@pytest.mark.rule("LET-SETUP-3")
def test_the_other_seventeen_places_go_anywhere() -> None:
    the_others_go_anywhere(letters(), letters().rules.numbers)


@pytest.mark.rule("LET-SETUP-4", "LET-GEN-1")
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
    match = opening(f"{BEFORE_START} *start:1", n)
    places = at(match, "places")
    assert places["small_mosque"] == {"rubies": mosque, "tiles": {"red": stack, "green": stack}}
    assert places["great_mosque"] == {"rubies": mosque, "tiles": {"blue": stack, "yellow": stack}}
    assert places["wainwright"] == {"rubies": n, "extensions": 3 * n}
    assert (places["palace"]["rubies"], places["gemstone"]["price"]) == (palace, dealer[1])
    assert [at(match, f"seats.{(1 + i) % n}.lira") for i in range(n)] == list(range(2, 2 + n))
    neutral = ["small_mosque", "great_mosque", "gemstone"]
    assert at(match, "neutral_merchants") == (neutral if n == 2 else [])


@pytest.mark.rule("LET-SETUP-5")
@pytest.mark.parametrize(("deck", "old"), [("mixed", OLD), ("new_only", {})])
def test_the_bonus_deck_has_the_new_cards_with_or_without_the_old_ones(
    deck: str, old: dict[str, int]
) -> None:
    match = opening(f"{BEFORE_START} *start:0", 3, bonus_deck=deck)
    cards = {**old, **dict.fromkeys(NEW, 2)}
    total = 28 + 26 * (deck == "mixed")
    assert sum(cards.values()) == total
    assert chances(match) == {f"*draw:{card}": Fraction(n, total) for card, n in cards.items()}
    do(match, "*draw:letter_1 *draw:use_npc *draw:copy_discard")
    assert (at(match, "deck_size"), at(match, "bonus_deck")) == (total - 3, deck)
    assert at(match, "seats.0.hand") == ["letter_1"]


@pytest.mark.rule("LET-SETUP-5")
def test_the_decks_are_shuffled_together_unless_agreed_otherwise() -> None:
    assert at(opening("", 3), "bonus_deck") == "mixed"
    with pytest.raises(BadSetup, match="bonus_deck is 'old': expected mixed or new_only"):
        opening("", 3, bonus_deck="old")


@pytest.mark.rule("LET-SETUP-6", "LET-TURN-8")
def test_the_courier_is_rolled_for_after_governor_and_smuggler() -> None:
    match = opening(f"{BEFORE_DICE} *governor:3+6 *smuggler:4+5", 4)
    assert sums(chances(match)) == [Fraction(n, 36) for n in EXACT_SUMS]
    do(match, "*courier:1+1")
    assert at(match, "tokens") == {"governor": "tea", "smuggler": "tea", "courier": "fabric"}
    assert offered(match)[0] == "*start:0"


@pytest.mark.rule("LET-SETUP-7")
def test_all_kiosk_tiles_are_face_down() -> None:
    match = lay(f"{ACT} | 0 @kiosk")
    nothing: dict[str, object] = {"pile_size": 24, "revealed": [], "chosen": [], "discard": []}
    assert at(match, "places.kiosk") == nothing
    do(match, "kiosk *letter:1")
    assert chances(match) == {f"*kiosk:K{n:02}": Fraction(1, 24) for n in range(1, 25)}


@pytest.mark.rule("LET-SETUP-8")
def test_three_piles_of_lira_lie_at_the_secret_society() -> None:
    for n in PLAYERS:
        assert at(lay("", n), "places.secret_society") == {"lira": [3, 2, 1]}


@pytest.mark.rule("LET-SETUP-9")
def test_thirty_six_letters_are_shuffled_and_nobody_has_one() -> None:
    match = lay(f"{ACT} | 0 @embassy", 4)
    assert at(match, "letters") == {"pile_size": 36, "discard": []}
    assert all(seat["letters"] == [] for seat in at(match, "seats"))
    do(match, "embassy")
    named = [n for n in range(1, 25) if n not in (7, 12, 17, 18, 19, 20)]
    assert chances(match) == {f"*letter:{n}": Fraction(2, 36) for n in named}


@pytest.mark.rule("LET-SETUP-10", "LET-COMP-1")
@pytest.mark.parametrize("n", PLAYERS)
def test_one_companion_a_player_waits_in_the_general_supply(n: int) -> None:
    assert [seat["companion"] for seat in at(lay("", n), "seats")] == ["general_supply"] * n


@pytest.mark.rule("LET-SETUP-11")
def test_wainwright_and_caravansary_are_those_of_the_base_game() -> None:
    match = lay(f"{ACT} | 0 @caravansary")
    do(match, "caravansary draw *draw:lira_5 draw *draw:stay discard:stay")
    assert "coffee" not in at(match, "seats.0")
    match = lay(f"{ACT} | 0 7L @wainwright")
    do(match, "extend")
    assert offered(match) == ["end_turn"]
    assert "repeat_wainwright" not in letters().rules.card_names
