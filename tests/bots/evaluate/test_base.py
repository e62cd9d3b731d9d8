"""The evaluation that fits every game: all options alike, and only the end tells."""

import pytest

from bedesten.bots.evaluate.base import Evaluation, softmax
from bedesten.core.dice import Dice
from tests.istanbul.lay import istanbul, lay


def test_before_the_end_everybody_stands_alike() -> None:
    assert Evaluation(istanbul()).values(lay("0 50L 4r @tea").state) == [0.25] * 4


def test_at_the_end_the_winners_share_the_win() -> None:
    over = "ending todo= active=-1 | 0 5r 3L | 1 5r 3L | 2 4r 9L"
    assert Evaluation(istanbul()).values(lay(over, 3).state) == [0.5, 0.5, 0.0]


def test_scores_become_shares() -> None:
    assert softmax([0.0, 0.0]) == [0.5, 0.5]
    few, many = softmax([1000.0, 1001.0])
    assert few + many == pytest.approx(1)
    assert many / few == pytest.approx(2.718281828)


def test_noise_decides_between_options_that_look_alike_and_nothing_else() -> None:
    game = istanbul()
    evaluation, s = Evaluation(game), lay("0 @tea").state
    assert {evaluation.pick(s, 0, [3, 5, 8], Dice(seed)) for seed in range(40)} == {3, 5, 8}
    evaluation.noise = 0.0
    assert {evaluation.pick(s, 0, [3, 5, 8], Dice(seed)) for seed in range(20)} == {3}
