"""What the Great Bazaar has to say to people.."""

from bedesten.bazaar import ids
from bedesten.bazaar.guide.reasons import REASONS
from bedesten.core.guide import Outlook
from bedesten.core.ids import Action
from bedesten.istanbul.guide.part import GuidePart
from bedesten.istanbul.kernel import State


def catacombs(s: State, seat: int) -> Outlook:
    return Outlook("catacombs")


class BazaarGuide(GuidePart):
    """The catacombs."""

    phases: dict[str, str] = {"GoAnywhere": "action"}
    place_actions: dict[int, list[Action]] = {ids.CATACOMBS_PLACE: [ids.CATACOMBS]}
    looks = {ids.CATACOMBS_PLACE: catacombs}
    reason_tables = REASONS
