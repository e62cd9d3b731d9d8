"""Table 6.1: when a guild card can be announced; and the cards that bring goods, lira, rubies. MOC-GCARD."""

import pytest

from tests.istanbul.lay import at, do, goods, offered
from tests.mocha.test_setup import CARDS, lay

FULL = "RRGGYYBB"


def bonus_cards_but(*kept: str) -> str:
    """A hand with all bonus cards but these."""
    left = [card for card, count in CARDS.items() for _ in range(count - kept.count(card))]
    return f"hand={','.join(left)}"


def guild_cards_but(*kept: int) -> str:
    """A hand with all guild cards but these."""
    return f"guild={','.join(str(n) for n in range(1, 21) if n not in kept)}"


CAN = [
    (1, "0 0L cap2"),
    (1, "0 0L cap4"),
    (2, "0 0L"),
    (2, f"0 {FULL}"),
    (3, f"0 {FULL}"),
    (4, f"0 {FULL}"),
    (5, f"0 {FULL}"),
    (6, f"discard=stay | 1 {bonus_cards_but('stay', 'lira_5', 'good_1')}"),
    (7, "0 0L"),
    (7, "0 @tea stack=0 out=spice,fruit,fabric,post"),
    (8, f"0 {FULL}"),
    (9, "0 0L"),
    (10, "0 RGY"),
    (11, "0 RGB"),
    (12, "0 0L family@tea"),
    (13, "0 RRRRRB cap5"),
    (13, "rubies=palace:1 | 0 RRGGBB"),
    (14, "0 R"),
    (14, "0 G tiles=red"),
    (15, "0 Y"),
    (15, "0 B tiles=yellow"),
    (16, "0 15L"),
    (16, "rubies=gemstone:1 | 0 15L"),
    (17, "0 0L"),
    (18, f"guild_discard=1 | 1 {guild_cards_but(1, 2, 18)}"),
    (18, f"guild_discard=1,2 | 1 {guild_cards_but(1, 2, 18)}"),
    (19, "0 0C"),
    (19, "0 0C tavern=movement"),
    (19, "0 1C tavern=movement,encounter"),
    (20, "0 3C"),
    (20, "rubies=coffee_house:1 | 0 5C"),
]
CANNOT = [
    (1, "0 20L cap5"),
    (6, f"discard=stay | 1 {bonus_cards_but('stay', 'lira_5')}"),
    (10, "0 RRGG 3C"),
    (10, "0 RRYY 3C"),
    (10, "0 GGYY 3C"),
    (11, "0 RRGG 3C"),
    (11, "0 RRBB 3C"),
    (11, "0 GGBB 3C"),
    (13, "0 RRRRR 9C cap5"),
    (13, f"rubies=palace:0 | 0 {FULL}"),
    (14, "0 YYBB"),
    (14, "0 RR tiles=red"),
    (14, "0 RRGG tiles=red,green"),
    (15, "0 RRGG"),
    (15, "0 BB tiles=blue"),
    (15, "0 BBYY tiles=blue,yellow"),
    (16, "0 14L"),
    (16, "rubies=gemstone:0 | 0 99L"),
    (18, f"guild_discard=1 | 1 {guild_cards_but(1, 18)}"),
    (18, f"1 {guild_cards_but(18)}"),
    (19, "0 0C tavern=movement,encounter"),
    (19, "0 0C | 1 tavern=movement,encounter"),
    (20, "0 2C"),
    (20, "rubies=coffee_house:1 | 0 4C"),
    (20, "rubies=coffee_house:0 | 0 20C"),
]


@pytest.mark.rule("MOC-GUILD-3", "MOC-GCARD-2")
@pytest.mark.parametrize(("number", "scene"), CAN)
def test_a_card_whose_instructions_can_be_carried_out_can_be_announced(number: int, scene: str) -> None:
    match = lay(f"{scene} | 0 guild={number}")
    assert f"guild:{number}" in offered(match)
    do(match, f"guild:{number}")
    assert at(match, "seats.0.guild_hand") == []


