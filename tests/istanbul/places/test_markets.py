"""Large and small market. IST-MARK."""

import pytest

from tests.istanbul.lay import ACT, at, do, goods, lay, offered


@pytest.mark.rule("IST-MARK-1")
def test_the_goods_sold_are_part_of_the_demand_tile_and_of_ones_own_goods() -> None:
    match = lay(f"{ACT} large=L2 | 0 RRGYB cap5 @large_market")  # L2: R1 G1 B3
    sales = ["R", "G", "B", "RG", "RB", "GB", "RGB"]
    assert offered(match) == ["skip", *[f"sell:{sale}" for sale in sales]]


@pytest.mark.rule("IST-MARK-1", "IST-MARK-2")
def test_the_small_market_pays_for_four_goods_and_turns_the_tile() -> None:
    match = lay(f"{ACT} small=S1 | 0 0L RGYY @small_market")  # EX-26
    do(match, "sell:RGYY")
    assert (goods(match), at(match, "seats.0.lira")) == ("", 14)
    assert offered(match) == ["*demand:S2", "*demand:S3", "*demand:S4", "*demand:S5"]
    do(match, "*demand:S4")
    assert at(match, "places.small_market") == {"demand": "S4", "unseen": ["S2", "S3", "S5"], "under": ["S1"]}


@pytest.mark.rule("IST-MARK-1")
@pytest.mark.parametrize(
    ("count", "large", "small"), [(1, 3, 2), (2, 7, 5), (3, 12, 9), (4, 18, 14), (5, 25, 20)]
)
def test_the_revenue_depends_on_the_number_sold(count: int, large: int, small: int) -> None:
    for place, tile, sold, lira in (
        ("large_market", "large=L5,L1,L2,L3,L4", "RGYBB"[:count], large),
        ("small_market", "small=S2,S1,S3,S4,S5", "RGGYB"[:count], small),
    ):
        match = lay(f"{ACT} {tile} | 0 0L RRGGYYBB cap5 @{place}")
        do(match, f"sell:{sold}")
        assert at(match, "seats.0.lira") == lira
        assert len(goods(match)) == 8 - count


@pytest.mark.rule("IST-MARK-1")
def test_without_a_demanded_good_nothing_is_sold() -> None:
    assert offered(lay(f"{ACT} large=L1 | 0 YY @large_market")) == ["skip"]
    assert offered(lay(f"{ACT} large=L1 | 0 - @large_market")) == ["skip"]


@pytest.mark.rule("IST-MARK-2")
def test_a_sale_puts_one_tile_under_the_stack_and_seen_ones_come_back_in_their_order() -> None:
    match = lay(f"{ACT} large=L5,L3,L1,L2,L4 | 0 RRB @large_market hand=stay")
    do(match, "sell:R")
    assert at(match, "places.large_market") == {
        "demand": "L3",
        "unseen": [],
        "under": ["L1", "L2", "L4", "L5"],
    }
    assert at(match, "places.small_market.demand") == "S1"
    assert offered(match) == ["end_turn"]


@pytest.mark.rule("IST-MARK-3")
def test_with_the_card_any_goods_are_sold_at_the_small_market() -> None:
    match = lay(f"{ACT} small=S3 | 0 0L RBBBB cap4 @small_market hand=small_market_any")  # EX-27
    assert [token for token in offered(match) if token.startswith("sell:")] == ["sell:R"]
    do(match, "sell_any:RBBBB *demand:S1")
    assert (goods(match), at(match, "seats.0.lira")) == ("", 20)
    assert at(match, "discard") == ["small_market_any"]
    assert at(match, "places.small_market.under") == ["S3"]


@pytest.mark.rule("IST-MARK-3")
def test_any_number_from_one_to_five_may_be_sold_with_the_card() -> None:
    match = lay(f"{ACT} small=S3 | 0 0L BBBBB cap5 @small_market hand=small_market_any")
    assert offered(match) == ["skip", *[f"sell_any:{'B' * count}" for count in range(1, 6)]]
    do(match, "sell_any:BB")
    assert (goods(match), at(match, "seats.0.lira")) == ("BBB", 5)


@pytest.mark.rule("IST-MARK-3")
def test_the_card_is_for_the_small_market_only_and_must_be_held() -> None:
    large = lay(f"{ACT} large=L1 | 0 YY @large_market hand=small_market_any")
    assert offered(large) == ["skip"]
    assert offered(lay(f"{ACT} small=S3 | 0 B @small_market | 1 hand=small_market_any")) == ["skip"]


@pytest.mark.rule("IST-MARK-3")
def test_a_plain_sale_keeps_the_card() -> None:
    match = lay(f"{ACT} small=S3 | 0 R @small_market hand=small_market_any")
    do(match, "sell:R *demand:S1")
    assert at(match, "seats.0.hand") == ["small_market_any"]


@pytest.mark.rule("IST-MARK-4")
def test_place_ten_is_the_large_market_and_eleven_the_small_one() -> None:
    match = lay("0 @wainwright R")
    do(match, "move:10 leave")
    assert at(match, "seats.0.merchant") == "large_market"
    assert offered(match) == ["skip", "sell:R"]
    do(match, "sell:R *demand:L2")
    assert at(match, "seats.0.lira") == 2 + 3
