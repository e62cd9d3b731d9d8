"""What the results say of every bot, of the seats and of the games."""

from dataclasses import dataclass
from statistics import mean, median

from bedesten.arena.plan import Plan
from bedesten.arena.ratings import Rating, rate
from bedesten.arena.results import Line
from bedesten.explorer.shares import interval


@dataclass(frozen=True)
class Showing:
    """One bot over all its games. It sits at some tables more than once: `games` counts seats."""

    bot: str
    games: int
    wins: float  # a shared first place counts by its share
    low: float  # 95 % interval of the share of wins
    high: float
    rank: float
    ranks: list[int]  # how often first, second, …
    points: float
    rating: Rating
    decisions: int
    seconds: float  # of thought for one decision
    relieved: int  # decisions that greedy made for it


@dataclass(frozen=True)
class Summary:
    plan: Plan
    games: int
    showings: list[Showing]  # the strongest first
    by_seat: list[float]  # wins
    rounds: list[int]  # of every game, ascending

    def middle_rounds(self) -> float:
        return median(self.rounds)


def summary(plan: Plan, games: list[list[Line]]) -> Summary:
    """Of at least one game."""
    ratings = rate([[(line.bot, line.rank) for line in lines] for lines in games])
    won = [shares(lines) for lines in games]
    return Summary(
        plan,
        len(games),
        [showing(bot, rating, plan.players, games, won) for bot, rating in ratings.items()],
        [sum(each[seat] for each in won) for seat in range(plan.players)],
        sorted(lines[0].rounds for lines in games),
    )


def shares(lines: list[Line]) -> list[float]:
    """Of the win, by seat."""
    winners = sum(line.rank == 1 for line in lines)
    return [1 / winners if line.rank == 1 else 0.0 for line in lines]


def showing(
    bot: str, rating: Rating, players: int, games: list[list[Line]], won: list[list[float]]
) -> Showing:
    mine = [
        (line, share)
        for lines, each in zip(games, won, strict=True)
        for line, share in zip(lines, each, strict=True)
        if line.bot == bot
    ]
    wins = sum(share for _, share in mine)
    low, high = interval(wins, len(mine))
    decisions = sum(line.decisions for line, _ in mine)
    return Showing(
        bot,
        len(mine),
        wins,
        low,
        high,
        mean(line.rank for line, _ in mine),
        [sum(line.rank == rank for line, _ in mine) for rank in range(1, players + 1)],
        mean(line.points for line, _ in mine),
        rating,
        decisions,
        sum(line.seconds for line, _ in mine) / max(1, decisions),
        sum(line.relieved for line, _ in mine),
    )
