"""How the open decision is put to a person."""

import pytest

from bedesten.core.ids import SPAN
from tests.istanbul.lay import ACT, ASSIST, MEET, PAY, istanbul, lay


@pytest.mark.parametrize(
    ("scene", "phase"),
    [
        ("", "move"),
        (f"{ASSIST} | 0 @tea", "assistant"),
        (f"{PAY} | 0 @tea | 1 @tea", "toll"),
        (f"{ACT} | 0 @tea", "action"),
        ("todo=AfterAction.0.5,Encounters.0,EndTurn.0 | 0 @post", "action"),
        ("todo=RollAgain.0.8,FamilyAct.0.9,Encounters.0,EndTurn.0 | 0 @tea", "action"),
        (f"{MEET} | 0 @tea", "meet"),
        ("todo=Reward.0,Move.0,EndTurn.0", "move"),
        ("ending todo=FinalCards.0,GameOver.0", ""),
        ("todo=", ""),
    ],
)
def test_a_decision_belongs_to_the_phase_whose_window_is_open(scene: str, phase: str) -> None:
    assert istanbul().guide.phase(lay(scene).state) == phase


@pytest.mark.parametrize(
    ("scene", "usual"),
    [
        (f"{ASSIST} | 0 @tea", "leave"),
        (f"{ASSIST} | 0 @tea out=tea", "pick_own"),
        (f"neutral_assistants {ASSIST} strays=tea | 0 @tea", "pick_neutral"),
        (f"{PAY} | 0 9L @tea | 1 @tea", "pay"),
    ],
)
def test_whoever_has_chosen_a_place_usually_goes_through_with_it(scene: str, usual: str) -> None:
    game = istanbul()
    assert game.lexicon.token(game.guide.usual(lay(scene).state)) == usual


@pytest.mark.parametrize(
    "scene", ["", f"{ACT} | 0 @tea", f"{PAY} | 0 0L @tea | 1 @tea", f"{ASSIST} | 0 @tea stack=0"]
)
def test_nothing_is_usual_where_there_is_something_to_choose(scene: str) -> None:
    assert istanbul().guide.usual(lay(scene).state) < 0


def explained(scene: str) -> list[str]:
    game = istanbul()
    match = lay(scene)
    explained = game.guide.worth_explaining(match.state, 0)
    assert not set(explained) & set(game.legal(match.state))
    return game.lexicon.tokens(explained)


def test_places_out_of_reach_are_worth_explaining() -> None:
    far = ["fountain", "black_market", "large_market", "palace", "great_mosque", "gemstone"]
    assert sorted(explained("0 @fountain")) == sorted(f"move:{place}" for place in far)


def test_an_action_that_is_not_possible_here_is_worth_explaining() -> None:
    assert explained(f"{ACT} | 0 0L @wainwright") == ["extend"]
    assert explained(f"{ACT} | 0 - @small_mosque") == ["take:red", "take:green"]
    assert explained(f"{ACT} | 0 @tea") == []


def test_a_good_without_room_and_a_useless_card_are_worth_explaining() -> None:
    tokens = explained(f"{MEET} smuggler@tea | 0 RR @tea hand=family_home,repeat_gem,repeat_post")
    assert sorted(tokens) == ["family_home", "repeat", "smuggler:R"]


def test_a_card_that_can_be_played_somehow_needs_no_reason() -> None:
    assert not {"move_long:fountain", "move_long:police"} & set(explained("0 @tea hand=move_3_4"))
    assert "return_assistant:police" in explained("0 @tea hand=return_assistant")
    assert "return_assistant:police" not in explained("0 @tea hand=return_assistant out=fabric")


def test_free_plays_are_told_from_answers() -> None:
    game = istanbul()
    plays = [verb for number, verb in game.lexicon.verbs.items() if game.guide.is_free_play(number * SPAN)]
    assert sorted(plays) == ["family_home", "good_1", "lira_5", "return_assistant", "yellow"]
