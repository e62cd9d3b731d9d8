"""The place and the verbs that only the Great Bazaar has."""

from typing import Final

from bedesten.core.ids import SPAN

SLOT: Final = 2

CATACOMBS_PLACE: Final = 25  # LET-PLACE-1
PLACES: Final = {CATACOMBS_PLACE: "catacombs"}

# --- verbs: 160-179
CATACOMBS: Final = 160 * SPAN
GO: Final = 161 * SPAN
