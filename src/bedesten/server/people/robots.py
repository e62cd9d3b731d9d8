"""How strong robots are, on the scale of people: by how each ended alone among three of one kind.

The numbers are those of docs/ladder.md; scripts/gen_robots.py writes them down beside this file. What games
of people bring never changes them."""

import json
from functools import cache
from math import sqrt
from pathlib import Path

from bedesten.bots import levels
from bedesten.server.people.rating import BETA, MIDDLE, Skill

FILE = Path(__file__).with_name("robots.json")
STEP = BETA * sqrt(4)  # at a table of four: what makes somebody e times as strong
SUREST = 1.0  # sigma: no measurement is believed more than that


@cache
def measured() -> dict[str, dict[str, tuple[float, float]]]:
    """By game and bot: the strength as a power of e, and its standard error."""
    strengths: dict[str, dict[str, tuple[float, float]]] = json.loads(FILE.read_text("utf-8"))
    return strengths


@cache
def skill(game: str, bot: str) -> Skill | None:
    """None for one that nobody has measured in this game."""
    strength = measured().get(game, {}).get(bot)
    return None if strength is None else Skill(MIDDLE + STEP * strength[0], max(SUREST, STEP * strength[1]))


def rivals(game: str) -> list[tuple[str, Skill]]:
    """Those who sit down at tables, as far as they were measured in this game, the weakest first."""
    known = [(bot, one) for bot in levels.RIVALS if (one := skill(game, bot))]
    return sorted(known, key=lambda each: each[1].mu)
