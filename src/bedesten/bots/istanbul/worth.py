"""What things are worth to a trader, in lira."""

from itertools import pairwise
from typing import Final

from bedesten.istanbul.ids import BLUE, GREEN, RED, YELLOW

RUBY: Final = 32.0  # more than any price
FINISH: Final = 100.0  # for the ruby that ends the game
HASTE: Final = 1.0  # what a ruby loses with every turn it takes
HURRY: Final = 15.0  # what the last one loses besides: more than any turn brings

# by good, and how many of it are carried: the first of a kind is missed most
GOODS: Final = [
    [0.0, 2.6, 4.9, 6.8, 8.4, 9.8],
    [0.0, 2.5, 4.6, 6.4, 7.9, 9.2],
    [0.0, 2.5, 4.6, 6.4, 7.9, 9.2],
    [0.0, 4.2, 8.0, 11.2, 14.0, 16.4],
]
NEXT: Final = [[more - less for less, more in pairwise(some)] for some in GOODS]  # one more of it
CART: Final = [0.0, 0.0, 0.0, 12.0, 22.0, 12.0]  # by capacity; the fifth has brought its ruby
TILE: Final = [13.0, 14.0, 14.0, 15.0]  # half a ruby and an ability
PAIRS: Final = [1 << RED | 1 << GREEN, 1 << YELLOW | 1 << BLUE]  # by mosque
PAIR_OF: Final = [PAIRS[0], PAIRS[0], PAIRS[1], PAIRS[1]]  # by tile
HALF: Final = 10.0  # what a tile is worth less once its ruby has been taken

STACK: Final = [0.0, 2.5, 4.5, 6.0, 7.0, 8.0, 8.5, 9.0, 9.4, 9.7, 10.0]  # by assistants under the merchant
OUT: Final = 0.8  # an assistant on the board can be picked up there
FAMILY: Final = 2.0  # at home, ready to be sent
CARDS: Final = [3.0, 5.0, 2.2, 1.4, 2.2, 2.4, 2.6, 2.6, 3.2, 2.8]  # by card
A_CARD: Final = 2.9  # drawn unseen
BEST_OF_TWO: Final = 3.8
CAUGHT: Final = 3.2  # a family member caught
MET: Final = {"governor": 1.4, "smuggler": 1.6}


def tiles_worth(tiles: int) -> float:
    """Of a set of owned mosque tiles, given as bits."""
    owned = [TILE[tile] for tile in range(4) if tiles >> tile & 1]
    spent = [2 * HALF for pair in PAIRS if tiles & pair == pair]
    return sum(owned, 0.0) - sum(spent, 0.0)


TILES: Final = [tiles_worth(tiles) for tiles in range(16)]
