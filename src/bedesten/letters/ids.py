"""Places, cards, letters, kiosk tiles and verbs of Letters & Seals as numbers, with their names."""

from typing import Final

from bedesten.core.ids import SPAN

SLOT: Final = 1  # where the expansion's side lies

# --- places (LET-PLACE-1)
EMBASSY_PLACE: Final = 21
KIOSK_PLACE: Final = 22
AUCTION_HOUSE: Final = 23
SECRET_SOCIETY: Final = 24
LAST_PLACE: Final = 25  # a letter may name any place up to it
PLACES: Final = {
    EMBASSY_PLACE: "embassy",
    KIOSK_PLACE: "kiosk",
    AUCTION_HOUSE: "auction_house",
    SECRET_SOCIETY: "secret_society",
}

# --- bonus cards (table LET-T3)
LETTER_1: Final = 20
DICE_REWARD_LETTERS: Final = 21
LIRA_7_FOR_1_GOOD: Final = 22
YELLOW_LIRA_3: Final = 23
GREEN_LIRA_3: Final = 24
RED_LIRA_3: Final = 25
COPY_DISCARD: Final = 26
FAMILY_STEP: Final = 27
JOIN_MERCHANT: Final = 28
COMPANION_2: Final = 29
USE_NPC: Final = 30
REPEAT_MOSQUE: Final = 31
REPEAT_SECRET: Final = 32
JUMP_ANYWHERE: Final = 33
BLUE_LIRA_3: Final = 34  # no copy of it, unless own data says so: LET-R2
CARDS: Final = {
    LETTER_1: "letter_1",
    DICE_REWARD_LETTERS: "dice_reward_letters",
    LIRA_7_FOR_1_GOOD: "lira_7_for_1_good",
    YELLOW_LIRA_3: "yellow_lira_3",
    GREEN_LIRA_3: "green_lira_3",
    RED_LIRA_3: "red_lira_3",
    COPY_DISCARD: "copy_discard",
    FAMILY_STEP: "family_step",
    JOIN_MERCHANT: "join_merchant",
    COMPANION_2: "companion_2",
    USE_NPC: "use_npc",
    REPEAT_MOSQUE: "repeat_mosque",
    REPEAT_SECRET: "repeat_secret",
    JUMP_ANYWHERE: "jump_anywhere",
    BLUE_LIRA_3: "blue_lira_3",
}

# --- letters: front up a letter is the number of its place, delivered it is that and BACK
BACK: Final = 32

# --- kiosk tiles (table LET-T2): a tile is its place in this list; piles of them are bits
KIOSK_TILES: Final = [f"K{number:02}" for number in range(1, 25)]

# --- what can be used once a turn, as bits
COMPANION_CAME: Final = 1 << 12  # and stays where it is for this turn. LET-COMP-5

# --- where a companion is, if not on a place (LET-COMP-1)
GENERAL_SUPPLY: Final = 0
PERSONAL_SUPPLY: Final = -1

NOBODY: Final = -1

MAX_BID: Final = 50  # LET-AUCT-11

# --- what dice are rolled for
FOR_LETTERS_REWARD: Final = 16

# --- verbs: 120-159
PLACE: Final = 120 * SPAN
COMP: Final = 121 * SPAN
COMP2: Final = 122 * SPAN
JOIN: Final = 123 * SPAN
JUMP: Final = 124 * SPAN
FAMILY: Final = 125 * SPAN
EMBASSY: Final = 126 * SPAN
KIOSK: Final = 127 * SPAN
AUCTION: Final = 128 * SPAN
SECRET: Final = 129 * SPAN
HOME: Final = 130 * SPAN
PICK: Final = 131 * SPAN
USE: Final = 132 * SPAN
GIVE_LETTER: Final = 133 * SPAN
BID: Final = 134 * SPAN
TRACK: Final = 135 * SPAN
MEET_COURIER: Final = 136 * SPAN
DOUBLE: Final = 137 * SPAN
END: Final = 138 * SPAN
PLAY_LETTER_1: Final = 139 * SPAN
PLAY_DICE_REWARD_LETTERS: Final = 140 * SPAN
PLAY_LIRA_7_FOR_1_GOOD: Final = 141 * SPAN
PLAY_YELLOW_LIRA_3: Final = 142 * SPAN
PLAY_GREEN_LIRA_3: Final = 143 * SPAN
PLAY_RED_LIRA_3: Final = 144 * SPAN
PLAY_USE_NPC: Final = 145 * SPAN
COPY: Final = 146 * SPAN
DECLINE_TILE: Final = 147 * SPAN
NO_BID: Final = 148 * SPAN
REPEAT_TILE: Final = 149 * SPAN

ROLLED_COURIER: Final = 150 * SPAN
LETTER_DRAWN: Final = 151 * SPAN
REVEALED: Final = 152 * SPAN
ROLLED_DIE: Final = 153 * SPAN
ROLLED_LETTERS_REWARD: Final = 154 * SPAN
PLAY_BLUE_LIRA_3: Final = 155 * SPAN
