"""What the Great Bazaar has to say to people.."""

from bedesten.bazaar import ids
from bedesten.bazaar.guide.reasons import REASONS
from bedesten.core.ids import Action
from bedesten.istanbul.guide.part import GuidePart


class BazaarGuide(GuidePart):
    """The catacombs."""

    phases: dict[str, str] = {"GoAnywhere": "action"}
    place_actions: dict[int, list[Action]] = {ids.CATACOMBS_PLACE: [ids.CATACOMBS]}
    reason_tables = REASONS
