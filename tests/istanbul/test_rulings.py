"""Every ruling of the base game in both its readings: section 18, and what French rulebooks say otherwise."""

import pytest

from bedesten.core.play.match import Match
from tests.istanbul.lay import ACT, ASSIST, MEET, at, chances, do, goods, lay, offered


def why(match: Match, token: str) -> tuple[str, str]:
    """The rule that forbids a token, and the key of the reason."""
    reason = match.game.guide.why_not(match.state, match.to_move(), match.game.lexicon.action(token))
    assert reason is not None, f"{token} is offered"
    return reason.rule, reason.key


def final(agreed: bool) -> Match:
    scene = "turn=20 start=0 ending active=3 | 0 1L hand=family_home family@tea"
    match = lay(scene, family_home_at_end=agreed)
    match.state.todo = [match.state.rules.turns[3][0]]
    match.game.settle(match.state)
    return match


@pytest.mark.rule("IST-END-4")
def test_the_family_member_comes_home_after_the_last_round_only_where_that_was_agreed() -> None:
    match = final(agreed=False)
    assert offered(match) == ["done"]
    assert why(match, "family_home") == ("IST-END-4", "last_cards_only")
    match = final(agreed=True)
    assert offered(match) == ["done", "family_home"]
    do(match, "family_home")
    assert offered(match) == ["lira"]
    assert why(match, "card") == ("IST-END-4", "agreed")
    do(match, "lira")
    assert (at(match, "seats.0.lira"), at(match, "seats.0.family")) == (4, "police")
    assert offered(match) == ["done"]
    assert why(match, "family_home") == ("IST-CARD-8", "no_card")


@pytest.mark.rule("IST-MOVE-3")
def test_three_or_four_steps_are_a_distance_or_any_walk() -> None:
    scene = "layout=order active=0 | 0 @wainwright hand=move_3_4"
    usual = [t for t in offered(lay(scene)) if t.startswith("move_long")]
    assert "move_long:fabric" not in usual
    assert why(lay(scene), "move_long:fabric") == ("IST-MOVE-3", "too_near")
    match = lay(scene, long_move="walk")
    walks = [t for t in offered(match) if t.startswith("move_long")]
    assert set(usual) < set(walks)
    assert {"move_long:fabric", "move_long:post", "move_long:spice"} <= set(walks)
    assert why(match, "move_long:wainwright") == ("IST-MOVE-3", "same_place")
    do(match, "move_long:fabric")
    assert at(match, "discard") == ["move_3_4"]


@pytest.mark.rule("IST-CARD-3", "IST-CARD-5", "IST-CARD-15")
@pytest.mark.parametrize(("reading", "left"), [("when_empty", 1), ("next_draw", 0)])
def test_an_empty_pile_is_shuffled_at_once_or_at_the_next_draw(reading: str, left: int) -> None:
    twice = ["stay", "return_assistant", "family_home", "small_market_any", "repeat_sultan", "repeat_post"]
    held = ",".join(["good_1", "lira_5", "move_3_4"] * 4 + twice * 2)
    scene = f"{ACT} discard=repeat_gem | 0 @caravansary | 1 hand={held}"
    match = lay(scene, reshuffle=reading)
    do(match, "caravansary draw *draw:repeat_gem")
    assert at(match, "deck_size") == left
    sources = ["draw"] if left else ["draw", "take_discard"]
    assert offered(match) == sources
    do(match, "draw")
    assert chances(match) == {"*draw:repeat_gem": 1}
    assert at(match, "discard") == []


@pytest.mark.rule("IST-YELLOW-2")
def test_the_yellow_tile_takes_from_ones_own_place_or_not() -> None:
    scene = f"{MEET} | 0 2L @tea out=tea,post tiles=yellow"
    assert [t for t in offered(lay(scene)) if t.startswith("yellow")] == ["yellow:post", "yellow:tea"]
    match = lay(scene, yellow_from_own_place=False)
    assert [t for t in offered(match) if t.startswith("yellow")] == ["yellow:post"]
    assert why(match, "yellow:tea") == ("IST-YELLOW-2", "agreed")
    assert why(match, "yellow:fabric") == ("IST-YELLOW-1", "no_own_at")


@pytest.mark.rule("IST-CARD-13")
def test_repeat_cards_follow_one_another_or_not() -> None:
    scene = f"{ACT} | 0 @post hand=repeat_post,repeat_post"
    match = lay(scene)
    do(match, "post repeat repeat")
    match = lay(scene, repeat_cards_chain=False)
    do(match, "post repeat")
    assert offered(match) == ["proceed"]
    assert at(match, "used") == ["repeat"]
    assert why(match, "repeat") == ("IST-CARD-13", "agreed")
    do(match, "proceed end_turn")
    assert at(match, "used") == []


@pytest.mark.rule("IST-MARK-3")
def test_anything_is_sold_in_any_number_or_only_five() -> None:
    scene = f"{ACT} small=S1 | 0 @small_market cap5 BBBBBR hand=small_market_any"
    assert {"sell_any:B", "sell_any:BBBBB"} <= set(offered(lay(scene)))
    match = lay(scene, small_market_any="exactly_5")
    assert [t for t in offered(match) if t.startswith("sell_any")] == ["sell_any:RBBBB", "sell_any:BBBBB"]
    assert why(match, "sell_any:B") == ("IST-MARK-3", "agreed")
    assert why(match, "sell_any:G") == ("IST-MARK-3", "lacking")


