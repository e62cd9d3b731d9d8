"""The Harbour as the bots play it."""

from bedesten.bots.istanbul.skills import Skills, World
from bedesten.bots.istanbul.trader import Trader
from bedesten.core.ids import Action
from bedesten.istanbul.view import View
from tests.toy.harbour.rules import FERRY, FISH, KEEP_FISH, PIER, PLACES, PORTER, RENT, REST

A_FISH = 4.0  # half a ruby, nearly


def keep(v: View, options: list[Action]) -> Action:
    """A fish is worth more than what it sells for."""
    return KEEP_FISH


def at_pier(w: World, t: Trader) -> list[Trader]:
    t.extra += A_FISH
    return [t]


def at_quay(w: World, t: Trader) -> list[Trader]:
    t.lira += RENT
    return [t]


ANSWERS = {"KeepFish": keep}


def extend(skills: Skills) -> None:
    skills.add_places({place: at_pier if place == PIER else at_quay for place in PLACES}, {})
    skills.add_cards({FERRY: 1.0})
    skills.acting += [FISH, *REST.values()]
    skills.meeting += [PORTER]
