"""Warehouses and the green tile. IST-WARE, IST-GREEN."""

import pytest

from tests.istanbul.lay import ACT, at, do, goods, lay, offered


@pytest.mark.rule("IST-WARE-1")
@pytest.mark.parametrize(("place", "filled"), [("fabric", "RRR"), ("spice", "GGG"), ("fruit", "YYY")])
def test_a_warehouse_fills_the_cart_with_its_good(place: str, filled: str) -> None:
    match = lay(f"{ACT} | 0 - cap3 @{place}")
    do(match, "fill")
    assert goods(match) == filled


@pytest.mark.rule("IST-WARE-1")
def test_the_action_may_be_carried_out_with_a_full_cart() -> None:
    match = lay(f"{ACT} | 0 RR @fabric")
    assert offered(match) == ["skip", "fill"]
    do(match, "fill")
    assert goods(match) == "RR"
    assert offered(match) == ["end_turn"]


@pytest.mark.rule("IST-WARE-2", "IST-GREEN-1")
def test_the_green_tile_buys_one_more_good_of_any_type_with_room() -> None:
    match = lay(f"{ACT} | 0 4L G cap3 tiles=green @spice")  # EX-17
    do(match, "fill")
    assert offered(match) == ["buy:R", "buy:Y", "buy:B", "pass"]
    do(match, "buy:B")
    assert (goods(match), at(match, "seats.0.lira"), at(match, "used")) == ("GGGB", 2, ["green"])
    assert offered(match) == ["end_turn"]


@pytest.mark.rule("IST-WARE-2", "IST-GREEN-1")
def test_nobody_has_to_buy() -> None:
    match = lay(f"{ACT} | 0 4L tiles=green @spice")
    do(match, "fill pass")
    assert (goods(match), at(match, "seats.0.lira"), at(match, "used")) == ("GG", 4, [])


@pytest.mark.rule("IST-WARE-2", "IST-GREEN-1")
@pytest.mark.parametrize(
    "scene",
    [
        "0 4L @spice",  # no green tile
        "0 4L tiles=red,yellow,blue @spice",
        "0 1L tiles=green @spice",  # too poor
        "0 4L RRYYBB tiles=green @spice",  # no room left
        "used=green | 0 4L tiles=green @spice",  # once a turn
    ],
)
def test_otherwise_the_green_tile_buys_nothing(scene: str) -> None:
    match = lay(f"{ACT} {scene}" if scene.startswith("used") else f"{ACT} | {scene}")
    do(match, "fill")
    assert offered(match) == ["end_turn"]


@pytest.mark.rule("IST-GREEN-1")
def test_the_green_tile_helps_the_family_member_too() -> None:
    match = lay(f"{ACT} | 0 2L tiles=green @police")
    do(match, "send:fruit fill buy:B")
    assert (goods(match), at(match, "seats.0.lira")) == ("YYB", 0)
