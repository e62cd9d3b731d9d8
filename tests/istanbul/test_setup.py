"""The opening. IST-SETUP."""

from fractions import Fraction
from math import prod

import pytest

from bedesten.core.errors import BadSetup
from bedesten.core.game import Setup
from bedesten.istanbul.ids import CARDS
from tests.istanbul.lay import at, chances, do, istanbul, lay, offered, opening
from tests.istanbul.test_data import EXACT_SUMS

BEFORE_DICE = "*demand:L1 *demand:S1"
BEFORE_START = f"{BEFORE_DICE} *governor:1+1 *smuggler:1+1"


def sums(match_chances: dict[str, Fraction]) -> list[Fraction]:
    """The probability of each sum from 2 to 12."""
    odds = [Fraction(0)] * 11
    for token, chance in match_chances.items():
        low, high = token.partition(":")[2].split("+")
        odds[int(low) + int(high) - 2] += chance
    return odds


@pytest.mark.rule("IST-SETUP-1")
def test_the_sixteen_places_lie_as_the_chosen_layout_says() -> None:
    assert at(lay("", layout="short"), "layout")[:4] == [15, 5, 2, 14]
    assert at(lay("", layout="long"), "layout")[:4] == [16, 2, 8, 11]
    assert at(lay("", layout="order"), "layout") == list(range(1, 17))
    backwards = list(range(16, 0, -1))
    assert at(lay("", layout=backwards), "layout") == backwards
    assert at(lay("", layout=",".join(map(str, backwards))), "layout") == backwards


@pytest.mark.rule("IST-SETUP-2")
@pytest.mark.parametrize(("n", "stack"), [(2, [2, 4]), (3, [2, 3, 4]), (4, [2, 3, 4, 5]), (5, [2, 3, 4, 5])])
def test_each_mosque_has_two_stacks_with_the_lowest_number_on_top(n: int, stack: list[int]) -> None:
    match = lay("", n)
    assert at(match, "places.small_mosque.tiles") == {"red": stack, "green": stack}
    assert at(match, "places.great_mosque.tiles") == {"blue": stack, "yellow": stack}


@pytest.mark.rule("IST-SETUP-3")
@pytest.mark.parametrize(("n", "rubies"), [(2, 2), (3, 3), (4, 4), (5, 4)])
def test_each_mosque_has_a_ruby_per_player_but_four_with_five_players(n: int, rubies: int) -> None:
    match = lay("", n)
    assert at(match, "places.small_mosque.rubies") == rubies
    assert at(match, "places.great_mosque.rubies") == rubies


@pytest.mark.rule("IST-SETUP-4")
@pytest.mark.parametrize("n", [2, 3, 4, 5])
def test_the_wainwright_has_a_ruby_and_three_extensions_per_player(n: int) -> None:
    match = lay("", n)
    assert at(match, "places.wainwright") == {"rubies": n, "extensions": 3 * n}


@pytest.mark.rule("IST-SETUP-5")
@pytest.mark.parametrize(
    ("n", "palace", "goods", "dealer", "lira"),
    [(2, 6, 5, 9, 15), (3, 6, 5, 10, 14), (4, 7, 4, 12, 12), (5, 7, 4, 12, 12)],
)
def test_the_tracks_are_covered_back_to_the_space_marked_for_the_players(
    n: int, palace: int, goods: int, dealer: int, lira: int
) -> None:
    match = lay("", n)
    assert at(match, "places.palace.rubies") == palace
    assert sum(at(match, "places.palace.price").values()) == goods
    assert at(match, "places.gemstone") == {"rubies": dealer, "price": lira}


@pytest.mark.rule("IST-SETUP-6")
def test_all_mail_indicators_start_in_the_top_row() -> None:
    assert at(lay(""), "places.post.indicators") == 0


