"""Wainwright. IST-WAIN."""

import pytest

from tests.istanbul.lay import ACT, at, do, lay, offered


@pytest.mark.rule("IST-WAIN-1")
def test_seven_lira_buy_an_extension() -> None:
    match = lay(f"{ACT} | 0 8L @wainwright")
    do(match, "extend")
    assert at(match, "seats.0.lira") == 1
    assert at(match, "seats.0.capacity") == 3
    assert at(match, "seats.0.rubies") == 0
    assert at(match, "places.wainwright") == {"rubies": 4, "extensions": 11}


@pytest.mark.rule("IST-WAIN-1")
def test_without_seven_lira_nothing_is_extended() -> None:
    assert offered(lay(f"{ACT} | 0 6L @wainwright")) == ["skip"]
    assert offered(lay(f"{ACT} | 0 7L @wainwright")) == ["skip", "extend"]


@pytest.mark.rule("IST-WAIN-1", "IST-WAIN-2")
def test_the_third_extension_brings_a_ruby_at_once_and_there_is_no_fourth() -> None:
    match = lay(f"{ACT} | 0 7L cap4 @wainwright")  # EX-16
    do(match, "extend")
    assert (at(match, "seats.0.lira"), at(match, "seats.0.capacity")) == (0, 5)
    assert at(match, "seats.0.rubies") == 1
    assert at(match, "places.wainwright.rubies") == 3
    assert offered(lay(f"{ACT} | 0 50L cap5 @wainwright")) == ["skip"]


@pytest.mark.rule("IST-WAIN-2")
def test_there_is_a_ruby_for_every_player() -> None:
    scene = " | ".join(f"{seat} 7L cap4 @wainwright" for seat in range(5))
    for left in range(4, -1, -1):
        last = lay(
            f"rubies=wainwright:{left + 1} todo=ActHere.{left},EndTurn.{left} active={left} | {scene}", 5
        )
        do(last, "extend")
        assert at(last, f"seats.{left}.rubies") == 1
        assert at(last, "places.wainwright.rubies") == left
