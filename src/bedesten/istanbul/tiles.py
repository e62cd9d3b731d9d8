"""Mosque tile abilities that are used outside their own place: yellow. IST-YELLOW."""

from typing import Final

from bedesten.core.ids import Action
from bedesten.istanbul.cards import FREE, assistants_out
from bedesten.istanbul.ids import IN_ASSIST, NO_CARD, USE_YELLOW, USED_YELLOW, YELLOW
from bedesten.istanbul.kernel import FreePlay, Rules, State
from bedesten.istanbul.rulings import YELLOW_FROM_OWN_PLACE

PRICE: Final = 2


class YellowTile(FreePlay):
    """Once a turn, for 2 lira: one of their assistants joins the bottom of the stack. IST-YELLOW-1, -2."""

    def options(self, s: State, seat: int, window: int) -> list[Action]:
        me = s.seats[seat]
        if not me.tiles >> YELLOW & 1 or s.used & USED_YELLOW or me.lira < PRICE:
            return []
        elsewhere = s.rulings[YELLOW_FROM_OWN_PLACE] > 0  # as on arrival, in every window
        return assistants_out(s, seat, IN_ASSIST if elsewhere else window, USE_YELLOW)

    def play(self, s: State, seat: int, a: Action) -> None:
        s.used |= USED_YELLOW
        s.pay_lira(seat, PRICE)
        s.call_back(seat, a - USE_YELLOW)


def add_tiles(rules: Rules) -> None:
    rules.add_play(YellowTile(USE_YELLOW, NO_CARD), FREE)
