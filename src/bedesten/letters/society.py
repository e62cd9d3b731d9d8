"""Secret Society: letters worth 6 seals for a ruby and lira. LET-SECR."""

from typing import Final

from bedesten.core.ids import Action
from bedesten.istanbul.kernel import Ask, Do, Place, State
from bedesten.letters.ids import SECRET, TRACK
from bedesten.letters.rulings import SECRET_SOCIETY_LIRA
from bedesten.letters.seals import PaySeals
from bedesten.letters.side import side_of
from bedesten.letters.units import unit_box

SEALS: Final = 6
PILES: Final = [3, 2, 1]  # lira, the first to be taken first. LET-SETUP-8
ONLY_SECRET: Final = [SECRET]


class SecretSociety(Place):
    def options(self, s: State, seat: int) -> list[Action]:
        """LET-SECR-6: values of 1 and 2 that reach 6 contain exactly 6."""
        return ONLY_SECRET if side_of(s).seals(seat) >= SEALS else []

    def act(self, s: State, seat: int, a: Action) -> None:
        """LET-SECR-1, LET-SECR-4: the ruby follows the letters, the lira the ruby."""
        s.plan([PaySeals(seat, SEALS, 0), TakeTrackRuby(seat), TakePile(seat)])


class TakeTrackRuby(Ask):
    """D-TRACK: the next ruby of a track, without its price. LET-SECR-2, LET-SECR-5."""

    def options(self, s: State) -> list[Action]:
        return [TRACK + place for place in unit_box(s).tracks]

    def answer(self, s: State, a: Action) -> None:
        s.gain_ruby(self.seat, a - TRACK)


class TakePile(Do):
    """The highest pile still lying there: 3, 2, 1, then nothing. LET-SECR-3, LET-SETUP-8."""

    def run(self, s: State) -> None:
        side = side_of(s)
        if side.paid >> self.seat & 1 or side.served == len(PILES):
            return
        s.gain_lira(self.seat, PILES[side.served])
        side.served += 1
        if s.rulings[SECRET_SOCIETY_LIRA]:
            side.paid |= 1 << self.seat
