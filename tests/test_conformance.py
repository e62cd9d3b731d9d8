"""The laws of the house, over whole random games of every kind each game offers."""

from collections.abc import Iterator
from typing import Any

import pytest

from bedesten import catalog
from bedesten.core.play.conformance import Checker
from scripts.golden import players_of, setup_of
from tests.tiers import thorough

BATCHES = {  # of one game per number of players
    "istanbul": 100,
    "istanbul+mocha": 50,
    "istanbul+letters": 50,
    "istanbul+mocha+letters": 50,
    "kairo": 100,
}
FEW = 6  # games of each before every commit: every layout, variant and option of `setup_of`
SAMPLE = 500  # the costly laws hold at one step in n
RECORDED = 10  # one game in n is also written as a record and replayed


def test_every_game_of_the_catalog_is_played() -> None:
    assert BATCHES.keys() == catalog.GAMES.keys()


def cases(name: str) -> Iterator[Any]:
    """Of the first batches one game each, with ever other numbers of players; the rest is thorough."""
    for batch in range(BATCHES[name]):
        counts = players_of(name)
        if batch < FEW:
            yield name, batch, [counts.pop(batch % len(counts))]
        yield thorough(name, batch, counts)


@pytest.mark.parametrize(("name", "batch", "counts"), [case for name in BATCHES for case in cases(name)])
def test_random_games_keep_every_law_and_end(name: str, batch: int, counts: list[int]) -> None:
    for players in counts:
        game = catalog.game(name)
        checker = Checker(game, setup_of(name, players, batch), batch * 10 + players, SAMPLE)
        checker.run()
        if batch % RECORDED == 0:
            checker.check_record()
        ranks = game.ranking(checker.state)
        assert min(ranks) == 1
        assert checker.decisions > 100
