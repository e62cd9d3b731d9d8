"""Games are shown to a learner as they are, greedy's are noted choice by choice, and nets stay what they are
in files and in whole numbers."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from bedesten import catalog
from bedesten.bots.base import Budget
from bedesten.bots.encode.base import encoder
from bedesten.bots.encode.slot import Room, Slot
from bedesten.bots.learned import net as whole
from bedesten.core.game import Setup
from bedesten.rl.train import pack
from bedesten.rl.train.fleet import EXAM_PLAYERS, Board, Crew, Exam
from bedesten.rl.train.judge import absolute, judge, relative
from bedesten.rl.train.net import WIDE, Net, Shape, read, shape_of, sixtieths, write
from bedesten.rl.train.teacher import Lessons, choice_of, teach

NAME = "istanbul"
GAME: Any = catalog.game(NAME)
SHAPE = shape_of(encoder(GAME))
ROWS = 3


def new_net() -> Net:
    dice = np.random.default_rng(1)
    return Net(
        SHAPE, {name: dice.normal(0, 0.1, size).astype(np.float32) for name, size in SHAPE.sizes().items()}
    )


def legal(board: Board) -> Any:
    return np.unpackbits(np.asarray(board.mask), axis=1, bitorder="little")[:, : SHAPE.choices]


# --- games side by side


def test_games_are_shown_until_they_are_over_and_begin_anew(tmp_path: Path) -> None:
    board = Board(tmp_path, 0, SHAPE, ROWS, "w+")
    crew = Crew(NAME, board, slice(0, ROWS), 1)
    dice = np.random.default_rng(1)
    ended = began = 0
    while ended < 2 or began < 2:
        over = np.asarray(board.seat) < 0
        assert ((legal(board).sum(1) > 1) != over).all()
        assert np.allclose(np.asarray(board.won)[over].sum(1), 1)
        board.chosen[:] = (dice.random((ROWS, SHAPE.choices)) * legal(board)).argmax(1)
        crew.step()
        ended += int(over.sum())
        began += int((over & (np.asarray(board.seat) >= 0)).sum())
    assert (np.asarray(board.players) == [setup.players for setup in crew.setups]).all()


def test_whoever_is_examined_is_asked_alone(tmp_path: Path) -> None:
    board = Board(tmp_path, 0, SHAPE, 1, "w+")
    exam = Exam(NAME, board, slice(0, 1), 1)
    while board.seat[0] >= 0:
        assert board.seat[0] == exam.seats[0]
        board.chosen[0] = legal(board)[0].argmax()
        exam.step()
    assert board.won[0, 0] in [0.0, 0.25, 0.5, 1.0]
    assert board.players[0] == EXAM_PLAYERS


# --- greedy's games


def test_an_action_is_named_choice_by_choice() -> None:
    """Whatever greedy does, sets of assistants included, the choices lead to it."""
    slot = Slot(Room(GAME, encoder(GAME)), Setup(3, {}))
    slot.start(5)
    greedy = catalog.bot("greedy", 1, GAME)
    while slot.seat >= 0:
        a = greedy.choose(GAME.view(slot.state, slot.seat), GAME.legal(slot.state), Budget())
        expected = GAME.clone(slot.state)
        GAME.apply(expected, a)
        before = slot.copy(0)
        before.waits = True
        before.act(choice_of(before, a))
        while before.begun:
            before.act(choice_of(before, a))
        forced = GAME.clone(expected)
        while len(GAME.legal(forced)) == 1 and GAME.to_move(forced) >= 0:
            GAME.apply(forced, GAME.legal(forced)[0])
        assert GAME.notation.describe(before.state) == GAME.notation.describe(forced)
        slot.take(a)


def test_lessons_are_whole_games_in_rows_that_belong_together(tmp_path: Path) -> None:
    teach(NAME, tmp_path, 1, 0.0)
    noted = np.load(tmp_path / "lessons-1.npz")
    choices = len(noted["chosen"])
    assert noted["seen"].shape == (choices, SHAPE.fields)
    assert noted["counts"].sum() == len(noted["offers"])
    assert np.allclose(noted["result"].sum(1), 1)
    begins = np.cumsum(noted["counts"]) - noted["counts"]
    for i in range(choices):
        assert noted["chosen"][i] in noted["offers"][begins[i] : begins[i] + noted["counts"][i]]


def test_lessons_differ_by_their_seed() -> None:
    first, second = Lessons(NAME, 1), Lessons(NAME, 2)
    first.game()
    second.game()
    assert first.chosen != second.chosen


# --- how much better than expected


def test_a_choice_is_judged_by_what_came_after_it() -> None:
    """Two steps of one game that the second seat wins: seat 1 chooses, then seat 0, then it is over."""
    expected = np.array([[[0.5, 0.5]], [[0.25, 0.75]], [[0.0, 1.0]]])
    seat = np.array([[1], [0], [-1]])
    gain, right = np.zeros((2, 1)), np.zeros((2, 1, 2))
    judge(expected, seat, 0.5, gain, right, np.arange(1))
    assert np.allclose(gain[:, 0], [0.25 + 0.5 * 0.25, -0.25])
    assert np.allclose(right[:, 0], [[0.125, 0.875], [0.0, 1.0]])


def test_the_next_game_says_nothing_of_the_last() -> None:
    expected = np.array([[[0.0, 1.0]], [[0.5, 0.5]], [[0.75, 0.25]]])
    seat = np.array([[-1], [0], [0]])
    gain, right = np.zeros((2, 1)), np.zeros((2, 1, 2))
    judge(expected, seat, 0.5, gain, right, np.arange(1))
    assert np.allclose(gain[:, 0], [0.0, 0.25])
    assert np.allclose(right[0, 0], [0.0, 1.0])


def test_seats_are_seen_from_ones_own_on() -> None:
    shares, seat = np.array([[0.5, 0.3, 0.2, 0.0]]), np.array([1])
    given = (np.array([3]), np.arange(1), np.arange(4))
    seen = relative(shares, seat, *given)
    assert np.allclose(seen, [[0.3, 0.2, 0.5, 0.0]])
    assert np.allclose(absolute(seen, seat, *given), shares)


# --- nets


def test_a_net_is_read_as_it_was_written(tmp_path: Path) -> None:
    net = new_net()
    net.shape.about["games"] = 7
    write(tmp_path / "net.npz", net)
    again = read(tmp_path / "net.npz")
    assert again.shape.about == {"games": 7}
    for name, weight in net.weights.items():
        assert np.allclose(again.weights[name], weight, atol=1e-3)


def test_seats_that_nobody_has_win_nothing() -> None:
    seen = np.zeros((1, SHAPE.fields), np.float32)
    for seat in range(2):
        seen[0, SHAPE.table + seat * SHAPE.seat] = 1
    _, chances = new_net().think(seen)
    assert chances[0, :2].sum() == pytest.approx(1)
    assert not chances[0, 2:].any()


@pytest.mark.thorough
def test_a_net_in_whole_numbers_thinks_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pack, "GAMES", 1)
    net = new_net()
    (tmp_path / "learned.net").write_bytes(pack.packed(NAME, net))
    again = whole.read(tmp_path / "learned.net")
    seen = pack.positions(NAME, net, 1)[:20]
    promises, _ = net.think(seen.copy())
    for row, promised in zip(seen, promises, strict=True):
        core = again.core(sixtieths(row).tolist(), again.memory())
        close = [again.promise.of(choice, core) for choice in range(SHAPE.choices)]
        assert np.abs(np.array(close) - promised).max() < 0.05 * promised.std()


def test_shapes_tell_how_large_a_net_is() -> None:
    assert Shape(3, 2, 5, 4).sizes()["first"] == (3 + 5 * 64, WIDE[0])


@pytest.mark.parametrize("name", catalog.GAMES)
def test_the_first_field_of_a_seat_says_whether_anybody_has_it(name: str) -> None:
    sight = encoder(catalog.game(name))
    assert sight.seat_names[0] == "present"
    assert len(sight.names) == sight.first_seat + sight.seats * len(sight.seat_names)
