"""Many games at once."""

from typing import Any

import numpy as np
import pytest
from gymnasium.vector import AutoresetMode

import bedesten
from bedesten import catalog
from bedesten.rl.vector import TableVectorEnv

GAMES = list(catalog.GAMES)


def picked(infos: dict[str, Any], dice: np.random.Generator, listed: bool = False) -> Any:
    """Any choice for every game that has one."""
    counts = infos["counts"]
    nth = (dice.random(len(counts)) * counts).astype(np.int64)
    if listed:
        return nth
    firsts = np.cumsum(counts) - counts
    return np.where(counts > 0, infos["choices"][np.minimum(firsts + nth, len(infos["choices"]) - 1)], 0)


@pytest.mark.parametrize("game", GAMES)
def test_games_are_played_side_by_side_to_their_ends_and_begin_anew(game: str) -> None:
    tables, dice = TableVectorEnv(4, game, players=2), np.random.default_rng(1)
    seen, infos = tables.reset(seed=1)
    assert tables.metadata["autoreset_mode"] == AutoresetMode.NEXT_STEP
    finished, begun = 0, 0
    while finished < 3 or begun < 2:
        over = infos["seat"] < 0
        assert (infos["action_mask"].sum(axis=1) == infos["counts"]).all()
        assert (infos["counts"][over] == 0).all()
        seen, rewards, ended, cut, infos = tables.step(picked(infos, dice))
        assert seen.shape == tables.observation_space.shape
        assert tables.observation_space.contains(seen)
        assert infos["rewards"].sum(axis=1) == pytest.approx(0)
        assert (np.abs(rewards[~ended]) == 0).all()
        assert not cut.any()
        finished += int(ended.sum())
        begun += int((over & (infos["seat"] >= 0)).sum())


@pytest.mark.parametrize("game", GAMES)
def test_a_seed_fixes_all_of_them(game: str) -> None:
    runs = []
    for _ in range(2):
        tables, dice = TableVectorEnv(3, game, players=3, actions="options"), np.random.default_rng(2)
        seen, infos = tables.reset(seed=9)
        run = [seen, infos["options"]]
        for _ in range(60):
            seen, _, _, _, infos = tables.step(picked(infos, dice, listed=True))
            assert len(infos["options"]) == infos["counts"].sum()
            run += [seen, infos["options"]]
        runs.append(run)
    assert all((one == other).all() for one, other in zip(*runs, strict=True))


def test_every_game_is_recorded_on_request(tmp_path: Any) -> None:
    tables, dice = TableVectorEnv(3, "kairo", players=2, masks=False, record=True), np.random.default_rng(3)
    _, infos = tables.reset(seed=2)
    kept: list[str] = []
    while len(kept) < 3:
        _, _, ended, _, infos = tables.step(picked(infos, dice))
        assert set(infos["records"]) == set(np.flatnonzero(ended).tolist())
        kept += infos["records"].values()
    for text in kept:
        (tmp_path / "game.bdn").write_text(text)
        assert bedesten.load(tmp_path / "game.bdn").over
