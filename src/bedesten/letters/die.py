"""One die: as many lira as it shows. LET-KIOSK-13, BAZ-BONUS-2."""

from typing import Final

from bedesten.core.ids import SPAN, Action
from bedesten.istanbul.chance import LOW, pair_of
from bedesten.istanbul.ids import IN_DICE, KEEP
from bedesten.istanbul.kernel import Roll, State
from bedesten.istanbul.window import Window
from bedesten.letters import events as ev
from bedesten.letters.ids import ROLLED_DIE

FACES: Final = 6


class RollDie(Roll):
    """C-K16. Where a card could change it, the active player is asked, and nobody else. BAZ-BONUS-2."""

    def options(self, s: State) -> list[Action]:
        return [ROLLED_DIE + pips for pips in range(1, FACES + 1)]

    def odds(self, s: State) -> list[int]:
        return [1] * FACES

    def answer(self, s: State, a: Action) -> None:
        pips = a - ROLLED_DIE
        s.tell(ev.ROLLED_DIE, self.whose, [pips])
        if s.rules.dice_plays and self.whose == s.active:
            s.todo.append(ChangeDie(self.whose, pips))
        else:
            s.gain_lira(self.whose, pips)


class ChangeDie(Window):
    """D-DICE with one die; to the cards it is the lower of two, the other of which shows 6."""

    def __init__(self, seat: int, pips: int) -> None:
        super().__init__(seat, IN_DICE)
        self.pips = pips

    def args(self) -> list[int]:
        return [self.seat, self.pips]

    def choices(self, s: State) -> list[Action]:
        options = [KEEP]
        for play in s.rules.dice_plays:
            options += play.options(s, self.seat, pair_of(self.pips, FACES))
        return options

    def choose(self, s: State, a: Action) -> None:
        pips = self.pips
        for play in s.rules.dice_plays:
            if play.verb // SPAN == a // SPAN:
                pips = LOW[play.play(s, self.seat, a, pair_of(pips, FACES))]
                s.tell(ev.ROLLED_DIE, self.seat, [pips])
        s.gain_lira(self.seat, pips)
