"""Why something is not offered: verbs of the expansion, and what it changes about those of the base."""

from bedesten.istanbul.reasons.tables import Whys

WHYS = Whys()
