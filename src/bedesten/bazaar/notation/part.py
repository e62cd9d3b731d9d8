"""What the Great Bazaar adds to positions."""

from bedesten.bazaar.catacombs import GoAnywhere
from bedesten.bazaar.trader import TakeCoffee
from bedesten.istanbul.notation.book import Part
from bedesten.istanbul.notation.steps import Kind


class BazaarPart(Part):
    """The catacombs in words."""

    steps: dict[str, Kind] = {"GoAnywhere": (GoAnywhere, ["seat"]), "TakeCoffee": (TakeCoffee, ["seat"])}
