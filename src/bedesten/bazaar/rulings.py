"""The rulings that only the Great Bazaar has."""

from typing import Final

from bedesten.core.rulings import NO, Ruling
from bedesten.istanbul.rulings import BY_DISTANCE
from bedesten.letters.rulings import USE_NPC_FREE

RULINGS: Final = [
    Ruling(USE_NPC_FREE, "encounter_tile_covers_use_npc", "BAZ-TAV-2", NO),
    Ruling(BY_DISTANCE, "places_8_and_9_by_distance", "BAZ-SETUP-3", NO),
]
