"""What the expansion prints on its places; what changes in play stands in the view."""

from typing import Final

from bedesten.letters.auction import LOTS
from bedesten.letters.ids import AUCTION_HOUSE, EMBASSY_PLACE, PLACES, SECRET_SOCIETY
from bedesten.letters.places import LETTERS
from bedesten.letters.society import SEALS

# LET-EMB-1, LET-AUCT-1, LET-SECR-1
FACES: Final[dict[str, dict[str, object]]] = {
    PLACES[EMBASSY_PLACE]: {"letters": LETTERS},
    PLACES[AUCTION_HOUSE]: {"cards": LOTS},
    PLACES[SECRET_SOCIETY]: {"seals": SEALS},
}
