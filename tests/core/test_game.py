"""A game need not say more than its rules: whoever shows it gets by without the rest."""

from bedesten.core.game import State
from bedesten.core.guide import Guide


def test_what_a_game_does_not_tell_is_empty() -> None:
    guide: Guide[State] = Guide()
    s = State(2)
    assert (guide.prospects(s, 0), guide.assets(s, 0), guide.where(s, 0)) == ([], {}, "")
    assert (guide.tallies(), guide.tally(s, 0), guide.rolls(), guide.faces()) == ([], [], {}, {})


def test_chance_bars_undo_by_dice_unless_a_game_knows_better() -> None:
    guide: Guide[State] = Guide()
    assert guide.barrier(0) == "ui.undo_dice"
