"""Rolls that can be changed, and those that cannot. MOC-DICE."""

import pytest

from bedesten.core.ids import CHANCE
from tests.istanbul.lay import ACT, MEET, PAY, at, do, offered
from tests.mocha.test_setup import lay

ELIGIBLE = {
    "black market": (f"{ACT} | 0 @black_market", "black_market:R", "black"),
    "black market, rolled first": (f"{ACT} | 0 @black_market", "black_market_roll", "black"),
    "tea house": (f"{ACT} | 0 @tea", "tea:7", "tea"),
    "black market by family member": (f"{ACT} | 0 @police", "send:black_market black_market:G", "black"),
    "tea house by family member": (f"{ACT} | 0 @police", "send:tea tea:7", "tea"),
    "black market at the barrier": (
        f"{ACT} | 0 2C @tavern",
        "barrier:1|8 at:black_market black_market:R",
        "black",
    ),
    "tea house at the barrier": (f"{ACT} | 0 2C @tavern", "barrier:9|12 at:tea tea:7", "tea"),
    "black market by guild card 12": ("0 guild=12", "guild:12 at:black_market black_market:R", "black"),
    "tea house by guild card 12": ("0 guild=12", "guild:12 at:tea tea:7", "tea"),
    "guild card 8": ("0 guild=8", "guild:8 roll_first", "guild_8"),
    "guild card 9": ("0 guild=9", "guild:9 tea:7", "guild_9"),
    "dice reward": ("0 hand=dice_reward", "dice_reward", "reward"),
}
RED_APPLIES = [name for name in ELIGIBLE if "guild" not in name and name != "dice reward"]
PAIRS = [(low, high) for low in range(1, 7) for high in range(low, 7)]
NOT_ELIGIBLE = {
    "governor": (f"{MEET} governor@tea | 0 2L @tea", "governor *draw:stay pay2", "governor"),
    "smuggler": (f"{MEET} smuggler@tea | 0 2L @tea", "smuggler:R pay2", "smuggler"),
    "coffee trader": (f"{MEET} coffee_trader@tea | 0 2L @tea", "coffee_trader pay2", "trader"),
    "neutral merchant": (f"{PAY} | 0 2L @gemstone", "pay", "neutral"),
}


@pytest.mark.rule("MOC-DICE-5")
@pytest.mark.parametrize("name", ELIGIBLE)
def test_whoever_rolled_is_asked_even_if_they_can_only_keep(name: str) -> None:
    scene, tokens, dice = ELIGIBLE[name]
    match = lay(scene)
    do(match, f"{tokens} *{dice}:2+3")
    assert offered(match) == ["keep"]


@pytest.mark.rule("MOC-DICE-1", "MOC-DICE-3")
@pytest.mark.parametrize("name", ELIGIBLE)
def test_an_own_roll_can_be_set_to_6(name: str) -> None:
    scene, tokens, dice = ELIGIBLE[name]
    match = lay(f"{scene} | 0 hand=die_to_6,dice_reward")
    do(match, f"{tokens} *{dice}:2+3")
    assert offered(match) == ["keep", "set6:1", "set6:2"]
    do(match, "set6:2")
    assert offered(match) == ["keep"]
    assert at(match, "discard")[-1] == "die_to_6"


@pytest.mark.rule("MOC-DICE-2", "MOC-DICE-3", "MOC-GUILD-4")
@pytest.mark.parametrize("name", ELIGIBLE)
def test_the_red_tile_is_for_places_8_and_9_in_a_normal_turn(name: str) -> None:
    scene, tokens, dice = ELIGIBLE[name]
    match = lay(f"{scene} | 0 tiles=red")
    do(match, f"{tokens} *{dice}:2+3")
    expected = ["keep", "set4:1", "set4:2", "reroll"] if name in RED_APPLIES else ["keep"]
    assert offered(match) == expected


@pytest.mark.rule("MOC-DICE-1", "MOC-ENC-4")
@pytest.mark.parametrize("name", NOT_ELIGIBLE)
def test_nobody_is_asked_about_another_roll(name: str) -> None:
    scene, tokens, dice = NOT_ELIGIBLE[name]
    match = lay(f"{scene} | 0 tiles=red hand=die_to_6", 2)
    do(match, tokens)
    assert match.to_move() == CHANCE
    do(match, f"*{dice}:2+3")
    assert at(match, "todo.0") in ("Encounters 0", "ActHere 0")
    assert "post" in [*at(match, "tokens").values(), *at(match, "neutral_merchants")]
    assert at(match, "seats.0.hand").count("die_to_6") == 1


@pytest.mark.rule("MOC-DICE-1", "MOC-DICE-4")
@pytest.mark.parametrize(("low", "high"), PAIRS)
def test_a_set_die_counts_six_and_the_other_as_it_fell(low: int, high: int) -> None:
    dice = {1: low, 2: high}
    settable = [die for die in (1, 2) if dice[die] != 6]
    for announced in range(3, 13):
        for die in settable:
            match = lay(f"{ACT} | 0 0L @tea hand=die_to_6")
            do(match, f"tea:{announced} *tea:{low}+{high}")
            assert offered(match) == ["keep", *[f"set6:{d}" for d in settable]]
            do(match, f"set6:{die} keep")
            total = 6 + dice[3 - die]
            assert at(match, "seats.0.lira") == (announced if total >= announced else 2)
