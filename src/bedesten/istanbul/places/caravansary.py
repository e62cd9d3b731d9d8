"""Caravansary: take two cards, then discard one. IST-CARA."""

from typing import Final

from bedesten.core.ids import Action
from bedesten.istanbul import events as ev
from bedesten.istanbul.encounters import discards
from bedesten.istanbul.ids import DISCARD, DRAW, TAKE_CARDS, TAKE_DISCARD
from bedesten.istanbul.kernel import Ask, Place, State
from bedesten.istanbul.pieces import changed

ONLY_TAKE_CARDS: Final = [TAKE_CARDS]


class Caravansary(Place):
    def options(self, s: State, seat: int) -> list[Action]:
        """IST-CARA-4."""
        return ONLY_TAKE_CARDS if s.can_draw() else []

    def act(self, s: State, seat: int, a: Action) -> None:
        """IST-CARA-1."""
        s.plan([TakeCard(seat), TakeCard(seat), DiscardCard(seat)])


class TakeCard(Ask):
    """D-CARA-TAKE: draw unseen, or take the top of the discard pile. IST-CARA-2."""

    def options(self, s: State) -> list[Action]:
        options = [DRAW] if s.can_draw() else []
        if s.discards:
            options.append(TAKE_DISCARD)
        return options

    def answer(self, s: State, a: Action) -> None:
        if a == DRAW:
            s.draw_card(self.seat)
            return
        card, me = s.discards[-1], s.seats[self.seat]
        s.discards = s.discards[:-1]
        s.hands[self.seat] = changed(s.hands[self.seat], card, 1)
        me.shown = changed(me.shown, card, 1)
        s.tell(ev.TOOK_DISCARD, self.seat, [card])


class DiscardCard(Ask):
    """D-CARA-DISCARD: any card from hand."""

    def options(self, s: State) -> list[Action]:
        return discards(s, self.seat)

    def answer(self, s: State, a: Action) -> None:
        s.discard(self.seat, a - DISCARD, ev.DISCARDED)