@pytest.mark.rule("MOC-GUILD-3")
@pytest.mark.parametrize(("number", "scene"), CANNOT)
def test_a_card_with_an_impossible_instruction_cannot(number: int, scene: str) -> None:
    match = lay(f"{scene} | 0 guild={number}")
    assert f"guild:{number}" not in offered(match)
    assert "move:wainwright" in offered(match)


@pytest.mark.rule("MOC-GUILD-3")
def test_every_card_of_table_6_1_is_tried_and_those_with_a_condition_both_ways() -> None:
    assert {number for number, _ in CAN} == set(range(1, 21))
    assert {number for number, _ in CANNOT} == set(range(1, 21)) - {2, 3, 4, 5, 7, 8, 9, 12, 17}


@pytest.mark.rule("MOC-GUILD-3", "MOC-GCARD-14")
@pytest.mark.parametrize(
    ("number", "tile", "letter"), [(14, "red", "R"), (14, "green", "G"), (15, "blue", "B")]
)
def test_an_empty_pile_of_a_mosque_gives_no_tile(number: int, tile: str, letter: str) -> None:
    others = " | ".join(f"{seat} tiles={tile}" for seat in range(1, 5))
    match = lay(f"0 {letter * 2} guild={number} | {others}", 5)
    assert f"guild:{number}" not in offered(match)


@pytest.mark.rule("MOC-GUILD-3", "MOC-GUILD-6")
def test_the_whole_guild_may_be_in_one_hand() -> None:
    match = lay(f"0 20L 20C cap4 RRRGGYB {guild_cards_but()}")
    assert [token for token in offered(match) if token.startswith("guild:")] == [
        f"guild:{n}" for n in range(1, 21) if n != 18
    ]


# ------------------------------------------------------------------ goods


@pytest.mark.rule("MOC-GCARD-2", "MOC-COF-3")
@pytest.mark.parametrize(("number", "good"), [(2, "R"), (3, "G"), (4, "Y")])
def test_a_warehouse_card_fills_its_good_and_offers_sets_of_the_others(number: int, good: str) -> None:
    match = lay(f"0 0L 3C cap3 guild={number}")
    do(match, f"guild:{number}")
    assert goods(match) == good * 3
    a, b, c = [other for other in "RGYB" if other != good]
    expected = ["", a, b, c, a + b, a + c, b + c, a + b + c]
    assert set(offered(match)) == {f"gain_set:{some}" if some else "gain_set" for some in expected}
    do(match, f"gain_set:{b}{c}")
    assert goods(match) == "".join(sorted(good * 3 + b + c, key="RGYB".index))
    assert (at(match, "seats.0.coffee"), at(match, "seats.0.lira")) == (3, 0)
    assert offered(match) == ["end_turn"]


@pytest.mark.rule("MOC-GCARD-2", "MOC-COF-5")
@pytest.mark.parametrize("number", [2, 3, 4])
def test_a_warehouse_card_with_a_full_cart_leaves_the_empty_set(number: int) -> None:
    match = lay(f"0 {FULL} guild={number}")
    do(match, f"guild:{number}")
    assert offered(match) == ["gain_set"]
    do(match, "gain_set")
    assert goods(match) == FULL


@pytest.mark.rule("MOC-GCARD-5", "MOC-DEC-4")
def test_card_5_offers_all_sixteen_sets_and_moves_no_indicator() -> None:
    match = lay("post=2 | 0 1L guild=5")
    do(match, "guild:5")
    assert len(offered(match)) == 16
    assert "gain_set:RGYB" in offered(match)
    do(match, "gain_set:RGYB")
    assert (goods(match), at(match, "seats.0.lira")) == ("RGYB", 5)
    assert at(match, "places.post.indicators") == 2
    assert offered(match) == ["end_turn"]


