"""The environments of PettingZoo: what its own tests ask for, and what is ours."""

import contextlib
import io
import warnings
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

import bedesten
from bedesten import catalog
from bedesten.core.errors import BadSetup
from bedesten.rl.env import TableEnv, env

GAMES = list(catalog.GAMES)


def play(table: Any, seed: int, dice: np.random.Generator) -> tuple[dict[str, float], dict[str, Any]]:
    """Masked random play: the rewards of everybody, and what was told last."""
    table.reset(seed=seed)
    earned: dict[str, float] = {}
    for agent in table.agent_iter():
        seen, reward, terminated, truncated, info = table.last()
        earned[agent] = earned.get(agent, 0.0) + reward
        if terminated or truncated:
            table.step(None)
            continue
        mask = seen["action_mask"]
        assert mask.any()
        assert (mask == info["action_mask"]).all()
        table.step(int(dice.choice(np.flatnonzero(mask))))
    return earned, info


@pytest.mark.parametrize("game", GAMES)
def test_it_keeps_the_contract(game: str) -> None:
    with contextlib.redirect_stdout(io.StringIO()), warnings.catch_warnings():
        warnings.filterwarnings("ignore", "Observation")  # that it is no plain array: masks want a dictionary
        api_test(env(game, players=3), num_cycles=200)
        seed_test(lambda: env(game, players=3), num_cycles=30)


@pytest.mark.parametrize("game", GAMES)
def test_masked_random_play_comes_to_an_end_with_rewards_that_add_up_to_nought(game: str) -> None:
    earned, _ = play(env(game, players=2), 5, np.random.default_rng(1))
    assert sum(earned.values()) == pytest.approx(0)
    assert sorted(earned.values()) in ([-0.5, 0.5], [0.0, 0.0])


def test_a_game_that_is_recorded_can_be_loaded(tmp_path: Any) -> None:
    table = TableEnv("kairo", players=2, record=True)
    _, info = play(table, 3, np.random.default_rng(2))
    file = tmp_path / "game.bdn"
    file.write_text(info["record"])
    match = bedesten.load(file)
    assert match.over
    assert match.ranking == table.table.room.game.ranking(table.table.slot.state)


def test_options_are_told_with_their_features() -> None:
    table = TableEnv("istanbul", players=2, actions="options", layout="random")
    table.reset(seed=1)
    seen = table.observe(table.agent_selection)
    legal = table.table.room.game.legal(table.table.slot.state)
    assert seen["action_mask"].sum() == len(legal)
    assert seen["options"][: len(legal)].any(axis=1).all()
    assert not seen["options"][len(legal) :].any()
    before = table.table.room.game.lexicon.token(legal[1])
    table.step(1)
    assert before.startswith("move")


def test_what_cannot_be_set_up_is_said() -> None:
    with pytest.raises(BadSetup, match="7 players: expected 2 to 5"):
        TableEnv("istanbul", players=7)
    with pytest.raises(BadSetup, match="expected one of index, options"):
        TableEnv("istanbul", actions="words")


def test_a_position_is_drawn() -> None:
    table = TableEnv("istanbul", players=2, render_mode="ansi")
    table.reset(seed=1)
    assert "to choose" in str(table.render())
