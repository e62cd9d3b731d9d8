"""What the places of the expansion hold for whoever comes there."""

from typing import Final

from bedesten.core.guide import Outlook
from bedesten.istanbul.guide.outlook import Look, call_back, idle
from bedesten.istanbul.ids import FOUNTAIN
from bedesten.istanbul.kernel import State
from bedesten.letters import events as ev
from bedesten.letters import ids
from bedesten.letters.guide.reasons.houses import few_seals
from bedesten.letters.guide.reasons.turn import no_letter
from bedesten.letters.places import LETTERS
from bedesten.letters.side import side_of
from bedesten.letters.society import SEALS

ARRIVALS: Final = [ev.COMPANION_MOVED, ev.FAMILY_MOVED]
SOURCES: Final[dict[str, list[int]]] = {"letters": [ids.EMBASSY_PLACE, ids.KIOSK_PLACE]}


def fountain(s: State, seat: int) -> Outlook:
    """The companion goes home as well, if it is not there."""
    assistants = call_back(s, seat)
    away = side_of(s).companions[seat] != ids.PERSONAL_SUPPLY
    return Outlook("companion_home") if assistants.why and away else assistants


def embassy(s: State, seat: int) -> Outlook:
    side = side_of(s)
    if not side.can_draw():
        return idle(no_letter("LET-LETTER-4"))
    return Outlook("letters", {"count": LETTERS}, "letters", len(side.letters[seat]) + LETTERS)


def kiosk(s: State, seat: int) -> Outlook:
    return Outlook("kiosk")


def auction(s: State, seat: int) -> Outlook:
    return Outlook("auction")


def secret_society(s: State, seat: int) -> Outlook:
    seals = side_of(s).seals(seat)
    if seals < SEALS:
        return idle(few_seals("LET-SECR-6", s, seat), "letters", SEALS - seals)
    return Outlook("secret", {"price": SEALS}, "rubies", s.seats[seat].rubies + 1)


LOOKS: Final[dict[int, Look]] = {
    FOUNTAIN: fountain,
    ids.EMBASSY_PLACE: embassy,
    ids.KIOSK_PLACE: kiosk,
    ids.AUCTION_HOUSE: auction,
    ids.SECRET_SOCIETY: secret_society,
}
