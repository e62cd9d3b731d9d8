"""The page that learns what things are worth, in small."""

import json
import os
import sys
from pathlib import Path
from subprocess import run

from bedesten.bots.istanbul import worth
from bedesten.rl.istanbul.prices import KEPT, Prices, learn, won

LEARNT = json.loads(KEPT.read_text())


def test_what_was_learnt_wins_more_than_greedy() -> None:
    assert won(LEARNT, 40, seed=8) > 0.5


def test_who_doubts_nothing_plays_as_greedy_does() -> None:
    """Both win the same deal from the same chair."""
    assert won([0.0] * len(LEARNT), 4) == 0.5


def test_prices_are_put_back_when_a_game_is_over() -> None:
    before = json.dumps([worth.GOODS, worth.NEXT, worth.STACK, worth.CART, worth.TILES, worth.TILE])
    Prices().lead(LEARNT, [0.0] * len(LEARNT), 1)
    assert json.dumps([worth.GOODS, worth.NEXT, worth.STACK, worth.CART, worth.TILES, worth.TILE]) == before


def test_it_goes_where_it_has_won_and_a_seed_teaches_the_same_again() -> None:
    learnt = learn(8, seed=5)
    assert any(learnt)
    assert learn(8, seed=5) == learnt
    assert learn(8, seed=6) != learnt


def test_it_is_a_command(tmp_path: Path) -> None:
    file = tmp_path / "prices.json"
    command = [sys.executable, "-m", "bedesten.rl.istanbul.prices", "--games", "2", "--check", "2"]
    told = run([*command, "--file", str(file)], capture_output=True, text=True, check=True, env=os.environ)
    assert "against greedy" in told.stdout
    assert len(json.loads(file.read_text())) == len(LEARNT)
