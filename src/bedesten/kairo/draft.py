"""An announced build, read from what was chosen step by step. KAI-DEC-13."""

from typing import Final

from bedesten.core.ids import SPAN
from bedesten.kairo.ids import CARD, COIN, COLOUR, HUES, KEEP, MAIN, OTHER, OWN, SIDE, SQUARE
from bedesten.kairo.kernel import State
from bedesten.kairo.money import without_coin
from bedesten.kairo.numbers import SUBSTITUTES

NONE: Final = -1

# The questions of an announcement, as numbers of a seat's list of questions
ASK_ACTION: Final = 0
ASK_COLOUR: Final = 1
ASK_SQUARE: Final = 2
ASK_SIDE: Final = 3
ASK_CARD: Final = 4
ASK_KEEP: Final = 5
ASK_COIN: Final = 6
ASK_OWN: Final = 7
ASK_OTHER: Final = 8
ASK_TARGET: Final = 9


class Build:
    """What has been announced of a build so far."""

    def __init__(self, draft: tuple[int, ...]) -> None:
        values = [NONE] * (OTHER // SPAN)
        self.others: list[int] = []  # replacement coins by other colour, in colour order
        for a in draft:
            if a >= OTHER:
                self.others.append(a - OTHER)
            else:
                values[a // SPAN] = a % SPAN
        self.verb = draft[0] if draft else MAIN
        self.colour = values[COLOUR // SPAN]
        self.square = values[SQUARE // SPAN]
        self.side = values[SIDE // SPAN]
        self.card = values[CARD // SPAN]
        self.kept = values[KEEP // SPAN]
        self.coin = values[COIN // SPAN]
        self.own = values[OWN // SPAN]

    def purse_left(self, s: State, seat: int) -> list[int]:
        """The coins that are left after the joker's coin."""
        purse = s.purses[seat]
        return purse if self.coin == NONE else without_coin(purse, self.coin)

    def missing(self, cost: int) -> int:
        """Replacement coins still to be named. KAI-PAY-3."""
        return SUBSTITUTES * (cost - self.own) - sum(self.others)

    def other_colours(self) -> list[int]:
        """KAI-DEC-6: the colours replacement coins are asked for, in colour order."""
        return [colour for colour in range(HUES) if colour != self.colour]


def ask_next(s: State, seat: int, question: int) -> None:
    s.todo.append(s.rules.asks[seat][question])