@pytest.mark.rule("IST-ENC-9")
def test_a_token_that_comes_back_is_met_again_or_not() -> None:
    scene = f"{MEET} smuggler@tea | 0 9L @tea"
    back = "smuggler:R pay2 *smuggler:4+5"
    match = lay(scene)
    do(match, back)
    assert why(match, "smuggler:R") == ("IST-ENC-9", "token_used")
    match = lay(scene, meet_again=True)
    do(match, f"{back} smuggler:G give:R *smuggler:1+1")
    assert (goods(match), at(match, "seats.0.lira")) == ("G", 7)
    assert why(match, "smuggler:R") == ("IST-ENC-7", "token_away")


@pytest.mark.rule("IST-CARD-9")
def test_staying_on_the_fountain_is_possible_or_not() -> None:
    scene = "active=0 | 0 @fountain hand=stay"
    assert "stay" in offered(lay(scene))
    match = lay(scene, stay_on_fountain=False)
    assert why(match, "stay") == ("IST-CARD-9", "agreed")
    assert "stay" in offered(lay("active=0 | 0 @tea hand=stay", stay_on_fountain=False))


@pytest.mark.rule("IST-ENC-8")
def test_the_smuggler_is_met_with_a_full_cart_or_not() -> None:
    scene = f"{MEET} smuggler@tea | 0 2L @tea RRGGYYBB"
    match = lay(scene)
    assert offered(match) == ["end_turn"]
    assert why(match, "smuggler:R") == ("IST-ENC-8", "cart_full")
    match = lay(scene, smuggler_needs_room=False)
    do(match, "smuggler:R give:B *smuggler:1+1")
    assert (goods(match), at(match, "seats.0.lira")) == ("RRGGYYB", 2)
    room = lay(f"{MEET} smuggler@tea | 0 2L @tea RRGGYYB", smuggler_needs_room=False)
    assert offered(room) == ["smuggler:B", "end_turn"]


@pytest.mark.rule("IST-POLI-2", "IST-POLI-1")
def test_the_family_member_is_sent_for_nothing_or_not() -> None:
    scene = f"{ACT} | 0 0L @police -"
    match = lay(scene)
    do(match, "send:wainwright")
    assert offered(match) == ["skip"]
    match = lay(scene, family_may_skip_action=False)
    assert why(match, "send:wainwright") == ("IST-POLI-2", "agreed")
    assert why(match, "send:police") == ("IST-POLI-1", "send_elsewhere")
    do(match, "send:spice")
    assert offered(match) == ["fill"]
    assert why(match, "skip") == ("IST-POLI-2", "agreed")


@pytest.mark.rule("IST-ACT-4", "IST-CARD-13")
def test_cards_of_a_place_serve_the_family_members_action_or_not() -> None:
    sale = f"{ACT} small=S3 | 0 @police B hand=small_market_any"
    match = lay(sale)
    do(match, "send:small_market")
    assert offered(match) == ["skip", "sell_any:B"]
    match = lay(sale, cards_by_family_member=False)
    do(match, "send:small_market")
    assert offered(match) == ["skip"]
    assert why(match, "sell_any:B") == ("IST-ACT-4", "agreed")
    again = f"{ACT} governor@tea smuggler@tea | 0 @police hand=repeat_post"
    match = lay(again)
    do(match, "send:post post repeat")
    match = lay(again, cards_by_family_member=False)
    do(match, "send:post post")
    assert offered(match) == ["end_turn"]
    assert why(match, "repeat") == ("IST-ACT-4", "agreed")
    merchant = lay(f"{ACT} | 0 @post hand=repeat_post", cards_by_family_member=False)
    do(merchant, "post repeat")


@pytest.mark.rule("IST-ASSIST-5", "IST-ASSIST-1", "IST-VAR-4")
def test_an_own_assistant_may_be_left_or_joins_in_any_case() -> None:
    scene = f"{ASSIST} | 0 @tea out=tea"
    assert offered(lay(scene)) == ["pick_own", "decline"]
    match = lay(scene, own_assistant_joins=True)
    assert offered(match) == ["pick_own"]
    assert why(match, "decline") == ("IST-ASSIST-5", "agreed")
    assert offered(lay(f"{ASSIST} | 0 @tea", own_assistant_joins=True)) == ["leave", "decline"]
    variant = (
        f"{ASSIST} neutral_assistants strays=tea | 0 @tea out=tea stack=oo | 1 stack=nooo | 2 stack=nooo"
    )
    both = lay(f"{variant} | 3 stack=nooo", own_assistant_joins=True, neutral_assistants=True)
    assert offered(both) == ["pick_own", "pick_neutral"]


@pytest.mark.rule("IST-CARD-11")
def test_an_assistant_is_returned_in_phase_one_or_in_any() -> None:
    scene = f"{MEET} | 0 @tea out=post hand=return_assistant"
    assert why(lay(scene), "return_assistant:post") == ("IST-CARD-11", "only_phase_1")
    match = lay(scene, return_assistant_any_phase=True)
    assert why(match, "return_assistant:tea") == ("IST-CARD-11", "no_own_at")
    do(match, "return_assistant:post")
    assert at(match, "seats.0.assistants") == []
