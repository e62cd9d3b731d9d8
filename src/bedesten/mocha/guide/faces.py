"""What the expansion prints on its places; what changes in play stands in the view."""

from typing import Final

from bedesten.istanbul.ids import CARAVANSARY
from bedesten.istanbul.ids import PLACES as BASE_PLACES
from bedesten.mocha.ids import GUILD_HALL_PLACE, PLACES, ROASTING_PLANT, TAVERN
from bedesten.mocha.places import DRAWN, GIFT, ROAST_PRICE, ROASTED
from bedesten.mocha.tavern import BARRIER_PRICE, RUBY_PRICE

# MOC-PLACE-6, MOC-PLACE-17, MOC-PLACE-18, MOC-TAV-2, MOC-TAV-8
FACES: Final[dict[str, dict[str, object]]] = {
    BASE_PLACES[CARAVANSARY]: {"coffee": GIFT},
    PLACES[ROASTING_PLANT]: {"price": ROAST_PRICE, "coffee": ROASTED},
    PLACES[GUILD_HALL_PLACE]: {"coffee": GIFT, "cards": DRAWN},
    PLACES[TAVERN]: {"barrier": BARRIER_PRICE, "ruby": RUBY_PRICE},
}
