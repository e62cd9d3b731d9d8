"""What the expansion prints on its places; what changes in play stands in the view."""

from typing import Final

from bedesten.letters.ids import EMBASSY_PLACE, PLACES
from bedesten.letters.places import LETTERS

FACES: Final[dict[str, dict[str, object]]] = {
    PLACES[EMBASSY_PLACE]: {"letters": LETTERS},
}
