"""Two options against each other, with the same luck."""

import pytest

from bedesten import catalog
from bedesten.bots.mcts import Comparison, compare
from bedesten.core.dice import Dice
from bedesten.core.game import Setup
from tests.istanbul.lay import ACT, lay

TRIES, TURNS = 12, 8


def compared(scene: str, played: str, better: str) -> Comparison:
    match = lay(scene)
    game, s = match.game, match.state
    pair = game.lexicon.action(played), game.lexicon.action(better)
    return compare(game, catalog.evaluation(game), game.view(s, 0), game.legal(s), pair, TRIES, TURNS, 2)


def test_a_ruby_in_reach_is_better_than_none_and_clearly_so() -> None:
    comparison = compared(f"{ACT} | 0 20L 4r @gemstone | 1 20L 4r @tea", "skip", "buy_ruby")
    assert comparison.clear
    assert comparison.loss > 0.1
    assert comparison.better.gain["rubies"] == 1
    assert "rubies" not in comparison.played.gain
    assert abs(comparison.better.share - comparison.played.share - comparison.loss) < 1e-9


def test_the_other_way_round_nothing_was_lost() -> None:
    comparison = compared(f"{ACT} | 0 20L 4r @gemstone | 1 20L 4r @tea", "buy_ruby", "skip")
    assert comparison.loss < 0
    assert not comparison.clear


@pytest.mark.thorough
def test_the_same_seed_finds_the_same() -> None:
    scene = "0 12L R @tea"
    assert compared(scene, "move:fountain", "move:wainwright") == compared(
        scene, "move:fountain", "move:wainwright"
    )


def test_what_is_judged_later_may_differ_by_more() -> None:
    """At once the evaluation is only asked what it believes; when a game goes on, luck has its say."""
    game = catalog.game("kairo")
    s = game.new(Setup(3))
    game.deal(s, Dice(1))
    options, evaluation = game.legal(s), catalog.evaluation(game)
    view, pair = game.view(s, game.to_move(s)), (options[0], options[-1])
    at_once, later = (compare(game, evaluation, view, options, pair, TRIES, turns, 2) for turns in (0, 9))
    assert later.error > at_once.error
