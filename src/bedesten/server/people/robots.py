"""How strong robots are, on the scale of people: by how each ended alone among three of one kind.

The numbers are those of docs/ladder.md; scripts/gen_robots.py writes them down beside this file. What games
of people bring never changes them."""

import json
from functools import cache
from math import sqrt
from pathlib import Path

from bedesten.server.people.rating import BETA, MIDDLE, Skill

FILE = Path(__file__).with_name("robots.json")
STEP = BETA * sqrt(4)  # at a table of four: what makes somebody e times as strong
SUREST = 1.0  # sigma: no measurement is believed more than that


@cache
def measured() -> dict[str, dict[str, tuple[float, float]]]:
    """By game and bot: the strength as a power of e, and its standard error."""
    found: dict[str, dict[str, tuple[float, float]]] = json.loads(FILE.read_text("utf-8"))
    return found


@cache
def skill(game: str, bot: str) -> Skill | None:
    """None for one that nobody has measured in this game."""
    found = measured().get(game, {}).get(bot)
    return None if found is None else Skill(MIDDLE + STEP * found[0], max(SUREST, STEP * found[1]))
