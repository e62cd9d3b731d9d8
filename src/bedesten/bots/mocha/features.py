"""What of a player's position in Mocha & Baksheesh tells whether they will win, as numbers."""

from typing import Final

from bedesten.bots.istanbul.features import FAR
from bedesten.bots.mocha.worth import BAGS, GUILD
from bedesten.istanbul.kernel import State
from bedesten.mocha.ids import COFFEE_HOUSE
from bedesten.mocha.places import coffee_price
from bedesten.mocha.side import secret_of, side_of
from bedesten.mocha.tavern import RUBY_PRICE

FEATURES: Final = [
    "coffee",  # up to ten
    "more_coffee",
    "tile_movement",
    "tile_encounter",
    "guild_cards",
    "coffee_missing",  # for the next ruby of the coffee house
    "baksheesh_missing",  # coffee and goods for the next ruby of the tavern
]


def measure(s: State, seat: int) -> list[float]:
    """Beside their names."""
    side = side_of(s)
    coffee, hand = side.coffee[seat], secret_of(s).hands[seat]
    guild = 0
    for card in range(len(GUILD)):
        guild += GUILD[card] * (hand >> card & 1)
    wanted = side.tables.baksheesh[side.baksheesh]
    missing = max(0, RUBY_PRICE - coffee)
    for good in range(4):
        missing += max(0, wanted[good] - s.seats[seat].goods[good])
    return [
        float(min(coffee, BAGS)),
        float(max(0, coffee - BAGS)),
        float(side.tiles[seat] & 1),
        float(side.tiles[seat] >> 1),
        float(guild),
        float(max(0, coffee_price(s) - coffee)) if s.rubies[COFFEE_HOUSE] > 0 else float(FAR),
        float(missing),
    ]
