"""Where rubies lie in a row, each more expensive than the one before."""

from typing import Final

from bedesten.bots.istanbul.trader import Trader
from bedesten.istanbul.ids import GEMSTONE, PALACE
from bedesten.istanbul.places.gemstones import TRACK_END
from bedesten.istanbul.places.palace import SPACES


class Track:
    """As far as a trader knows it, who may take some of its rubies."""

    def left(self, t: Trader) -> bool:
        raise NotImplementedError

    def move_on(self, t: Trader) -> None:
        """One ruby is taken."""
        raise NotImplementedError


class PalaceTrack(Track):
    def left(self, t: Trader) -> bool:
        return t.palace < SPACES

    def move_on(self, t: Trader) -> None:
        t.palace += 1


class DealerTrack(Track):
    def left(self, t: Trader) -> bool:
        return t.dealer < TRACK_END

    def move_on(self, t: Trader) -> None:
        t.dealer += 1


TRACKS: Final[dict[int, Track]] = {PALACE: PalaceTrack(), GEMSTONE: DealerTrack()}  # by place
