"""Measure every level and write docs/ladder.md: `make ladder`, or `python -m scripts.ladder --jobs 16`.

In every game and with every number of players neighbours on the ladder meet head to head, all bots meet at
mixed tables, and each sits down alone among bots of one kind, the par of that game. Search counts steps, so a
contest can be repeated anywhere; where one of them searches, the luck of every seat is weighed besides, which
costs little beside its thought. It goes on where it stopped; whatever has been played is kept, by the rules
and nets it was played with, and the table has only rows of enough games. Needs nothing but the engine.
"""

import argparse
import os
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from math import comb, inf
from pathlib import Path
from typing import Any, Final

from bedesten import catalog
from bedesten.arena.fingerprint import fingerprint
from bedesten.arena.plan import Plan
from bedesten.arena.ratings import Rating, rate
from bedesten.arena.results import Results
from bedesten.arena.run import run_all
from bedesten.arena.standing import standing
from bedesten.bots.levels import LEVELS, RIVALS

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "build" / "ladder"
PAGE = ROOT / "docs" / "ladder.md"
LEAST: Final = 200  # games of a row that is printed
RANDOM_LAYOUT: dict[str, object] = {"layout": "random"}
VARIED: dict[str, list[dict[str, object]]] = {"kairo": [{}, {"board": "courtyard-11x11"}]}
ONE_THREAD = ["OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS"]  # every process has one core
HEAD = """# The ladder

Made by `make ladder` (`python -m scripts.ladder --jobs 16` on more cores). Layouts are dealt at random, in
Kairo both boards take turns. Each deal is played as often as there are seats, with everybody moved on by one,
so deals and seats favour nobody; the interval (95 %) goes by how the deals differ. Search counts its steps:
everybody finds the same games. Rows have at least 200 games; what has not been measured yet is missing.

Without luck is the share of the wins once luck is taken off, with its interval: what every roll and card gave
a seat against the mean over all that could have come, by their odds, judged as search judges, and of that the
part which leaves the least variance in the other deals. It means the same as the share (arena.md says why).

Par is the share that one as good as the others would win. Rounds are those of the games that were won. What a
decision took is processor time in milliseconds, on average and at most; memory is that of the process that
played all seats, at most. The last column says by which rules and nets it was played: rows of another word
belong to another version.

"""
TITLES = {
    "neighbours": "Neighbours, head to head: both take seats by turns; Elo above the other",
    "mixed": "Mixed tables: all of them together; Elo above the middle of the field",
    "par": "Alone among bots of one kind",
}
COLUMNS = "game|players|bot|against|games|won|interval|par|Elo|rounds|ms|slowest|MB|without luck|of"


