"""Dice and draws: what chance is asked, with exact odds. T-CHANCE."""

from typing import Final

from bedesten.core.ids import SPAN, Action
from bedesten.core.pile import drawn, nth_of, weights
from bedesten.istanbul import events as ev
from bedesten.istanbul.ids import DRAWN, ROLLED_NEUTRAL
from bedesten.istanbul.kernel import Roll, State
from bedesten.istanbul.pieces import changed
from bedesten.istanbul.rulings import RESHUFFLE

LOW: Final = [low for low in range(1, 7) for high in range(low, 7)]
HIGH: Final = [high for low in range(1, 7) for high in range(low, 7)]
SUM: Final = [low + high for low, high in zip(LOW, HIGH, strict=True)]
ODDS: Final = [1 if low == high else 2 for low, high in zip(LOW, HIGH, strict=True)]
WAYS: Final = [pair for pair in range(len(ODDS)) for _ in range(ODDS[pair])]  # the 36 ordered rolls
ROLLS: Final = len(WAYS)


def pair_of(die: int, other: int) -> int:
    """The number of a roll that shows these two dice, in any order."""
    low, high = min(die, other), max(die, other)
    return (low - 1) * (14 - low) // 2 + high - low


class TwoDice(Roll):
    """Two fair dice: 21 outcomes of weight 1 or 2."""

    def verb(self, s: State) -> Action:
        """What the roll is called."""
        raise NotImplementedError

    def options(self, s: State) -> list[Action]:
        verb = self.verb(s)
        return [verb + pair for pair in range(len(ODDS))]

    def odds(self, s: State) -> list[int]:
        return ODDS

    def total(self, s: State) -> int:
        return ROLLS

    def outcome(self, s: State, nth: int) -> Action:
        return self.verb(s) + WAYS[nth]


class RollToken(TwoDice):
    """C-GOV, C-SMU and at setup C-GOV0, C-SMU0: the token goes to the place of that number."""

    def verb(self, s: State) -> Action:
        return s.rules.meetings[self.whose].rolled

    def answer(self, s: State, a: Action) -> None:
        s.tokens = changed(s.tokens, self.whose, SUM[a % SPAN] - s.tokens[self.whose])
        if s.news is not None:
            s.tell(ev.TOKEN_MOVED, -1, [self.whose, SUM[a % SPAN]])


class RollNeutral(TwoDice):
    """C-NEUTRAL: a neutral merchant that was paid moves on. IST-TWO-3."""

    def verb(self, s: State) -> Action:
        return ROLLED_NEUTRAL

    def answer(self, s: State, a: Action) -> None:
        s.merchants = changed(s.merchants, self.whose, SUM[a % SPAN] - s.merchants[self.whose])
        s.tell(ev.NEUTRAL_MOVED, -1, [SUM[a % SPAN]])


class DrawCard(Roll):
    """C-DRAW: chance picks the card; only the drawer sees it. IST-CARD-2, IST-CARD-3."""

    def pile(self) -> str:
        return "cards"

    def options(self, s: State) -> list[Action]:
        return drawn(DRAWN, s.deck)

    def odds(self, s: State) -> list[int]:
        return weights(s.deck)

    def total(self, s: State) -> int:
        return s.deck_size

    def outcome(self, s: State, nth: int) -> Action:
        return DRAWN + nth_of(s.deck, nth)

    def answer(self, s: State, a: Action) -> None:
        card = a - DRAWN
        s.deck[card] -= 1
        s.deck_size -= 1
        s.hands[self.whose] = changed(s.hands[self.whose], card, 1)
        if s.news is not None:
            s.tell(ev.DREW, self.whose, [card], self.whose)
        if s.deck_size == 0 and s.discards and not s.rulings[RESHUFFLE]:
            s.reshuffle()
