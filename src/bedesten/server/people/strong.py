"""How strong robots play: what they use, and after how many rounds their games end.

The numbers are counted over games of one bot against itself; scripts/gen_strong.py plays them, from a seed,
and writes what it has counted beside this file."""

import json
from collections import Counter
from functools import cache
from pathlib import Path
from typing import TypedDict

from bedesten.server.protocol.people import Beside, Ended, Expected

FILE = Path(__file__).with_name("strong.json")


class Counted(TypedDict):
    """Games at tables of one size: how often anybody used something, and how many ended after which round."""

    games: int
    uses: dict[str, int]
    rounds: dict[str, int]


class Measured(TypedDict):
    """By game and number of players."""

    bot: str
    seed: str
    counted: dict[str, dict[str, Counted]]


@cache
def measured() -> Measured:
    table: Measured = json.loads(FILE.read_text("utf-8"))
    return table


def beside(game: str, mine: list[tuple[int, int]]) -> Beside | None:
    """Beside games of somebody, each by its number of players and rounds. None where nothing is known."""
    counted = measured()["counted"].get(game, {})
    sizes = Counter(str(players) for players, _ in mine if str(players) in counted)
    if not sizes:
        return None
    return Beside(
        bot=measured()["bot"],
        games=sum(counted[size]["games"] for size in sizes),
        used=used(counted, sizes),
        ended=ended(counted, sizes, Counter(rounds for players, rounds in mine if str(players) in counted)),
    )


def used(counted: dict[str, Counted], sizes: Counter[str]) -> list[Expected]:
    """By one seat, in as many games of each size."""
    times: dict[str, float] = {}
    for size, games in sizes.items():
        for name, all_ in counted[size]["uses"].items():
            times[name] = times.get(name, 0.0) + games * all_ / counted[size]["games"] / int(size)
    return [Expected(name, round(often, 2)) for name, often in sorted(times.items())]


def ended(counted: dict[str, Counted], sizes: Counter[str], mine: Counter[int]) -> list[Ended]:
    """The shortest games first; no round between the first and the last is left out."""
    strong: dict[int, float] = {}
    for size, games in sizes.items():
        for rounds, often in counted[size]["rounds"].items():
            strong[int(rounds)] = strong.get(int(rounds), 0.0) + games * often / counted[size]["games"]
    every = range(min({*strong, *mine}), max({*strong, *mine}) + 1)
    return [Ended(rounds, mine[rounds], round(strong.get(rounds, 0.0), 2)) for rounds in every]
