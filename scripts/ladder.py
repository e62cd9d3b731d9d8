"""Measure every level and write docs/ladder.md: `make ladder`, or `python -m scripts.ladder --games 40`.

In every game and with every number of players each bot sits down alone among bots of one kind, the par of
that game: an even share is what par would win in its place. Search counts steps, so a contest can be
repeated anywhere; contests go on where they stopped, and those without results are not in the table.
"""

import argparse
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from bedesten import catalog
from bedesten.arena.plan import Plan
from bedesten.arena.results import Results
from bedesten.arena.run import run
from bedesten.arena.summary import Showing, summary
from bedesten.bots.levels import LEVELS, level_of

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "build" / "ladder"
PAGE = ROOT / "docs" / "ladder.md"
HEAD = """# The ladder

Made by `make ladder`. Each bot plays alone against bots of one kind, with seats rotated and search counting
its steps, so that everybody finds the same games. An even share is what one more of the same kind would win.
What a decision took is processor time of the compiled engine, on average.
What has not been measured yet is missing; `make ladder GAMES=100` goes on where it stopped.

| game | players | bot | against | games | won | 95 % interval | even share | ms a decision |
|---|---|---|---|---|---|---|---|---|
"""
FIRST = ("istanbul", 4)  # where the strongest meets the weakest too


def contests(games: list[str], bots: list[str]) -> Iterator[Plan]:
    for name in games:
        game = catalog.game(name)
        for players in range(game.min_players, game.max_players + 1):
            for bot, par in pairs(name, players):
                if not bots or bot in bots:
                    yield Plan(name, players, [bot, par], iterations=1)


def pairs(name: str, players: int) -> list[tuple[str, str]]:
    """All against par; and who wins nothing there shows below what he is worth."""
    par = catalog.standin(name)
    found = [(bot, par) for bot in catalog.bots(name) if bot != par]
    return [*found, ("easy", "random"), *([("master", "random")] if (name, players) == FIRST else [])]


def folder_of(plan: Plan) -> Path:
    """A level that thinks otherwise than before begins anew."""
    bot, par = plan.bots
    name = f"{plan.game}-{plan.players}-{bot}-{par}"
    if bot not in LEVELS:
        return FOLDER / name
    level = level_of(bot, catalog.evaluation(catalog.game(plan.game)))
    return FOLDER / f"{name}-{level.iterations}-{level.noise:g}"


def play(plan: Plan, games: int, jobs: int) -> None:
    folder = folder_of(plan)
    plan.agree(folder)
    results = Results(folder / "results.csv", plan.players)
    for lines in run(plan, results.missing(games), jobs):
        results.add(lines)


def row(plan: Plan) -> str:
    """A line of the table; empty if nothing was played."""
    path = folder_of(plan) / "results.csv"
    played = Results(path, plan.players).ordered() if path.exists() else []
    if not played:
        return ""
    mine: Showing = next(each for each in summary(plan, played).showings if each.bot == plan.bots[0])
    cells: list[Any] = [plan.game, plan.players, *plan.bots, mine.games, f"{mine.wins:g}"]
    cells += [f"{100 * mine.low:.0f}–{100 * mine.high:.0f} %", f"{100 / plan.players:.0f} %"]
    cells.append(f"{1000 * mine.seconds:.1f}")
    return "| " + " | ".join(map(str, cells)) + " |\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--game", action="append", choices=catalog.GAMES, help="only this one, or several")
    parser.add_argument("--bot", action="append", choices=catalog.BOTS, help="only this one, or several")
    parser.add_argument("--players", type=int, help="only with this many players")
    parser.add_argument("--games", type=int, default=24, help="of every contest")
    parser.add_argument("--jobs", type=int, default=1)
    args = parser.parse_args()
    for plan in contests(args.game or list(catalog.GAMES), args.bot or []):
        if args.players in (None, plan.players):
            play(plan, args.games, args.jobs)
            print(row(plan), end="", flush=True)
    PAGE.write_text(HEAD + "".join(row(plan) for plan in contests(list(catalog.GAMES), [])), "utf-8")


if __name__ == "__main__":
    main()