@pytest.mark.rule("MOC-GCARD-5", "MOC-COF-5")
def test_card_5_offers_only_goods_with_room() -> None:
    match = lay("0 0L RRYY guild=5")
    do(match, "guild:5")
    assert set(offered(match)) == {"gain_set", "gain_set:G", "gain_set:B", "gain_set:GB"}
    do(match, "gain_set")
    assert (goods(match), at(match, "seats.0.lira")) == ("RRYY", 4)


# ------------------------------------------------------------------ dice

JEWELRY = [(2, 0), (3, 0), (4, 1), (5, 1), (6, 1), (7, 3), (8, 3), (9, 3), (10, 3), (11, 3), (12, 3)]


def roll(total: int) -> str:
    """Two dice with this sum."""
    return f"{total - min(6, total - 1)}+{min(6, total - 1)}"


@pytest.mark.rule("MOC-GCARD-8")
@pytest.mark.parametrize(("total", "jewels"), JEWELRY)
def test_card_8_brings_jewelry_by_its_own_table(total: int, jewels: int) -> None:
    match = lay("0 cap3 guild=8")
    do(match, f"guild:8 goods_first gain:R gain:G *guild_8:{roll(total)} keep")
    assert goods(match) == "RG" + "B" * jewels
    assert offered(match) == ["end_turn"]


@pytest.mark.rule("MOC-GCARD-8")
def test_the_goods_of_card_8_are_chosen_one_after_the_other_with_room() -> None:
    match = lay("0 R 4C guild=8")
    do(match, "guild:8 goods_first")
    assert offered(match) == ["gain:R", "gain:G", "gain:Y"]
    do(match, "gain:R")
    assert offered(match) == ["gain:G", "gain:Y"]
    do(match, "gain:Y")
    assert match.to_move() < 0
    assert goods(match) == "RRY"


@pytest.mark.rule("MOC-GCARD-8")
def test_both_goods_of_card_8_come_after_the_roll_if_it_is_first() -> None:
    match = lay("0 cap5 guild=8")
    do(match, "guild:8 roll_first *guild_8:6+6 keep")
    assert goods(match) == "BBB"
    do(match, "gain:G gain:G")
    assert goods(match) == "GGBBB"


@pytest.mark.rule("MOC-GCARD-8", "MOC-COF-5")
@pytest.mark.parametrize("order", ["goods_first", "roll_first"])
def test_the_goods_of_card_8_are_void_when_red_green_and_yellow_are_full(order: str) -> None:
    match = lay("0 RRGGYY guild=8")
    do(match, f"guild:8 {order} *guild_8:2+2 keep")
    assert goods(match) == "RRGGYYB"
    assert offered(match) == ["end_turn"]


@pytest.mark.rule("MOC-GCARD-8", "MOC-COF-5")
def test_the_second_good_of_card_8_is_void_when_the_first_took_the_last_room() -> None:
    match = lay("0 RGGYY guild=8")
    do(match, "guild:8 roll_first *guild_8:1+1 keep gain:R")
    assert goods(match) == "RRGGYY"
    assert offered(match) == ["end_turn"]


@pytest.mark.rule("MOC-GCARD-8", "MOC-DICE-3", "MOC-GUILD-4")
def test_the_red_tile_does_not_help_card_8() -> None:
    match = lay("0 tiles=red guild=8 hand=die_to_6")
    do(match, "guild:8 roll_first *guild_8:1+2")
    assert offered(match) == ["keep", "set6:1", "set6:2"]


@pytest.mark.rule("MOC-GCARD-9")
@pytest.mark.parametrize("announced", range(3, 13))
def test_card_9_pays_twice_the_number_exactly_if_it_is_reached(announced: int) -> None:
    for total in range(2, 13):
        match = lay("0 0L guild=9")
        do(match, f"guild:9 tea:{announced} *guild_9:{roll(total)} keep")
        assert at(match, "seats.0.lira") == (2 * announced if total >= announced else 4)


# ------------------------------------------------------------------ markets, rubies, coffee


