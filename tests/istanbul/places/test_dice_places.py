"""Black market, tea house and the red tile. IST-BLACK, IST-TEA, IST-RED."""

from fractions import Fraction

import pytest

from tests.istanbul.lay import ACT, at, chances, do, goods, lay, offered

BLACK = f"{ACT} | 0 @black_market"
TEA = f"{ACT} | 0 0L @tea"
JEWELRY = {2: 0, 3: 0, 4: 0, 5: 0, 6: 0, 7: 1, 8: 1, 9: 2, 10: 2, 11: 3, 12: 3}
ROLLS = [(low, high) for low in range(1, 7) for high in range(low, 7)]


@pytest.mark.rule("IST-BLACK-1")
@pytest.mark.parametrize(("low", "high"), ROLLS)
def test_the_total_of_the_dice_decides_about_jewelry(low: int, high: int) -> None:
    match = lay(f"{BLACK} cap5")
    do(match, f"black_market:R *black:{low}+{high}")
    assert goods(match) == "R" + "B" * JEWELRY[low + high]


@pytest.mark.rule("IST-BLACK-1")
def test_the_good_and_the_roll_come_in_the_order_of_the_players_choice() -> None:
    match = lay(BLACK)
    assert offered(match) == [
        "skip",
        "black_market:R",
        "black_market:G",
        "black_market:Y",
        "black_market_roll",
    ]
    do(match, "black_market_roll")
    assert goods(match) == ""
    do(match, "*black:3+4")
    assert goods(match) == "B"
    assert offered(match) == ["gain:R", "gain:G", "gain:Y"]
    do(match, "gain:G")
    assert goods(match) == "GB"
    first = lay(BLACK)
    do(first, "black_market:Y")
    assert goods(first) == "Y"
    assert offered(first)[0] == "*black:1+1"


@pytest.mark.rule("IST-BLACK-1")
def test_a_full_type_is_not_offered() -> None:
    match = lay(f"{BLACK} RRYY")
    assert offered(match) == ["skip", "black_market:G", "black_market_roll"]
    do(match, "black_market_roll *black:1+1")
    assert offered(match) == ["gain:G"]


@pytest.mark.rule("IST-BLACK-1", "IST-TEA-1")
@pytest.mark.parametrize(
    ("scene", "action", "verb"), [(BLACK, "black_market:R", "black"), (TEA, "tea:8", "tea")]
)
def test_both_dice_are_fair(scene: str, action: str, verb: str) -> None:
    match = lay(scene)
    do(match, action)
    exact = {f"*{verb}:{low}+{high}": Fraction(1 if low == high else 2, 36) for low, high in ROLLS}
    assert chances(match) == exact


@pytest.mark.rule("IST-BLACK-2")
def test_the_roll_cannot_be_refused_and_the_good_is_void_when_all_are_full() -> None:
    match = lay(f"{BLACK} RRGGYYB")  # EX-23
    assert offered(match) == ["skip", "black_market_roll"]
    do(match, "black_market_roll")
    assert all(token.startswith("*black:") for token in offered(match))
    do(match, "*black:6+6")
    assert goods(match) == "RRGGYYBB"
    assert offered(match) == ["end_turn"]


@pytest.mark.rule("IST-BLACK-3")
def test_the_red_tile_is_applied_before_jewelry_is_gained() -> None:
    match = lay(f"{BLACK} tiles=red")  # EX-22
    do(match, "black_market_roll *black:2+5")
    assert goods(match) == ""
    assert offered(match) == ["keep", "set4:1", "set4:2", "reroll"]
    do(match, "set4:1")
    assert goods(match) == "BB"
    assert offered(match) == ["gain:R", "gain:G", "gain:Y"]


@pytest.mark.rule("IST-TEA-1")
def test_whole_numbers_from_three_to_twelve_may_be_announced() -> None:
    assert offered(lay(TEA)) == ["skip", *[f"tea:{number}" for number in range(3, 13)]]


