"""The new bonus cards: windows, conditions, effects. LET-BONUS, LET-END-3."""

from fractions import Fraction

import pytest

from bedesten.istanbul.kernel import FreePlay
from bedesten.letters.ids import CARDS
from bedesten.letters.tables import COPIES
from tests.istanbul.lay import at, chances, do, goods, offered
from tests.letters.lay import ACT, ASSIST, MEET, lay, letters
from tests.letters.test_kiosk import DATA, EMPTY, why

POST = "todo=AfterAction.0.5,Encounters.0,TurnEnd.0,EndTurn.0"
TOLL = "todo=PayMerchants.0,ActHere.0,Encounters.0,TurnEnd.0,EndTurn.0"
WINDOWS = {"move": "active=0", "assist": ASSIST, "pay": TOLL, "action": ACT, "post": POST, "meet": MEET}
FINAL = "active=-1 ending turn=9 todo=FinalCards.0,FinalCards.1,FinalCards.2,GameOver.0"
FREE = {
    "letter_1": "letter_1",
    "dice_reward_letters": "dice_reward_letters",
    "lira_7_for_1_good": "lira_7_for_1_good:R",
    "yellow_lira_3": "yellow_lira_3",
    "green_lira_3": "green_lira_3",
    "red_lira_3": "red_lira_3",
    "use_npc": "use_npc:governor",
}


# ------------------------------------------------------------------ the deck and the windows


@pytest.mark.rule("LET-BONUS-2", "LET-END-3")
def test_copies_windows_and_last_cards_are_those_of_the_component_data() -> None:
    assert [(card["id"].lower(), card["count"]) for card in DATA["bonus_card"]] == list(
        zip(CARDS.values(), COPIES, strict=True)
    )
    rules = letters().rules
    plays: list[FreePlay] = [play for play in rules.plays if play is not None and play.card in CARDS]
    last = {CARDS[play.card] for play in rules.card_plays[6] if play.card in CARDS}
    assert last == {card["id"].lower() for card in DATA["bonus_card"] if card["final"]}
    free = {card["id"].lower() for card in DATA["bonus_card"] if card["class"] in ("FREE", "AS_COPIED")}
    assert {CARDS[play.card] for play in plays} == free
    for play in plays:
        assert all(play in rules.card_plays[window] for window in range(6))


@pytest.mark.rule("LET-BONUS-1", "LET-BONUS-2", "LET-BONUS-4")
@pytest.mark.parametrize("window", WINDOWS)
@pytest.mark.parametrize("card", FREE)
def test_a_free_card_is_played_in_any_window_of_ones_own_turn(card: str, window: str) -> None:
    match = lay(f"{WINDOWS[window]} | 0 9L RG @post hand={card},{card} | 1 @post")
    token = FREE[card]
    assert token in offered(match)
    do(match, token)
    assert at(match, "discard") == [card]
    assert at(match, "seats.0.hand") == [card]
    without = lay(f"{WINDOWS[window]} | 0 9L RG @post | 1 @post hand={card}")
    assert token not in offered(without)
    assert why(without, token).startswith("LET-BONUS-")


@pytest.mark.rule("LET-BONUS-1", "LET-GEN-8")
def test_nobody_plays_a_card_in_the_turn_of_another() -> None:
    match = lay("active=0 | 0 @tea | 1 hand=letter_1")
    reason = match.game.guide.why_not(match.state, 1, match.game.lexicon.action("letter_1"))
    assert reason is not None
    assert reason.rule == "IST-GEN-7"


# ------------------------------------------------------------------ single cards


@pytest.mark.rule("LET-BONUS-5", "LET-LETTER-4")
def test_a_letter_is_taken_if_one_can_be_drawn() -> None:
    match = lay("active=0 | 0 @tea hand=letter_1")
    do(match, "letter_1 *letter:9")
    assert at(match, "seats.0.letters") == ["9-back"]
    match = lay("active=0 letters=9:1 | 0 @post hand=letter_1 | 1 letters=9")
    assert "letter_1" not in offered(match)
    assert why(match, "letter_1") == "LET-BONUS-5"


