"""What the Great Bazaar adds to saving and asking."""

from bedesten.bazaar import ids
from bedesten.bazaar.catacombs import GoAnywhere
from bedesten.bazaar.reasons import WHYS
from bedesten.bazaar.trader import TakeCoffee
from bedesten.core.ids import Action
from bedesten.istanbul.book import Part
from bedesten.istanbul.steps import Kind


class BazaarPart(Part):
    """The catacombs in words."""

    steps: dict[str, Kind] = {"GoAnywhere": (GoAnywhere, ["seat"]), "TakeCoffee": (TakeCoffee, ["seat"])}
    phases: dict[str, str] = {"GoAnywhere": "action"}
    place_actions: dict[int, list[Action]] = {ids.CATACOMBS_PLACE: [ids.CATACOMBS]}
    whys = WHYS
