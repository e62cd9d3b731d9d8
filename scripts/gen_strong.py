"""Writes server/people/strong.json: what strong robots use, and how long their games are.

python -m scripts.gen_strong [--bot hard] [--games 6] [--jobs 2]: that many games at tables of each size, of
every game. Those of `hard` take 20 minutes of processor time, compiled (PYTHONPATH=build/engine).
"""

import argparse
import json
from collections import Counter, defaultdict
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

from bedesten import catalog
from bedesten.bots.base import Budget
from bedesten.bots.play import bot_seed, play
from bedesten.core.game import Setup
from bedesten.explorer.make import Lot, some_of_each
from bedesten.explorer.seen import Seen, seen
from bedesten.server.people.strong import FILE, Counted

SEED = "strong"
SIZES = [2, 3, 4]
STEPS = Budget(iterations=1)  # as many as the level has, whatever the clock says


def played(lot: Lot) -> Seen:
    setup = Setup(lot.players, lot.options)
    game = catalog.game(lot.game).for_setup(setup)
    bots = [catalog.bot(lot.bot, bot_seed(lot.seed, seat), game) for seat in range(lot.players)]
    return seen(lot.game, setup, play(game, setup, bots, lot.seed, STEPS).actions)


def lots(bot: str, games: int) -> list[Lot]:
    """That many at tables of each size, of every game; layouts by turns."""
    return [
        lot
        for game in catalog.GAMES
        for size in SIZES
        for lot in some_of_each([game], [size], bot, f"{SEED}:{size}", games)
    ]


def counted(all_: list[Seen]) -> Counted:
    """Of games at tables of one size."""
    uses = Counter(use.what for one in all_ for use in one.uses)
    rounds = Counter(str(one.rounds) for one in all_)
    return {
        "games": len(all_),
        "uses": dict(sorted(uses.items())),
        "rounds": dict(sorted(rounds.items(), key=lambda each: int(each[0]))),
    }


def generated(bot: str, all_: list[Seen]) -> str:
    """A line for each game and size: a change can be read."""
    by_table: dict[str, dict[int, list[Seen]]] = defaultdict(lambda: defaultdict(list))
    for one in all_:
        by_table[one.game][one.players].append(one)
    games = [
        f"    {json.dumps(game)}: {{\n"
        + ",\n".join(f'      "{size}": {json.dumps(counted(sizes[size]))}' for size in sorted(sizes))
        + "\n    }"
        for game, sizes in by_table.items()
    ]
    return f'{{\n  "bot": "{bot}",\n  "seed": "{SEED}",\n  "counted": {{\n' + ",\n".join(games) + "\n  }\n}\n"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--bot", default="hard")
    parser.add_argument("--games", type=int, default=6, help="at tables of each size")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--out", type=Path, default=FILE)
    args = parser.parse_args()
    with ProcessPoolExecutor(args.jobs) as pool:
        all_ = list(pool.map(played, lots(args.bot, args.games)))
    args.out.write_text(generated(args.bot, all_), "utf-8")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
