"""The table of decisions: what each of them asks for, and in which order. KAI-DEC-1 to KAI-DEC-11."""

import pytest

from bedesten.core.play.match import Match
from tests.kairo.lay import do, lay, offered, opened


def asked(match: Match, tokens: str) -> list[str]:
    """The argument that is asked for before each of these tokens."""
    verbs = []
    for token in tokens.split():
        assert token in offered(match)
        (verb,) = {option.partition(":")[0] for option in offered(match)}
        verbs.append(verb)
        do(match, token)
    return verbs


@pytest.mark.rule("KAI-DEC-1")
def test_a_first_stand_is_a_colour_a_square_and_a_side() -> None:
    assert asked(opened(3), "colour:red square:B2 side:s") == ["colour", "square", "side"]


@pytest.mark.rule("KAI-DEC-2")
def test_a_neutral_stand_that_was_drawn_is_a_square_and_a_side() -> None:
    match = lay("turn=0 active=-1 todo=DrawNeutral.0.63,FirstTurn.0")
    do(match, "*neutral:green")
    assert asked(match, "square:B2 side:s") == ["square", "side"]


BUILDER = "customers=red:J2 | 0 4R hand=S1,S2,S4,JR1 red=B2>B3 green=B6>C6 | 1 yellow=B4>B5 purple=A7>B7"


@pytest.mark.rule("KAI-DEC-3")
def test_a_turn_offers_the_actions_that_can_be_completed() -> None:
    assert offered(lay(BUILDER)) == ["main", "expand", "move", "lure", "draw"]
    assert offered(lay("0 hand=S1")) == ["main", "draw"]


@pytest.mark.rule("KAI-DEC-4")
def test_three_of_four_cards_ask_which_to_keep_and_a_joker_asks_for_a_coin() -> None:
    for tokens, verbs in (
        ("card:S1", ["card"]),
        ("card:three keep:S4", ["card", "keep"]),
        ("card:JR1 coin:red", ["card", "coin"]),
    ):
        match = lay(BUILDER)
        do(match, "main colour:blue square:D1 side:s")
        assert asked(match, tokens) == verbs


@pytest.mark.rule("KAI-DEC-5")
def test_a_build_asks_for_its_tile() -> None:
    for tokens, verbs in (
        ("main colour:blue square:D1 side:s", ["colour", "square", "side"]),
        ("expand colour:red square:C2", ["colour", "square"]),
        ("move colour:green square:D7 side:n", ["colour", "square", "side"]),
    ):
        match = lay(BUILDER)
        action, _, rest = tokens.partition(" ")
        do(match, action)
        assert asked(match, rest) == verbs
        assert all(option.startswith("card:") for option in offered(match))


@pytest.mark.rule("KAI-DEC-7")
def test_luring_asks_for_a_target() -> None:
    match = lay(BUILDER)
    do(match, "lure")
    assert asked(match, "target:0-red") == ["target"]


@pytest.mark.rule("KAI-DEC-8", "KAI-DEC-9", "KAI-DEC-10")
def test_drawing_asks_for_two_cards_and_for_discards_down_to_four() -> None:
    match = lay("0 hand=S5,S6,S7,S8")
    do(match, "draw")
    assert asked(match, "take:S1") == ["take"]
    assert "take:S1" not in offered(match)
    assert asked(match, "take:S2 discard:S1 discard:S5") == ["take", "discard", "discard"]
    assert not any(option.startswith("discard") for option in offered(match))


@pytest.mark.rule("KAI-DEC-11")
def test_in_the_end_phase_a_turn_offers_builds_and_dropping_out() -> None:
    assert offered(lay(f"ending {BUILDER}")) == ["main", "expand", "move", "drop"]
