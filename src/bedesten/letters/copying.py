"""COPY_DISCARD: the top of the discard pile is played as if it were in hand. LET-BONUS-8."""

from typing import Any, Final

from bedesten.core.ids import SPAN, Action
from bedesten.core.step import Step
from bedesten.istanbul.ids import NO_CARD
from bedesten.istanbul.kernel import Ask, FreePlay, State
from bedesten.letters import events as ev
from bedesten.letters.ids import COPY, COPY_DISCARD
from bedesten.letters.rulings import COPY_OF_COPY

ONLY_COPY: Final = [COPY]


class CopyDiscard(FreePlay):
    """COPY where the copied card would add an option; never of another copy. LET-BONUS-8."""

    def options(self, s: State, seat: int, window: int) -> list[Action]:
        card = top_card(s, s.discards)
        return ONLY_COPY if card != NO_CARD and added_by(card, s, seat, s.todo[-1]) else []

    def play(self, s: State, seat: int, a: Action) -> None:
        s.play(seat, COPY_DISCARD)
        s.todo.append(CopyCard(seat))


class CopyCard(Ask):
    """D-COPY: what the card under the copy adds to the decision below, and nothing else. LET-BONUS-8."""

    def options(self, s: State) -> list[Action]:
        return added_by(top_card(s, s.discards[:-1]), s, self.seat, s.todo[-2])

    def answer(self, s: State, a: Action) -> None:
        """The copied card stays where it lies."""
        s.lent = top_card(s, s.discards[:-1])
        s.tell(ev.COPIED, self.seat, [s.lent])
        s.todo.pop().answer(s, a)


def top_card(s: State, pile: list[int]) -> int:
    """What a copy on this pile would be of; under another copy only where that was agreed. LET-BONUS-8."""
    cards = [card for card in pile if card != COPY_DISCARD] if s.rulings[COPY_OF_COPY] else pile
    return cards[-1] if cards and cards[-1] != COPY_DISCARD else NO_CARD


def added_by(card: int, s: State, seat: int, step: Step[Any]) -> list[Action]:
    """What a decision offers only with this card in hand, except giving it away; the hand stays as it was."""
    hand = s.hands[seat]
    s.hands[seat] = [0 if kind in (card, COPY_DISCARD) else held for kind, held in enumerate(hand)]
    without = step.options(s)
    s.hands[seat][card] = 1
    added = [a for a in step.options(s) if a not in without and not s.rules.given[a // SPAN]]
    s.hands[seat] = hand
    return added
