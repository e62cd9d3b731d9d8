"""Catacombs: a good or a coffee, then the merchant stack goes anywhere. BAZ-CATA."""

from typing import Final

from bedesten.bazaar.ids import CATACOMBS, GO
from bedesten.core.ids import Action
from bedesten.istanbul.kernel import Ask, Place, State
from bedesten.letters.choices import TakeUnit
from bedesten.letters.companion import carry_off

ONLY_CATACOMBS: Final = [CATACOMBS]


class Catacombs(Place):
    def options(self, s: State, seat: int) -> list[Action]:
        """Always possible: there is room for a coffee. Table BAZ-T1."""
        return ONLY_CATACOMBS

    def act(self, s: State, seat: int, a: Action) -> None:
        """BAZ-CATA-1; D-CATA-GOOD is a good with room or a coffee."""
        s.plan([TakeUnit(seat), GoAnywhere(seat)])


class GoAnywhere(Ask):
    """D-CATA-MOVE: the merchant stack to another place, by no path, whoever acted. BAZ-CATA-3, BAZ-CATA-6."""

    def options(self, s: State) -> list[Action]:
        here = s.seats[self.seat].place
        return [GO + place for place in s.rules.numbers if place != here]

    def answer(self, s: State, a: Action) -> None:
        """Nothing happens there but a delivery. BAZ-CATA-2, BAZ-CATA-4, BAZ-CATA-5."""
        carry_off(s, self.seat, a - GO)
