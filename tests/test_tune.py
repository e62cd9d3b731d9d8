"""The tuning script finds the weights under which the winners were likely to win."""

from math import exp

import pytest

from bedesten.core.dice import Dice
from scripts.tune import OPTIONS, Position, fit, names, positions

TRUE = [2.0, -1.0, 0.0]


def invented(dice: Dice, count: int) -> list[Position]:
    """Positions of three seats, each feature from -1 to 1, whose winners follow TRUE."""
    found: list[Position] = []
    for _ in range(count):
        seats = [[dice.below(2001) / 1000 - 1 for _ in TRUE] for _ in range(3)]
        weights = [exp(sum(w * x for w, x in zip(TRUE, row, strict=True))) for row in seats]
        nth, winner = dice.below(1 << 20) / (1 << 20) * sum(weights), 0
        while nth >= weights[winner]:
            nth -= weights[winner]
            winner += 1
        found.append((seats, [1.0 if seat == winner else 0.0 for seat in range(3)]))
    return found


def test_weights_are_found_back() -> None:
    dice = Dice(1)
    found = fit(invented(dice, 1500), 1)
    assert found.found() == pytest.approx(TRUE, abs=0.3)
    fresh = invented(dice, 500)
    assert found.loss(fresh) < 0.9 < 1.0986  # equal chances would be surprised by the logarithm of three


def test_the_same_seed_finds_the_same_weights() -> None:
    some = invented(Dice(2), 100)
    assert fit(some, 1).found() == fit(some, 1).found()


@pytest.mark.parametrize("game", OPTIONS)
def test_positions_are_those_in_which_a_turn_begins(game: str) -> None:
    found = positions(game, 0, "greedy", 1)
    assert len(found) > 20
    for seats, won in found:
        assert [len(row) for row in seats] == [len(names(game))] * 2
        assert sum(won) == 1
    most = [max(row[0] for row in seats) for seats, _ in found]
    assert most == sorted(most), "neither rubies nor points are ever lost"
    assert game == "kairo" or max(most) == 5, "the ruby that triggers the end in a game for two is the sixth"
