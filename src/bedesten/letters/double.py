"""T5: a second turn for three seals, once a round. LET-DOUBLE."""

from typing import Final

from bedesten.core.ids import Action
from bedesten.istanbul.kernel import Ask, Do, State
from bedesten.istanbul.turn import begin_another_turn
from bedesten.letters import events as ev
from bedesten.letters.ids import DOUBLE, END, NOBODY
from bedesten.letters.seals import PaySeals
from bedesten.letters.side import side_of

SEALS: Final = 3
DOUBLE_OR_END: Final = [DOUBLE, END]


class TurnEnd(Do):
    """T5 comes after every turn, also one that ended at once. LET-TURN-4, LET-DOUBLE-4."""

    def run(self, s: State) -> None:
        side = side_of(s)
        side.joined = NOBODY
        if side.doubled != self.seat:  # whoever bought one has had their turns since. LET-DOUBLE-5
            side.doubled = NOBODY
            if len(side.letters[self.seat]) > 1 and side.seals(self.seat) >= SEALS:
                s.todo.append(BuyTurn(self.seat))


class BuyTurn(Ask):
    """D-DOUBLE. LET-DOUBLE-1, LET-DOUBLE-2."""

    def options(self, s: State) -> list[Action]:
        return DOUBLE_OR_END

    def answer(self, s: State, a: Action) -> None:
        if a == DOUBLE:
            side_of(s).doubled = self.seat
            s.plan([PaySeals(self.seat, SEALS, 0), ExtraTurn(self.seat)])


class ExtraTurn(Do):
    """A full turn; what was to follow the first one follows this one. LET-DOUBLE-3, BAZ-GUILD-3."""

    def run(self, s: State) -> None:
        s.tell(ev.EXTRA_TURN, self.seat, [])
        begin_another_turn(s, self.seat)
