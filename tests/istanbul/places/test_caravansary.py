"""Caravansary. IST-CARA."""

import pytest

from bedesten.istanbul.ids import CARDS
from tests.istanbul.lay import ACT, MEET, at, do, lay, offered

HERE = f"{ACT} discard=good_1,stay | 0 @caravansary"
ALL = ["good_1", "lira_5", "move_3_4"] * 4 + [card for card in CARDS[3:] for _ in range(2)]


def held(*without: str) -> str:
    """All cards but these in one hand, in the order of the table."""
    left = ALL.copy()
    for card in without:
        left.remove(card)
    return ",".join(sorted(left, key=CARDS.index))


@pytest.mark.rule("IST-CARA-1")
def test_two_cards_are_taken_one_after_the_other_and_then_one_is_discarded() -> None:
    match = lay(HERE)
    do(match, "caravansary draw *draw:lira_5")
    assert at(match, "seats.0.hand") == ["lira_5"]
    do(match, "draw *draw:repeat_gem")
    assert offered(match) == ["discard:lira_5", "discard:repeat_gem"]
    do(match, "discard:repeat_gem")
    assert at(match, "seats.0.hand") == ["lira_5"]
    assert at(match, "discard") == ["good_1", "stay", "repeat_gem"]
    assert offered(match) == ["end_turn", "lira_5"]


@pytest.mark.rule("IST-CARA-1")
def test_any_card_from_hand_may_be_discarded() -> None:
    match = lay(f"{HERE} hand=family_home")
    do(match, "caravansary draw *draw:lira_5 draw *draw:lira_5")
    assert offered(match) == ["discard:lira_5", "discard:family_home"]
    do(match, "discard:family_home")
    assert at(match, "seats.0.hand") == ["lira_5", "lira_5"]
    assert at(match, "discard")[-1] == "family_home"


@pytest.mark.rule("IST-CARA-2")
def test_the_first_card_is_seen_before_the_second_source_is_chosen() -> None:
    match = lay(HERE)
    do(match, "caravansary draw *draw:move_3_4")
    assert at(match, "seats.0.hand") == ["move_3_4"]
    assert offered(match) == ["draw", "take_discard"]


@pytest.mark.rule("IST-CARA-2")
def test_two_cards_from_the_discard_pile_are_its_two_topmost() -> None:
    match = lay(f"{ACT} discard=lira_5,good_1,stay | 0 @caravansary")
    do(match, "caravansary take_discard")
    assert at(match, "seats.0.hand") == ["stay"]
    do(match, "take_discard")
    assert at(match, "seats.0.hand") == ["good_1", "stay"]
    assert at(match, "discard") == ["lira_5"]


@pytest.mark.rule("IST-CARA-2")
def test_the_sources_may_be_mixed_in_either_order() -> None:
    match = lay(HERE)
    do(match, "caravansary take_discard draw *draw:good_1 discard:stay")
    assert at(match, "seats.0.hand") == ["good_1"]
    assert at(match, "discard") == ["good_1", "stay"]


@pytest.mark.rule("IST-CARA-3")
def test_a_card_played_earlier_in_the_turn_may_be_taken() -> None:
    match = lay("0 @small_mosque hand=move_3_4,stay")  # EX-20
    do(match, "move_long:caravansary leave caravansary take_discard draw *draw:lira_5 discard:stay")
    assert at(match, "seats.0.hand") == ["lira_5", "move_3_4"]
    assert at(match, "discard") == ["stay"]


@pytest.mark.rule("IST-CARA-3")
def test_nothing_else_takes_from_the_discard_pile() -> None:
    match = lay(f"{MEET} discard=stay governor@tea | 0 @tea hand=family_home family@post | 1 family@tea")
    for tokens in ("catch:1 card", "governor", "family_home card"):
        do(match, tokens)
        assert all(token.startswith("*draw:") for token in offered(match))
        do(match, "*draw:good_1")
        if tokens == "governor":
            do(match, "discard:good_1 *governor:1+1")


@pytest.mark.rule("IST-CARA-4")
def test_with_one_card_in_both_piles_only_that_one_is_taken() -> None:
    match = lay(f"{ACT} discard=stay | 0 @caravansary | 1 hand={held('stay')}")
    do(match, "caravansary")
    assert offered(match) == ["draw", "take_discard"]
    do(match, "take_discard")
    assert offered(match) == ["discard:stay"]
    do(match, "discard:stay")
    assert at(match, "discard") == ["stay"]


@pytest.mark.rule("IST-CARA-4")
def test_with_no_card_in_either_pile_the_action_cannot_be_chosen() -> None:
    assert offered(lay(f"{ACT} | 0 @caravansary | 1 hand={held()}")) == ["skip"]  # EX-50
