"""Bonus cards and their piles. IST-CARD."""

from fractions import Fraction

import pytest

from bedesten.istanbul.ids import CARDS
from tests.istanbul.lay import ACT, ASSIST, MEET, PAY, at, chances, do, goods, lay, offered

AFTER_POST = "todo=AfterAction.0.5,Encounters.0,EndTurn.0"
WINDOWS = {
    "D-MOVE": "",
    "D-ASSIST": ASSIST,
    "D-PAY": PAY,
    "D-ACTION": ACT,
    "D-POST": AFTER_POST,
    "D-ENC": MEET,
}
COPIES = dict(zip(CARDS, [4, 4, 4, 2, 2, 2, 2, 2, 2, 2], strict=True))


def hand(*without: str) -> str:
    """All cards of the game but these, as one hand."""
    left = [card for card, copies in COPIES.items() for _ in range(copies - without.count(card))]
    return "hand=" + ",".join(left)


NEARLY_EMPTY = (  # EX-21: one card left to draw
    f"{ACT} discard=good_1,stay,stay | 0 @caravansary | 1 {hand('good_1', 'stay', 'stay', 'lira_5')}"
)


# ------------------------------------------------------------------ the piles


@pytest.mark.rule("IST-CARD-1")
def test_a_played_card_lies_on_the_discard_pile_before_its_effect() -> None:
    match = lay("discard=stay | 0 hand=family_home family@tea")
    do(match, "family_home")
    assert at(match, "discard") == ["stay", "family_home"]
    assert at(match, "seats.0.hand") == []
    assert offered(match) == ["lira", "card"]


@pytest.mark.rule("IST-CARD-1")
@pytest.mark.parametrize(
    ("scene", "tokens", "card"),
    [
        ("0 hand=lira_5", "lira_5", "lira_5"),
        ("0 hand=good_1", "good_1:R", "good_1"),
        ("0 hand=move_3_4", "move_long:palace", "move_3_4"),
        ("0 hand=stay", "stay", "stay"),
        ("0 hand=return_assistant out=tea", "return_assistant:tea", "return_assistant"),
        (f"{ACT} | 0 B @small_market hand=small_market_any", "sell_any:B *demand:S2", "small_market_any"),
        (f"{ACT} | 0 @post hand=repeat_post", "post repeat", "repeat_post"),
        (
            f"{ACT} | 0 @caravansary hand=repeat_gem",
            "caravansary draw *draw:stay draw *draw:stay discard:repeat_gem",
            "repeat_gem",
        ),
        (
            f"{MEET} governor@tea | 0 @tea hand=repeat_sultan",
            "governor *draw:stay discard:repeat_sultan",
            "repeat_sultan",
        ),
    ],
)
def test_every_played_or_discarded_card_goes_on_top_of_the_discard_pile(
    scene: str, tokens: str, card: str
) -> None:
    match = lay(scene)
    do(match, tokens)
    assert at(match, "discard")[-1] == card
    assert card not in at(match, "seats.0.hand")


@pytest.mark.rule("IST-CARD-2")
def test_a_card_is_drawn_from_the_draw_pile_each_as_likely() -> None:
    match = lay(f"{MEET} discard=stay,stay | 0 @tea hand=good_1,lira_5 | 1 family@tea hand=good_1")
    do(match, "catch:1 card")
    left = COPIES | {"good_1": 2, "lira_5": 3, "stay": 0}
    exact = {f"*draw:{card}": Fraction(n, 21) for card, n in left.items() if n > 0}
    assert chances(match) == exact
    do(match, "*draw:move_3_4")
    assert at(match, "seats.0.hand") == ["good_1", "lira_5", "move_3_4"]
    assert at(match, "deck_size") == 20
    assert at(match, "discard") == ["stay", "stay"]


@pytest.mark.rule("IST-CARD-3")
def test_when_the_draw_pile_runs_out_the_discard_pile_is_shuffled_at_once() -> None:
    match = lay(NEARLY_EMPTY)
    assert at(match, "deck") == {"lira_5": 1}
    do(match, "caravansary draw *draw:lira_5")  # EX-21
    assert at(match, "deck") == {"good_1": 1, "stay": 2}
    assert at(match, "discard") == []


@pytest.mark.rule("IST-CARD-3")
def test_a_shuffled_discard_pile_gives_each_of_its_cards_as_likely() -> None:
    match = lay(NEARLY_EMPTY)
    do(match, "caravansary draw *draw:lira_5 draw")
    assert chances(match) == {"*draw:good_1": Fraction(1, 3), "*draw:stay": Fraction(2, 3)}


