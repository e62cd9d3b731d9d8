"""Writes server/people/robots.json, how strong robots are, from docs/ladder.md.

python -m scripts.gen_robots [--check]

Of every bot alone among three of the par (greedy) its newest row counts. Until the ladder has one of a rival
in a game, there stands what it is in the game of the first box, or what it was made from. All are told by how
far they are from Idris, whom people know.
"""

import json
import sys
from collections.abc import Iterator
from math import log, sqrt
from pathlib import Path

from bedesten import catalog
from bedesten.arena.ratings import ELO
from bedesten.explorer.shares import SURE

ROOT = Path(__file__).resolve().parents[1]
SOURCE = ROOT / "docs" / "ladder.md"
TARGET = ROOT / "src" / "bedesten" / "server" / "people" / "robots.json"
PAR, PLAYERS, MIDDLE = "greedy", 4, "idris"
EVEN = (0.0, 0.0)  # the par itself: nobody has to measure it
MADE_FROM = {
    "ozan": "random",
    "nilufer": "easy",
    "idris": PAR,
    "ester": "medium",
    "hagop": "hard",
    "safiye": "master",
}
Strength = tuple[float, float]  # above another, as a power of e, and its standard error
Strengths = dict[tuple[str, str], Strength]


def rows(text: str) -> Iterator[list[str]]:
    """The cells of every table; the newest rows come first."""
    for line in text.splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if len(cells) > 6 and cells[1].isdigit():
            yield cells


def by_wins(won: float, games: int) -> Strength:
    """At which that many wins are likeliest; half a win and half a loss are counted beside what was seen, so
    that never is not taken for impossible."""
    share = (won + 0.5) / (games + 1)
    return log((PLAYERS - 1) * share / (1 - share)), 1 / sqrt((games + 1) * share * (1 - share))


def by_points(said: str) -> Strength:
    """Newer tables tell what all places of a game say, in Elo: +195 ± 34."""
    points, half = (float(number) for number in said.split(" ± "))
    return points / ELO, half / SURE / ELO


def measured(text: str) -> Strengths:
    """Only what met the par alone, not neighbours, who share the seats."""
    strengths: Strengths = {}
    alone = text.partition("## Alone among bots of one kind")[2]
    for game, players, bot, against, games, won, *more in rows(alone):
        if against == PAR and int(players) == PLAYERS:
            one = by_points(more[2]) if won.endswith("%") else by_wins(float(won), int(games))
            strengths.setdefault((game, bot), (round(one[0], 3), round(one[1], 3)))
    return strengths | {(game, PAR): EVEN for game, _ in strengths}


def strength(strengths: Strengths, game: str, bot: str) -> Strength | None:
    first = catalog.game(game).boxes[0]
    places = [(game, bot), (first, bot), (game, MADE_FROM.get(bot, bot))]
    return next((strengths[place] for place in places if place in strengths), None)


def from_middle(strengths: dict[str, Strength]) -> dict[str, Strength]:
    middle, _ = strengths[MIDDLE]
    return {bot: (round(above - middle, 3), error) for bot, (above, error) in strengths.items()}


def generated(text: str) -> str:
    strengths = measured(text)
    games = sorted({game for game, _ in strengths})
    table = {game: {bot: strength(strengths, game, bot) for bot in catalog.BOTS} for game in games}
    known = {
        game: from_middle({bot: one for bot, one in bots.items() if one}) for game, bots in table.items()
    }
    lines = [f"  {json.dumps(game)}: {json.dumps(bots)}" for game, bots in known.items()]
    return "{\n" + ",\n".join(lines) + "\n}\n"


def main() -> int:
    text = generated(SOURCE.read_text("utf-8"))
    if "--check" in sys.argv:
        return int(not TARGET.exists() or TARGET.read_text("utf-8") != text)
    TARGET.write_text(text, "utf-8")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
