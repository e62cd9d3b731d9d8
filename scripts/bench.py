"""How fast the engine is: `make bench`. With --compiled the mypyc build is measured beside it, and whatever
other engines are installed (the extra `bench`) stand below.

Every figure comes from fresh processes, taken in turns so that a busy moment hits all alike; the table
shows the best and, in brackets, the slowest of them.
"""

import argparse
import gc
import json
import os
import subprocess
import sys
import tempfile
import tracemalloc
from pathlib import Path
from time import perf_counter
from typing import Any

from rich.console import Console
from rich.table import Table

from scripts import bench_peers, bench_rl
from scripts.build_compiled import build

ROOT = Path(__file__).resolve().parent.parent
SECONDS = 1.0
ROUNDS = 3
CLONES = 2000
Figures = dict[str, float]


def measure(name: str) -> Figures:
    """In a process of its own: import time, then every number of players."""
    from bedesten import catalog

    figures = {"import ms": measure_import(name.split("+")[-1])}
    game = catalog.game(name)
    for players in range(game.min_players, game.max_players + 1):
        for key, figure in measure_players(game, players).items():
            figures[f"{players} players: {key}"] = figure
    figures["4 players: search iterations/s"] = measure_search(game)
    return {**figures, **bench_rl.measure(name, SECONDS)}


def measure_import(package: str) -> float:
    """In one more process, which has imported nothing yet."""
    clock = "from time import perf_counter as now; began = now(); {}; print(1000 * (now() - began))"
    command = [sys.executable, "-c", clock.format(f"import bedesten.{package}")]
    return float(subprocess.check_output(command, text=True))


def measure_players(game: Any, players: int) -> Figures:
    """A decision: pick one of the legal actions, carry it out, let chance be resolved, list what is legal.
    The library's own loop plays games of the same kind, so its decisions are counted by its games."""
    from bedesten.core.dice import Dice
    from bedesten.core.game import Setup
    from bedesten.core.playout import Policy, playout

    dice, policy, games, decisions, began = Dice(players), Policy(), 0, 0, perf_counter()
    while not games or perf_counter() - began < SECONDS:
        count, middle = play(game, Setup(players), dice)
        decisions += count
        games += 1
    spent, loops, began = perf_counter() - began, 0, perf_counter()
    while not loops or perf_counter() - began < SECONDS:
        playout(game, game.new(Setup(players)), dice, policy)
        loops += 1
    looped = perf_counter() - began
    began = perf_counter()
    for _ in range(CLONES):
        game.clone(middle)
    clone = (perf_counter() - began) / CLONES * 1e6
    return {
        "decisions/s from Python": decisions / spent,
        "decisions/s library loop": loops * (decisions / games) / looped,
        "games/s library loop": loops / looped,
        "clone us": clone,
        "state kB": memory(game, middle) / 1024,
    }


def play(game: Any, setup: Any, dice: Any) -> tuple[int, Any]:
    """A random game driven from Python, decision by decision, forced ones too: their number, and a position
    from its middle."""
    s, decisions = game.new(setup), 0
    middle = s
    options = game.deal(s, dice)
    while options:
        options = game.play(s, dice.pick(options), dice)
        decisions += 1
        if decisions == 200:
            middle = game.clone(s)
    return decisions, middle


def memory(game: Any, s: Any) -> float:
    """Bytes that one more state takes: what states share is not counted."""
    gc.collect()
    tracemalloc.start()
    kept = [game.clone(s) for _ in range(100)]
    size = tracemalloc.get_traced_memory()[0] / len(kept)
    tracemalloc.stop()
    return size


def measure_search(game: Any) -> float:
    """Iterations of a search at the first decision of four players."""
    from bedesten import catalog
    from bedesten.bots.mcts.search import Search
    from bedesten.core.dice import Dice
    from bedesten.core.game import Setup
    from bedesten.core.playout import advance

    dice, s = Dice(1), game.new(Setup(4))
    seat = advance(game, s, dice)
    search = Search(game, catalog.evaluation(game), game.view(s, seat), game.legal(s), dice)
    began = perf_counter()
    while not search.iterations or perf_counter() - began < SECONDS:
        search.run(10)
    return search.iterations / (perf_counter() - began)


def in_process(path: Path, *words: str) -> Figures:
    env = {**os.environ, "PYTHONPATH": os.pathsep.join([str(path), str(ROOT)])}
    command = [sys.executable, "-m", "scripts.bench", *words]
    done = subprocess.run(command, env=env, cwd=ROOT, capture_output=True, text=True, check=True)
    figures: Figures = json.loads(done.stdout)
    return figures


def report(names: list[str], builds: dict[str, Path]) -> None:
    """One table: games and peers below each other, builds beside each other."""
    columns = [*builds, "peer"]
    runs: dict[str, dict[str, list[Figures]]] = {}
    for _ in range(ROUNDS):
        for name in names:
            for build_name, path in builds.items():
                figures = in_process(path, "--worker", name)
                runs.setdefault(name, {}).setdefault(build_name, []).append(figures)
        for name in bench_peers.installed():
            figures = in_process(ROOT / "src", "--peer", name)
            runs.setdefault(name, {}).setdefault("peer", []).append(figures)
    table = Table("measure", title=f"one core, best of {ROUNDS} (worst)")
    for column in [*columns, "ratio"]:
        table.add_column(column, justify="right")
    for name, measured in runs.items():
        table.add_section()
        table.add_row(name, style="bold")
        for key in next(iter(measured.values()))[0]:
            runs_of_key = {column: [run[key] for run in some] for column, some in measured.items()}
            table.add_row(
                key, *[cell(key, runs_of_key.get(column)) for column in columns], ratio(key, runs_of_key)
            )
    Console(width=110).print(table)


def best_and_worst(key: str, some: list[float]) -> tuple[float, float]:
    return (max(some), min(some)) if "/s" in key else (min(some), max(some))


def cell(key: str, some: list[float] | None) -> str:
    if some is None:
        return ""
    best, worst = best_and_worst(key, some)
    digits = 0 if best >= 100 else 1
    return f"{best:,.{digits}f} ({worst:,.{digits}f})"


def ratio(key: str, runs: dict[str, list[float]]) -> str:
    """How much better compiled is."""
    if len(runs) < 2:
        return ""
    one, other = (best_and_worst(key, some)[0] for some in runs.values())
    return f"{other / one if '/s' in key else one / other:.1f}x"


def main() -> None:
    from bedesten import catalog

    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=catalog.GAMES, help="only this one")
    parser.add_argument("--compiled", action="store_true", help="also measure the mypyc build")
    parser.add_argument("--worker", help=argparse.SUPPRESS)
    parser.add_argument("--peer", help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.worker or args.peer:
        print(json.dumps(measure(args.worker) if args.worker else bench_peers.measure(args.peer, SECONDS)))
        return
    builds = {"interpreted": ROOT / "src"}
    with tempfile.TemporaryDirectory() as folder:
        if args.compiled:
            print("Compiling the engine (a minute or two)")
            build(Path(folder) / "engine")
            builds["compiled"] = Path(folder) / "engine"
        report([args.game] if args.game else list(catalog.GAMES), builds)


if __name__ == "__main__":
    main()
