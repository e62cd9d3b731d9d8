"""The numbers of the rules. KAI-COMP, and the constants of the component data."""

from typing import Final

LEAST_PLAYERS: Final = 2
MOST_PLAYERS: Final = 4

CUSTOMERS_ON_BOARD: Final = 5
START_STANDS: Final = 3
START_MAINS_PER_SECTION: Final = 2
START_COINS: Final = 1
START_HAND: Final = 3
DISPLAY: Final = 4
DRAW_CARDS: Final = 2
HAND_LIMIT: Final = 4
JOKER_SECTIONS: Final = 3
DISCARD_FOR_ANY: Final = 3
SUBSTITUTES: Final = 2  # coins of other colours for one of the stand's
COMMISSION: Final = 1
NEUTRAL_INCOME: Final = 1
COINS_PER_VP: Final = 3
LOW_LEVEL: Final = 1
LOW_COLOURS: Final = 2

EXPANSIONS: Final = 6  # of each colour
COIN_VALUE: Final = 20  # of each colour
BARKERS: Final = 7
LEAST_BUILDING_CARDS: Final = 23  # KAI-CARDS-5
LEAST_SECTIONS: Final = 6  # KAI-BOARD-11
ROOMY_SECTIONS: Final = 4  # KAI-BOARD-14
MOST_SQUARES: Final = 1024  # KAI-BOARD-8
MOST_SIZE: Final = 7
MOST_OTHER: Final = 12
STALL_GUARD: Final = 60
GOLD_VP: Final = 3
SILVER_VP: Final = 2
