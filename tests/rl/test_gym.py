"""One seat against bots."""

import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import bedesten
import bedesten.rl.gym as rooms
from bedesten import catalog
from bedesten.core.errors import BadSetup

GAMES = list(catalog.GAMES)


@pytest.mark.parametrize("game", GAMES)
def test_it_keeps_the_contract(game: str) -> None:
    made = gymnasium.make(rooms.identifier(game), players=2, opponents="random", disable_env_checker=True)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # advice, such as to centre boxes on zero
        check_env(made.unwrapped)


def test_every_game_has_a_name() -> None:
    assert rooms.identifier("istanbul") == "bedesten/Istanbul-v0"
    assert rooms.identifier("istanbul+mocha+letters") == "bedesten/IstanbulMochaLetters-v0"
    assert all(rooms.identifier(game) in gymnasium.registry for game in GAMES)


def play(made: Any, seed: int) -> tuple[float, dict[str, Any]]:
    dice = np.random.default_rng(seed)
    _, info = made.reset(seed=seed)
    while True:
        choice = int(dice.choice(np.flatnonzero(info["action_mask"])))
        _, reward, terminated, _, info = made.step(choice)
        if terminated:
            return reward, info


def test_a_game_against_bots_ends_and_can_be_loaded(tmp_path: Any) -> None:
    made = gymnasium.make(
        "bedesten/Istanbul-v0", players=3, opponents=["greedy", "random"], seat=1, record=True
    )
    reward, info = play(made, 4)
    assert reward in (pytest.approx(-1 / 3), pytest.approx(2 / 3), pytest.approx(1 / 6))
    assert info["seat"] == 1
    file = tmp_path / "game.bdn"
    file.write_text(info["record"])
    assert (bedesten.load(file).ranking[1] == 1) == (reward > 0)


def test_the_learner_sits_anywhere_unless_told() -> None:
    made = gymnasium.make("bedesten/Kairo-v0", players=2, opponents="random")
    made.reset(seed=1)
    assert {made.reset()[1]["seat"] for _ in range(20)} == {0, 1}


def test_what_cannot_be_set_up_is_said() -> None:
    with pytest.raises(BadSetup, match="2 opponents: expected a name, or 1"):
        rooms.SeatEnv(players=2, opponents=["greedy", "random"])
    with pytest.raises(BadSetup, match="seat 4"):
        rooms.SeatEnv(players=2, seat=4)


def test_an_action_that_the_mask_forbids_loses_the_game() -> None:
    made = rooms.SeatEnv(players=2, opponents="random")
    _, info = made.reset(seed=2)
    _, reward, terminated, _, info = made.step(int(np.flatnonzero(info["action_mask"] == 0)[0]))
    assert (reward, terminated, info["illegal"]) == (-1, True, True)
