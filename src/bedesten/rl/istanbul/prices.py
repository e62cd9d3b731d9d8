"""A player that learns what things are worth, in one page: `python -m bedesten.rl.istanbul.prices`.

It plans as `greedy` does, whose prices are guesses. Each step makes some prices a little higher and the
others lower, plays that against the opposite on the same deal from both chairs, and moves towards whichever
won (simultaneous perturbation, SPSA). The result is the average over the second half of the games.
"""

import argparse
import json
from collections.abc import Sequence
from itertools import accumulate, pairwise
from math import exp
from pathlib import Path
from typing import Any

from bedesten import catalog
from bedesten.bots.base import Budget
from bedesten.bots.istanbul import skills, worth
from bedesten.core.dice import Dice
from bedesten.core.game import Setup
from bedesten.core.ids import OVER

FAR, STEP = 0.2, 0.0015  # how far it tries, as logarithms, and how far it moves after a clear win
KEPT = Path(__file__).parent / "prices.json"  # what 60,000 games taught
Numbers = list[float]


class Prices:
    """The tables greedy reads prices from, set anew for whoever is to move."""

    def __init__(self, players: int = 2) -> None:
        self.setup = Setup(players, {"layout": "random"})
        self.game = catalog.game("istanbul").for_setup(self.setup)
        self.greedy = catalog.bot("greedy", 0, self.game)
        cards = skills.skills_of(self.game.new(self.setup).rules).cards
        self.tables = [*worth.NEXT, *worth.GOODS, worth.STACK, worth.CART, worth.TILE, worth.TILES, cards]
        self.greedys = [table.copy() for table in self.tables]
        more = [gain for gains in worth.NEXT for gain in gains]
        stack = [after - before for before, after in pairwise(worth.STACK)]
        self.usual = [*more, *stack, *worth.CART[3:], *worth.TILE, *cards]

    def doubted(self, doubts: Sequence[float]) -> list[Numbers]:
        """The tables of somebody who doubts every price by so much, as a logarithm."""
        told = [usual * exp(doubt) for usual, doubt in zip(self.usual, doubts, strict=True)]
        more, stack, cart = [told[at : at + 5] for at in range(0, 20, 5)], told[20:30], told[30:33]
        goods = [[0.0, *accumulate(gains)] for gains in more]
        worth.TILE[:] = tile = told[33:37]
        tiles = [worth.tiles_worth(owned) for owned in range(16)]
        return [*more, *goods, [0.0, *accumulate(stack)], [0.0] * 3 + cart, tile, tiles, told[37:]]

    def set(self, tables: list[Numbers]) -> None:
        for table, numbers in zip(self.tables, tables, strict=True):
            table[:] = numbers

    def duel(self, seats: list[list[Numbers]], deal: int) -> list[float]:
        """The share of the win of every seat, each with prices of its own."""
        game, dice, s = self.game, Dice(deal), self.game.new(self.setup)
        options = game.deal(s, dice)
        while (seat := game.to_move(s)) != OVER:
            self.set(seats[seat])
            options = game.play(s, self.greedy.choose(game.peek(s, seat), options, Budget()), dice)
        ranks = game.ranking(s)
        return [(rank == min(ranks)) / ranks.count(min(ranks)) for rank in ranks]

    def lead(self, one: Numbers, other: Numbers, deal: int) -> float:
        """How much more of two games one wins than the other: the same deal from both chairs."""
        a, b = self.doubted(one), self.doubted(other)
        try:
            return self.duel([a, b], deal)[0] + self.duel([b, a], deal)[1] - 1.0
        finally:
            self.set(self.greedys)


def learn(games: int, seed: int = 1, tell: Any = print) -> Numbers:
    """By how much every price should be doubted."""
    prices, dice = Prices(), Dice(seed)
    doubts, mean = [0.0] * len(prices.usual), [0.0] * len(prices.usual)
    pairs = games // 2
    for pair in range(pairs):
        way = [FAR if dice.below(2) else -FAR for _ in doubts]
        lead = prices.lead(
            [doubt + far for doubt, far in zip(doubts, way, strict=True)],
            [doubt - far for doubt, far in zip(doubts, way, strict=True)],
            dice.below(1 << 30),
        )
        doubts = [doubt + STEP * lead * far / FAR for doubt, far in zip(doubts, way, strict=True)]
        if 2 * pair >= pairs:
            mean = [m + doubt / (pairs - pairs // 2) for m, doubt in zip(mean, doubts, strict=True)]
        if pair % 2500 == 2499:
            tell(f"{2 * pair + 2:6} games: {won(doubts, 200):.3f} against greedy")
    return mean


def won(doubts: Numbers, games: int, seed: int = 7) -> float:
    """The share of the wins against greedy."""
    prices, dice = Prices(), Dice(seed)
    usual = [0.0] * len(doubts)
    leads = [prices.lead(doubts, usual, dice.below(1 << 30)) for _ in range(games // 2)]
    return 0.5 + sum(leads) / len(leads) / 2


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=60_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--check", type=int, default=2000, help="games against greedy in the end")
    parser.add_argument("--file", type=Path, default=Path("prices.json"))
    args = parser.parse_args()
    doubts = learn(args.games, args.seed)
    args.file.write_text(json.dumps([round(doubt, 4) for doubt in doubts]))
    print(f"{won(doubts, args.check):.3f} of {args.check} games against greedy")


if __name__ == "__main__":
    main()