@pytest.mark.rule("LET-BONUS-7", "LET-GEN-4")
@pytest.mark.parametrize("good", "RGYB")
def test_any_good_goes_for_seven_lira(good: str) -> None:
    match = lay(f"active=0 | 0 0L {good} @tea hand=lira_7_for_1_good")
    assert [token for token in offered(match) if token.startswith("lira_7")] == [f"lira_7_for_1_good:{good}"]
    do(match, f"lira_7_for_1_good:{good}")
    assert (at(match, "seats.0.lira"), goods(match)) == (7, "")


@pytest.mark.rule("LET-BONUS-7")
def test_without_a_good_nothing_is_sold() -> None:
    match = lay("active=0 | 0 G @tea hand=lira_7_for_1_good")
    assert why(match, "lira_7_for_1_good:R") == "LET-BONUS-7"


@pytest.mark.rule("LET-GEN-3")
@pytest.mark.parametrize(("card", "good"), [("yellow", "Y"), ("green", "G"), ("red", "R")])
def test_a_good_and_three_lira_also_without_room_for_the_good(card: str, good: str) -> None:
    match = lay(f"active=0 | 0 0L {good} @tea hand={card}_lira_3,{card}_lira_3")
    do(match, f"{card}_lira_3")
    assert (at(match, "seats.0.lira"), goods(match)) == (3, good * 2)
    do(match, f"{card}_lira_3")
    assert (at(match, "seats.0.lira"), goods(match)) == (6, good * 2)


@pytest.mark.rule("LET-BONUS-6")
def test_the_dice_reward_follows_its_table_by_the_sum() -> None:
    for total in range(2, 13):
        pair = f"{max(1, total - 6)}+{min(6, total - 1)}"
        row = next(r for r in DATA["dice_reward_letters"]["row"] if r["min"] <= total <= r["max"])
        match = lay("active=0 | 0 0L @tea hand=dice_reward_letters tiles=red")
        do(match, f"dice_reward_letters *letters_reward:{pair}")
        assert at(match, "seats.0.lira") == row["gain"]["lira"]
        if "letter" in row["gain"]:
            do(match, "*letter:3")
        assert ("gain:B" in offered(match)) == ("any_good" in row["gain"])


@pytest.mark.rule("LET-BONUS-6", "LET-GEN-3")
def test_a_part_of_the_reward_that_cannot_be_taken_is_void() -> None:
    match = lay("active=0 letters=9:1 | 0 0L RRGGYYBB @post hand=dice_reward_letters | 1 letters=9")
    do(match, "dice_reward_letters *letters_reward:6+6")
    assert (at(match, "seats.0.lira"), match.to_move()) == (3, 0)
    assert "gain:R" not in offered(match)


@pytest.mark.rule("LET-BONUS-6")
def test_the_reward_is_rolled_with_two_fair_dice() -> None:
    match = lay("active=0 | 0 @tea hand=dice_reward_letters")
    do(match, "dice_reward_letters")
    odds = chances(match)
    assert odds["*letters_reward:3+3"] == Fraction(1, 36)
    assert odds["*letters_reward:2+5"] == Fraction(2, 36)


# ------------------------------------------------------------------ instead of moving


@pytest.mark.rule("LET-BONUS-3", "LET-TURN-2")
def test_one_movement_a_turn_whatever_brings_it_about() -> None:
    hand = "hand=jump_anywhere,join_merchant,family_step,companion_2"
    match = lay(f"active=0 | 0 9L @tea family@post companion@spice {hand} | 1 @gemstone")
    do(match, "jump:fruit")
    for token in ("join:1", "family:caravansary", "comp2:fountain", "jump:tea"):
        assert token not in offered(match)
        assert why(match, token) in ("LET-TURN-2", "IST-DEC-1")


