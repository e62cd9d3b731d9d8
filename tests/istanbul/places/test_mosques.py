"""Small and great mosque. IST-MOSQ."""

import pytest

from tests.istanbul.lay import ACT, at, do, goods, lay, offered


@pytest.mark.rule("IST-MOSQ-1")
def test_the_number_on_the_tile_must_be_carried_but_only_one_good_is_paid() -> None:
    match = lay(f"{ACT} | 0 RRRGY cap3 @small_mosque | 1 tiles=red")
    assert at(match, "places.small_mosque.tiles.red") == [3, 4, 5]
    assert offered(match) == ["skip", "take:red"]
    do(match, "take:red")
    assert (goods(match), at(match, "seats.0.tiles"), at(match, "seats.0.rubies")) == ("RRGY", ["red"], 0)
    assert at(match, "places.small_mosque.tiles") == {"red": [4, 5], "green": [2, 3, 4, 5]}


@pytest.mark.rule("IST-MOSQ-1")
@pytest.mark.parametrize(("colour", "letter"), [("red", "R"), ("green", "G"), ("blue", "B"), ("yellow", "Y")])
def test_each_colour_asks_for_its_good_and_for_more_each_time(colour: str, letter: str) -> None:
    mosque = "small_mosque" if colour in ("red", "green") else "great_mosque"
    for owners, needed in enumerate((2, 3, 4, 5)):
        others = " | ".join(f"{seat} tiles={colour}" for seat in range(1, owners + 1))
        enough = lay(f"{ACT} | 0 {letter * needed} cap5 @{mosque} | {others}", 5)
        assert offered(enough) == ["skip", f"take:{colour}"]
        short = lay(f"{ACT} | 0 {letter * (needed - 1)} cap5 @{mosque} | {others}", 5)
        assert offered(short) == ["skip"]


@pytest.mark.rule("IST-MOSQ-1")
def test_nobody_takes_a_second_tile_of_a_colour_nor_two_tiles_at_once() -> None:
    match = lay(f"{ACT} | 0 RRRRRGG cap5 tiles=red @small_mosque")
    assert offered(match) == ["skip", "take:green"]
    both = lay(f"{ACT} | 0 YYBB @great_mosque")
    assert offered(both) == ["skip", "take:yellow", "take:blue"]
    do(both, "take:yellow")
    assert offered(both) == ["end_turn"]


@pytest.mark.rule("IST-MOSQ-2")
@pytest.mark.parametrize(
    ("mosque", "first", "second", "letter"),
    [
        ("small_mosque", "green", "red", "R"),
        ("small_mosque", "red", "green", "G"),
        ("great_mosque", "blue", "yellow", "Y"),
        ("great_mosque", "yellow", "blue", "B"),
    ],
)
def test_both_colours_of_a_mosque_bring_a_ruby_at_once(
    mosque: str, first: str, second: str, letter: str
) -> None:
    match = lay(f"{ACT} | 0 {letter * 2} tiles={first} @{mosque}")
    do(match, f"take:{second}")
    assert (at(match, "seats.0.rubies"), at(match, f"places.{mosque}.rubies")) == (1, 3)


@pytest.mark.rule("IST-MOSQ-2")
def test_two_colours_of_different_mosques_bring_no_ruby() -> None:
    match = lay(f"{ACT} | 0 RR tiles=blue @small_mosque")
    do(match, "take:red")
    assert at(match, "seats.0.rubies") == 0
    assert at(match, "seats.0.tiles") == ["red", "blue"]


@pytest.mark.rule("IST-MOSQ-2")
def test_a_mosque_gives_a_player_its_ruby_only_once() -> None:
    match = lay(f"{ACT} rubies=small_mosque:3 | 0 1r RRRRRGGGGG cap5 tiles=red,green @small_mosque")
    assert offered(match) == ["skip"]


@pytest.mark.rule("IST-MOSQ-3")
@pytest.mark.parametrize("n", [2, 3, 4, 5])
def test_the_rubies_of_a_mosque_never_run_out_before_its_tiles(n: int) -> None:
    most = min(n, 4)
    done = " | ".join(f"{seat} tiles=red,green" for seat in range(1, most))
    match = lay(f"{ACT} rubies=small_mosque:1 | 0 RRRRR cap5 tiles=green @small_mosque | {done}", n)
    do(match, "take:red")
    assert at(match, "seats.0.rubies") == 1
    assert at(match, "places.small_mosque") == {"rubies": 0, "tiles": {"red": [], "green": []}}


@pytest.mark.rule("IST-MOSQ-3", "IST-MOSQ-1")
def test_with_five_players_the_last_one_finds_an_empty_stack() -> None:
    owners = " | ".join(f"{seat} tiles=yellow" for seat in range(1, 5))
    match = lay(f"{ACT} | 0 YYYYY cap5 tiles=blue @great_mosque | {owners}", 5)  # EX-47
    assert offered(match) == ["skip"]
