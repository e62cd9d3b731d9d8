"""Two tiers: `make test` runs every kind of test; `make test-all` adds what is thorough, more of the same."""

from typing import Any

import pytest

from bedesten.text import LANGUAGES
from scripts.golden import GAMES, GREEDY, Golden, path_of, players_of


def thorough(*case: Any) -> Any:
    """One case of a parametrised test, for `make test-all` alone."""
    return pytest.param(*case, marks=pytest.mark.thorough)


def first(which: Golden) -> bool:
    """One game of greedy bots for every number of players, on other layouts each; one of random ones, which
    is twenty times as long, for the fewest."""
    if which.bot == "greedy":
        return which.number == which.players % GREEDY
    return which.number == 0 and which.players == players_of(which.name)[0]


recorded_games = pytest.mark.parametrize(
    "which",
    [which if first(which) else thorough(which) for which in GAMES],
    ids=lambda which: path_of(*which).stem,
)

LONGEST = "de"  # whose words need the most room
every_language = pytest.mark.parametrize(
    "lang", [lang if lang == LONGEST else thorough(lang) for lang in LANGUAGES]
)
