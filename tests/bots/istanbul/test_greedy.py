"""Positions in which anybody would know what to do."""

import pytest

from tests.bots.judge import chosen
from tests.istanbul.lay import ACT, ASSIST, MEET, PAY

INSIDE = "Encounters.0,EndTurn.0"  # what follows a choice inside the action


@pytest.mark.parametrize(
    ("scene", "token"),
    [
        ("0 12L @tea", "move:gemstone"),
        ("0 12L 4r @tea", "move:gemstone"),
        ("0 0L RGYB 4r family@post @black_market", "move:palace"),
        ("0 7L cap4 4r family@post @gemstone", "move:wainwright"),
        ("0 RR tiles=green 4r family@post @fabric", "move:small_mosque"),
        ("0 BB tiles=yellow 4r family@post @fabric", "move:great_mosque"),
        ("0 12L 4r hand=move_3_4 family@post @small_mosque", "move_long:gemstone"),
        ("0 12L 4r hand=stay family@post @gemstone", "stay"),
        ("0 0L RGY 4r hand=good_1 family@post @black_market", "good_1:B"),
        ("0 12L 4r @fruit", "move:police"),
    ],
)
def test_it_goes_where_a_ruby_can_be_had(scene: str, token: str) -> None:
    assert chosen(scene) == token


@pytest.mark.parametrize(
    ("scene", "token"),
    [
        (f"{ACT} | 0 12L @gemstone", "buy_ruby"),
        (f"{ACT} | 0 RGYB @palace", "deliver"),
        (f"{ACT} | 0 7L cap4 @wainwright", "extend"),
        (f"{ACT} | 0 RR tiles=green @small_mosque", "take:red"),
        (f"{ACT} | 0 RRGG tiles=green @small_mosque", "take:red"),
        (f"{ACT} | 0 YYBB tiles=blue @great_mosque", "take:yellow"),
        (f"{ACT} | 0 12L @police", "send:gemstone"),
        (f"{ACT} | 0 RGYB @police", "send:palace"),
        (f"todo=FamilyAct.0.13,{INSIDE} | 0 RGYB @police family@palace", "deliver"),
        (f"todo=AfterAction.0.16,{INSIDE} | 0 13L @gemstone hand=repeat_gem", "repeat"),
        (f"todo=AfterAction.0.13,{INSIDE} | 0 RRGYB @palace hand=repeat_sultan", "repeat"),
        (f"todo=AfterAction.0.5,{INSIDE} | 0 @post hand=repeat_post", "repeat"),
    ],
)
def test_it_takes_what_is_there(scene: str, token: str) -> None:
    assert chosen(scene) == token


@pytest.mark.parametrize(
    ("scene", "token"),
    [
        (f"{ACT} | 0 @spice", "fill"),
        (f"{ACT} | 0 @post", "post"),
        (f"{ACT} | 0 @caravansary", "caravansary"),
        (f"{ACT} | 0 @black_market", "black_market_roll"),
        (f"{ACT} | 0 @fountain out=tea,spice", "return:spice,tea"),
        (f"{ACT} | 0 RRGGYYBB @large_market", "sell:RRGBB"),
        (f"{ACT} | 0 RRGGYYBB @small_market", "sell:RGYYB"),
    ],
)
def test_it_does_not_skip_what_is_free_or_well_paid(scene: str, token: str) -> None:
    assert chosen(scene) == token


def test_it_announces_what_brings_most_on_average() -> None:
    assert chosen(f"{ACT} | 0 @tea") == "tea:7"
    assert chosen(f"{ACT} | 0 @tea tiles=red") == "tea:8"


@pytest.mark.parametrize(
    ("announced", "pair", "token"),
    [(7, "2", "set4:1"), (8, "12", "set4:1"), (8, "0", "reroll"), (7, "20", "keep"), (0, "20", "keep")],
)
def test_the_red_tile_is_used_only_where_it_helps(announced: int, pair: str, token: str) -> None:
    scene = f"todo=ChangeDice.0.{announced}.{pair},{INSIDE} | 0 tiles=red @tea"
    assert chosen(scene) == token


