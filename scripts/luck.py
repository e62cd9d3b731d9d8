"""Weigh luck: over many games of greedy bots the mean of all luck of every seat is zero within its error.

`python -m scripts.luck` prints, for each game and seat, the mean luck in points with its standard error, and
how much of the variance of the results is gone once luck is taken off, and how often the interval of the fair
share held what the seat usually wins; it fails where a mean is further from
zero than FAR errors.
"""

import argparse
import sys
from dataclasses import dataclass
from math import sqrt
from statistics import fmean, stdev, variance

from bedesten import catalog
from bedesten.bots.base import Budget
from bedesten.bots.mcts.explain import SURE
from bedesten.bots.play import bot_seed, play
from bedesten.core.game import Setup
from bedesten.study.ledger import Ledger, ledgers
from bedesten.study.walk import walk

FAR = 3.5  # standard errors: one seat in two thousand is as far by chance
PLAYERS = 4


@dataclass(frozen=True)
class Weighed:
    """The luck of one seat over many games, in points."""

    mean: float
    error: float
    removed: float  # the share of the variance of results that luck explains
    held: float  # in how many of the games the interval of the fair share held what the seat usually wins

    @property
    def fair(self) -> bool:
        return abs(self.mean) <= FAR * self.error


def played(name: str, number: int) -> list[Ledger]:
    """One game, nobody's choices judged."""
    seed, setup = f"luck {name} {number}", Setup(PLAYERS, {})
    game = catalog.game(name).for_setup(setup)
    bots = [catalog.bot("greedy", bot_seed(seed, seat), game) for seat in range(PLAYERS)]
    actions = play(game, setup, bots, seed, Budget()).actions
    return ledgers(list(walk(game, setup, actions, catalog.evaluation(game))), {})


def weighed(mine: list[Ledger]) -> Weighed:
    luck = [100 * (each.own_luck.share + each.rivals_luck.share) for each in mine]
    results = [100 * each.result for each in mine]
    adjusted = [result - lucky for result, lucky in zip(results, luck, strict=True)]
    removed = 1 - variance(adjusted) / variance(results) if variance(results) else 0.0
    usual = fmean(each.result for each in mine)
    held = fmean(abs(each.fair.share - usual) <= SURE * each.fair.error for each in mine)
    return Weighed(fmean(luck), stdev(luck) / sqrt(len(luck)), removed, held)


def weigh(name: str, games: int) -> list[Weighed]:
    """By seat."""
    all_games = [played(name, number) for number in range(games)]
    return [weighed([game[seat] for game in all_games]) for seat in range(PLAYERS)]


def main(argv: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=400, help="of each game")
    parser.add_argument("--game", action="append", help="only this one")
    options = parser.parse_args(argv)
    fair = True
    for name in options.game or list(catalog.GAMES):
        for seat, luck in enumerate(weigh(name, options.games)):
            print(
                f"{name}, seat {seat + 1}: mean luck {luck.mean:+.2f} ± {luck.error:.2f} points,"
                f" {100 * luck.removed:.0f} % of the variance,"
                f" {100 * luck.held:.0f} % within the interval",
                flush=True,
            )
            fair = fair and luck.fair
    return 0 if fair else 1


if __name__ == "__main__":
    sys.exit(main())
