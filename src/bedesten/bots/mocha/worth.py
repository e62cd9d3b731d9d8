"""What things of Mocha & Baksheesh are worth, in lira."""

from typing import Final

from bedesten.istanbul.kernel import Table
from bedesten.mocha import ids
from bedesten.mocha.side import side_of

BAGS: Final = 10  # of coffee, the most a ruby costs; more of it is of little use
COFFEE: Final = [2.4 * min(bags, BAGS) + 0.5 * max(bags - BAGS, 0) for bags in range(100)]
MOST_BAGS: Final = len(COFFEE) - 1
TAVERN: Final = [0.0, 6.0, 3.0, 9.0]  # by owned tavern tiles, as bits
# by guild card: what one in hand is worth; playing it takes a turn
GUILD: Final = [0, 9, 4, 4, 4, 5, 4, 3, 4, 5, 4, 5, 4, 5, 6, 6, 6, 6, 4, 3, 6]
A_GUILD_CARD: Final = 4.7  # drawn unseen
BETTER_GUILD_CARD: Final = 3.0  # what the better of two is worth more than any
CARDS: Final = {
    ids.COFFEE_2: 4.6,
    ids.GUILD_FOR_2_COFFEE: 1.6,
    ids.LIRA_8_FOR_1_COFFEE: 6.0,
    ids.DICE_REWARD: 4.8,
    ids.EXCHANGE_3: 3.2,
    ids.DIE_TO_6: 1.6,
    ids.CORNER_MOVE: 1.8,
    ids.REPEAT_WAINWRIGHT: 2.6,
    ids.REPEAT_COFFEE_HOUSE: 2.6,
}
MET: Final = {"coffee_trader": 0.6}
LIKES: Final = {  # what a turn at a place is worth more, by rival
    "ozan": {ids.TAVERN: 5.0},
    "idris": {ids.COFFEE_HOUSE: 4.0, ids.ROASTING_PLANT: 2.0},
    "ester": {ids.GUILD_HALL_PLACE: 3.0},
}


def bags(t: Table, seat: int, count: int) -> float:
    """What some more coffee is worth to a seat; with less of it, what is missed, as a negative number."""
    had = side_of(t).coffee[seat]
    return COFFEE[max(0, min(had + count, MOST_BAGS))] - COFFEE[min(had, MOST_BAGS)]
