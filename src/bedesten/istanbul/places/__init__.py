"""One file per family of places; this is the table of all sixteen."""

from bedesten.istanbul.ids import BLUE, GREAT_MOSQUE, GREEN, RED, SMALL_MOSQUE, YELLOW
from bedesten.istanbul.kernel import Place
from bedesten.istanbul.places.caravansary import Caravansary
from bedesten.istanbul.places.dice_places import BlackMarket, TeaHouse
from bedesten.istanbul.places.fountain import Fountain
from bedesten.istanbul.places.gemstones import GemstoneDealer
from bedesten.istanbul.places.markets import LARGE, SMALL, MarketPlace
from bedesten.istanbul.places.mosques import Mosque
from bedesten.istanbul.places.palace import Palace
from bedesten.istanbul.places.police import PoliceStation
from bedesten.istanbul.places.post_office import PostOffice
from bedesten.istanbul.places.wainwright import Wainwright
from bedesten.istanbul.places.warehouses import Warehouse


def base_places() -> list[Place]:
    """By number; nothing has number 0."""
    return [
        Place(),
        Wainwright(),
        Warehouse(RED),
        Warehouse(GREEN),
        Warehouse(YELLOW),
        PostOffice(),
        Caravansary(),
        Fountain(),
        BlackMarket(),
        TeaHouse(),
        MarketPlace(LARGE),
        MarketPlace(SMALL),
        PoliceStation(),
        Palace(),
        Mosque(SMALL_MOSQUE, [RED, GREEN]),
        Mosque(GREAT_MOSQUE, [YELLOW, BLUE]),
        GemstoneDealer(),
    ]
