"""Recorded games: each leads where it led when it was recorded, and its chance follows from its seed."""

from bedesten import catalog
from bedesten.core.play import record
from scripts.golden import Golden, golden, path_of
from tests.tiers import recorded_games


@recorded_games
def test_a_recorded_game_replays_to_its_digest_and_is_fair(which: Golden) -> None:
    text = path_of(*which).read_text()
    recorded = record.read(text)
    assert record.verify(recorded, catalog.game(which.name)) == ""
    assert record.write(recorded) == text


@recorded_games
def test_the_same_seeds_play_the_same_game_again(which: Golden) -> None:
    assert record.write(golden(*which)) == path_of(*which).read_text()
