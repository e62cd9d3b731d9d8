"""The new bonus cards and the windows they are played in. MOC-BONUS."""

from fractions import Fraction
from itertools import combinations_with_replacement

import pytest

from tests.istanbul.lay import ACT, ASSIST, MEET, PAY, at, chances, do, goods, offered
from tests.istanbul.test_data import EXACT_SUMS
from tests.istanbul.test_setup import sums
from tests.mocha.test_guild_cards import roll
from tests.mocha.test_setup import lay

WINDOWS = {
    "D-MOVE": "",
    "D-ASSIST": ASSIST,
    "D-PAY": PAY,
    "D-ACTION": ACT,
    "D-POST": "todo=AfterAction.0.5,Encounters.0,EndTurn.0",
    "D-POST at 1": "todo=AfterAction.0.1,Encounters.0,EndTurn.0",
    "D-POST at 20": "todo=AfterAction.0.20,Encounters.0,EndTurn.0",
    "D-ENC": MEET,
}
FREE = ["coffee_2", "guild_for_2_coffee", "lira_8_for_1_coffee", "dice_reward", "exchange_3"]
AFTERWARDS = {
    "coffee_2": "",
    "guild_for_2_coffee": "*guild_draw:3",
    "lira_8_for_1_coffee": "",
    "dice_reward": "*reward:1+1 keep",
    "exchange_3": "give_set:R take_set:C",
}
BOUND = ["die_to_6", "corner_move", "repeat_wainwright", "repeat_coffee_house"]


@pytest.mark.rule("MOC-BONUS-2")
@pytest.mark.parametrize("window", WINDOWS)
@pytest.mark.parametrize("card", FREE)
def test_a_free_card_is_played_in_every_window_and_the_window_comes_up_again(window: str, card: str) -> None:
    scene = f"{WINDOWS[window]} | 0 5L 5C R @post hand={card} | 1 @post"
    match = lay(scene)
    before = at(match, "todo.0")
    assert card in offered(match)
    do(match, card)
    do(match, AFTERWARDS[card])
    assert at(match, "todo.0") == before
    assert card not in offered(match)
    assert at(match, "discard") == [card]


@pytest.mark.rule("MOC-BONUS-2")
@pytest.mark.parametrize("window", [w for w in WINDOWS if w != "D-MOVE"])
def test_the_other_new_cards_are_no_free_plays(window: str) -> None:
    match = lay(f"{WINDOWS[window]} | 0 0L 0C - @wainwright hand={','.join(BOUND)} | 1 @wainwright")
    words = {token.partition(":")[0] for token in offered(match)}
    assert words <= {"leave", "decline", "refuse", "skip", "proceed", "end_turn"}


@pytest.mark.rule("MOC-BONUS-2", "MOC-BONUS-8", "MOC-DEC-2")
@pytest.mark.parametrize(("place", "tokens"), [("wainwright", "extend"), ("coffee_house", "deliver_coffee")])
def test_the_window_after_1_and_20_is_offered_whether_or_not_the_card_is_held(
    place: str, tokens: str
) -> None:
    match = lay(f"{ACT} | 0 30L 30C @{place}")
    do(match, tokens)
    assert offered(match) == ["proceed"]


@pytest.mark.rule("MOC-BONUS-2")
@pytest.mark.parametrize("place", ["roasting_plant", "guild_hall", "tavern", "caravansary", "tea"])
def test_no_such_window_follows_another_place(place: str) -> None:
    tokens = {
        "roasting_plant": "roast_lira",
        "guild_hall": "guild_hall *guild_draw:1 *guild_draw:2 discard_guild:1",
        "tavern": "tile:movement",
        "caravansary": "caravansary draw *draw:stay draw *draw:stay discard:stay",
        "tea": "tea:3 *tea:1+2 keep",
    }
    match = lay(f"{ACT} | 0 2L 1C @{place}")
    do(match, tokens[place])
    assert offered(match) == ["end_turn"]


@pytest.mark.rule("MOC-BONUS-6", "MOC-COF-5")
@pytest.mark.parametrize("total", range(2, 13))
def test_each_sum_brings_the_reward_of_table_1_8(total: int) -> None:
    match = lay("0 0L 0C hand=dice_reward")
    do(match, f"dice_reward *reward:{roll(total)} keep")
    if total in (9, 10):
        do(match, "gain:R gain:B")
    lira = 4 if total <= 5 else 10 if total >= 11 else 0
    coffee = 2 if total in (6, 7, 8) else 0
    assert (at(match, "seats.0.lira"), at(match, "seats.0.coffee")) == (lira, coffee)
    assert goods(match) == ("RB" if total in (9, 10) else "")
    assert "move:wainwright" in offered(match)


@pytest.mark.rule("MOC-BONUS-6")
def test_the_reward_is_rolled_with_two_fair_dice() -> None:
    match = lay("0 hand=dice_reward")
    do(match, "dice_reward")
    assert sums(chances(match)) == [Fraction(n, 36) for n in EXACT_SUMS]


@pytest.mark.rule("MOC-BONUS-9", "MOC-DEC-4")
def test_an_exchange_knows_fifty_five_bundles() -> None:
    match = lay("0 RRRGGGYYYBBB 3C cap5 hand=exchange_3")
    do(match, "exchange_3")
    assert len(offered(match)) == 5 + 15 + 35
    assert "give_set:RGC" in offered(match)


@pytest.mark.rule("MOC-BONUS-9")
@pytest.mark.parametrize("given", ["R", "C", "RC", "GG", "RGY", "YCC", "CCC"])
def test_what_is_received_has_the_same_size_other_types_and_room(given: str) -> None:
    held, capacity = {"R": 1, "G": 2, "Y": 3, "B": 0, "C": 3}, 3
    match = lay("0 RGGYYY 3C cap3 hand=exchange_3")
    do(match, f"exchange_3 give_set:{given}")
    taken = [token.partition(":")[2] for token in offered(match)]
    expected = [
        bundle
        for bundle in map("".join, combinations_with_replacement("RGYBC", len(given)))
        if not set(bundle) & set(given)
        and all(held[unit] + bundle.count(unit) <= capacity for unit in bundle if unit != "C")
    ]
    assert sorted(taken) == sorted(expected)
