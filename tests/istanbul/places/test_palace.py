"""Sultan's palace. IST-SULT."""

import pytest

from tests.istanbul.lay import ACT, at, do, goods, lay, offered

PRICES = {4: "RGYB", 5: "RGYB?", 6: "RGYBB?", 7: "RRGYBB?", 8: "RRGGYBB?", 9: "RRGGYYBB?", 10: "RRGGYYBB??"}


@pytest.mark.rule("IST-SULT-1")
@pytest.mark.parametrize("uncovered", PRICES)
def test_the_price_is_what_is_printed_on_the_uncovered_spaces(uncovered: int) -> None:
    match = lay(f"{ACT} rubies=palace:{11 - uncovered} | 0 RRRRGGGGYYYYBBBB cap5 @palace")
    printed = PRICES[uncovered]
    price = at(match, "places.palace.price")
    assert price == {
        colour: printed.count(letter)
        for colour, letter in zip(["red", "green", "yellow", "blue", "any"], "RGYB?", strict=True)
    }
    spare = "Y" * printed.count("?")
    do(match, f"deliver:{spare}" if spare else "deliver")
    left = "".join(letter * (4 - (printed + spare).count(letter)) for letter in "RGYB")
    assert (goods(match), at(match, "seats.0.rubies")) == (left, 1)


@pytest.mark.rule("IST-SULT-1")
def test_a_type_is_chosen_for_the_any_space_and_the_next_price_is_higher() -> None:
    match = lay(f"{ACT} rubies=palace:4 | 0 RRRGYBB cap3 @palace")  # EX-30
    assert offered(match) == ["skip", "deliver:R"]
    do(match, "deliver:R")
    assert (goods(match), at(match, "seats.0.rubies")) == ("", 1)
    assert at(match, "places.palace.rubies") == 3
    assert at(match, "places.palace.price") == {"red": 2, "green": 2, "yellow": 1, "blue": 2, "any": 1}


@pytest.mark.rule("IST-SULT-1")
def test_each_choice_that_is_owned_is_offered() -> None:
    match = lay(f"{ACT} rubies=palace:1 | 0 RRRRGGGYYYBB cap4 @palace")
    assert offered(match) == ["skip", "deliver:RR", "deliver:RG", "deliver:RY", "deliver:GY"]


@pytest.mark.rule("IST-SULT-1")
@pytest.mark.parametrize("short", ["GYB", "RYB", "RGB", "RGY"])
def test_all_goods_must_be_delivered(short: str) -> None:
    assert offered(lay(f"{ACT} | 0 {short} @palace")) == ["skip"]
    assert offered(lay(f"{ACT} | 0 RGYB @palace")) == ["skip", "deliver"]
    assert offered(lay(f"{ACT} rubies=palace:6 | 0 RGYB @palace")) == ["skip"]


@pytest.mark.rule("IST-SULT-2")
def test_when_no_ruby_is_left_the_palace_is_closed() -> None:
    scene = "0 RRRRGGGGYYYYBBBB cap5 @palace hand=repeat_sultan"
    match = lay(f"{ACT} rubies=palace:0 | {scene}")
    assert offered(match) == ["skip"]
    assert at(match, "places.palace") == {"rubies": 0, "price": None}
    last = lay(f"{ACT} rubies=palace:1 | {scene}")
    do(last, "deliver:RG")
    assert offered(last) == ["proceed"]
