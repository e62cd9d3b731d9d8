"""Play random games of the whole catalog on all cores and check every step: `make fuzz` (GAMES=20000).

The engine first on the path plays: in `make fuzz` the compiled one, where there is a C compiler.
"""

import argparse
import os
from concurrent.futures import ProcessPoolExecutor, as_completed

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeElapsedColumn, TimeRemainingColumn

from bedesten import catalog
from bedesten.core.play.conformance import Checker
from bedesten.server.bots import engine
from scripts.golden import players_of, setup_of

PLAIN = 20_000  # games if nothing else is said
EXPANDED = 10_000  # of a game with expansions
BATCH = 20
SAMPLE = 2000  # the costly laws hold at one step in n
RECORDED = 20  # one game in n is also written as a record and replayed


def run_batch(name: str, first: int, count: int) -> tuple[int, list[str]]:
    """Decisions played, and for every game that broke a law how to play it again."""
    decisions = 0
    broken: list[str] = []
    for number in range(first, first + count):
        counts = players_of(name)
        players = counts[number % len(counts)]
        # every number of players meets every layout, board and variant
        setup = setup_of(name, players, number // len(counts))
        checker = Checker(catalog.game(name), setup, 1_000_000 + number, SAMPLE)
        try:
            checker.run()
            if number % RECORDED == 0:
                checker.check_record()
        except Exception as error:
            broken.append(
                f"{name} game {number} ({players} players, {setup.options}), "
                f"after {len(checker.log)} actions: {error!r}"
            )
        decisions += checker.decisions
    return decisions, broken


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=list(catalog.GAMES), help="only this one")
    parser.add_argument("--games", type=int, help="of each; else 20000, and half as many with expansions")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    args = parser.parse_args()
    names = [args.game] if args.game else list(catalog.GAMES)
    counts = {name: args.games or (EXPANDED if "+" in name else PLAIN) for name in names}
    print(f"The engine is {engine.running()}")
    broken = sum(fuzz(name, games, args.jobs) for name, games in counts.items())
    return 1 if broken else 0


def fuzz(name: str, games: int, jobs: int) -> int:
    """Play some games; how many broke a law."""
    decisions, broken = 0, 0
    columns = (
        "{task.description}",
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
    )
    with ProcessPoolExecutor(jobs) as pool, Progress(*columns) as progress:
        task = progress.add_task(f"{name}: random games", total=games)
        starts = range(0, games, BATCH)
        futures = {pool.submit(run_batch, name, i, min(BATCH, games - i)): i for i in starts}
        for future in as_completed(futures):
            played, lines = future.result()
            decisions += played
            broken += len(lines)
            for line in lines:
                progress.console.print(line)
            progress.advance(task, min(BATCH, games - futures[future]))
    print(f"{name}: {games} games, {decisions} decisions, {broken} broke a law")
    return broken


if __name__ == "__main__":
    raise SystemExit(main())
