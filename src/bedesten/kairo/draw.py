"""Drawing cards: two, one after the other, then down to the hand limit. KAI-DRAW."""

from bedesten.core.ids import Action
from bedesten.core.pile import drawn, nth_of, weights
from bedesten.kairo import events as ev
from bedesten.kairo.ids import DEALT, DISCARD, DISPLAYED, TAKE
from bedesten.kairo.kernel import NOBODY, Ask, Roll, State
from bedesten.kairo.numbers import HAND_LIMIT


class FromPile(Roll):
    """CH-DRAW: each card of the pile as likely. KAI-CHANCE-1."""

    def __init__(self, whose: int, verb: Action) -> None:
        super().__init__(whose)
        self.verb = verb

    def pile(self) -> str:
        return "cards"

    def options(self, s: State) -> list[Action]:
        return drawn(self.verb, s.deck)

    def odds(self, s: State) -> list[int]:
        return weights(s.deck)

    def total(self, s: State) -> int:
        return s.deck_size

    def outcome(self, s: State, nth: int) -> Action:
        return self.verb + nth_of(s.deck, nth)


class DrawCard(FromPile):
    """Into the hand: only the drawer sees it. KAI-DRAW-4, KAI-HID-3."""

    def __init__(self, whose: int) -> None:
        super().__init__(whose, DEALT)

    def answer(self, s: State, a: Action) -> None:
        card = a - DEALT
        s.hands[self.whose][card] += 1
        if s.news is not None:
            s.tell(ev.DREW, self.whose, [card], self.whose)
        s.take_from_pile(card)


class ShowCard(FromPile):
    """Into the display: everybody sees it. KAI-SETUP-2, KAI-DRAW-6."""

    def __init__(self, whose: int) -> None:
        super().__init__(whose, DISPLAYED)

    def answer(self, s: State, a: Action) -> None:
        card = a - DISPLAYED
        s.display.append(card)
        if s.news is not None:
            s.tell(ev.SHOWN, NOBODY, [card])
        s.take_from_pile(card)


class TakeCard(Ask):
    """A card of the display, the top of the pile, or a barker. KAI-DRAW-1 to KAI-DRAW-3, KAI-DRAW-9."""

    def options(self, s: State) -> list[Action]:
        options: list[Action] = []
        for card in sorted(s.display):
            if not options or options[-1] != TAKE + card:
                options.append(TAKE + card)
        options.append(TAKE + s.rules.cards)  # the pile is never empty: KAI-DRAW-8
        if s.barker_supply > 0:
            options.append(TAKE + s.rules.cards + 1)
        return options

    def answer(self, s: State, a: Action) -> None:
        card = a - TAKE
        if card == s.rules.cards:
            s.todo.append(s.rules.draws[self.seat])
        elif card > s.rules.cards:
            s.barker_supply -= 1
            s.barkers[self.seat] += 1
            s.tell(ev.TOOK_BARKER, self.seat, [])
        else:
            s.display.remove(card)
            s.hands[self.seat][card] += 1
            s.tell(ev.TOOK_SHOWN, self.seat, [card])


class DiscardCard(Ask):
    """Down to 4 building cards; barkers do not count. KAI-DRAW-3, KAI-DRAW-5."""

    def options(self, s: State) -> list[Action]:
        hand = s.hands[self.seat]
        if sum(hand) <= HAND_LIMIT:
            return []
        return [DISCARD + card for card, held in enumerate(hand) if held > 0]

    def answer(self, s: State, a: Action) -> None:
        s.discard(self.seat, a - DISCARD, ev.DISCARDED)
        s.todo.append(self)
