"""Self-play leaves what a learner needs; nets are kept in files and play by what they think."""

import pickle
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from bedesten import catalog
from bedesten.bots.base import Bot, Budget
from bedesten.bots.encode.base import encoder
from bedesten.bots.play import play
from bedesten.core.game import Setup
from bedesten.rl.train.bot import LearnedBot
from bedesten.rl.train.moments import LAMBDA, Moment, judged
from bedesten.rl.train.net import Net, Shape, hints, read, write
from bedesten.rl.train.selfplay import NEWEST, SelfPlay, shape_of

GAME = catalog.game("istanbul")
CHOICES = 1500  # in which some of two games come to an end


def new_net(game: str = "istanbul") -> Net:
    shape, dice = shape_of(encoder(catalog.game(game))), np.random.default_rng(1)
    return Net(
        shape, {name: dice.normal(0, 0.1, size).astype(np.float32) for name, size in shape.sizes().items()}
    )


def played(folder: Path, pupil: bool) -> dict[str, Any]:
    (folder / NEWEST).write_bytes(pickle.dumps({"net": new_net(), "pupil": pupil}))
    one = SelfPlay("istanbul", folder, 3, 2)
    while not list(folder.glob("played-*.pickle")):
        one.chunk(CHOICES)
    batch: dict[str, Any] = pickle.loads(next(folder.glob("played-*.pickle")).read_bytes())
    return batch


@pytest.mark.parametrize("pupil", [True, False])
def test_what_was_played_is_left_in_rows_that_belong_together(tmp_path: Path, pupil: bool) -> None:
    batch = played(tmp_path, pupil)
    choices, shape = len(batch["counts"]), new_net().shape
    assert batch["seen"].shape == (choices, shape.table + shape.seats * shape.seat)
    assert batch["options"].shape == (batch["counts"].sum(), shape.option)
    assert (batch["counts"] > 1).all()
    assert (batch["chosen"] < batch["counts"]).all()
    assert np.allclose(batch["target"].sum(axis=1), 1, atol=1e-3)
    assert batch["pupil"] == pupil
    assert len(batch["rounds"]) > 0


def test_what_a_net_chose_is_as_likely_as_the_net_says(tmp_path: Path) -> None:
    batch, net = played(tmp_path, pupil=False), new_net()
    counts = batch["counts"].astype(np.int64)
    promises, _ = net.think(batch["seen"].astype(np.float32), batch["options"].astype(np.float32), counts)
    begins = np.cumsum(counts) - counts
    total = np.add.reduceat(np.exp(promises), begins)
    likely = promises[begins + batch["chosen"]] - np.log(total)
    assert np.allclose(likely, batch["likelihood"], atol=0.02)  # rows are kept in half precision


def test_a_choice_is_judged_by_what_came_after_it() -> None:
    chances = [np.array([0.5, 0.5], np.float32), np.array([0.75, 0.25], np.float32)]
    moments = [Moment(b"", b"", [], chances=each) for each in chances]
    found = judged(moments, np.array([1.0, 0.0], np.float32))
    later = (1 - LAMBDA) * 0.75 + LAMBDA
    assert np.allclose(found.gain, [later - 0.5, 0.25])
    assert np.allclose(found.target, [[later, 1 - later], [1.0, 0.0]])


def test_a_pupil_learns_who_won() -> None:
    found = judged([Moment(b"", b"", [])] * 2, np.array([0.0, 1.0], np.float32))
    assert np.allclose(found.target, [[0, 1], [0, 1]])
    assert not found.gain.any()


def test_hints_say_how_far_behind_the_best_an_option_is() -> None:
    rows = hints(np.array([3, 6, 0, 9], np.float32), np.array([2, 2]))
    assert np.allclose(rows, [[1, -1, 0], [2, 0, 1], [0, -3, 0], [3, 0, 1]])


def test_a_net_is_read_as_it_was_written(tmp_path: Path) -> None:
    net = new_net()
    net.shape.about["games"] = 7
    write(tmp_path / "net.npz", net)
    again = read(tmp_path / "net.npz")
    assert again.shape.about == {"games": 7}
    for name, weight in net.weights.items():
        assert np.allclose(again.weights[name], weight, atol=1e-3)


def test_seats_that_nobody_has_win_nothing() -> None:
    net = new_net()
    seen = np.zeros((1, net.shape.table + net.shape.seats * net.shape.seat), np.float32)
    for seat in range(2):
        seen[0, net.shape.table + seat * net.shape.seat] = 1
    _, chances = net.think(seen, np.zeros((2, net.shape.option), np.float32), np.array([2]))
    assert chances[0, :2].sum() == pytest.approx(1)
    assert not chances[0, 2:].any()


def test_a_net_plays_a_whole_game() -> None:
    game = catalog.game("istanbul")
    bots: list[Bot] = [
        LearnedBot(game, catalog.evaluation(game), new_net(), seed)
        if seed
        else catalog.bot("greedy", 0, game)
        for seed in range(2)
    ]
    assert game.ranking(play(game, Setup(2, {}), bots, "a", Budget()).state)[0] == 1


def test_shapes_tell_how_large_a_net_is() -> None:
    assert Shape(3, 2, 5, 4).sizes()["first"] == (3 + 5 * 64, 256)


@pytest.mark.parametrize("name", catalog.GAMES)
def test_the_first_field_of_a_seat_says_whether_anybody_has_it(name: str) -> None:
    sight = encoder(catalog.game(name))
    assert sight.seat_names[0] == "present"
    assert len(sight.names) == sight.first_seat + sight.seats * len(sight.seat_names)