@pytest.mark.rule("IST-CARD-4")
def test_a_shuffle_of_nothing_is_made_up_when_a_card_has_to_be_drawn() -> None:
    match = lay(f"{ACT} | 0 @caravansary hand=stay | 1 {hand('stay', 'lira_5')}")
    do(match, "caravansary draw *draw:lira_5")
    assert at(match, "deck_size") == 0
    assert offered(match) == ["discard:lira_5", "discard:stay"]  # no source remains for a second card
    do(match, "discard:stay")
    assert (at(match, "deck_size"), at(match, "discard")) == (0, ["stay"])
    later = lay(f"{MEET} discard=stay | 0 @tea | 1 family@tea {hand('stay')}")
    do(later, "catch:1 card")
    assert chances(later) == {"*draw:stay": Fraction(1)}
    assert at(later, "discard") == []


@pytest.mark.rule("IST-CARD-4")
def test_if_both_piles_are_empty_no_card_is_drawn() -> None:
    match = lay(f"{MEET} governor@tea | 0 @tea | 1 family@tea {hand()}")
    assert offered(match) == ["catch:1"]
    do(match, "catch:1")
    assert offered(match) == ["lira"]


@pytest.mark.rule("IST-CARD-5")
def test_within_the_caravansary_the_shuffle_comes_before_the_second_source() -> None:
    match = lay(NEARLY_EMPTY)
    do(match, "caravansary")
    assert offered(match) == ["draw", "take_discard"]
    do(match, "draw *draw:lira_5")
    assert offered(match) == ["draw"]
    do(match, "draw *draw:stay discard:lira_5")
    assert (at(match, "deck_size"), at(match, "discard")) == (2, ["lira_5"])


@pytest.mark.rule("IST-CARD-15")
@pytest.mark.parametrize(
    ("scene", "tokens", "played"),
    [
        ("| 0 @tea hand=family_home family@post", "family_home card", ["family_home"]),
        ("| 0 @tea | 2 family@tea", "catch:2 card", []),
        ("governor@tea | 0 @tea", "governor", []),
    ],
)
def test_every_draw_follows_the_one_reshuffle_rule(scene: str, tokens: str, played: list[str]) -> None:
    shuffled = dict.fromkeys(["good_1", *played], 1)
    runs_out = lay(f"{MEET} discard=good_1 {scene} | 1 {hand('lira_5', 'good_1', *played)}")
    do(runs_out, f"{tokens} *draw:lira_5")
    assert (at(runs_out, "deck"), at(runs_out, "discard")) == (shuffled, [])
    made_up = lay(f"{MEET} discard=good_1 {scene} | 1 {hand('good_1', *played)}")
    do(made_up, tokens)
    assert (at(made_up, "deck"), at(made_up, "discard")) == (shuffled, [])
    share = Fraction(1, len(shuffled))
    assert chances(made_up) == {f"*draw:{card}": share for card in shuffled}


# ------------------------------------------------------------------ the cards


@pytest.mark.rule("IST-CARD-6")
@pytest.mark.parametrize("window", WINDOWS)
def test_a_good_of_a_type_with_room_is_gained_in_any_window(window: str) -> None:
    match = lay(f"{WINDOWS[window]} | 0 4L RR @tea hand=good_1 | 1 @tea")
    before = offered(match)
    assert [token for token in before if token.startswith("good_1")] == ["good_1:G", "good_1:Y", "good_1:B"]
    do(match, "good_1:B")
    assert goods(match) == "RRB"
    assert offered(match) == [token for token in before if not token.startswith("good_1")]


@pytest.mark.rule("IST-CARD-6")
def test_a_full_cart_takes_no_good_from_the_card() -> None:
    assert not any(t.startswith("good_1") for t in offered(lay("0 RRGGYYBB hand=good_1")))


@pytest.mark.rule("IST-CARD-6")
def test_no_good_is_played_while_an_action_is_carried_out() -> None:
    match = lay(f"{ACT} | 0 9L @spice tiles=green hand=good_1")
    do(match, "fill")
    assert offered(match) == ["buy:R", "buy:Y", "buy:B", "pass"]
    police = lay(f"{ACT} | 0 @police hand=good_1")
    do(police, "send:fabric")
    assert offered(police) == ["skip", "fill"]


