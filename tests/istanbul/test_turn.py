"""Which decision follows which, and what it may offer. IST-DEC."""

import pytest

from bedesten.istanbul.board import LAYOUTS
from bedesten.istanbul.ids import DEMAND_TILES, PLACES
from bedesten.istanbul.notation.steps import STEPS
from tests.istanbul.lay import ACT, MEET, PAY, at, do, istanbul, lay, offered


def now(tokens: str, scene: str, players: int = 4) -> str:
    """The decision that comes up after these tokens."""
    match = lay(scene, players)
    do(match, tokens)
    step = at(match, "todo.0")
    assert isinstance(step, str)
    return step


@pytest.mark.rule("IST-DEC-1")
def test_the_decisions_of_a_turn_come_in_their_order() -> None:
    scene = "0 20L @tea | 1 @gemstone"
    flow = ["Move 0", "Assist 0", "PayMerchants 0", "ActHere 0", "AfterAction 0 16", "Encounters 0", "Move 1"]
    tokens = ["", "move:gemstone", "leave", "pay", "buy_ruby", "proceed", "end_turn"]
    assert [now(" ".join(tokens[: i + 1]), scene) for i in range(7)] == flow


@pytest.mark.rule("IST-DEC-1")
def test_there_is_no_assistant_and_no_payment_at_the_fountain() -> None:
    assert now("move:fountain", "0 @tea | 1 @fountain") == "ActHere 0"


@pytest.mark.rule("IST-DEC-1")
def test_nobody_is_asked_to_pay_where_no_merchant_stands() -> None:
    assert now("move:spice leave", "0 @tea") == "ActHere 0"


@pytest.mark.rule("IST-DEC-1")
def test_the_turn_ends_at_once_without_assistant_or_payment() -> None:
    assert now("move:spice decline", "0 @tea") == "Move 1"
    assert now("move:spice leave refuse", "0 @tea | 1 @spice") == "Move 1"


@pytest.mark.rule("IST-DEC-1")
@pytest.mark.parametrize("place", range(1, 17))
def test_only_post_office_palace_and_dealer_are_followed_by_their_own_decision(place: int) -> None:
    match = lay(f"{ACT} governor@tea | 0 30L RRGGYYBBB cap4 @{PLACES[place]}")
    action = offered(match)[1]
    if place == 12:
        action = "send:wainwright skip"
    elif place == 6:
        action = "caravansary draw *draw:stay draw *draw:stay discard:stay"
    elif place in (8, 9):
        action += f" *{'black' if place == 8 else 'tea'}:1+1"
    do(match, action)
    if place in (10, 11):
        do(match, offered(match)[0])
    expected = f"AfterAction 0 {place}" if place in (5, 13, 16) else "Encounters 0"
    assert at(match, "todo.0") == expected
    assert now("skip", f"{ACT} | 0 @{PLACES[place]}") == "Encounters 0"


@pytest.mark.rule("IST-DEC-1")
def test_a_repetition_and_a_family_members_action_are_followed_by_it_too() -> None:
    assert now("post repeat", f"{ACT} | 0 @post hand=repeat_post") == "AfterAction 0 5"
    assert now("send:post post", f"{ACT} | 0 @police") == "AfterAction 0 5"
    assert now("send:post post proceed", f"{ACT} | 0 @police") == "Encounters 0"


@pytest.mark.rule("IST-DEC-1")
def test_encounters_come_up_again_until_the_turn_is_ended() -> None:
    scene = f"{MEET} smuggler@tea | 0 2L @tea"
    assert now("smuggler:R", scene) == "PaySmuggler 0"
    assert now("smuggler:R pay2", scene) == "RollToken 1"
    assert now("smuggler:R pay2 *smuggler:3+6", scene) == "Encounters 0"


@pytest.mark.rule("IST-DEC-2")
def test_cards_of_one_type_are_one_option() -> None:
    match = lay("0 hand=lira_5,lira_5,lira_5")
    assert offered(match).count("lira_5") == 1
    governor = lay("todo=PayGovernor.0,RollToken.0,Encounters.0,EndTurn.0 | 0 0L hand=stay,stay")
    assert offered(governor) == ["discard:stay"]


RICH = (
    "9L R cap3 tiles=red,green,yellow out=spice family@post hand=good_1,lira_5,return_assistant,family_home"
)


