"""What is handed over or taken by choice, at the kiosk and elsewhere. LET-GEN-3, LET-GEN-4."""

from bedesten.core.ids import Action
from bedesten.istanbul.ids import GAIN, GIVE
from bedesten.istanbul.kernel import Ask, State
from bedesten.letters.ids import GIVE_LETTER
from bedesten.letters.post import give_letter, letter_options
from bedesten.letters.units import units_of


class GiveUnit(Ask):
    """D-KIOSK-GIVE: any good owned, or coffee. BAZ-COFFEE-1."""

    def options(self, s: State) -> list[Action]:
        return units_of(s).owned(s, self.seat, GIVE)

    def answer(self, s: State, a: Action) -> None:
        units_of(s).pay(s, self.seat, a - GIVE)


class GiveLetter(Ask):
    """D-KIOSK-GIVE: any letter held, front or back up. LET-KIOSK-16."""

    def options(self, s: State) -> list[Action]:
        return letter_options(s, self.seat)

    def answer(self, s: State, a: Action) -> None:
        give_letter(s, self.seat, a - GIVE_LETTER)


class TakeUnit(Ask):
    """D-KIOSK-GAIN, D-CATA-GOOD: a good with room, or coffee. BAZ-COFFEE-1."""

    def options(self, s: State) -> list[Action]:
        return units_of(s).wanted(s, self.seat, GAIN)

    def answer(self, s: State, a: Action) -> None:
        units_of(s).gain(s, self.seat, a - GAIN)