@pytest.mark.rule("IST-SETUP-7")
def test_five_dark_tiles_lie_on_the_large_market_and_five_light_ones_on_the_small() -> None:
    match = opening("", 3)
    fifth = Fraction(1, 5)
    assert chances(match) == {f"*demand:L{i}": fifth for i in range(1, 6)}
    do(match, "*demand:L4")
    assert chances(match) == {f"*demand:S{i}": fifth for i in range(1, 6)}
    do(match, "*demand:S2")
    assert at(match, "places.large_market") == {
        "demand": "L4",
        "unseen": ["L1", "L2", "L3", "L5"],
        "under": [],
    }
    assert at(match, "places.small_market") == {
        "demand": "S2",
        "unseen": ["S1", "S3", "S4", "S5"],
        "under": [],
    }


def stacks(market: str, known: list[str], chance: Fraction) -> dict[tuple[str, ...], Fraction]:
    """Every order in which the tiles of a market can come up, with its exact probability."""
    if len(known) == 5:
        return {tuple(known): chance}
    match = lay(
        f"todo=DrawDemand.{'LS'.index(market[0].upper())},EndTurn.0 {market}={','.join(['?', *known])}"
    )
    odds: dict[tuple[str, ...], Fraction] = {}
    for token, share in chances(match).items():
        odds |= stacks(market, [*known, token.partition(":")[2]], chance * share)
    return odds


@pytest.mark.rule("IST-SETUP-7")
@pytest.mark.parametrize("market", ["large", "small"])
def test_the_demand_tiles_are_shuffled(market: str) -> None:
    orders = stacks(market, [], Fraction(1))
    assert len(orders) == 120
    assert set(orders.values()) == {Fraction(1, 120)}


@pytest.mark.rule("IST-SETUP-8")
def test_both_dice_are_rolled_for_the_governor_and_then_for_the_smuggler() -> None:
    match = opening(BEFORE_DICE, 4)
    exact = [Fraction(n, 36) for n in EXACT_SUMS]
    assert offered(match)[0] == "*governor:1+1"
    assert sums(chances(match)) == exact
    do(match, "*governor:3+6")
    assert offered(match)[0] == "*smuggler:1+1"
    assert sums(chances(match)) == exact
    do(match, "*smuggler:4+5")
    assert at(match, "tokens") == {"governor": "tea", "smuggler": "tea"}


@pytest.mark.rule("IST-SETUP-9")
def test_all_cards_are_shuffled_into_a_face_down_draw_pile() -> None:
    match = opening(f"{BEFORE_START} *start:0", 3)
    copies = dict(zip(CARDS, [4, 4, 4, 2, 2, 2, 2, 2, 2, 2], strict=True))
    assert chances(match) == {f"*draw:{card}": Fraction(count, 26) for card, count in copies.items()}
    assert at(match, "deck") == copies
    assert at(match, "discard") == []


@pytest.mark.rule("IST-SETUP-10")
def test_every_player_starts_at_the_fountain_with_four_assistants_and_an_empty_cart() -> None:
    match = opening(f"{BEFORE_START} *start:0 *draw:stay *draw:stay *draw:good_1", 3)
    for seat in range(3):
        seat_has = at(match, f"seats.{seat}")
        assert seat_has["goods"] == {"red": 0, "green": 0, "yellow": 0, "blue": 0}
        assert (seat_has["capacity"], seat_has["rubies"], seat_has["tiles"]) == (2, 0, [])
        assert (seat_has["merchant"], seat_has["stack"], seat_has["assistants"]) == ("fountain", 4, [])
        assert seat_has["family"] == "police"


@pytest.mark.rule("IST-SETUP-11")
@pytest.mark.parametrize("n", [2, 3, 4, 5])
def test_the_start_player_is_chosen_at_random(n: int) -> None:
    assert chances(opening(BEFORE_START, n)) == {f"*start:{seat}": Fraction(1, n) for seat in range(n)}


