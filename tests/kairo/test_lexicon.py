"""The fixed table of actions. KAI-DEC-17, KAI-DEC-18, KAI-BOARD-10."""

import pytest

from bedesten.core.game import Setup
from bedesten.kairo.ids import DEALT
from bedesten.kairo.plan import column_name, square_named
from tests.kairo.lay import COURTYARD, kairo

SIZES = {
    "colour": 6,
    "square": 120,
    "side": 4,
    "card": 16,
    "keep": 15,
    "coin": 6,
    "own": 7,
    "other": 13,
    "target": 30,
    "take": 17,
    "discard": 15,
    **dict.fromkeys(["main", "expand", "move", "lure", "draw", "drop"], 1),
}


@pytest.mark.rule("KAI-DEC-17")
def test_the_table_has_the_size_of_each_step() -> None:
    lexicon = kairo().lexicon
    sizes = {verb: len(lexicon.kinds[n].numbers()) for n, verb in lexicon.verbs.items() if verb[0] != "*"}
    assert sizes == SIZES
    assert sum(sizes.values()) == 255


@pytest.mark.rule("KAI-DEC-17")
@pytest.mark.parametrize(("board", "size"), [(None, 255), (COURTYARD, 252)])
def test_the_size_follows_from_squares_and_cards(board: str | None, size: int) -> None:
    game = kairo().for_setup(Setup(2, {"board": board}))
    assert len([a for a in game.actions() if a < DEALT]) == size
    assert size == 75 + game.rules.board.size + 4 * game.rules.cards


@pytest.mark.rule("KAI-BOARD-10")
def test_squares_are_named_from_the_north_west_corner() -> None:
    names = kairo().rules.squares
    assert (names[0], names[11], names[12], names[119]) == ("A1", "L1", "A2", "L10")
    assert [column_name(col) for col in (0, 25, 26, 27, 51, 52, 701, 702)] == [
        "A",
        "Z",
        "AA",
        "AB",
        "AZ",
        "BA",
        "ZZ",
        "AAA",
    ]
    assert [square_named(name, 30, 90) for name in ("A1", "AA1", "AD3", "B2")] == [0, 26, 89, 31]
    for wrong in ("AE1", "A4", "A0", "A01", "a1", "A", "7", "", "É1", "A-1"):
        assert square_named(wrong, 30, 90) == -1


def test_every_token_is_understood_as_it_is_written() -> None:
    lexicon = kairo().lexicon
    for a in kairo().actions():
        assert lexicon.action(lexicon.token(a)) == a