@pytest.mark.rule("IST-DEC-3")
@pytest.mark.parametrize(
    ("step", "place", "verbs"),
    [
        ("FamilyAct.0.9", "police", {"skip", "tea"}),
        ("BuyExtra.0", "spice", {"buy", "pass"}),
        ("TakeCard.0", "caravansary", {"draw"}),
        ("DiscardCard.0", "caravansary", {"discard"}),
        ("ChooseGood.0", "black_market", {"gain"}),
        ("ChangeDice.0.0.3", "black_market", {"keep", "set4", "reroll"}),
        ("Reward.0", "tea", {"lira", "card"}),
        ("PayGovernor.0", "tea", {"discard", "pay2"}),
        ("PaySmuggler.0", "tea", {"give", "pay2"}),
    ],
)
def test_inner_decisions_offer_no_free_plays(step: str, place: str, verbs: set[str]) -> None:
    match = lay(f"todo={step},Encounters.0,EndTurn.0 | 0 @{place} {RICH}")
    assert {token.partition(":")[0] for token in offered(match)} == verbs
    window = lay(f"{MEET} | 0 @{place} {RICH}")
    assert {"lira_5", "good_1:R", "family_home", "yellow:spice"} <= set(offered(window))


@pytest.mark.rule("IST-DEC-4")
@pytest.mark.parametrize("layout", LAYOUTS)
def test_a_merchant_has_at_most_ten_near_and_seven_far_destinations(layout: str) -> None:
    near, far = [], []
    for place in PLACES[1:]:
        tokens = offered(lay(f"0 @{place} hand=move_3_4,stay", layout=layout))
        near.append(sum(token.startswith("move:") for token in tokens))
        far.append(sum(token.startswith("move_long:") for token in tokens))
        assert tokens[-1] == "stay"
    assert (max(near), max(far)) == (10, 7)


@pytest.mark.rule("IST-DEC-4")
def test_the_bounds_of_the_largest_decisions_are_met() -> None:
    full = "RRRRRGGGGGYYYYYBBBBB cap5"
    sales = {}
    for tile in DEMAND_TILES:
        market = "large" if tile[0] == "L" else "small"
        sales[tile] = len(offered(lay(f"{ACT} {market}={tile} | 0 {full} @{market}_market"))) - 1
    assert max(sales.values()) == 23
    assert [tile for tile, count in sales.items() if count == 23] == ["L5", "S1", "S2"]
    sell_any = offered(lay(f"{ACT} | 0 {full} @small_market hand=small_market_any"))
    assert sum(token.startswith("sell_any:") for token in sell_any) == 125
    back = offered(lay(f"{ACT} | 0 @fountain tiles=blue out=wainwright,fabric,spice,fruit,post"))
    assert sum(token.startswith("return") for token in back) == 32
    assert sum(t.startswith("send:") for t in offered(lay(f"{ACT} | 0 @police"))) == 15
    assert sum(t.startswith("tea:") for t in offered(lay(f"{ACT} | 0 @tea"))) == 10


@pytest.mark.rule("IST-DEC-5")
def test_an_option_has_one_argument_and_a_name_one_meaning() -> None:
    lexicon = istanbul().lexicon
    tokens = lexicon.tokens(istanbul().actions())
    assert len(set(tokens)) == len(tokens)
    assert max(token.count(":") for token in tokens) == 1
    assert len(set(lexicon.verbs.values())) == len(lexicon.verbs)
    assert all(name == step.__name__ for name, (step, _) in STEPS.items())


@pytest.mark.rule("IST-DEC-5")
@pytest.mark.parametrize(
    ("written", "meant"),
    [
        ("deliver:B", "deliver:B"),
        ("deliver", "deliver"),
        ("deliver:-", "deliver"),
        ("return:{spice,tea}", "return:spice,tea"),
        ("return:9,3", "return:spice,tea"),
        ("sell:rrg", "sell:RRG"),
        ("move:13", "move:palace"),
        ("move:sultans_palace", "move:palace"),
        ("good_1:red", "good_1:R"),
        ("*tea:6+3", "*tea:3+6"),
    ],
)
def test_arguments_are_written_out(written: str, meant: str) -> None:
    lexicon = istanbul().lexicon
    assert lexicon.token(lexicon.action(written)) == meant


def test_paying_all_merchants_makes_the_neutral_ones_move_on() -> None:
    match = lay(f"{PAY} merchants=tea,post,tea | 0 6L @tea | 1 0L @tea", 2)
    do(match, "pay *neutral:1+1 *neutral:6+6")
    assert at(match, "neutral_merchants") == ["fabric", "post", "police"]
    assert [at(match, f"seats.{seat}.lira") for seat in (0, 1)] == [0, 2]
