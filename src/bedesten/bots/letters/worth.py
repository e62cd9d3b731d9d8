"""What things of Letters & Seals are worth, in lira."""

from typing import Final

from bedesten.letters import ids

A_SEAL: Final = 3.8
A_LETTER: Final = 4.2  # one seal, and a second one if it is delivered
SPARE: Final = 12  # seals, the most that two rubies cost
SEALS: Final = [A_SEAL * min(seals, SPARE) + max(seals - SPARE, 0) for seals in range(73)]
TILES: Final = 4.5  # the best of the tiles at the kiosk, and the last one
AUCTIONED: Final = 2.5  # two cards for a bid, or the bid of another
CARDS: Final = {
    ids.LETTER_1: 3.6,
    ids.DICE_REWARD_LETTERS: 5.3,
    ids.LIRA_7_FOR_1_GOOD: 4.0,
    ids.YELLOW_LIRA_3: 5.3,
    ids.GREEN_LIRA_3: 5.3,
    ids.RED_LIRA_3: 5.4,
    ids.COPY_DISCARD: 2.5,
    ids.FAMILY_STEP: 2.2,
    ids.JOIN_MERCHANT: 1.5,
    ids.COMPANION_2: 1.2,
    ids.USE_NPC: 2.2,
    ids.REPEAT_MOSQUE: 2.4,
    ids.REPEAT_SECRET: 1.6,
    ids.JUMP_ANYWHERE: 2.4,
    ids.BLUE_LIRA_3: 5.8,
}
MET: Final = {"courier": 1.8}
LIKES: Final = {  # what a turn at a place is worth more, by rival
    "nilufer": {ids.KIOSK_PLACE: 4.0},
    "ester": {ids.EMBASSY_PLACE: 3.0},
    "hagop": {ids.AUCTION_HOUSE: 4.0},
    "safiye": {ids.SECRET_SOCIETY: 3.0},
}
