"""The rulings of the base game, by number; expansions have numbers of their own."""

from typing import Final

from bedesten.core.rulings import NO, YES, Ruling

ROOM: Final = 40  # the base game has 0 to 19, expansions the numbers after these
USUAL: Final = [0] * ROOM

FAMILY_HOME_AT_END: Final = 0
LONG_MOVE: Final = 1
RESHUFFLE: Final = 2
YELLOW_FROM_OWN_PLACE: Final = 3
REPEAT_CARDS_CHAIN: Final = 4
SMALL_MARKET_ANY: Final = 5
MEET_AGAIN: Final = 6
STAY_ON_FOUNTAIN: Final = 7
SMUGGLER_NEEDS_ROOM: Final = 8
FAMILY_MAY_SKIP_ACTION: Final = 9
CARDS_BY_FAMILY_MEMBER: Final = 10
OWN_ASSISTANT_JOINS: Final = 11
RETURN_ASSISTANT_ANY_PHASE: Final = 12
BY_DISTANCE: Final = 13  # on a larger board: only distance keeps black market and tea house apart

RULINGS: Final = [
    Ruling(FAMILY_HOME_AT_END, "family_home_at_end", "IST-END-4", NO),  # IST-CONT-3
    Ruling(LONG_MOVE, "long_move", "IST-MOVE-3", ["distance", "walk"]),  # IST-CONT-2
    Ruling(RESHUFFLE, "reshuffle", "IST-CARD-3", ["when_empty", "next_draw"]),  # IST-CONT-4
    Ruling(YELLOW_FROM_OWN_PLACE, "yellow_from_own_place", "IST-YELLOW-2", YES),  # IST-CONT-5
    Ruling(REPEAT_CARDS_CHAIN, "repeat_cards_chain", "IST-CARD-13", YES),  # IST-CONT-6, IST-DIFF-6
    Ruling(SMALL_MARKET_ANY, "small_market_any", "IST-MARK-3", ["up_to_5", "exactly_5"]),  # IST-CONT-7
    Ruling(MEET_AGAIN, "meet_again", "IST-ENC-9", NO),  # IST-CONT-8
    Ruling(STAY_ON_FOUNTAIN, "stay_on_fountain", "IST-CARD-9", YES),  # IST-CONT-10
    Ruling(SMUGGLER_NEEDS_ROOM, "smuggler_needs_room", "IST-ENC-8", YES),  # IST-CONT-11
    Ruling(FAMILY_MAY_SKIP_ACTION, "family_may_skip_action", "IST-POLI-2", YES),  # IST-CONT-12
    Ruling(CARDS_BY_FAMILY_MEMBER, "cards_by_family_member", "IST-ACT-4", YES),  # IST-DIFF-7, LET-BONUS-13
    Ruling(OWN_ASSISTANT_JOINS, "own_assistant_joins", "IST-ASSIST-5", NO),  # IST-DIFF-1
    Ruling(RETURN_ASSISTANT_ANY_PHASE, "return_assistant_any_phase", "IST-CARD-11", NO),  # IST-DIFF-8
]
