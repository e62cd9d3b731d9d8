"""Catacombs: a good or a coffee, then the merchant stack goes anywhere. BAZ-CATA."""

from typing import Final

from bedesten.bazaar.ids import CATACOMBS, GO
from bedesten.core.ids import Action
from bedesten.istanbul.ids import GAIN
from bedesten.istanbul.kernel import Ask, Place, State
from bedesten.letters.box import letters_box
from bedesten.letters.companion import carry_off

ONLY_CATACOMBS: Final = [CATACOMBS]


class Catacombs(Place):
    def options(self, s: State, seat: int) -> list[Action]:
        """Always possible: there is room for a coffee. Table BAZ-T1."""
        return ONLY_CATACOMBS

    def act(self, s: State, seat: int, a: Action) -> None:
        """BAZ-CATA-1."""
        s.plan([TakeUnit(seat), GoAnywhere(seat)])


class TakeUnit(Ask):
    """D-CATA-GOOD: a good with room, or a coffee."""

    def options(self, s: State) -> list[Action]:
        return letters_box(s).units.wanted(s, self.seat, GAIN)

    def answer(self, s: State, a: Action) -> None:
        letters_box(s).units.gain(s, self.seat, a - GAIN)


class GoAnywhere(Ask):
    """D-CATA-MOVE: the merchant stack to another place, by no path, whoever acted. BAZ-CATA-3, BAZ-CATA-6."""

    def options(self, s: State) -> list[Action]:
        here = s.seats[self.seat].place
        return [GO + place for place in s.rules.numbers if place != here]

    def answer(self, s: State, a: Action) -> None:
        """Nothing happens there but a delivery. BAZ-CATA-2, BAZ-CATA-4, BAZ-CATA-5."""
        carry_off(s, self.seat, a - GO)
