"""The layout laboratory: what a layout is like, by games that one bot plays on it in all seats."""

from collections import Counter, defaultdict
from collections.abc import Iterable
from dataclasses import dataclass, replace
from math import sqrt
from typing import Final, Literal, TypeAlias

from bedesten import catalog
from bedesten.explorer.make import Lot
from bedesten.explorer.seen import Seen
from bedesten.explorer.shares import SURE, interval

Verdict: TypeAlias = Literal["more", "less", "open"]
SEVERAL: Final = "random"  # as a layout: games had different ones
ENOUGH: Final = 2  # layouts to know that


@dataclass(frozen=True)
class Mean:
    """With its 95 % interval."""

    mean: float
    low: float
    high: float


@dataclass(frozen=True)
class Chair:
    """How manieth in the order of turns, from 1, and which share of the wins went there."""

    chair: int
    won: float
    low: float
    high: float


@dataclass(frozen=True)
class Often:
    """How much of something a seat had in a game, and how much a winner."""

    name: str
    mean: float
    low: float
    high: float
    winners: float


@dataclass(frozen=True)
class Rating:
    """What came of the games. `first` is whether beginning is an advantage, as far as they can tell."""

    game: str
    players: int
    layout: str
    bot: str
    seed: str
    games: int
    rounds: Mean
    lengths: dict[int, int]  # by rounds: games of that length
    par: float
    chairs: list[Chair]
    first: Verdict
    tally: str  # what the gains are of: that which ranks the seats first
    gains: list[Often]
    visits: list[Often]


class Sum:
    """Of one thing over games: how much in all, its squares game by game, and the part of the winners."""

    def __init__(self) -> None:
        self.all, self.squares, self.winners = 0, 0, 0.0

    def add(self, much: int, winners: float) -> None:
        self.all += much
        self.squares += much * much
        self.winners += winners

    def mean(self, games: int, parts: int = 1) -> Mean:
        """Of a game, or of each of as many equal parts of it."""
        middle = self.all / games
        spread = max(0.0, self.squares / games - middle * middle) / max(1, games - 1)
        half = SURE * sqrt(spread)
        return Mean(middle / parts, max(0.0, middle - half) / parts, (middle + half) / parts)


class Lab:
    """Games of one table as they come in: what is kept of them does not grow with their number."""

    def __init__(self, table: Lot) -> None:
        self.table = table
        self.guide = catalog.game(table.game).guide
        self.games = 0
        self.layouts: set[str] = set()
        self.lengths: Counter[int] = Counter()
        self.won = [0.0] * table.players
        self.rounds = Sum()
        self.gains: defaultdict[str, Sum] = defaultdict(Sum)
        self.visits: defaultdict[str, Sum] = defaultdict(Sum)

    def add(self, one: Seen) -> None:
        self.games += 1
        self.layouts = {*self.layouts, one.layout} if len(self.layouts) < ENOUGH else self.layouts
        self.lengths[one.rounds] += 1
        self.rounds.add(one.rounds, 0.0)
        for seat in range(one.players):
            self.won[one.chair(seat)] += one.won(seat)
        count(self.gains, one, [(gain.seat, gain.what, gain.much) for gain in one.gains])
        visits = [use for use in one.uses if use.what.startswith(f"{self.guide.visits}.")]
        count(self.visits, one, [(use.seat, use.what, 1) for use in visits])

    def rating(self) -> Rating:
        """As far as games have come; of none it tells nothing."""
        table, par, games = self.table, 1 / self.table.players, self.games
        chairs = [Chair(n + 1, won / games, *interval(won, games)) for n, won in enumerate(self.won) if games]
        return Rating(
            game=table.game,
            players=table.players,
            layout=next(iter(self.layouts)) if len(self.layouts) == 1 else SEVERAL,
            bot=table.bot,
            seed=table.seed,
            games=games,
            rounds=self.rounds.mean(max(1, games)),
            lengths=dict(sorted(self.lengths.items())),
            par=par,
            chairs=chairs,
            first=verdict(chairs[0], par) if chairs else "open",
            tally=next(iter(self.guide.tallies()), ""),
            gains=self.told(self.gains),
            visits=self.told(self.visits),
        )

    def told(self, sums: dict[str, Sum]) -> list[Often]:
        """What there was most of first."""
        ordered = sorted(sums.items(), key=lambda item: (-item[1].all, item[0]))
        return [
            Often(name, mean.mean, mean.low, mean.high, one.winners / self.games)
            for name, one in ordered
            for mean in [one.mean(self.games, self.table.players)]
        ]


def count(sums: dict[str, Sum], one: Seen, had: Iterable[tuple[int, str, int]]) -> None:
    """What seats had in a game, thing by thing; those who share the win share what winners had."""
    much: Counter[str] = Counter()
    winners: defaultdict[str, float] = defaultdict(float)
    for seat, what, each in had:
        much[what] += each
        winners[what] += each * one.won(seat)
    for what, each in much.items():
        sums[what].add(each, winners[what])


def verdict(chair: Chair, par: float) -> Verdict:
    """Against the even share; open as long as the interval holds it."""
    if chair.low > par:
        return "more"
    return "less" if chair.high < par else "open"


def deals(table: Lot, games: range) -> list[Lot]:
    """Game number i is dealt from "SEED:i", whoever plays it and wherever."""
    return [replace(table, seed=f"{table.seed}:{number}") for number in games]


def rated(table: Lot, games: Iterable[Seen]) -> Rating:
    """What games of a table tell of it; ValueError if there are none."""
    lab = Lab(table)
    for one in games:
        lab.add(one)
    if not lab.games:
        raise ValueError("no games: expected at least one")
    return lab.rating()