@pytest.mark.rule("LET-BONUS-9", "LET-TURN-7", "LET-DELIV-1")
def test_the_family_member_delivers_acts_and_nobody_else_moves() -> None:
    scene = "active=0 | 0 0L @tea family@small_market companion@fruit letters=5 hand=family_step | 1 @post"
    match = lay(f"{scene} family@post")
    do(match, "family:post")
    assert at(match, "seats.0.letters") == ["5-back"]
    assert offered(match) == ["skip", "post"]
    do(match, "post")
    assert (at(match, "seats.0.merchant"), at(match, "seats.0.companion")) == ("tea", "fruit")
    assert offered(match) == ["proceed"]
    do(match, "proceed")
    assert offered(match) == ["end_turn"]


@pytest.mark.rule("LET-BONUS-10")
def test_only_the_joined_merchant_is_free() -> None:
    scene = "active=0 | 0 9L @tea hand=join_merchant | 1 0L @great_mosque | 2 0L @great_mosque"
    match = lay(scene)
    do(match, "join:1 leave pay")
    assert [at(match, f"seats.{seat}.lira") for seat in range(3)] == [7, 0, 2]


@pytest.mark.rule("LET-BONUS-10")
def test_neither_ones_own_merchant_nor_one_beside_it_can_be_joined() -> None:
    match = lay("active=0 | 0 @tea hand=join_merchant | 1 @tea | 2 @post")
    assert [token for token in offered(match) if token.startswith("join")] == ["join:2"]
    assert [why(match, f"join:{seat}") for seat in (0, 1, 4)] == ["LET-BONUS-10"] * 3


@pytest.mark.rule("LET-BONUS-10")
def test_a_toll_is_owed_again_in_the_next_turn() -> None:
    match = lay("active=0 | 0 9L @tea hand=join_merchant,stay letters=1-back,2 | 1 0L @great_mosque")
    do(match, "join:1 leave skip end_turn double give_letter:1-back give_letter:2-front stay")
    do(match, "pick_own pay")
    assert at(match, "seats.1.lira") == 2


@pytest.mark.rule("LET-BONUS-11", "LET-COMP-9")
def test_two_steps_are_for_a_companion_on_the_board() -> None:
    for where in ("general_supply", "personal_supply"):
        match = lay(f"active=0 | 0 @tea companion@{where} hand=companion_2")
        assert not [token for token in offered(match) if token.startswith("comp2")]
        assert why(match, "comp2:post") == "LET-BONUS-11"


@pytest.mark.rule("LET-BONUS-14", "LET-GEN-4")
def test_the_jump_goes_anywhere_else_for_three_lira() -> None:
    match = lay("active=0 | 0 3L @tea hand=jump_anywhere")
    jumps = [token for token in offered(match) if token.startswith("jump")]
    assert len(jumps) == 19
    assert "jump:tea" not in jumps
    assert why(match, "jump:tea") == "LET-BONUS-14"
    do(match, "jump:gemstone")
    assert (at(match, "seats.0.lira"), at(match, "discard")) == (0, ["jump_anywhere"])
    poor = lay("active=0 | 0 2L @tea hand=jump_anywhere")
    assert why(poor, "jump:gemstone") == "LET-BONUS-14"


# ------------------------------------------------------------------ from afar


@pytest.mark.rule("LET-BONUS-12")
def test_the_governor_can_always_be_used() -> None:
    match = lay(f"active=0 {EMPTY.replace('letter_1', 'use_npc')} | 0 0L @tea hand=use_npc")
    do(match, "use_npc:governor *draw:use_npc")
    assert offered(match) == ["discard:use_npc"]
    do(match, "discard:use_npc *governor:1+2")
    assert at(match, "tokens.governor") == "spice"


@pytest.mark.rule("LET-BONUS-12")
def test_the_smuggler_gives_a_good_first_and_takes_any() -> None:
    match = lay("active=0 smuggler@spice | 0 2L @tea hand=use_npc")
    do(match, "use_npc:smuggler")
    assert offered(match) == ["gain:R", "gain:G", "gain:Y", "gain:B"]
    do(match, "gain:B")
    assert offered(match) == ["pay2", "give:B"]
    assert why(match, "give:R") == "LET-GEN-4"
    do(match, "give:B *smuggler:4+4")
    assert (at(match, "tokens.smuggler"), at(match, "seats.0.lira")) == ("black_market", 2)