@pytest.mark.rule("MOC-GCARD-10")
@pytest.mark.parametrize(
    ("number", "paid", "left", "lira"), [(10, "RGY", "RGYBB", 15), (11, "RGB", "RGYYB", 20)]
)
def test_a_market_card_takes_fixed_goods_and_turns_no_demand_tile(
    number: int, paid: str, left: str, lira: int
) -> None:
    match = lay(f"large=L4 small=S5 | 0 0L {FULL} guild={number}")
    before = at(match, "places.large_market"), at(match, "places.small_market")
    do(match, f"guild:{number}")
    assert (goods(match), at(match, "seats.0.lira")) == (left, lira)
    assert sorted(left + paid) == sorted(FULL)
    assert (at(match, "places.large_market"), at(match, "places.small_market")) == before
    assert offered(match) == ["end_turn"]


@pytest.mark.rule("MOC-GCARD-13", "MOC-DEC-4")
def test_card_13_asks_for_any_six_goods_whatever_the_track_asks() -> None:
    match = lay("rubies=palace:1 | 0 RRRRRGGGGGYYYYYBBBBB 9C cap5 guild=13")
    do(match, "guild:13")
    assert len(offered(match)) == 80
    assert "pay_set:RRRRRG" in offered(match)
    do(match, "pay_set:RRRRRG")
    assert goods(match) == "GGGGYYYYYBBBBB"
    assert (at(match, "seats.0.rubies"), at(match, "seats.0.coffee")) == (1, 9)
    assert at(match, "places.palace") == {"rubies": 0, "price": None}


@pytest.mark.rule("MOC-GCARD-13")
def test_card_13_offers_exactly_the_bundles_that_are_owned() -> None:
    match = lay("0 RRRGGYYB cap3 guild=13")
    do(match, "guild:13")
    bundles = ["RRRGGY", "RRRGGB", "RRRGYY", "RRRGYB", "RRRYYB", "RRGGYY", "RRGGYB", "RRGYYB", "RGGYYB"]
    assert set(offered(match)) == {f"pay_set:{bundle}" for bundle in bundles}


@pytest.mark.rule("MOC-GCARD-16", "MOC-GCARD-21")
@pytest.mark.parametrize(("left", "following"), [(12, 13), (9, 16), (1, None)])
def test_card_16_costs_15_lira_at_every_price_of_the_track(left: int, following: int | None) -> None:
    match = lay(f"rubies=gemstone:{left} | 0 17L 4r 1C guild=16", 4)
    do(match, "guild:16")
    assert (at(match, "seats.0.lira"), at(match, "seats.0.rubies"), at(match, "seats.0.coffee")) == (2, 5, 6)
    assert at(match, "places.gemstone") == {"rubies": left - 1, "price": following}


@pytest.mark.rule("MOC-GCARD-17")
def test_card_17_brings_five_coffee() -> None:
    match = lay("0 2C guild=17")
    do(match, "guild:17")
    assert at(match, "seats.0.coffee") == 7
    assert offered(match) == ["end_turn"]


@pytest.mark.rule("MOC-GCARD-20", "MOC-GCARD-21", "MOC-INV-4")
@pytest.mark.parametrize(("taken", "half"), [(0, 3), (1, 4), (2, 4), (3, 5), (4, 5)])
def test_card_20_costs_half_the_coffee_rounded_up(taken: int, half: int) -> None:
    match = lay(f"rubies=coffee_house:{5 - taken} | 0 {half}C guild=20")
    assert at(match, "places.coffee_house.price") == 6 + taken
    do(match, "guild:20")
    assert (at(match, "seats.0.coffee"), at(match, "seats.0.rubies")) == (0, 1)
    assert at(match, "places.coffee_house") == {
        "rubies": 4 - taken,
        "price": 7 + taken if taken < 4 else None,
    }
    short = lay(f"rubies=coffee_house:{5 - taken} | 0 {half - 1}C guild=20")
    assert "guild:20" not in offered(short)
