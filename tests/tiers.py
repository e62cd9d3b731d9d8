"""Two tiers: `make test` runs every kind of test; `make test-all` adds what is thorough, more of the same."""

from typing import Any

import pytest

from scripts.golden import GAMES, GREEDY, Golden, path_of


def thorough(*case: Any) -> Any:
    """One case of a parametrised test, for `make test-all` alone."""
    return pytest.param(*case, marks=pytest.mark.thorough)


def first(which: Golden) -> bool:
    """One game of random bots and one of greedy ones, on other layouts with other numbers of players."""
    return which.number == (which.players % GREEDY if which.bot == "greedy" else 0)


recorded_games = pytest.mark.parametrize(
    "which",
    [which if first(which) else thorough(which) for which in GAMES],
    ids=lambda which: path_of(*which).stem,
)
