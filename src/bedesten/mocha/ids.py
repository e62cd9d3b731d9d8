"""Places, cards, tiles and verbs of Mocha & Baksheesh as numbers, with their names in the notation."""

from typing import Final

from bedesten.core.ids import SPAN

SLOT: Final = 0  # where the expansion's side and secret lie

# --- places (table 1.2)
ROASTING_PLANT: Final = 17
GUILD_HALL_PLACE: Final = 18
TAVERN: Final = 19
COFFEE_HOUSE: Final = 20
PLACES: Final = {
    ROASTING_PLANT: "roasting_plant",
    GUILD_HALL_PLACE: "guild_hall",
    TAVERN: "tavern",
    COFFEE_HOUSE: "coffee_house",
}

# --- bonus cards (table 1.3)
COFFEE_2: Final = 10
GUILD_FOR_2_COFFEE: Final = 11
LIRA_8_FOR_1_COFFEE: Final = 12
DICE_REWARD: Final = 13
EXCHANGE_3: Final = 14
DIE_TO_6: Final = 15
CORNER_MOVE: Final = 16
REPEAT_WAINWRIGHT: Final = 17
REPEAT_COFFEE_HOUSE: Final = 18

# --- guild cards (table 1.7): a card has the number of its place; hands and pile are bits
GUILD_CARDS: Final = 20
NO_GUILD_CARD: Final = 0

# --- tavern tiles (table 1.4); owned ones are bits
MOVEMENT: Final = 0
ENCOUNTER: Final = 1
TAVERN_TILES: Final = ["movement", "encounter"]

NOBODY: Final = -1  # holds the barrier before it is placed

# --- what dice are rolled for; a guild tea house has this number and what was announced
FOR_REWARD: Final = 13
FOR_GUILD_8: Final = 14
FOR_GUILD_9: Final = 20

# --- verbs: 80-119
LINE: Final = 80 * SPAN
CORNER: Final = 81 * SPAN
GUILD: Final = 82 * SPAN
ROAST_LIRA: Final = 83 * SPAN
ROAST_GOOD: Final = 84 * SPAN
ROAST_BONUS: Final = 85 * SPAN
ROAST_GUILD: Final = 86 * SPAN
STOP: Final = 87 * SPAN
GUILD_HALL: Final = 88 * SPAN
DISCARD_GUILD: Final = 89 * SPAN
BARRIER: Final = 90 * SPAN
TILE: Final = 91 * SPAN
RUBY: Final = 92 * SPAN
AT: Final = 93 * SPAN
DELIVER_COFFEE: Final = 94 * SPAN
MEET_TRADER: Final = 95 * SPAN
GIVE_SET: Final = 96 * SPAN
TAKE_SET: Final = 97 * SPAN
GAIN_SET: Final = 98 * SPAN
GOODS_FIRST: Final = 99 * SPAN
ROLL_FIRST: Final = 100 * SPAN
PAY_SET: Final = 101 * SPAN
SET6: Final = 102 * SPAN
PLAY_COFFEE_2: Final = 103 * SPAN
PLAY_GUILD_FOR_2_COFFEE: Final = 104 * SPAN
PLAY_LIRA_8_FOR_1_COFFEE: Final = 105 * SPAN
PLAY_DICE_REWARD: Final = 106 * SPAN
PLAY_EXCHANGE_3: Final = 107 * SPAN

ROLLED_TRADER: Final = 110 * SPAN
GUILD_DRAWN: Final = 111 * SPAN
ROLLED_REWARD: Final = 112 * SPAN
ROLLED_GUILD_8: Final = 113 * SPAN
ROLLED_GUILD_9: Final = 114 * SPAN
