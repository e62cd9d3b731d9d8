"""Fountain. IST-FOUN."""

import pytest

from tests.istanbul.lay import ACT, at, do, lay, offered


@pytest.mark.rule("IST-FOUN-1")
def test_any_number_of_own_assistants_may_return() -> None:
    match = lay(f"{ACT} | 0 @fountain out=spice,tea")
    assert offered(match) == ["skip", "return", "return:spice", "return:tea", "return:spice,tea"]
    do(match, "return:spice,tea")
    assert (at(match, "seats.0.stack"), at(match, "seats.0.assistants")) == (4, [])


@pytest.mark.rule("IST-FOUN-1")
def test_no_assistant_is_needed_and_nobody_is_paid() -> None:
    match = lay("0 0L @small_market out=spice,post,tea stack=1 | 1 @fountain | 2 @fountain")  # EX-10
    do(match, "move:fountain")
    assert "return:spice,tea" in offered(match)
    do(match, "return:spice,tea")
    assert (at(match, "seats.0.stack"), at(match, "seats.0.assistants")) == (3, ["post"])
    assert [at(match, f"seats.{seat}.lira") for seat in (0, 1, 2)] == [0, 3, 4]


@pytest.mark.rule("IST-FOUN-1")
def test_only_own_assistants_return() -> None:
    assert offered(lay(f"{ACT} | 0 @fountain | 1 out=tea")) == ["skip", "return"]


@pytest.mark.rule("IST-FOUN-1")
def test_returning_none_is_possible() -> None:
    match = lay(f"{ACT} | 0 @fountain out=spice")
    do(match, "return")
    assert (at(match, "seats.0.stack"), at(match, "seats.0.assistants")) == (3, ["spice"])


@pytest.mark.rule("IST-FOUN-2")
def test_the_family_member_returns_assistants_to_the_merchant_wherever_it_stands() -> None:
    match = lay(f"{ACT} | 0 @police out=fabric,black_market,police stack=1")  # EX-29
    do(match, "send:fountain return:fabric,black_market,police")
    assert (at(match, "seats.0.stack"), at(match, "seats.0.assistants")) == (4, [])
    assert (at(match, "seats.0.family"), at(match, "seats.0.merchant")) == ("fountain", "police")
