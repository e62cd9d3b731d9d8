"""Goods, places, cards, tiles, windows and verbs as numbers, with their names in the notation."""

from typing import Final

from bedesten.core.ids import SPAN

# --- goods (IST section 0.2)
RED: Final = 0  # fabric
GREEN: Final = 1  # spice
YELLOW: Final = 2  # fruit
BLUE: Final = 3  # jewelry
GOODS: Final = "RGYB"
COLOURS: Final[list[str]] = ["red", "green", "yellow", "blue"]

# --- places (T-PLACE), by the big number on the tile
WAINWRIGHT: Final = 1
FABRIC: Final = 2
SPICE: Final = 3
FRUIT: Final = 4
POST: Final = 5
CARAVANSARY: Final = 6
FOUNTAIN: Final = 7
BLACK_MARKET: Final = 8
TEA: Final = 9
LARGE_MARKET: Final = 10
SMALL_MARKET: Final = 11
POLICE: Final = 12
PALACE: Final = 13
SMALL_MOSQUE: Final = 14
GREAT_MOSQUE: Final = 15
GEMSTONE: Final = 16
PLACES: Final[list[str]] = [
    "nowhere",
    "wainwright",
    "fabric",
    "spice",
    "fruit",
    "post",
    "caravansary",
    "fountain",
    "black_market",
    "tea",
    "large_market",
    "small_market",
    "police",
    "palace",
    "small_mosque",
    "great_mosque",
    "gemstone",
]
PLACE_KEYS: Final = {  # the names of the component data, understood as well
    "fabric_warehouse": FABRIC,
    "spice_warehouse": SPICE,
    "fruit_warehouse": FRUIT,
    "post_office": POST,
    "tea_house": TEA,
    "police_station": POLICE,
    "sultans_palace": PALACE,
    "gemstone_dealer": GEMSTONE,
}

# --- bonus cards (T-CARD)
GOOD_1: Final = 0
LIRA_5: Final = 1
MOVE_3_4: Final = 2
STAY: Final = 3
RETURN_ASSISTANT: Final = 4
FAMILY_HOME: Final = 5
SMALL_MARKET_ANY: Final = 6
REPEAT_SULTAN: Final = 7
REPEAT_POST: Final = 8
REPEAT_GEM: Final = 9
NO_CARD: Final = -1
CARDS: Final = [
    "good_1",
    "lira_5",
    "move_3_4",
    "stay",
    "return_assistant",
    "family_home",
    "small_market_any",
    "repeat_sultan",
    "repeat_post",
    "repeat_gem",
]

# --- mosque tiles: the number of a tile is the number of the good it asks for; owned ones are bits
TILE_PLACE: Final = [SMALL_MOSQUE, SMALL_MOSQUE, GREAT_MOSQUE, GREAT_MOSQUE]

# --- demand tiles (T-DEMAND)
DEMAND_TILES: Final = ["L1", "L2", "L3", "L4", "L5", "S1", "S2", "S3", "S4", "S5"]

# --- tokens that belong to nobody
GOVERNOR: Final = 0
SMUGGLER: Final = 1

# --- assistants in a stack (section 14)
OWN: Final = 0
NEUTRAL: Final = 1

# --- what can be used once a turn (IST-TURN-5), as bits
USED_RED: Final = 1
USED_GREEN: Final = 2
USED_YELLOW: Final = 4
USED_TOKEN: Final = 8  # shifted left by the number of the token
USED_REPEAT: Final = 1 << 13  # a card has repeated an action
NOBODY_MET: Final = 1 << 14  # the piece that acts has left its place: it meets nobody this turn
NO_VISIT: Final = 1 << 15  # this turn is no visit to a place: nobody is met, nothing bound to a place is used
USES: Final = ["red", "green", "yellow"]

# --- windows (T-WINDOW)
IN_MOVE: Final = 0
IN_ASSIST: Final = 1
IN_PAY: Final = 2
IN_ACTION: Final = 3
IN_POST: Final = 4
IN_ENCOUNTERS: Final = 5
IN_FINAL: Final = 6
IN_ERRAND: Final = 7  # an action away from the merchant
IN_DICE: Final = 8  # a roll that can be changed
WINDOWS: Final = 9

# --- verbs: 0-79 are the base game's; the table of their arguments is in lexicon.py
MOVE: Final = 0 * SPAN
MOVE_LONG: Final = 1 * SPAN
STAY_PUT: Final = 2 * SPAN
PICK_OWN: Final = 3 * SPAN
PICK_NEUTRAL: Final = 4 * SPAN
LEAVE: Final = 5 * SPAN
DECLINE: Final = 6 * SPAN
PAY: Final = 7 * SPAN
REFUSE: Final = 8 * SPAN
SKIP: Final = 9 * SPAN
EXTEND: Final = 10 * SPAN
FILL: Final = 11 * SPAN
BUY: Final = 12 * SPAN
PASS: Final = 13 * SPAN
COLLECT: Final = 14 * SPAN
TAKE_CARDS: Final = 15 * SPAN
DRAW: Final = 16 * SPAN
TAKE_DISCARD: Final = 17 * SPAN
DISCARD: Final = 18 * SPAN
RETURN: Final = 19 * SPAN
BLACK_GOOD: Final = 20 * SPAN
BLACK_ROLL: Final = 21 * SPAN
GAIN: Final = 22 * SPAN
ANNOUNCE: Final = 23 * SPAN
KEEP: Final = 24 * SPAN
SET4: Final = 25 * SPAN
REROLL: Final = 26 * SPAN
SELL: Final = 27 * SPAN
SELL_ANY: Final = 28 * SPAN
SEND: Final = 29 * SPAN
DELIVER: Final = 30 * SPAN
TAKE_TILE: Final = 31 * SPAN
BUY_RUBY: Final = 32 * SPAN
REPEAT: Final = 33 * SPAN
PROCEED: Final = 34 * SPAN
CATCH: Final = 35 * SPAN
MEET_GOVERNOR: Final = 36 * SPAN
MEET_SMUGGLER: Final = 37 * SPAN
PAY2: Final = 38 * SPAN
GIVE: Final = 39 * SPAN
REWARD_LIRA: Final = 40 * SPAN
REWARD_CARD: Final = 41 * SPAN
END_TURN: Final = 42 * SPAN
DONE: Final = 43 * SPAN
PLAY_LIRA_5: Final = 44 * SPAN
PLAY_GOOD_1: Final = 45 * SPAN
PLAY_FAMILY_HOME: Final = 46 * SPAN
PLAY_RETURN_ASSISTANT: Final = 47 * SPAN
USE_YELLOW: Final = 48 * SPAN

START: Final = 60 * SPAN
LAY: Final = 61 * SPAN
DEMAND: Final = 62 * SPAN
ROLLED_GOVERNOR: Final = 63 * SPAN
ROLLED_SMUGGLER: Final = 64 * SPAN
ROLLED_NEUTRAL: Final = 65 * SPAN
ROLLED_BLACK: Final = 66 * SPAN
ROLLED_TEA: Final = 67 * SPAN
REROLLED: Final = 68 * SPAN
DRAWN: Final = 69 * SPAN

VERBS: Final = 256  # room for every expansion's block
