"""How much of the wins a bot has, and how sure that is, where the games of a deal belong together.

In the games of one deal everybody sits in every chair once, so what deal and chair are worth comes to the
same for all: the mean over whole deals has no bias, and games of one deal are not as good as strangers (or
better, where the luck of the deal is what they share). The interval goes by how deals differ.
"""

from collections import defaultdict
from dataclasses import dataclass
from statistics import mean

from bedesten.arena.luck import without_luck
from bedesten.arena.results import Line
from bedesten.arena.summary import shares
from bedesten.explorer.shares import interval


@dataclass(frozen=True)
class Standing:
    bot: str
    games: int  # at which it sat
    share: float  # of the wins in these, whatever the number of its chairs
    low: float  # 95 % interval
    high: float
    fair: tuple[float, float, float]  # the share without luck, where that was weighed, and its interval
    par: float  # the share of the chairs
    rounds: float  # of the games it won; 0 if there are none
    seconds: float  # of processor time for one decision, on average
    slowest: float
    memory: int  # megabytes


def standing(bot: str, players: int, games: list[list[Line]]) -> Standing:
    """Of at least one game at which the bot sits."""
    tables = [(lines, won(bot, lines)) for lines in games if any(line.bot == bot for line in lines)]
    mine = [line for lines, _ in tables for line in lines if line.bot == bot]
    deals: dict[int, list[float]] = defaultdict(list)
    lucky: dict[int, float] = defaultdict(float)
    for lines, share in tables:
        deals[lines[0].game // players].append(share)
        lucky[lines[0].game // players] += sum(line.luck for line in lines if line.bot == bot)
    first = [line.rounds for line in mine if line.rank == 1]
    share = mean(share for _, share in tables)
    return Standing(
        bot,
        len(tables),
        share,
        *sure(share, list(deals.values())),
        fair(deals, lucky),
        len(mine) / (players * len(tables)),
        mean(first) if first else 0.0,
        sum(line.seconds for line in mine) / max(1, sum(line.decisions for line in mine)),
        max(line.slowest for line in mine),
        max(line.memory for line in mine),
    )


def sure(share: float, deals: list[list[float]]) -> tuple[float, float]:
    """Its interval, between nothing and everything even where luck was taken off a share near them."""
    games = sum(map(len, deals))
    return interval(min(1.0, max(0.0, share)) * games, games, worth(deals))


def fair(deals: dict[int, list[float]], lucky: dict[int, float]) -> tuple[float, float, float]:
    """The share without luck, as if all games of a deal had come to the same; it has no bias either."""
    kept = without_luck([(sum(shares), lucky[deal]) for deal, shares in deals.items()])
    spread = [[left / len(shares)] * len(shares) for left, shares in zip(kept, deals.values(), strict=True)]
    share = sum(kept) / sum(map(len, spread))
    return share, *sure(share, spread)


def won(bot: str, lines: list[Line]) -> float:
    """Of one win, the part that belongs to chairs of this bot."""
    return sum(share for line, share in zip(lines, shares(lines), strict=True) if line.bot == bot)


def worth(deals: list[list[float]]) -> float:
    """As how many games that have nothing to do with each other these count."""
    games = sum(map(len, deals))
    share = sum(map(sum, deals)) / games
    squares = sum((sum(deal) - len(deal) * share) ** 2 for deal in deals)
    if len(deals) < 2 or squares == 0.0 or not 0.0 < share < 1.0:
        return games
    variance = squares / games**2 * len(deals) / (len(deals) - 1)
    return share * (1 - share) / variance
