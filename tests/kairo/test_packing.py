"""A game on an own board can be recorded and replayed from its record alone. KAI-BOARD-7, KAI-BOARD-16."""

import json

import pytest

from bedesten.core.errors import BadSetup
from bedesten.core.game import Setup
from bedesten.core.play import record
from bedesten.kairo.notation.packing import board_option, compact, option_of
from tests.kairo.files import entry, with_square
from tests.kairo.lay import COURTYARD, kairo, random_game


def own_board() -> str:
    """The standard board with one blocked square, its own name and its own medals."""
    board = with_square(entry(name="my own board"), "H3", "#", "-")
    return option_of({**board, "medals": {"gold_vp": 5, "silver_vp": 3}})


@pytest.mark.rule("KAI-BOARD-7", "KAI-BOARD-16")
@pytest.mark.parametrize("board", [own_board(), COURTYARD], ids=["own", "courtyard"])
def test_a_record_is_enough_to_play_the_game_again(board: str) -> None:
    match = random_game(3, 3, board=board)
    text = record.write(record.of_match(match, "seed"))
    again = record.final(record.read(text), kairo())
    assert again.game.notation.dump(again.state) == match.game.notation.dump(match.state)
    assert record.write(record.read(text)) == text


@pytest.mark.rule("KAI-BOARD-7")
def test_an_option_is_one_word_and_says_everything() -> None:
    word = own_board()
    assert word.split() == [word]
    plan = board_option(word)
    assert (plan.name, plan.medals, plan.squares[2 * 12 + 7]) == ("my own board", [5, 3], "#")
    assert compact(plan) == json.loads(word)
    assert sorted(plan.layouts) == [2, 3, 4]


@pytest.mark.rule("KAI-BOARD-7", "KAI-START-7")
def test_the_fixed_layouts_of_an_own_board_are_used() -> None:
    game = kairo().for_setup(Setup(2, {"board": own_board(), "start_mode": "fixed"}))
    assert game.new(Setup(2, {"board": own_board(), "start_mode": "fixed"})).players == 2
    with pytest.raises(BadSetup, match="no layout for 2 players"):
        kairo().for_setup(Setup(2, {"board": COURTYARD})).new(Setup(2, {"start_mode": "fixed"}))


def test_the_same_board_is_the_same_game() -> None:
    setup = Setup(2, {"board": own_board()})
    game = kairo().for_setup(setup)
    assert kairo().for_setup(setup) is game
    assert game.for_setup(setup) is game
    assert game.for_setup(Setup(2)).board == kairo().board
    for number in range(20):
        other = option_of(entry(name=f"board {number}"))
        assert kairo().for_setup(Setup(2, {"board": other})).rules.plan.name == f"board {number}"
    assert kairo().for_setup(setup).actions() == game.actions()


@pytest.mark.rule("KAI-BOARD-6")
@pytest.mark.parametrize(
    ("word", "message"),
    [
        ("atlantis", "board 'atlantis' is unknown: expected bazaar-12x10, courtyard-11x11"),
        ("{", "not a whole board"),
        ("{}", "not a whole board"),
        ('{"map":7}', "not a whole board"),
        ("{" + '"a":[' * 100_000, "not a whole board"),
        (own_board().replace('"J8"', '"J7"', 1), "KAI-BOARD-13 J7"),
        (own_board().replace('"medals":[5,3]', '"medals":[3,5]'), "KAI-COMP-4"),
    ],
    ids=["name", "cut", "empty", "number", "deep", "invalid", "medals"],
)
def test_a_wrong_board_is_refused(word: str, message: str) -> None:
    with pytest.raises(BadSetup, match=message):
        kairo().for_setup(Setup(2, {"board": word}))