@pytest.mark.rule("IST-CARD-7")
@pytest.mark.parametrize("window", WINDOWS)
def test_five_lira_are_gained_in_any_window(window: str) -> None:
    match = lay(f"{WINDOWS[window]} | 0 1L @tea hand=lira_5,lira_5 | 1 @tea")
    do(match, "lira_5")
    assert (at(match, "seats.0.lira"), at(match, "seats.0.hand")) == (6, ["lira_5"])
    assert "lira_5" in offered(match)


@pytest.mark.rule("IST-CARD-8")
@pytest.mark.parametrize("window", WINDOWS)
def test_the_family_member_comes_home_for_a_reward(window: str) -> None:
    scene = f"{WINDOWS[window]} | 0 1L @tea family@post hand=family_home | 1 @tea"
    for tokens, lira, cards in (("lira", 4, []), ("card *draw:stay", 1, ["stay"])):
        match = lay(scene)
        do(match, "family_home")
        assert at(match, "seats.0.family") == "police"
        assert offered(match) == ["lira", "card"]
        do(match, tokens)
        assert (at(match, "seats.0.lira"), at(match, "seats.0.hand")) == (lira, cards)
        assert at(match, "todo") == at(lay(scene), "todo")


@pytest.mark.rule("IST-CARD-8")
def test_a_family_member_at_the_station_cannot_come_home() -> None:
    assert "family_home" not in offered(lay("0 hand=family_home"))


@pytest.mark.rule("IST-CARD-8")
def test_a_card_is_always_there_as_the_reward_for_coming_home() -> None:
    match = lay(f"0 {hand()} family@black_market")  # EX-51
    assert at(match, "deck_size") == 0
    do(match, "family_home card *draw:family_home")
    assert (at(match, "deck_size"), at(match, "discard")) == (0, [])
    assert at(match, "seats.0.hand").count("family_home") == 2
    assert "family_home" not in offered(match)


@pytest.mark.rule("IST-CARD-9")
def test_staying_put_goes_on_with_the_assistant() -> None:
    match = lay("0 @tea hand=stay")
    do(match, "stay")
    assert (at(match, "seats.0.merchant"), at(match, "seats.0.hand")) == ("tea", [])
    assert offered(match) == ["leave", "decline"]


@pytest.mark.rule("IST-CARD-9")
def test_staying_put_is_possible_at_the_fountain_without_an_assistant() -> None:
    match = lay("0 0L @fountain hand=stay")  # EX-13
    do(match, "stay")
    assert offered(match) == ["skip", "return"]


@pytest.mark.rule("IST-CARD-10")
def test_the_long_move_goes_three_or_four_places_far() -> None:
    match = lay("0 @fountain hand=move_3_4")  # EX-04
    near = [
        "wainwright",
        "fabric",
        "spice",
        "fruit",
        "post",
        "caravansary",
        "tea",
        "small_market",
        "police",
        "small_mosque",
    ]
    far = ["black_market", "large_market", "palace", "great_mosque", "gemstone"]
    assert offered(match) == [f"move:{place}" for place in near] + [f"move_long:{place}" for place in far]
    do(match, "move_long:palace")
    assert (at(match, "seats.0.merchant"), at(match, "seats.0.hand")) == ("palace", [])


@pytest.mark.rule("IST-CARD-11")
def test_an_assistant_returns_in_phase_one_only() -> None:
    for window, todo in WINDOWS.items():
        match = lay(f"{todo} | 0 4L @tea out=spice,tea hand=return_assistant | 1 @tea")
        returns = [token for token in offered(match) if token.startswith("return_assistant")]
        phase_1 = {"D-MOVE": ["spice", "tea"], "D-ASSIST": ["spice"]}
        assert returns == [f"return_assistant:{place}" for place in phase_1.get(window, [])]


@pytest.mark.rule("IST-CARD-11")
def test_several_copies_return_several_assistants() -> None:
    match = lay("0 @fountain out=spice,tea hand=return_assistant,return_assistant")
    do(match, "return_assistant:spice return_assistant:tea")
    assert (at(match, "seats.0.stack"), at(match, "seats.0.assistants")) == (4, [])
    assert at(match, "seats.0.hand") == []
    variant = lay("0 @fountain out=tea stack=noo hand=return_assistant", neutral_assistants=True)
    do(variant, "return_assistant:tea")
    assert at(variant, "seats.0.stack") == ["own", "neutral", "own", "own"]


