"""What is told of sums: shares of winning, with how sure they are, beside the even share."""

from collections.abc import Sequence
from dataclasses import dataclass

from bedesten.explorer.shares import interval
from bedesten.explorer.sums import Sums, Tallies, Tally


@dataclass(frozen=True)
class Fared:
    """What seats went to or used, and which share of winning they had, with its 95 % interval."""

    name: str
    seats: int
    times: int
    won: float
    low: float
    high: float
    without: float | None  # of the other seats; None if there are none


@dataclass(frozen=True)
class Answer:
    game: str
    players: int
    layout: str
    after: list[str]
    games: int
    rounds: float  # on average
    seats: int  # that began so
    par: float
    next: list[Fared]
    used: list[Fared]


def answer(sums: Sums, game: str, players: int, layout: str, after: Sequence[str]) -> Answer:
    """Also where there are no such games."""
    everybody = Tally(sums.games * players, 0, float(sums.games))
    return Answer(
        game,
        players,
        layout,
        list(after),
        sums.games,
        sums.rounds / max(1, sums.games),
        sums.begun.seats,
        1 / players,
        fared(sums.next, sums.begun),
        fared(sums.used, everybody),
    )


def fared(tallies: Tallies, of: Tally) -> list[Fared]:
    """What most seats had first; beside each how the others fared."""
    ordered = sorted(tallies.items(), key=lambda item: (-item[1].seats, item[0]))
    return [
        Fared(
            name,
            seats,
            times,
            won / seats,
            *interval(won, seats),
            others(of.seats - seats, of.won - won),
        )
        for name, (seats, times, won) in ordered
    ]


def others(seats: int, won: float) -> float | None:
    return max(0.0, won / seats) if seats else None
