"""COPY_DISCARD: the top discard is played as if it were in hand. LET-BONUS-8."""

import pytest

from tests.istanbul.lay import at, do, goods, offered
from tests.letters.lay import ACT, ASSIST, MEET, lay, lay_bazaar
from tests.letters.test_kiosk import why

# scene, the copied card, what D-COPY offers
COPIES = {
    "a movement": ("active=0 | 0 9L @gemstone", "stay", ["stay"]),
    "another movement": ("active=0 | 0 9L @tea | 1 @post | 2 @tea", "join_merchant", ["join:1"]),
    "the family's": ("active=0 | 0 @tea family@gemstone", "family_step", None),
    "the companion's": ("active=0 | 0 @tea companion@gemstone", "companion_2", None),
    "the jump": ("active=0 | 0 3L @tea", "jump_anywhere", None),
    "phase 1": (f"{ASSIST} | 0 @tea out=post", "return_assistant", ["return_assistant:post"]),
    "a sale": (f"{ACT} | 0 R @small_market", "small_market_any", ["sell_any:R"]),
    "an errand": (
        "todo=FamilyAct.0.11,EndTurn.0 | 0 R @police family@small_market",
        "small_market_any",
        None,
    ),
    "a repetition": ("todo=AfterAction.0.5,EndTurn.0 | 0 @post", "repeat_post", ["repeat"]),
    "a tile": ("todo=AfterAction.0.14,EndTurn.0 | 0 RR @small_mosque", "repeat_mosque", ["repeat_tile:red"]),
    "a good": (f"{MEET} | 0 RRGGYY @tea", "good_1", ["good_1:B"]),
    "a letter": (f"{MEET} | 0 @tea", "letter_1", ["letter_1"]),
}


@pytest.mark.rule("LET-BONUS-8")
@pytest.mark.parametrize("name", COPIES)
def test_a_card_is_copied_where_it_would_add_an_option(name: str) -> None:
    scene, card, only = COPIES[name]
    table, seat = scene.split(" | ", 1)
    match = lay(f"{table} discard={card} | {seat.replace('0 ', '0 hand=copy_discard ', 1)}")
    assert "copy" in offered(match)
    do(match, "copy")
    held = lay(f"{table} | {seat.replace('0 ', f'0 hand={card} ', 1)}")
    added = [token for token in offered(held) if token not in offered(lay(scene))]
    assert offered(match) == added
    assert only is None or offered(match) == only
    do(match, added[0])
    do(held, added[0])
    assert at(match, "discard") == [card, "copy_discard"]
    for key in ("seats.0.merchant", "seats.0.family", "seats.0.companion", "seats.0.lira", "seats.0.goods"):
        assert at(match, key) == at(held, key)
    assert [step.split()[0] for step in at(match, "todo")] == [step.split()[0] for step in at(held, "todo")]


@pytest.mark.rule("LET-BONUS-8")
@pytest.mark.parametrize(
    ("scene", "card"),
    [
        ("active=0 | 0 @tea", "repeat_gem"),
        ("active=0 | 0 @tea", "small_market_any"),
        ("active=0 | 0 2L @tea", "jump_anywhere"),
        ("active=0 | 0 @tea", "lira_7_for_1_good"),
        (f"{ACT} | 0 R @large_market", "small_market_any"),
        (f"{MEET} | 0 RRGGYYBB @tea", "good_1"),
        ("todo=AfterAction.0.16,EndTurn.0 | 0 5L @gemstone", "repeat_gem"),
    ],
)
def test_a_card_that_would_add_nothing_is_not_copied(scene: str, card: str) -> None:
    table, seat = scene.split(" | ", 1)
    match = lay(f"{table} discard={card} | {seat.replace('0 ', '0 hand=copy_discard ', 1)}")
    assert "copy" not in offered(match)
    assert why(match, "copy") == "LET-BONUS-8"


@pytest.mark.rule("LET-BONUS-8")
def test_nothing_is_copied_from_an_empty_pile_and_no_copy_either() -> None:
    for pile in ("", "discard=lira_5,copy_discard"):
        match = lay(f"active=0 {pile} | 0 @tea hand=copy_discard")
        assert why(match, "copy") == "LET-BONUS-8"
    assert why(lay("active=0 discard=lira_5 | 0 @tea"), "copy") == "LET-BONUS-8"


@pytest.mark.rule("LET-BONUS-8")
def test_a_copy_is_worth_the_same_to_whoever_holds_that_card_already() -> None:
    match = lay("active=0 discard=lira_5 | 0 0L @tea hand=copy_discard,lira_5")
    do(match, "copy lira_5")
    assert (at(match, "seats.0.lira"), at(match, "seats.0.hand")) == (5, ["lira_5"])
    do(match, "lira_5")
    assert (at(match, "seats.0.lira"), at(match, "discard")) == (10, ["lira_5", "copy_discard", "lira_5"])


@pytest.mark.rule("LET-BONUS-8")
def test_while_a_card_is_copied_nothing_else_is_possible() -> None:
    match = lay("active=0 discard=good_1 | 0 @tea hand=copy_discard,lira_5")
    do(match, "copy")
    assert offered(match) == ["good_1:R", "good_1:G", "good_1:Y", "good_1:B"]
    assert [why(match, token) for token in ("move:post", "lira_5", "copy")] == ["LET-BONUS-8"] * 3
    do(match, "good_1:G")
    assert goods(match) == "G"


@pytest.mark.rule("LET-BONUS-8", "LET-BONUS-12", "LET-STATE-2")
def test_a_copied_card_is_shuffled_with_its_copy_when_the_governor_needs_a_card() -> None:
    deck = "bonus_deck=new_only bonus_cards=copy_discard:1,use_npc:1"
    match = lay(f"active=0 {deck} discard=use_npc | 0 2L @tea hand=copy_discard")
    do(match, "copy use_npc:governor")
    assert (at(match, "deck_size"), at(match, "discard")) == (2, [])
    do(match, "*draw:copy_discard pay2 *governor:1+1")
    assert at(match, "seats.0.hand") == ["copy_discard"]
    match.game.audit(match.state)


@pytest.mark.rule("LET-BONUS-8")
def test_a_copied_card_is_not_in_hand_and_cannot_be_roasted() -> None:
    """LET-BONUS-8: the Roasting Plant takes cards of the hand alone."""
    match = lay_bazaar(f"{ACT} discard=move_3_4 | 0 0L 0C @roasting_plant hand=copy_discard")
    assert "roast_bonus:copy_discard" in offered(match)
    assert "copy" not in offered(match)
