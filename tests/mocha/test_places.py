"""Table 8.1: which place actions are executable; the tracks and tokens of the new board. MOC-PLACE."""

import pytest

from bedesten.core.errors import BadSave
from bedesten.istanbul.board import edge_of
from tests.istanbul.lay import ACT, MEET, PAY, at, do, offered
from tests.mocha.test_guild_cards import bonus_cards_but
from tests.mocha.test_moves import EDGES
from tests.mocha.test_setup import lay

FULL = "RRGGYYBB"
NAMES = {1: "wainwright", 2: "fabric", 3: "spice", 4: "fruit", 5: "post", 6: "caravansary", 7: "fountain"}
NAMES |= {8: "black_market", 9: "tea", 10: "large_market", 11: "small_market", 12: "police", 13: "palace"}
NAMES |= {14: "small_mosque", 15: "great_mosque", 16: "gemstone", 17: "roasting_plant", 18: "guild_hall"}
NAMES |= {19: "tavern", 20: "coffee_house"}
ALWAYS = [2, 3, 4, 5, 7, 8, 9, 18]

CAN = [
    (1, "0 7L cap4"),
    *[(place, "0 0L") for place in ALWAYS],
    *[(place, f"0 0L {FULL}") for place in ALWAYS],
    (6, f"1 {bonus_cards_but('stay')}"),
    (6, f"discard=stay | 1 {bonus_cards_but('stay')}"),
    (10, "large=L1 | 0 B"),
    (11, "small=S3 | 0 R"),
    (12, "0 0L"),
    (13, "0 RRGYB"),
    (14, "0 RR"),
    (14, "0 GG tiles=red"),
    (15, "0 BB"),
    (15, "0 YY tiles=blue"),
    (16, "0 14L"),
    (17, "0 2L"),
    (17, "0 1L B"),
    (17, "0 1L hand=stay"),
    (17, "0 1L guild=5,12"),
    (19, "0 1C"),
    (19, "0 2C tavern=movement,encounter"),
    (20, "0 6C"),
]
CANNOT = [
    (1, "0 6L 9C"),
    (1, "0 20L cap5"),
    (6, f"1 {bonus_cards_but()}"),
    (10, "large=L1 | 0 YY 9C"),
    (11, "small=S3 | 0 BB 9C"),
    (12, "0 family@tea"),
    (13, "0 RGYB 9C"),
    (13, f"rubies=palace:0 | 0 {FULL}"),
    (14, "0 RG"),
    (14, "0 RR tiles=red"),
    (14, "0 RR | 1 tiles=red"),
    (15, "0 BY"),
    (15, "0 YY tiles=yellow"),
    (15, "0 BB | 1 tiles=blue"),
    (16, "0 13L"),
    (16, "rubies=gemstone:0 | 0 99L"),
    (17, "0 1L 9C"),
    (19, "0 0C YYY cap3"),
    (19, "0 1C tavern=movement,encounter"),
    (20, "0 5C"),
    (20, "rubies=coffee_house:0 | 0 20C"),
]


def edge_at(place: int) -> int:
    """Some edge that touches a place."""
    return next(edge_of(*edge) for edge in EDGES if place in edge)


def by_card_12(place: int, scene: str) -> bool:
    """Whether guild card 12 may choose this place."""
    mine = scene if "guild=" in scene else f"{scene} | 0 guild=12"
    match = lay(mine)
    do(match, "guild:12")
    return f"at:{NAMES[place]}" in offered(match)


def at_the_edge(place: int, scene: str) -> bool:
    """Whether the barrier lets this place act, its coffee being paid already."""
    match = lay(f"{scene} | todo=AtEdge.0.{edge_at(place)},Encounters.0,EndTurn.0 | 0 @tavern")
    assert offered(match)[0] == "skip"
    return f"at:{NAMES[place]}" in offered(match)


@pytest.mark.rule("MOC-GCARD-12", "MOC-TAV-4")
@pytest.mark.parametrize(("place", "scene"), CAN)
def test_an_executable_place_is_offered(place: int, scene: str) -> None:
    assert by_card_12(place, scene)
    assert at_the_edge(place, scene)


@pytest.mark.rule("MOC-GCARD-12", "MOC-TAV-4")
@pytest.mark.parametrize(("place", "scene"), CANNOT)
def test_another_one_is_not(place: int, scene: str) -> None:
    assert not by_card_12(place, scene)
    assert not at_the_edge(place, scene)


@pytest.mark.rule("MOC-GCARD-12", "MOC-TAV-4")
def test_every_row_of_table_8_1_is_tried_and_those_with_a_condition_both_ways() -> None:
    assert {place for place, _ in CAN} == set(NAMES)
    assert {place for place, _ in CANNOT} == set(NAMES) - set(ALWAYS)


