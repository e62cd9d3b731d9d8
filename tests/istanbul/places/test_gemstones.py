"""Gemstone dealer. IST-GEM."""

import pytest

from tests.istanbul.lay import ACT, at, do, lay, offered


@pytest.mark.rule("IST-GEM-1")
@pytest.mark.parametrize("rubies", range(1, 13))
def test_the_price_is_paid_for_a_ruby_and_rises_by_one(rubies: int) -> None:
    price = 24 - rubies
    match = lay(f"{ACT} rubies=gemstone:{rubies} | 0 {price}L @gemstone")
    assert at(match, "places.gemstone.price") == price
    do(match, "buy_ruby")
    assert (at(match, "seats.0.lira"), at(match, "seats.0.rubies")) == (0, 1)
    following = {"rubies": rubies - 1, "price": price + 1 if rubies > 1 else None}
    assert at(match, "places.gemstone") == following
    assert offered(lay(f"{ACT} rubies=gemstone:{rubies} | 0 {price - 1}L @gemstone")) == ["skip"]


@pytest.mark.rule("IST-GEM-1")
def test_a_repetition_costs_the_new_price() -> None:
    match = lay(f"{ACT} | 0 31L @gemstone hand=repeat_gem | 1 @tea", 2)  # EX-33
    do(match, "buy_ruby repeat")
    assert (at(match, "seats.0.lira"), at(match, "seats.0.rubies")) == (0, 2)
    assert at(match, "places.gemstone.price") == 17
    poorer = lay(f"{ACT} | 0 30L @gemstone hand=repeat_gem", 2)
    do(poorer, "buy_ruby")
    assert offered(poorer) == ["proceed"]


@pytest.mark.rule("IST-GEM-2")
def test_after_the_ruby_for_23_the_dealer_is_closed() -> None:
    match = lay(f"{ACT} rubies=gemstone:0 | 0 50L @gemstone hand=lira_5")  # EX-34
    assert offered(match) == ["skip", "lira_5"]
    last = lay(f"{ACT} rubies=gemstone:1 | 0 99L @gemstone hand=repeat_gem")
    do(last, "buy_ruby")
    assert at(last, "seats.0.lira") == 99 - 23
    assert offered(last) == ["proceed"]
