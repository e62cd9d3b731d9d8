"""What the action of each place brings: the table of all visits."""

from typing import Final

from bedesten.bots.evaluate.istanbul.coffee import ToCoffeeHouse, ToGuildHall, ToRoastingPlant, ToTavern
from bedesten.bots.evaluate.istanbul.mail import ToAuction, ToCatacombs, ToEmbassy, ToKiosk, ToSociety
from bedesten.bots.evaluate.istanbul.visits import (
    ToBlackMarket,
    ToCaravansary,
    ToFountain,
    ToGemstone,
    ToMarket,
    ToMosque,
    ToPalace,
    ToPost,
    ToTea,
    ToWainwright,
    ToWarehouse,
    Visit,
)
from bedesten.bots.greedy.worth import FAMILY
from bedesten.istanbul.ids import BLUE, GREEN, POLICE, RED, YELLOW
from bedesten.istanbul.kernel import State
from bedesten.istanbul.pieces import Seat
from bedesten.istanbul.places.markets import LARGE, SMALL

NOTHING: Final = Visit()
VISITS: Final[list[Visit]] = [  # by place
    NOTHING,
    ToWainwright(),
    ToWarehouse(RED),
    ToWarehouse(GREEN),
    ToWarehouse(YELLOW),
    ToPost(),
    ToCaravansary(),
    ToFountain(),
    ToBlackMarket(),
    ToTea(),
    ToMarket(LARGE),
    ToMarket(SMALL),
    NOTHING,  # the police station: see gains()
    ToPalace(),
    ToMosque([RED, GREEN]),
    ToMosque([YELLOW, BLUE]),
    ToGemstone(),
    ToRoastingPlant(),
    ToGuildHall(),
    ToTavern(),
    ToCoffeeHouse(),
    ToEmbassy(),
    ToKiosk(),
    ToAuction(),
    ToSociety(),
    ToCatacombs(),
]
KNOWN: Final = len(VISITS)


def gains(s: State, me: Seat) -> list[float]:
    """By place; from the police station the family member does the best that can be done anywhere."""
    found = [0.0] * len(s.rules.places)
    for place in s.rules.numbers:
        if place < KNOWN:  # and not of an expansion it does not know
            found[place] = VISITS[place].gain(s, me)
    if me.family == POLICE:
        found[POLICE] = max(0.0, max(found) - FAMILY)
    return found


def gain(s: State, me: Seat, place: int) -> float:
    """Of the action of one place."""
    if place == POLICE:
        return gains(s, me)[POLICE]
    return VISITS[place].gain(s, me) if place < KNOWN else 0.0