@pytest.mark.rule("IST-TEA-1")
@pytest.mark.parametrize(
    ("announced", "roll", "lira"),
    [(8, "3+5", 8), (8, "3+6", 8), (8, "3+4", 2), (12, "6+6", 12), (3, "1+1", 2)],
)
def test_a_total_of_the_announced_number_or_more_earns_it_and_less_earns_two(
    announced: int, roll: str, lira: int
) -> None:
    match = lay(TEA)
    do(match, f"tea:{announced} *tea:{roll}")
    assert at(match, "seats.0.lira") == lira


@pytest.mark.rule("IST-TEA-1", "IST-RED-1")
def test_the_red_tile_changes_the_roll_of_the_tea_house() -> None:
    match = lay(f"{TEA} tiles=red")  # EX-25
    do(match, "tea:9 *tea:4+4")
    assert offered(match) == ["keep", "reroll"]
    do(match, "keep")
    assert (at(match, "seats.0.lira"), at(match, "used")) == (2, [])
    again = lay(f"{TEA} tiles=red")
    do(again, "tea:9 *tea:4+4 reroll *reroll:5+4")
    assert (at(again, "seats.0.lira"), at(again, "used")) == (9, ["red"])


@pytest.mark.rule("IST-RED-1")
@pytest.mark.parametrize(("die", "total"), [("set4:1", 10), ("set4:2", 6)])
def test_one_die_of_the_owners_choice_is_set_to_four(die: str, total: int) -> None:
    match = lay(f"{TEA} tiles=red")
    do(match, f"tea:{total} *tea:2+6 {die}")
    assert (at(match, "seats.0.lira"), at(match, "used")) == (total, ["red"])
    more = lay(f"{TEA} tiles=red")
    do(more, f"tea:{total + 1} *tea:2+6 {die}")
    assert at(more, "seats.0.lira") == 2


@pytest.mark.rule("IST-RED-1")
def test_a_die_that_shows_four_already_cannot_be_set() -> None:
    match = lay(f"{TEA} tiles=red")
    do(match, "tea:9 *tea:4+6")
    assert offered(match) == ["keep", "set4:2", "reroll"]


@pytest.mark.rule("IST-RED-1")
def test_after_a_reroll_the_new_result_stands() -> None:
    match = lay(f"{BLACK} RRGGYY tiles=red")  # EX-24
    do(match, "black_market_roll *black:1+1 reroll")
    assert chances(match) == {
        f"*reroll:{low}+{high}": Fraction(1 if low == high else 2, 36) for low, high in ROLLS
    }
    do(match, "*reroll:3+3")
    assert goods(match) == "RRGGYY"
    assert offered(match) == ["end_turn"]


@pytest.mark.rule("IST-RED-1")
def test_the_red_tile_is_used_once_a_turn_and_by_its_owner_only() -> None:
    for scene in (f"used=red {ACT} | 0 0L @tea tiles=red", f"{TEA} tiles=green | 1 tiles=red"):
        match = lay(scene)
        do(match, "tea:7 *tea:1+2")
        assert at(match, "seats.0.lira") == 2
        assert offered(match) == ["end_turn"]


@pytest.mark.rule("IST-RED-1")
def test_the_red_tile_never_changes_a_roll_for_governor_smuggler_or_neutral_merchant() -> None:
    match = lay("governor@tea smuggler@tea todo=Encounters.0,EndTurn.0 | 0 4L @tea tiles=red")
    do(match, "smuggler:R pay2 *smuggler:1+1")
    assert "governor" in offered(match)
    do(match, "governor *draw:stay pay2 *governor:2+2")
    assert offered(match) == ["end_turn"]
    two = lay(
        "merchants=tea,great_mosque,gemstone todo=PayMerchants.0,ActHere.0,EndTurn.0 | 0 4L @tea tiles=red", 2
    )
    do(two, "pay *neutral:1+1")
    assert at(two, "neutral_merchants.0") == "fabric"
    assert "tea:7" in offered(two)
