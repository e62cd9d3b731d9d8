"""Recorded games: each leads where it led when it was recorded, and its chance follows from its seed."""

import pytest

from bedesten import catalog
from bedesten.core.play import record
from scripts.golden import GAMES, golden, path_of


@pytest.mark.parametrize(("name", "players", "number"), GAMES)
def test_a_recorded_game_replays_to_its_digest_and_is_fair(name: str, players: int, number: int) -> None:
    text = path_of(name, players, number).read_text()
    recorded = record.read(text)
    assert record.verify(recorded, catalog.game(name)) == ""
    assert record.write(recorded) == text


@pytest.mark.parametrize(("name", "players", "number"), GAMES)
def test_the_same_seeds_play_the_same_game_again(name: str, players: int, number: int) -> None:
    assert record.write(golden(name, players, number)) == path_of(name, players, number).read_text()
