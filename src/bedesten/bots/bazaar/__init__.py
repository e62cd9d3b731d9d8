"""The Great Bazaar as the bots play it."""

from pathlib import Path

from bedesten.bazaar.ids import CATACOMBS
from bedesten.bots.bazaar.catacombs import GAINS, LOOKS, OPTIONS, VISITS
from bedesten.bots.bazaar.encode import BazaarSight
from bedesten.bots.bazaar.units import Coffee
from bedesten.bots.istanbul.answers import plan
from bedesten.bots.istanbul.skills import Skills
from bedesten.letters.units import COFFEE

__all__ = ["ANSWERS", "SETUPS", "extend", "sight"]

sight = BazaarSight
SETUPS: list[dict[str, object]] = [{"layout": "random"}]

ANSWERS = {"GoAnywhere": plan}


def extend(skills: Skills) -> None:
    skills.add_places(VISITS, GAINS)
    skills.add_verbs(OPTIONS, LOOKS)
    skills.weights = Path(__file__).with_name("weights.toml")
    skills.units[COFFEE] = Coffee()
    skills.acting += [CATACOMBS]
