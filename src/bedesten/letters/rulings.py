"""The rulings of Letters & Seals, by number."""

from typing import Final

from bedesten.core.rulings import NO, YES, Ruling

SECRET_SOCIETY_LIRA: Final = 30
COMPANION_AT_ONCE: Final = 31
COURIER_LETTER_FIRST: Final = 32
K15_FROM_GENERAL_SUPPLY: Final = 33
AUCTION_WITHOUT_LIRA: Final = 34
COPY_OF_COPY: Final = 35
ENCOUNTERS_AFTER_K19: Final = 36
USE_NPC_COUNTS: Final = 37
USE_NPC_FREE: Final = 38  # only where somebody can meet tokens without paying

RULINGS: Final = [
    Ruling(SECRET_SOCIETY_LIRA, "secret_society_lira", "LET-SECR-3", ["per_execution", "per_player"]),
    Ruling(COMPANION_AT_ONCE, "companion_at_once", "LET-COMP-5", YES),
    Ruling(COURIER_LETTER_FIRST, "courier_letter_first", "LET-COUR-3", YES),
    Ruling(K15_FROM_GENERAL_SUPPLY, "k15_from_general_supply", "LET-KIOSK-12", YES),
    Ruling(AUCTION_WITHOUT_LIRA, "auction_without_lira", "LET-AUCT-7", ["none", "others_bid"]),
    Ruling(COPY_OF_COPY, "copy_of_copy", "LET-BONUS-8", ["unplayable", "look_through"]),
    Ruling(ENCOUNTERS_AFTER_K19, "encounters_after_k19", "LET-TURN-5", NO),
    Ruling(USE_NPC_COUNTS, "use_npc_counts_as_encounter", "LET-BONUS-12", NO),
]
