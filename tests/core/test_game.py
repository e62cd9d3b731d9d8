"""A game need not say more than its rules: whoever shows it gets by without the rest."""

from typing import Any

from bedesten.core.game import Game, State


def test_what_a_game_does_not_tell_is_empty() -> None:
    game: Game[Any, Any] = Game()
    s = State(2)
    assert (game.prospects(s, 0), game.assets(s, 0), game.where(s, 0)) == ([], {}, "")
    assert (game.tallies(), game.tally(s, 0), game.rolls(), game.faces()) == ([], [], {}, {})


def test_chance_bars_undo_by_dice_unless_a_game_knows_better() -> None:
    game: Game[Any, Any] = Game()
    assert game.barrier(0) == "ui.undo_dice"
