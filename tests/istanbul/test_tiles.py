"""What the mosque tiles do. IST-RED, IST-GREEN, IST-BLUE, IST-YELLOW."""

import pytest

from tests.istanbul.lay import ACT, ASSIST, MEET, PAY, at, do, lay, offered

WINDOWS = ["", ASSIST, PAY, ACT, "todo=AfterAction.0.5,Encounters.0,EndTurn.0", MEET]


def yellow(match_offered: list[str]) -> list[str]:
    return [token for token in match_offered if token.startswith("yellow")]


@pytest.mark.rule("IST-RED-1")
def test_the_red_limit_holds_for_the_whole_turn_and_ends_with_it() -> None:
    match = lay(f"{ACT} | 0 @tea tiles=red | 1 @black_market", 2)
    do(match, "tea:7 *tea:1+2 reroll *reroll:1+1")
    assert at(match, "used") == ["red"]
    do(match, "end_turn")
    assert at(match, "used") == []


@pytest.mark.rule("IST-GREEN-1")
def test_the_green_limit_ends_with_the_turn() -> None:
    match = lay(f"{ACT} | 0 9L @fruit tiles=green", 2)
    do(match, "fill buy:R")
    assert at(match, "used") == ["green"]
    do(match, "end_turn")
    assert at(match, "used") == []


@pytest.mark.rule("IST-BLUE-1")
def test_the_blue_tile_brings_the_fifth_assistant_at_once() -> None:
    match = lay(
        f"{ACT} | 0 BBB cap3 @great_mosque tiles=yellow out=spice,tea stack=2 | 1 tiles=blue"
    )  # EX-32
    do(match, "take:blue")
    assert (at(match, "seats.0.stack"), at(match, "seats.0.rubies")) == (3, 1)
    assert at(match, "seats.0.goods.blue") == 2


@pytest.mark.rule("IST-BLUE-1")
def test_the_fifth_assistant_joins_the_bottom_also_if_the_family_member_took_the_tile() -> None:
    match = lay(f"{ACT} | 0 BB @police stack=noo out=tea", neutral_assistants=True)
    do(match, "send:great_mosque take:blue")
    assert at(match, "seats.0.stack") == ["own", "neutral", "own", "own"]
    assert at(match, "seats.0.merchant") == "police"


@pytest.mark.rule("IST-BLUE-1")
def test_other_tiles_bring_no_assistant() -> None:
    match = lay(f"{ACT} | 0 YY @great_mosque")
    do(match, "take:yellow")
    assert at(match, "seats.0.stack") == 4


@pytest.mark.rule("IST-YELLOW-1")
@pytest.mark.parametrize("todo", WINDOWS)
def test_two_lira_return_an_assistant_once_a_turn_in_any_window(todo: str) -> None:
    match = lay(f"{todo} | 0 5L @tea tiles=yellow out=fabric,spice | 1 @tea")
    assert yellow(offered(match)) == ["yellow:fabric", "yellow:spice"]
    do(match, "yellow:spice")
    assert (at(match, "seats.0.lira"), at(match, "seats.0.stack")) == (3, 3)
    assert (at(match, "seats.0.assistants"), at(match, "used")) == (["fabric"], ["yellow"])
    assert yellow(offered(match)) == []


@pytest.mark.rule("IST-YELLOW-1")
def test_the_returned_assistant_joins_the_bottom_of_the_stack() -> None:
    match = lay("0 5L @fountain tiles=yellow stack=noo out=tea", neutral_assistants=True)
    do(match, "yellow:tea")
    assert at(match, "seats.0.stack") == ["own", "neutral", "own", "own"]


@pytest.mark.rule("IST-YELLOW-1")
@pytest.mark.parametrize(
    "scene",
    [
        "0 5L tiles=red,green,blue out=spice",
        "0 1L tiles=yellow out=spice",
        "0 5L tiles=yellow | 1 out=spice",
        "used=yellow | 0 5L tiles=yellow out=spice",
        "0 5L out=spice | 1 tiles=yellow",
    ],
)
def test_otherwise_the_yellow_tile_returns_nobody(scene: str) -> None:
    assert yellow(offered(lay(scene))) == []


@pytest.mark.rule("IST-YELLOW-2")
def test_only_in_the_assistant_step_the_target_place_is_excluded() -> None:
    for todo in WINDOWS:
        match = lay(f"{todo} | 0 5L @tea tiles=yellow out=spice,tea | 1 @tea")
        expected = ["yellow:spice"] if todo == ASSIST else ["yellow:spice", "yellow:tea"]
        assert yellow(offered(match)) == expected


@pytest.mark.rule("IST-YELLOW-2")
def test_taking_back_the_assistant_just_left_does_not_undo_the_right_to_act() -> None:
    match = lay("0 2L @post tiles=yellow")  # EX-49
    do(match, "move:fruit leave")
    stack = at(match, "seats.0.stack")
    do(match, "yellow:fruit fill")
    assert (at(match, "seats.0.lira"), at(match, "seats.0.stack")) == (0, stack + 1)
    assert (at(match, "seats.0.assistants"), at(match, "seats.0.goods.yellow")) == ([], 2)


@pytest.mark.rule("IST-YELLOW-3")
def test_a_tile_can_be_used_in_the_turn_in_which_it_was_taken() -> None:
    match = lay(f"{ACT} | 0 2L YY @great_mosque out=tea,great_mosque")
    assert yellow(offered(match)) == []
    do(match, "take:yellow")
    assert yellow(offered(match)) == ["yellow:tea", "yellow:great_mosque"]
