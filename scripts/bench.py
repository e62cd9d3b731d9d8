"""How fast the engine is: `make bench`. With --compiled the mypyc build is measured beside it.

Every figure comes from fresh processes, taken in turns so that a busy moment hits all alike; the table
shows the best and, in brackets, the slowest of them.
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from time import perf_counter
from typing import Any

from rich.console import Console
from rich.table import Table

from scripts.build_compiled import build

ROOT = Path(__file__).resolve().parent.parent
GAMES = ["istanbul", "kairo"]
SECONDS = 1.0
ROUNDS = 3
CLONES = 2000


def measure(name: str) -> dict[str, float]:
    """In a process of its own: import time, then decisions and clones per number of players."""
    began = perf_counter()
    __import__(f"bedesten.{name}.game")
    found = {"import ms": (perf_counter() - began) * 1000}
    from bedesten import catalog

    game = catalog.game(name)
    for players in range(game.min_players, game.max_players + 1):
        decisions, clone = measure_players(game, players)
        found[f"{players} players: decisions/s"] = decisions
        found[f"{players} players: clone us"] = clone
    found["random playouts/s"], found["search iterations/s"] = measure_search(game)
    return found


def measure_players(game: Any, players: int) -> tuple[float, float]:
    """A decision: list the legal actions, pick one, apply it, let chance be resolved."""
    from bedesten.core.dice import Dealer, Dice
    from bedesten.core.game import Setup
    from bedesten.core.ids import CHANCE, OVER

    decisions, seed, spent = 0, 0, 0.0
    began = perf_counter()
    while spent < SECONDS:
        s, dice, dealer = game.new(Setup(players)), Dice(seed), Dealer(str(seed))
        kept = s
        while (seat := game.to_move(s)) != OVER:
            if seat == CHANCE:
                game.apply(s, game.chance_outcome(s, dealer.below(game.chance_total(s))))
            else:
                game.apply(s, dice.pick(game.legal(s)))
                decisions += 1
                if decisions % 1000 == 500:
                    kept = game.clone(s)
        seed += 1
        spent = perf_counter() - began
    began = perf_counter()
    for _ in range(CLONES):
        game.clone(kept)
    return decisions / spent, (perf_counter() - began) / CLONES * 1e6


def measure_search(game: Any) -> tuple[float, float]:
    """Playouts from the opening to the end, and iterations of a search at the first decision of four."""
    from bedesten import catalog
    from bedesten.bots.mcts.search import Search
    from bedesten.core.dice import Dice
    from bedesten.core.game import Setup
    from bedesten.core.playout import Policy, advance, playout

    dice, policy, playouts, began = Dice(1), Policy(), 0, perf_counter()
    while perf_counter() - began < SECONDS:
        playout(game, game.new(Setup(4)), dice, policy)
        playouts += 1
    rate = playouts / (perf_counter() - began)
    s = game.new(Setup(4))
    seat = advance(game, s, dice)
    search = Search(game, catalog.evaluation(game), game.view(s, seat), game.legal(s), dice)
    began = perf_counter()
    while perf_counter() - began < SECONDS:
        search.run(10)
    return rate, search.iterations / (perf_counter() - began)


def in_process(path: Path, name: str) -> dict[str, float]:
    env = {**os.environ, "PYTHONPATH": os.pathsep.join([str(path), str(ROOT)])}
    command = [sys.executable, "-m", "scripts.bench", "--worker", "--game", name]
    done = subprocess.run(command, env=env, cwd=ROOT, capture_output=True, text=True, check=True)
    found: dict[str, float] = json.loads(done.stdout)
    return found


def report(name: str, builds: dict[str, Path]) -> None:
    runs: dict[str, list[dict[str, float]]] = {build_name: [] for build_name in builds}
    for _ in range(ROUNDS):
        for build_name, path in builds.items():
            runs[build_name].append(in_process(path, name))
    table = Table(title=f"{name}, one core, best of {ROUNDS} (worst)")
    table.add_column("measure")
    for build_name in builds:
        table.add_column(build_name, justify="right")
    if len(builds) == 2:
        table.add_column("ratio", justify="right")
    for key in runs["interpreted"][0]:
        table.add_row(key, *cells(key, [[run[key] for run in runs[build_name]] for build_name in builds]))
    Console(width=100).print(table)


def cells(key: str, columns: list[list[float]]) -> list[str]:
    more_is_better = key.endswith("/s")
    best = [max(column) if more_is_better else min(column) for column in columns]
    worst = [min(column) if more_is_better else max(column) for column in columns]
    digits = 0 if more_is_better else 1
    found = [f"{b:,.{digits}f} ({w:,.{digits}f})" for b, w in zip(best, worst, strict=True)]
    if len(columns) == 2:
        ratio = best[1] / best[0] if more_is_better else best[0] / best[1]
        found.append(f"{ratio:.1f}x")
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", help="only this one")
    parser.add_argument(
        "--compiled", action="store_true", help="also measure the mypyc build (a minute to make)"
    )
    parser.add_argument("--worker", action="store_true", help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.worker:
        print(json.dumps(measure(args.game)))
        return
    builds = {"interpreted": ROOT / "src"}
    with tempfile.TemporaryDirectory() as folder:
        if args.compiled:
            print("Compiling the engine (about a minute)")
            build(Path(folder) / "engine")
            builds["compiled"] = Path(folder) / "engine"
        for name in [args.game] if args.game else GAMES:
            report(name, builds)


if __name__ == "__main__":
    main()
