"""What the places of Letters & Seals bring a player at once, and letters on the way."""

from typing import Final

from bedesten.bots.istanbul.look import Gain, Walk
from bedesten.bots.istanbul.seat_worth import next_good, ruby
from bedesten.bots.letters.worth import A_LETTER, A_SEAL, AUCTIONED, SEALS, TILES
from bedesten.istanbul.kernel import State
from bedesten.istanbul.pieces import Seat
from bedesten.letters import ids
from bedesten.letters.ids import BACK
from bedesten.letters.places import LETTERS
from bedesten.letters.side import side_of
from bedesten.letters.society import PILES
from bedesten.letters.society import SEALS as PRICE


def delivered(s: State, seat: int, place: int) -> float:
    """What the letters for a place bring whoever brings them there."""
    return A_SEAL * side_of(s).letters[seat].count(place)


class Deliveries(Walk):
    """The letters that a walk to each place would deliver."""

    def add(self, s: State, seat: int, worths: list[float]) -> None:
        for letter in side_of(s).letters[seat]:
            if letter < BACK:
                worths[letter] += A_SEAL


class ToEmbassy(Gain):
    def gain(self, s: State, me: Seat) -> float:
        return LETTERS * A_LETTER if side_of(s).can_draw() else 0.0


class ToKiosk(Gain):
    def gain(self, s: State, me: Seat) -> float:
        """Others take a tile too."""
        return A_LETTER + TILES


class ToAuction(Gain):
    def gain(self, s: State, me: Seat) -> float:
        """The good that is missed most, and two cards or a bid."""
        best = 0.0
        for good in range(4):
            best = max(best, next_good(me, good))
        return best + AUCTIONED


class ToSociety(Gain):
    def gain(self, s: State, me: Seat) -> float:
        """A ruby for seals, and lira as long as there are any."""
        side = side_of(s)
        seals = side.seals(s.seats.index(me))
        if seals < PRICE:
            return 0.0
        lira = PILES[side.served] if side.served < len(PILES) else 0
        return ruby(s, me) + lira - SEALS[seals] + SEALS[seals - PRICE]


GAINS: Final[dict[int, Gain]] = {  # by place
    ids.EMBASSY_PLACE: ToEmbassy(),
    ids.KIOSK_PLACE: ToKiosk(),
    ids.AUCTION_HOUSE: ToAuction(),
    ids.SECRET_SOCIETY: ToSociety(),
}