def test_without_assistants_it_goes_back_to_the_fountain() -> None:
    assert chosen("0 2L stack=0 out=black_market,palace,large_market,gemstone @fabric") == "move:fountain"


@pytest.mark.parametrize(
    ("scene", "token"),
    [
        ("0 @spice out=spice", "pick_own"),
        ("0 @spice", "leave"),
        ("0 @palace", "decline"),
        ("0 2L tiles=yellow @tea stack=0 out=fabric,spice,fruit,post", "yellow:fruit"),
        ("0 hand=return_assistant @tea stack=0 out=fabric,spice,fruit,post", "return_assistant:fruit"),
    ],
)
def test_assistants_are_left_where_there_is_something_to_do(scene: str, token: str) -> None:
    assert chosen(f"{ASSIST} | {scene}") == token


def test_a_neutral_assistant_is_welcome() -> None:
    assert chosen(f"{ASSIST} strays=spice | 0 @spice", neutral_assistants=True) == "pick_neutral"


def test_merchants_are_paid_for_a_ruby_and_not_for_nothing() -> None:
    assert chosen(f"{PAY} | 0 14L @gemstone | 1 @gemstone") == "pay"
    assert chosen(f"{PAY} | 0 4L @gemstone | 1 @gemstone") == "refuse"


def test_cards_that_bring_lira_are_played_before_a_plan_is_made() -> None:
    assert chosen("0 7L hand=lira_5 @tea") == "lira_5"
    assert chosen("0 hand=family_home family@tea") == "family_home"


def test_the_least_useful_card_is_given_away() -> None:
    assert chosen(f"todo=DiscardCard.0,{INSIDE} | 0 @caravansary hand=lira_5,stay,good_1") == "discard:stay"
    assert chosen(f"todo=PayGovernor.0,{INSIDE} | 0 2L @caravansary hand=lira_5,stay") == "discard:stay"
    assert chosen(f"todo=PayGovernor.0,{INSIDE} | 0 2L @caravansary hand=lira_5") == "pay2"


def test_a_good_card_is_taken_from_the_discard_pile() -> None:
    assert chosen(f"discard=stay,lira_5 todo=TakeCard.0,{INSIDE} | 0 @caravansary") == "take_discard"
    assert chosen(f"discard=lira_5,stay todo=TakeCard.0,{INSIDE} | 0 @caravansary") == "draw"


@pytest.mark.parametrize(
    ("scene", "token"),
    [
        (f"{MEET} | 0 @tea | 1 family@tea", "catch:1"),
        (f"{MEET} governor@tea | 0 2L @tea", "governor"),
        (f"{MEET} smuggler@tea | 0 2L @tea", "smuggler:B"),
        (f"todo=Reward.0,{INSIDE} | 0 @tea", "lira"),
        (f"todo=PaySmuggler.0,{INSIDE} | 0 2L B @tea", "pay2"),
        (f"todo=BuyExtra.0,{INSIDE} | 0 4L RRGY 4r tiles=red,green @fabric", "buy:B"),
        (f"todo=ChooseGood.0,{INSIDE} | 0 RRGG @black_market", "gain:Y"),
    ],
)
def test_encounters_and_small_choices(scene: str, token: str) -> None:
    assert chosen(scene) == token


def test_in_the_last_turn_only_rubies_and_lira_count() -> None:
    assert chosen("ending | 0 12L RRGGB @tea | 1 5r") == "move:gemstone"
    assert chosen("ending | 0 RRGBB @black_market | 1 5r") == "move:large_market"
    assert chosen("ending todo=FinalCards.0,GameOver.0 active=-1 | 0 hand=lira_5,good_1 | 1 5r") == "lira_5"
    assert chosen("ending todo=FinalCards.0,GameOver.0 active=-1 | 0 hand=good_1 | 1 5r") == "good_1:R"
