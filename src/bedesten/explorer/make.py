"""Bots play games for the table: which, and with whom, follows from a seed, however many processes play."""

from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from itertools import cycle, islice
from multiprocessing import get_context
from typing import Final

from bedesten import catalog
from bedesten.bots.base import Budget
from bedesten.bots.play import bot_seed, play
from bedesten.core.game import Setup
from bedesten.explorer.seen import Seen, seen

BATCH: Final = 8  # games a process is given at a time
PLAYERS: Final = [2, 3, 4, 5]
STEPS: Final = Budget(iterations=1)  # as many as a level has, whatever the clock says


@dataclass(frozen=True)
class Lot:
    """A game to be played; small, so that it can be sent to other processes."""

    game: str
    players: int
    options: dict[str, object]
    bot: str
    seed: str


def some_of_each(games: list[str], players: list[int], bot: str, seed: str, count: int) -> list[Lot]:
    """Games, numbers of players and layouts by turns: games first, so that a small set has all of them."""
    tables = [
        (name, n, options)
        for options_of_each in zip_by_turns([laid(name) for name in games])
        for n in players
        for name, options in zip(games, options_of_each, strict=True)
        if catalog.game(name).min_players <= n <= catalog.game(name).max_players
    ]
    return [Lot(*table, bot, f"{seed}:{number}") for number, table in enumerate(islice(cycle(tables), count))]


def zip_by_turns(rows: list[list[dict[str, object]]]) -> Iterator[list[dict[str, object]]]:
    """As many as the longest row has; shorter ones begin again."""
    for nth in range(max(map(len, rows))):
        yield [row[nth % len(row)] for row in rows]


def laid(name: str) -> list[dict[str, object]]:
    """What a game calls layouts, a random one among them."""
    return [{"layout": layout} for layout in catalog.game(name).layouts] or [{}]


def play_one(lot: Lot) -> Seen:
    setup = Setup(lot.players, lot.options)
    game = catalog.game(lot.game).for_setup(setup)
    bots = [catalog.bot(lot.bot, bot_seed(lot.seed, seat), game) for seat in range(lot.players)]
    return seen(lot.game, setup, play(game, setup, bots, lot.seed, STEPS).actions)


def play_all(lots: list[Lot], jobs: int) -> Iterator[Seen]:
    """In the order of the lots."""
    if jobs == 1:
        yield from map(play_one, lots)
        return
    # Fresh processes, not forks: the progress bar has a thread, and threads do not survive a fork.
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        yield from pool.map(play_one, lots, chunksize=BATCH)