@pytest.mark.rule("LET-BONUS-12", "LET-COUR-4")
def test_nobody_is_used_who_has_nothing_to_give() -> None:
    match = lay("active=0 letters=9:1 | 0 9L RRGGYYBB @post hand=use_npc | 1 letters=9")
    assert [token for token in offered(match) if token.startswith("use_npc")] == ["use_npc:governor"]
    assert why(match, "use_npc:smuggler") == "LET-BONUS-12"
    assert why(match, "use_npc:courier") == "LET-COUR-4"


@pytest.mark.rule("LET-BONUS-12")
def test_using_somebody_from_afar_does_not_count_as_meeting_him() -> None:
    match = lay(f"{MEET} governor@tea | 0 4L @tea hand=use_npc")
    do(match, "use_npc:governor *draw:stay pay2 *governor:4+5")
    assert (at(match, "used"), at(match, "tokens.governor")) == ([], "tea")
    assert offered(match) == ["governor", "end_turn"]


# ------------------------------------------------------------------ once more


@pytest.mark.rule("LET-BONUS-13", "LET-BONUS-2")
def test_a_mosque_once_more_takes_the_other_tile_there() -> None:
    match = lay(f"{ACT} | 0 RRGG @small_mosque hand=repeat_mosque,repeat_mosque")
    do(match, "take:red")
    assert offered(match) == ["proceed", "repeat_tile:green"]
    assert why(match, "repeat_tile:blue") == "LET-BONUS-13"
    assert why(match, "repeat") == "LET-BONUS-13"
    assert why(match, "repeat_tile:red") == "IST-MOSQ-1"
    do(match, "repeat_tile:green")
    assert (at(match, "seats.0.tiles"), at(match, "seats.0.rubies")) == (["red", "green"], 1)
    assert (offered(match), goods(match)) == (["proceed"], "RG")


@pytest.mark.rule("LET-BONUS-13")
def test_a_family_member_repeats_at_the_mosque_too() -> None:
    match = lay(f"{ACT} | 0 RRGG @police hand=repeat_mosque")
    do(match, "send:small_mosque take:green")
    assert offered(match) == ["proceed", "repeat_tile:red"]


@pytest.mark.rule("LET-BONUS-13", "LET-BONUS-2")
@pytest.mark.parametrize("place", ["small_mosque", "great_mosque"])
def test_after_a_mosque_cards_can_be_played_but_not_repeated_without_theirs(place: str) -> None:
    tile, held = ("red", "RR") if place == "small_mosque" else ("yellow", "YY")
    match = lay(f"{ACT} | 0 {held} @{place} hand=lira_5")
    do(match, f"take:{tile}")
    assert offered(match) == ["proceed", "lira_5"]
    assert why(match, f"repeat_tile:{tile}") == "LET-BONUS-13"


# ------------------------------------------------------------------ after the last round


@pytest.mark.rule("LET-END-3")
def test_after_the_last_round_only_cards_for_goods_and_lira_are_played() -> None:
    hand = ",".join(card for card in CARDS.values() if card != "blue_lira_3")
    match = lay(f"{FINAL} discard=lira_5 | 0 9L R @tea letters=1-back,2-back,3-back hand={hand}")
    assert offered(match) == [
        "done",
        "dice_reward_letters",
        "lira_7_for_1_good:R",
        "yellow_lira_3",
        "green_lira_3",
        "red_lira_3",
        "copy",
    ]
    for token in ("letter_1", "use_npc:governor", "jump:post", "double"):
        assert why(match, token) == "IST-END-4"


@pytest.mark.rule("LET-END-3")
@pytest.mark.parametrize("card", ["letter_1", "use_npc", "stay", "family_home"])
def test_after_the_last_round_no_other_card_is_copied(card: str) -> None:
    match = lay(f"{FINAL} discard={card} | 0 9L @tea family@post hand=copy_discard")
    assert offered(match) == ["done"]
    assert why(match, "copy") == "LET-BONUS-8"
