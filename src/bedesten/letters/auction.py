"""Auction house (23). LET-AUCT."""

from bedesten.core.ids import Action
from bedesten.istanbul.kernel import Place, State


class AuctionHouse(Place):
    def options(self, s: State, seat: int) -> list[Action]:
        return []
