"""Why something is not offered: verbs of the expansion, and what it changes about those of the base."""

from bedesten.letters.reasons.moment import HOUSE
from bedesten.letters.reasons.turn import TURN

WHYS = TURN + HOUSE
