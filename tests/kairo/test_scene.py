"""Positions as one line."""

import pytest

from bedesten.core.errors import BadSave
from bedesten.core.game import Setup
from tests.kairo.lay import COURTYARD, at, kairo, lay, random_game, replayed


@pytest.mark.parametrize("options", [{}, {"board": COURTYARD}, {"start_mode": "fixed"}])
def test_a_line_says_the_whole_position(options: dict[str, object]) -> None:
    match = random_game(9, 2 if options else 4, **options)
    game = match.game
    for s in replayed(match, 30):
        if s.turn > 0:
            again = game.notation.load(game.notation.scene(game.notation.describe(s), match.setup))
            assert game.notation.dump(again) == game.notation.dump(s)


def test_what_is_left_out_is_not_there() -> None:
    match = lay("")
    assert at(match, "display") == ["S1", "S2", "S3", "S4"]
    assert set(at(match, "customers").values()) == {None}
    assert (at(match, "waiting"), at(match, "bank.red"), at(match, "seats.1.hand")) == (None, 20, [])
    assert at(match, "todo") == ["ChooseAction 0", "EndTurn 0"]


def test_items_are_understood() -> None:
    table = "turn=7 active=1 start=1 idle=3 ending barkers=4 display=S9"
    match = lay(f"{table} | 0 dropped 7vp WWG2P | 1 - hand=S8 barkers=2")
    assert at(match, "seats.0.coins") == {
        "white": 2,
        "yellow": 0,
        "red": 0,
        "blue": 0,
        "green": 1,
        "purple": 2,
    }
    assert (at(match, "seats.0.vp"), at(match, "seats.0.dropped"), at(match, "barkers")) == (7, True, 4)
    assert (at(match, "turn"), at(match, "active"), at(match, "start"), at(match, "idle")) == (7, 1, 1, 3)
    assert (at(match, "ending"), at(match, "seats.1.barkers"), at(match, "display")) == (True, 2, ["S9"])


@pytest.mark.parametrize(
    ("scene", "message"),
    [
        ("5 3vp", "scene: seat 5: expected 0 to 1"),
        ("0 fast", "scene: 'fast' is not understood: expected 5vp"),
        ("0 pink=A1>A2", "'pink=A1>A2' is not understood"),
        ("0 red=A1", "'red=A1' is not understood"),
        ("0 barkers=many", "expected a whole number, not 'many'"),
        ("weather=fine", "'weather=fine' is not understood: expected start=N"),
        ("turn=soon", "expected a whole number, not 'soon'"),
        ("customers=red", "expected COLOUR:… in 'red'"),
        ("n red", "'red' is not understood"),
    ],
)
def test_a_wrong_line_is_named(scene: str, message: str) -> None:
    with pytest.raises(BadSave, match=message):
        kairo().notation.scene(scene, Setup(2))