@pytest.mark.rule("IST-CARD-11", "IST-CARD-14")
def test_without_an_assistant_on_the_board_none_returns() -> None:
    match = lay("0 @fountain hand=return_assistant | 1 out=tea")
    assert all(token.startswith("move:") for token in offered(match))


@pytest.mark.rule("IST-CARD-12")
def test_any_goods_are_sold_together_with_the_card() -> None:
    match = lay(f"{ACT} small=S3,S1,S2,S4,S5 | 0 0L BB @police hand=small_market_any")
    do(match, "send:small_market sell_any:BB")
    assert (at(match, "seats.0.lira"), at(match, "discard")) == (5, ["small_market_any"])


@pytest.mark.rule("IST-CARD-13")
@pytest.mark.parametrize(
    ("place", "card", "action", "again"),
    [
        ("post", "repeat_post", "post", "repeat"),
        ("gemstone", "repeat_gem", "buy_ruby", "repeat"),
        ("palace", "repeat_sultan", "deliver", "repeat:R"),
    ],
)
@pytest.mark.parametrize("sent", [False, True])
def test_a_card_repeats_the_action_of_its_place(
    place: str, card: str, action: str, again: str, sent: bool
) -> None:
    where, first = ("police", f"send:{place} {action}") if sent else (place, action)
    scene = f"{ACT} | 0 60L RRRRGGGGYYYYBBBB cap5 @{where} "
    once = lay(scene)
    do(once, first)
    assert offered(once) == ["proceed"]
    twice = lay(f"{scene} hand={card},{card}")
    do(twice, first)
    assert again in offered(twice)
    do(twice, again)
    assert at(twice, "discard") == [card]
    more = next(token for token in offered(twice) if token.startswith("repeat"))
    do(twice, f"{more} proceed")
    assert at(twice, "seats.0.hand") == []
    assert at(twice, "todo") == ["Encounters 0", "EndTurn 0"]


@pytest.mark.rule("IST-CARD-13")
def test_a_card_repeats_no_other_place_and_not_without_an_action() -> None:
    wrong = lay(f"{ACT} | 0 @post hand=repeat_sultan,repeat_gem")
    do(wrong, "post")
    assert offered(wrong) == ["proceed"]
    skipped = lay(f"{ACT} | 0 @post hand=repeat_post")
    do(skipped, "skip")
    assert offered(skipped) == ["end_turn"]


@pytest.mark.rule("IST-CARD-13")
def test_the_action_must_be_possible_once_more() -> None:
    match = lay(f"{ACT} | 0 RGYB @palace hand=repeat_sultan")
    do(match, "deliver")
    assert offered(match) == ["proceed"]


@pytest.mark.rule("IST-CARD-13")
def test_the_second_delivery_pays_the_new_price() -> None:
    match = lay(f"{ACT} | 0 RRGGYYBB @palace hand=good_1,repeat_sultan")  # EX-31
    do(match, "deliver")
    assert (goods(match), offered(match)) == (
        "RGYB",
        ["proceed", "good_1:R", "good_1:G", "good_1:Y", "good_1:B"],
    )
    do(match, "good_1:B")
    assert offered(match) == ["repeat:B", "proceed"]
    do(match, "repeat:B")
    assert (goods(match), at(match, "seats.0.rubies")) == ("", 2)
    assert sum(at(match, "places.palace.price").values()) == 6


@pytest.mark.rule("IST-CARD-14")
def test_a_card_whose_effect_is_impossible_cannot_be_played() -> None:
    useless = ",".join(card for card in CARDS if card != "lira_5")
    match = lay(f"{ACT} large=L1 small=S1 | 0 0L RRGGYYBB @wainwright hand={useless}")
    assert offered(match) == ["skip"]


@pytest.mark.rule("IST-CARD-1")
def test_a_card_lent_by_the_discard_pile_has_its_effect_and_stays_there() -> None:
    match = lay("discard=stay,lira_5 | 0 0L hand=stay")
    match.state.lent = CARDS.index("lira_5")
    plays = match.state.rules.card_plays[0]
    next(play for play in plays if play.card == match.state.lent).play(match.state, 0, 0)
    assert at(match, "seats.0.lira") == 5
    assert (at(match, "discard"), at(match, "seats.0.hand")) == (["stay", "lira_5"], ["stay"])
    do(match, "stay")
    assert at(match, "discard") == ["stay", "lira_5", "stay"]
