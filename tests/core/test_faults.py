"""No position of a real game is called impossible, and of one that is everything is told."""

import pytest

from bedesten import catalog
from bedesten.core.game import Setup
from bedesten.core.play.match import opening
from bedesten.puzzles.find import bots_game


@pytest.mark.parametrize("name", [*catalog.GAMES])
def test_a_game_that_was_played_has_no_impossible_position(name: str) -> None:
    game, setup, actions = bots_game(name, 11)
    s = opening(game, setup)
    for a in actions:
        game.apply(s, a)
        assert game.faults(s) == []


def test_everything_that_is_impossible_is_told() -> None:
    game = catalog.game("istanbul")
    s = opening(game, Setup(2, {}, "ending | 0 cap5 1r tiles=red,green"))
    assert [said.rpartition("(")[2] for said in game.faults(s)] == [
        "IST-STATE-1)",
        "IST-END-1)",
        "IST-MOSQ-2)",
    ]