@pytest.mark.rule("IST-SETUP-11")
def test_each_next_player_clockwise_gets_one_lira_more() -> None:
    match = opening(f"{BEFORE_START} *start:3", 5)
    assert at(match, "start") == 3
    assert [at(match, f"seats.{seat}.lira") for seat in range(5)] == [4, 5, 6, 2, 3]


@pytest.mark.rule("IST-SETUP-11")
def test_an_agreed_start_player_needs_no_chance() -> None:
    match = opening(BEFORE_START, 3, start=1)
    assert offered(match)[0] == "*draw:good_1"
    assert [at(match, f"seats.{seat}.lira") for seat in range(3)] == [4, 2, 3]


@pytest.mark.rule("IST-SETUP-12")
def test_every_player_draws_a_card_in_turn_order() -> None:
    match = opening(f"{BEFORE_START} *start:1 *draw:stay", 3)
    assert [at(match, f"seats.{seat}.hand") for seat in range(3)] == [[], ["stay"], []]
    do(match, "*draw:lira_5")
    assert at(match, "seats.2.hand") == ["lira_5"]
    do(match, "*draw:good_1")
    assert at(match, "seats.0.hand") == ["good_1"]
    assert (match.to_move(), at(match, "turn"), at(match, "active")) == (1, 1, 1)
    assert at(match, "deck_size") == 23


@pytest.mark.rule("IST-SETUP-12")
def test_a_card_that_was_dealt_is_not_dealt_again() -> None:
    match = opening(f"{BEFORE_START} *start:0", 4)
    steps = []
    for _ in range(2):
        steps.append(chances(match)["*draw:stay"])
        do(match, "*draw:stay")
    assert prod(steps) == Fraction(2, 26) * Fraction(1, 25)
    assert "*draw:stay" not in offered(match)


@pytest.mark.rule("IST-SETUP-13")
def test_with_two_players_neutral_merchants_stand_on_the_mosques_and_at_the_dealer() -> None:
    assert at(lay("", 2), "neutral_merchants") == ["small_mosque", "great_mosque", "gemstone"]
    for n in (3, 4, 5):
        assert at(lay("", n), "neutral_merchants") == []


@pytest.mark.parametrize(
    ("players", "options", "message"),
    [
        (1, {}, "1 players: expected 2 to 5"),
        (6, {}, "6 players: expected 2 to 5"),
        (3, {"colour": 1}, "option 'colour' is unknown: expected layout, start, neutral_assistants"),
        (3, {"neutral_assistants": 1}, "neutral_assistants is 1: expected true or false"),
        (5, {"neutral_assistants": True}, "with 5 players: expected at most 4 (IST-VAR-1)"),
        (3, {"start": 3}, "start is 3: expected a seat from 0 to 2"),
        (3, {"start": True}, "start is True: expected a seat from 0 to 2"),
        (3, {"start": "0"}, "start is '0': expected a seat from 0 to 2"),
        (
            3,
            {"layout": "round"},
            "layout 'round' is unknown: expected short, long, order, random, or the numbers",
        ),
        (3, {"layout": 7}, "layout 7 is unknown"),
        (3, {"layout": [1, 2, 3]}, "layout has 3 numbers: expected each number from 1 to 16 once"),
        (3, {"layout": [1, *range(1, 16)]}, "layout has 1 more than once"),
        (3, {"layout": [*range(1, 16), 17]}, "layout has 17: expected each number from 1 to 16 once"),
        (3, {"layout": "1,2"}, "layout has 2 numbers"),
    ],
)
def test_an_impossible_setup_is_refused_with_what_was_expected(
    players: int, options: dict[str, object], message: str
) -> None:
    with pytest.raises(BadSetup) as error:
        istanbul().new(Setup(players, options))
    assert message in str(error.value)


@pytest.mark.rule("IST-VAR-1")
def test_five_players_cannot_play_with_neutral_assistants() -> None:
    with pytest.raises(BadSetup, match="IST-VAR-1"):
        istanbul().new(Setup(5, {"neutral_assistants": True}))
