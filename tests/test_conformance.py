"""The laws of the house, over hundreds of whole random games of every kind the games offer."""

import pytest

from bedesten import catalog
from bedesten.core.conformance import Checker
from scripts.golden import PLAYERS, players_of, setup_for, setup_of

BATCHES = 100  # of one game per number of players
SAMPLE = 500  # the costly laws hold at one step in so many
RECORDED = 10  # one game in so many is also written as a record and replayed


@pytest.mark.parametrize("batch", range(BATCHES))
def test_random_games_keep_every_law_and_end(batch: int) -> None:
    for players in PLAYERS:
        game = catalog.game("istanbul")
        checker = Checker(game, setup_of(players, batch), batch * 10 + players, SAMPLE)
        checker.run()
        if batch % RECORDED == 0:
            checker.check_record()
        ranks = game.ranking(checker.state)
        assert min(ranks) == 1
        assert checker.decisions > 100


@pytest.mark.parametrize("batch", range(BATCHES))
def test_random_games_of_kairo_keep_every_law_and_end(batch: int) -> None:
    for players in players_of("kairo"):
        game = catalog.game("kairo")
        checker = Checker(game, setup_for("kairo", players, batch), batch * 10 + players, SAMPLE)
        checker.run()
        if batch % RECORDED == 0:
            checker.check_record()
        assert min(game.ranking(checker.state)) == 1
        assert checker.decisions > 100
