"""All places of all boxes, and the bazaar a view shows."""

from typing import Final

from bedesten.bots.greedy.bazaar import Bazaar, Visit
from bedesten.bots.greedy.coffee import at_coffee_house, at_guild_hall, at_roasting_plant, at_tavern
from bedesten.bots.greedy.mail import (
    at_auction_house,
    at_catacombs,
    at_embassy,
    at_kiosk,
    at_secret_society,
)
from bedesten.bots.greedy.visits import BASE_VISITS
from bedesten.istanbul.view import View

VISITS: Final[list[Visit]] = [  # by place
    *BASE_VISITS,
    at_roasting_plant,
    at_guild_hall,
    at_tavern,
    at_coffee_house,
    at_embassy,
    at_kiosk,
    at_auction_house,
    at_secret_society,
    at_catacombs,
]


def bazaar(v: View) -> Bazaar:
    return Bazaar(v, VISITS)
