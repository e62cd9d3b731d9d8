"""`bedesten simulate`: bots play whole games, and what came of them is counted."""

import json
import time
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from multiprocessing import get_context
from statistics import mean, median
from typing import Annotated, Final

from cyclopts import Parameter, validators
from rich.console import Console
from rich.table import Table

from bedesten import catalog
from bedesten.bots.base import Budget
from bedesten.bots.play import bot_seed, play
from bedesten.cli.agreed import Agreed
from bedesten.cli.progress import watched
from bedesten.core.errors import BadSetup
from bedesten.core.game import Setup

Count = Annotated[int, Parameter(validator=validators.Number(gte=1))]
Switch = Annotated[bool, Parameter(negative="")]
Json = Annotated[bool, Parameter(name="--json", negative="")]

BATCHES: Final = 40  # about as many tasks as the progress bar has visible steps
LONGEST_BATCH: Final = 50


@dataclass(frozen=True)
class Plan:
    """What is to be played; small, so that it can be sent to other processes."""

    game: str
    players: int
    options: dict[str, object]
    bots: list[str]
    seed: str


@dataclass(frozen=True)
class Outcome:
    """What is kept of a game."""

    rounds: int
    decisions: int
    winners: list[int]
    relieved: list[int]  # by seat: how often its bot was answered for


def simulate(
    *,
    game: str = catalog.FIRST,
    players: int = 4,
    bots: str = "random",
    games: Count = 100,
    seed: str = "1",
    jobs: Count = 1,
    agreed: Agreed | None = None,
    as_json: Json = False,
) -> None:
    """Let bots play whole games. The same seed gives the same games, whatever the number of jobs.

    :param game: The game to play.
    :param players: Number of players.
    :param bots: One name for all seats, or one name per seat, separated by commas.
    :param games: Number of games.
    :param seed: Any text; game number i is dealt from "SEED:i".
    :param jobs: Number of processes.
    :param as_json: Print JSON instead of a table.
    """
    options = (agreed or Agreed()).options(game)
    plan = Plan(game, players, options, seat_bots(bots, players), seed)
    check(plan)
    began = time.perf_counter()
    batches = watched(run(plan, games, jobs), games, 0, len)
    outcomes = [outcome for batch in batches for outcome in batch]
    report = summary(plan, outcomes, time.perf_counter() - began)
    if as_json:
        print(json.dumps(report))
    else:
        print_report(report)


def seat_bots(bots: str, players: int) -> list[str]:
    """A name for every seat."""
    names = [name.strip() for name in bots.split(",")]
    if len(names) == 1:
        return names * players
    if len(names) != players:
        raise BadSetup(f"{len(names)} bots for {players} players: expected one name or {players}")
    return names


def check(plan: Plan) -> None:
    """Complain before the first process is started."""
    setup = Setup(plan.players, plan.options)
    game = catalog.game(plan.game).for_setup(setup)
    game.new(setup)
    for name in plan.bots:
        catalog.bot(name, 0, game)


def run(plan: Plan, games: int, jobs: int) -> Iterator[list[Outcome]]:
    """The outcomes batch by batch, in the order of the games."""
    size = max(1, min(LONGEST_BATCH, games // (BATCHES * jobs)))
    batches = [range(first, min(first + size, games)) for first in range(0, games, size)]
    if jobs == 1:
        for batch in batches:
            yield play_batch(plan, batch)
        return
    # Fresh processes, not forks: the progress bar has a thread, and threads do not survive a fork.
    with ProcessPoolExecutor(min(jobs, len(batches)), mp_context=get_context("spawn")) as pool:
        yield from pool.map(play_batch, [plan] * len(batches), batches)


def play_batch(plan: Plan, numbers: Iterable[int]) -> list[Outcome]:
    """Some games, one after the other."""
    return [play_one(plan, number) for number in numbers]


def play_one(plan: Plan, number: int) -> Outcome:
    """Game number i depends on the seed and i alone."""
    setup = Setup(plan.players, plan.options)
    game = catalog.game(plan.game).for_setup(setup)
    seed = f"{plan.seed}:{number}"
    bots = [catalog.bot(name, bot_seed(seed, seat), game) for seat, name in enumerate(plan.bots)]
    played = play(game, setup, bots, seed, Budget())
    winners = [seat for seat, rank in enumerate(game.ranking(played.state)) if rank == 1]
    return Outcome(game.round(played.state), played.decisions, winners, played.relieved)


def summary(plan: Plan, outcomes: list[Outcome], seconds: float) -> dict[str, object]:
    """The numbers for programs and for the table."""
    lengths = [outcome.rounds for outcome in outcomes]
    decisions = sum(outcome.decisions for outcome in outcomes)
    wins = [sum(seat in outcome.winners for outcome in outcomes) for seat in range(plan.players)]
    return {
        "game": plan.game,
        "players": plan.players,
        "bots": plan.bots,
        "seed": plan.seed,
        "games": len(outcomes),
        "decisions": decisions,
        "seconds": round(seconds, 3),
        "decisions_per_second": round(decisions / seconds),
        "lengths": {
            "mean": round(mean(lengths), 2),
            "median": median(lengths),
            "min": min(lengths),
            "max": max(lengths),
        },
        "winners_by_seat": wins,
        "answered_for_by_seat": [
            sum(outcome.relieved[seat] for outcome in outcomes) for seat in range(plan.players)
        ],
    }


def print_report(report: dict[str, object]) -> None:
    """The numbers for people."""
    console = Console()
    lengths, bots, wins = report["lengths"], report["bots"], report["winners_by_seat"]
    relieved = report["answered_for_by_seat"]
    assert isinstance(lengths, dict)
    assert isinstance(bots, list)
    assert isinstance(wins, list)
    assert isinstance(relieved, list)
    games = report["games"]
    assert isinstance(games, int)
    console.print(
        f"{games:,} games of {report['game']} in {report['seconds']} s: {report['decisions']:,} decisions, "
        f"{report['decisions_per_second']:,} a second",
        highlight=False,
    )
    console.print(
        f"rounds: mean {lengths['mean']}, median {lengths['median']}, "
        f"shortest {lengths['min']}, longest {lengths['max']}",
        highlight=False,
    )
    table = Table("seat", "bot", "wins", "share")
    for seat, (bot, won) in enumerate(zip(bots, wins, strict=True)):
        table.add_row(str(seat), bot, f"{won:,}", f"{100 * won / games:.1f} %")
    console.print(table)
    for seat, times in enumerate(relieved):
        if times:
            console.print(
                f"seat {seat}, {bots[seat]}: greedy answered for it {times:,} times", highlight=False
            )
