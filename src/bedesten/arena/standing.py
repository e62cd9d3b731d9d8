"""How much of the wins a bot has, and how sure that is, where the games of a deal belong together.

In the games of one deal everybody sits in every chair once, so what deal and chair are worth comes to the
same for all: the mean over whole deals has no bias, and games of one deal are not as good as strangers (or
better, where the luck of the deal is what they share). The interval goes by how deals differ.
"""

from collections import defaultdict
from dataclasses import dataclass
from statistics import mean

from bedesten.arena.ratings import interval
from bedesten.arena.results import Line
from bedesten.arena.summary import shares


@dataclass(frozen=True)
class Standing:
    bot: str
    games: int  # at which it sat
    share: float  # of the wins in these, whatever the number of its chairs
    low: float  # 95 % interval
    high: float
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
    for lines, share in tables:
        deals[lines[0].game // players].append(share)
    first = [line.rounds for line in mine if line.rank == 1]
    share = mean(share for _, share in tables)
    return Standing(
        bot,
        len(tables),
        share,
        *interval(share * len(tables), len(tables), worth(list(deals.values()))),
        len(mine) / (players * len(tables)),
        mean(first) if first else 0.0,
        sum(line.seconds for line in mine) / max(1, sum(line.decisions for line in mine)),
        max(line.slowest for line in mine),
        max(line.memory for line in mine),
    )


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
