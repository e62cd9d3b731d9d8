"""The page-long learner, in small."""

from pathlib import Path

import numpy as np
import pytest

from bedesten.rl import learn


def test_it_learns_what_it_is_shown() -> None:
    """Options of which the one with the largest first feature is always taken."""
    dice, net = np.random.default_rng(1), learn.Net(5, 3)
    for _ in range(300):
        seen, counts = dice.random((40, 5), np.float32), dice.integers(2, 6, 40)
        options = dice.random((int(counts.sum()), 3), np.float32)
        first = np.cumsum(counts) - counts
        best = np.array([options[f : f + n, 0].argmax() for f, n in zip(first, counts, strict=True)])
        net.learn(seen, options, counts, best, np.ones(40, np.float32), seen[:, 0])
    chances, _ = net.chances(seen, options, counts)
    assert chances[first + best].mean() > 0.7
    assert np.abs(net.values(seen)[0] - seen[:, 0]).mean() < 0.1


def test_what_it_climbs_is_the_gradient_of_what_it_is_asked_for() -> None:
    dice, net = np.random.default_rng(2), learn.Net(4, 3)
    net.w = {name: weights.astype(np.float64) for name, weights in net.w.items()}
    seen, options, counts = dice.random((3, 4)), dice.random((7, 3)), np.array([2, 3, 2])
    chosen, weight, result = np.array([1, 0, 1]), np.array([1.0, -2.0, 0.5]), np.array([0.3, -0.1, 0.6])
    arrays: dict[str, np.ndarray] = {}
    net.climb = lambda gradients, size: arrays.update(gradients)  # type: ignore[method-assign]
    net.learn(seen, options, counts, chosen, weight, result)

    def asked() -> float:
        chances, _ = net.chances(seen, options, counts)
        likely = np.log(chances[np.cumsum(counts) - counts + chosen]) @ weight
        return float(likely - ((result - net.values(seen)[0]) ** 2).sum() / 2)

    for name, weights in net.w.items():
        at = tuple(dice.integers(size) for size in weights.shape)
        before, weights[at] = asked(), weights[at] + 1e-6
        assert (asked() - before) / 1e-6 == pytest.approx(arrays[name][at], abs=1e-3)
        weights[at] -= 1e-6


@pytest.mark.parametrize("game", ["istanbul", "kairo"])
def test_it_watches_then_plays_and_keeps_what_it_learnt(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(learn, "BATCH", 50)
    shares = learn.train(game, 2, 0.0, tmp_path / "net.npz", at_once=2)
    assert len(shares) == 1
    assert 0 <= shares[0] <= 1
    assert set(np.load(tmp_path / "net.npz")) == {"seen", "offered", "bias", "score", "value_seen", "value"}
