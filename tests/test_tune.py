"""The tuning script finds the net under which the winners were likely to win."""

from math import exp
from pathlib import Path

import pytest

from bedesten import catalog
from bedesten.bots.evaluate.net import Net, read
from bedesten.core.dice import Dice
from scripts.tune import Position, Table, fit, positions, weighed, written

TRUE = [2.0, -1.0, 0.0]


def invented(dice: Dice, count: int) -> list[Position]:
    """Positions of three seats, each feature from -1 to 1, whose winners follow TRUE."""
    known: list[Position] = []
    for _ in range(count):
        seats = [[dice.below(2001) / 1000 - 1 for _ in TRUE] for _ in range(3)]
        weights = [exp(sum(w * x for w, x in zip(TRUE, row, strict=True))) for row in seats]
        nth, winner = dice.below(1 << 20) / (1 << 20) * sum(weights), 0
        while nth >= weights[winner]:
            nth -= weights[winner]
            winner += 1
        known.append((seats, [1.0 if seat == winner else 0.0 for seat in range(3)]))
    return known


def worth(net: Net, *features: float) -> float:
    return net.worth(list(features))


def test_what_makes_winners_is_found_back() -> None:
    dice = Dice(1)
    fitted = fit(Table(invented(dice, 4000)), 1, epochs=60)
    net = fitted.net()
    steps = [worth(net, *(0.5 if i == j else 0.0 for j in range(3))) - worth(net, 0, 0, 0) for i in range(3)]
    assert steps == pytest.approx([0.5 * w for w in TRUE], abs=0.25)
    fresh = Table(invented(dice, 500))
    assert fitted.loss(fresh) < 0.9 < 1.0986  # equal chances would be surprised by the logarithm of three


def test_what_counts_only_together_is_found_too() -> None:
    """Two features of which neither tells anything alone."""
    dice = Dice(3)
    some: list[Position] = []
    for _ in range(4000):
        seats = [[dice.below(2) * 2.0 - 1, dice.below(2) * 2.0 - 1] for _ in range(2)]
        better = [row[0] * row[1] for row in seats]
        won = [1.0, 0.0] if better[0] > better[1] else [0.0, 1.0] if better[1] > better[0] else [0.5, 0.5]
        some.append((seats, won))
    net = fit(Table(some), 1, epochs=60).net()
    assert min(worth(net, 1, 1), worth(net, -1, -1)) > max(worth(net, 1, -1), worth(net, -1, 1)) + 2


def test_a_seat_nobody_has_does_not_count() -> None:
    two: Position = ([[1.0, 0.0, 0.0], [0.0, 1.0, 0.0]], [1.0, 0.0])
    some = Table([*invented(Dice(4), 50), two])
    chances = fit(some, 1, epochs=1).chances(some)
    assert chances[-1].sum() == pytest.approx(1)
    assert chances[-1][2] == 0


def test_the_same_seed_finds_the_same_net_and_a_file_keeps_it(tmp_path: Path) -> None:
    some = Table(invented(Dice(2), 100))
    net, again = fit(some, 1).net(), fit(some, 1).net()
    assert (net.rows, net.bias, net.out) == (again.rows, again.bias, again.out)
    (tmp_path / "net.toml").write_text(written(net, ["one", "two", "three"]), "utf-8")
    kept = read(tmp_path / "net.toml", ("one", "two", "three"))
    assert worth(kept, 1, 2, 3) == pytest.approx(worth(net, 1, 2, 3), abs=1e-3)


@pytest.mark.parametrize("game", catalog.GAMES)
def test_positions_are_those_in_which_a_turn_begins(game: str) -> None:
    some = positions(game, 0, "greedy", 1)
    assert len(some) > 20
    for seats, won in some:
        assert [len(row) for row in seats] == [len(weighed(game).names)] * 2
        assert sum(won) == 1
    most = [max(row[0] for row in seats) for seats, _ in some]
    assert most == sorted(most), "neither rubies nor points are ever lost"
    assert game == "kairo" or max(most) == 5, "the ruby that triggers the end in a game for two is the sixth"