@pytest.mark.rule("MOC-GUILD-4", "MOC-TAV-4")
def test_small_market_any_opens_the_small_market_in_a_normal_turn_only() -> None:
    scene = "small=S3 | 0 BB hand=small_market_any"
    assert at_the_edge(11, scene)
    assert not by_card_12(11, scene)


@pytest.mark.rule("MOC-PLACE-6")
def test_without_a_card_in_the_piles_the_caravansary_gives_no_coffee_either() -> None:
    match = lay(f"{ACT} | 0 @caravansary | 1 {bonus_cards_but()}")
    assert offered(match) == ["skip"]


@pytest.mark.rule("MOC-PLACE-6")
def test_with_one_card_in_the_piles_the_caravansary_still_gives_a_coffee() -> None:
    match = lay(f"{ACT} | 0 @caravansary | 1 {bonus_cards_but('stay')}")
    do(match, "caravansary draw *draw:stay")
    assert offered(match) == ["discard:stay"]
    do(match, "discard:stay")
    assert at(match, "seats.0.coffee") == 1


# ------------------------------------------------------------------ the coffee house


@pytest.mark.rule("MOC-PLACE-20", "MOC-INV-4")
@pytest.mark.parametrize(("taken", "cost"), [(0, 6), (1, 7), (2, 8), (3, 9), (4, 10)])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_each_ruby_of_the_coffee_house_costs_one_coffee_more(taken: int, cost: int, players: int) -> None:
    scene = f"{ACT} rubies=coffee_house:{5 - taken} | 0 @coffee_house"
    match = lay(f"{scene} {cost}C", players)
    assert at(match, "places.coffee_house.price") == cost
    do(match, "deliver_coffee")
    assert (at(match, "seats.0.coffee"), at(match, "seats.0.rubies")) == (0, 1)
    following = cost + 1 if taken < 4 else None
    assert at(match, "places.coffee_house") == {"rubies": 4 - taken, "price": following}
    assert offered(lay(f"{scene} {cost - 1}C", players)) == ["skip"]


# ------------------------------------------------------------------ pieces on the new places


@pytest.mark.rule("MOC-PLACE-21")
@pytest.mark.parametrize(
    ("place", "tokens"),
    [
        ("roasting_plant", "roast_lira"),
        ("guild_hall", "guild_hall *guild_draw:1 *guild_draw:2 discard_guild:1"),
        ("tavern", "tile:movement"),
        ("coffee_house", "deliver_coffee proceed"),
    ],
)
def test_a_family_member_acts_at_a_new_place_and_is_caught_there(place: str, tokens: str) -> None:
    away = "governor@post smuggler@post coffee_trader@post"
    match = lay(f"{ACT} {away} | 0 2L 6C @police | 1 0L")
    do(match, f"send:{place} {tokens}")
    assert at(match, "seats.0.family") == place
    assert offered(match) == ["end_turn"]
    caught = lay(f"{MEET} | 0 0L @{place} | 1 family@{place}")
    assert offered(caught) == ["catch:1"]
    do(caught, "catch:1 lira")
    assert (at(caught, "seats.0.lira"), at(caught, "seats.1.family")) == (3, "police")


@pytest.mark.rule("MOC-PLACE-22", "MOC-INV-7")
@pytest.mark.parametrize("token", ["governor", "smuggler", "coffee_trader"])
@pytest.mark.parametrize("place", ["wainwright", "palace", "gemstone", "roasting_plant", "coffee_house"])
def test_a_token_only_ever_stands_on_2_to_12(token: str, place: str) -> None:
    with pytest.raises(BadSave, match="2 to 12"):
        lay(f"{token}@{place}")


@pytest.mark.rule("MOC-PLACE-22")
def test_the_dice_bring_the_coffee_trader_to_each_of_2_to_12() -> None:
    outcomes = set()
    for low in range(1, 7):
        for high in range(low, 7):
            match = lay(f"{MEET} coffee_trader@tea | 0 2L @tea")
            do(match, f"coffee_trader pay2 *trader:{low}+{high}")
            assert at(match, "tokens.coffee_trader") == NAMES[low + high]
            outcomes.add(low + high)
    assert outcomes == set(range(2, 13))


@pytest.mark.rule("MOC-PLACE-22", "MOC-PC-2")
@pytest.mark.parametrize("place", ["small_mosque", "great_mosque", "gemstone"])
def test_a_neutral_merchant_that_was_paid_goes_by_dice(place: str) -> None:
    match = lay(f"{PAY} | 0 2L @{place}", 2)
    do(match, "pay *neutral:2+5")
    assert at(match, "neutral_merchants").count("fountain") == 1
    assert place not in at(match, "neutral_merchants")
