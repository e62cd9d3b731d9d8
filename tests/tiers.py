"""Two tiers: `make test` runs every kind of test; `make test-all` adds what is thorough, more of the same."""

from typing import Any

import pytest

from scripts.golden import GAMES, path_of


def thorough(*case: Any) -> Any:
    """One case of a parametrised test, for `make test-all` alone."""
    return pytest.param(*case, marks=pytest.mark.thorough)


# One game of random bots and all those of greedy ones, for each game and number of players.
recorded_games = pytest.mark.parametrize(
    "which",
    [which if which.number == 0 or which.bot == "greedy" else thorough(which) for which in GAMES],
    ids=lambda which: path_of(*which).stem,
)