@dataclass(frozen=True)
class Contest:
    kind: str
    plan: Plan

    def folder(self, root: Path) -> Path:
        plan = self.plan
        words = [plan.game, str(plan.players), self.kind, *plan.bots, made_of(plan.game)]
        return root / "-".join(words).replace(":", ".")

    def games(self, least: int) -> int:
        """Whole deals, and as many of each table, so that everybody has enough."""
        players, bots = self.plan.players, len(self.plan.bots)
        varied = players * (len(self.plan.varied) or 1)
        if self.kind == "mixed" and bots > players:
            each = varied * comb(bots, players)
            return -(-least * bots // players // each) * each
        each = varied * (2 if self.plan.evenly else 1)
        return -(-least // each) * each


made_of = cache(fingerprint)


def tables(games: list[str], players: list[int] | None = None) -> Iterator[tuple[str, int]]:
    """Every game with every number of players, or with those that are wanted."""
    for name in games:
        game = catalog.game(name)
        counts = range(game.min_players, game.max_players + 1)
        yield from ((name, count) for count in counts if players is None or count in players)


def contests(
    games: list[str], players: list[int] | None = None, kinds: list[str] | None = None, bot: str = ""
) -> Iterator[Contest]:
    for name, count in tables(games, players):
        for contest in contests_of(name, count):
            if contest.kind in (kinds or TITLES) and bot in ("", *contest.plan.bots):
                yield contest


def ladders(name: str) -> list[list[str]]:
    """Engines by their own names, and the rivals that people are offered."""
    bots = [bot for bot in catalog.BOTS if bot in catalog.bots(name)]
    return [[bot for bot in bots if bot not in RIVALS], [bot for bot in bots if bot in RIVALS]]


def contests_of(name: str, players: int) -> Iterator[Contest]:
    par = catalog.standin(name)
    for bots in ladders(name):
        for lower, upper in pairwise(bots):
            yield Contest("neighbours", plan_of(name, players, [upper, lower], evenly=True))
        yield Contest("mixed", plan_of(name, players, bots, evenly=len(bots) < players))
        for bot in bots:
            if bot != par:
                yield Contest("par", plan_of(name, players, [bot, par]))


def plan_of(name: str, players: int, bots: list[str], evenly: bool = False) -> Plan:
    options = RANDOM_LAYOUT if "random" in catalog.game(name).layouts else {}
    varied, weighed = VARIED.get(name, []), any(bot in LEVELS and LEVELS[bot].iterations for bot in bots)
    return Plan(name, players, bots, "ladder", 1.0, 1, options, varied, evenly, weighed)


def results_of(contest: Contest, root: Path) -> Results:
    folder = contest.folder(root)
    contest.plan.agree(folder)
    return Results(folder / "results.csv", contest.plan.players)


def play(wanted: list[Contest], root: Path, least: int, jobs: int, seconds: float = inf) -> None:
    """All contests come on alike, a deal at a time."""
    kept = [results_of(contest, root) for contest in wanted]
    missing = [
        (number // contest.plan.players, place, number)
        for place, contest in enumerate(wanted)
        for number in kept[place].missing(contest.games(least))
    ]
    games = [(wanted[place].plan, number) for _, place, number in sorted(missing)]
    where = {id(contest.plan): results for contest, results in zip(wanted, kept, strict=True)}
    for done, (plan, lines) in enumerate(run_all(games, jobs, seconds), start=1):
        where[id(plan)].add(lines)
        print(f"{done} of {len(games)}: {plan.game} for {plan.players}, {', '.join(plan.bots)}", flush=True)


def rows(contest: Contest, root: Path, least: int = LEAST) -> list[str]:
    """Lines of the table; none of a bot that has not played enough."""
    plan = contest.plan
    path = contest.folder(root) / "results.csv"
    games = Results(path, plan.players).ordered() if path.exists() else []
    everybody = plan.bots if contest.kind == "mixed" else plan.bots[:1]
    sat = {bot: sum(any(line.bot == bot for line in lines) for lines in games) for bot in everybody}
    if not games or min(sat.values()) < least:
        return []
    ratings = rate([[(line.bot, line.rank) for line in lines] for lines in games])
    return [row(contest, bot, games, ratings) for bot in everybody]


def row(contest: Contest, bot: str, games: list[Any], ratings: dict[str, Rating]) -> str:
    plan = contest.plan
    mine = standing(bot, plan.players, games)
    cells = [
        plan.game,
        str(plan.players),
        bot,
        "all" if contest.kind == "mixed" else plan.bots[1],
        str(mine.games),
        f"{mine.share:.1%}",
        f"{mine.low:.0%} to {mine.high:.0%}",
        f"{mine.par:.0%}",
        elo(contest, bot, ratings),
        f"{mine.rounds:.1f}" if mine.rounds else "–",
        f"{1000 * mine.seconds:.3g}",
        f"{1000 * mine.slowest:.0f}",
        str(mine.memory),
        "{:.0%}, {:.0%} to {:.0%}".format(*mine.fair) if plan.weighed else "–",
        made_of(plan.game),
    ]
    return "| " + " | ".join(cells) + " |"


def elo(contest: Contest, bot: str, ratings: dict[str, Rating]) -> str:
    """Of two the difference, which is as uncertain as both together."""
    mine = ratings[bot]
    if contest.kind == "mixed":
        return f"{mine.points:+.0f} ± {mine.half_width:.0f}"
    return f"{2 * mine.points:+.0f} ± {2 * mine.half_width:.0f}"


def page(root: Path, least: int = LEAST) -> str:
    """All that there is, whatever was played last."""
    parts = [HEAD]
    line = "| " + COLUMNS.replace("|", " | ") + " |\n" + "|---" * (COLUMNS.count("|") + 1) + "|\n"
    for kind, title in TITLES.items():
        lines = [
            text for each in contests(list(catalog.GAMES), kinds=[kind]) for text in rows(each, root, least)
        ]
        if lines:
            parts.append(f"## {title}\n\n{line}" + "".join(f"{text}\n" for text in lines) + "\n")
    return "".join(parts)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--game", action="append", choices=catalog.GAMES, help="only this one, or several")
    parser.add_argument("--players", type=int, action="append", help="only with this many, or several")
    parser.add_argument("--kind", action="append", choices=TITLES, help="only these contests")
    parser.add_argument("--bot", default="", help="only contests of this one")
    parser.add_argument(
        "--pair",
        nargs=2,
        action="append",
        metavar=("BOT", "PAR"),
        help="instead: one alone among the other, by name or as module:Class; printed only",
    )
    parser.add_argument("--games", type=int, default=LEAST, help="of every row, at least")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--minutes", type=float, default=inf, help="after which no other game is begun")
    parser.add_argument("--folder", type=Path, default=FOLDER, help="for what was played")
    parser.add_argument("--page", type=Path, default=PAGE, help="for the tables")
    args = parser.parse_args()
    os.environ.update(dict.fromkeys(ONE_THREAD, "1"))
    games = args.game or list(catalog.GAMES)
    wanted = list(contests(games, args.players, args.kind, args.bot))
    if args.pair:
        where = tables(games, args.players)
        wanted = [Contest("par", plan_of(*table, pair)) for table in where for pair in args.pair]
    play(wanted, args.folder, args.games, args.jobs, 60 * args.minutes)
    for contest in wanted:
        print("".join(f"{text}\n" for text in rows(contest, args.folder, 1)), end="")
    if (text := page(args.folder)) != HEAD:
        args.page.write_text(text, "utf-8")


if __name__ == "__main__":
    main()
