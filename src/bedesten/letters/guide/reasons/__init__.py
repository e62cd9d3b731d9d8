"""Why something is not offered: verbs of the expansion, and what it changes about those of the base."""

from bedesten.letters.guide.reasons.moment import HOUSE
from bedesten.letters.guide.reasons.turn import TURN

REASONS = TURN + HOUSE
