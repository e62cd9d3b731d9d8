"""The turn: one action, then the display is refilled and the next player comes. KAI-TURN, KAI-END."""

from typing import Any

from bedesten.core.ids import Action
from bedesten.core.step import Step
from bedesten.kairo import events as ev
from bedesten.kairo.announce import builds
from bedesten.kairo.build import begin_end_phase
from bedesten.kairo.draft import ASK_COLOUR, ASK_TARGET, ask_next
from bedesten.kairo.draw import DiscardCard, ShowCard, TakeCard
from bedesten.kairo.ids import DRAW, DROP, LURE
from bedesten.kairo.kernel import Announcement, Do, State, Table
from bedesten.kairo.lure import can_lure
from bedesten.kairo.numbers import DISPLAY, DRAW_CARDS
from bedesten.kairo.scoring import FinalScoring


class ChooseAction(Announcement):
    """Exactly one action; in the end phase a build or dropping out. KAI-TURN-1, KAI-END-3, KAI-DEC-3."""

    def options(self, s: State) -> list[Action]:
        options = builds(s, self.seat)
        if s.ending:
            return [*options, DROP]
        if can_lure(s, self.seat):
            options.append(LURE)
        return [*options, DRAW]

    def answer(self, s: State, a: Action) -> None:
        if a == DRAW:
            takes: list[Step[Any]] = [TakeCard(self.seat)] * DRAW_CARDS
            s.plan([*takes, DiscardCard(self.seat)])
        elif a == DROP:
            drop_out(s, self.seat)
        else:
            s.draft = (a,)
            ask_next(s, self.seat, ASK_TARGET if a == LURE else ASK_COLOUR)


def drop_out(s: State, seat: int) -> None:
    """For good. KAI-END-4."""
    s.out |= 1 << seat
    s.tell(ev.DROPPED_OUT, seat, [])


class EndTurn(Do):
    """The guard against endless games counts; the display is refilled. KAI-TURN-4, KAI-END-10."""

    def run(self, s: State) -> None:
        if not s.ending or s.idle < 0:
            s.idle += 1
            if 0 < s.terms.guard <= s.idle:
                begin_end_phase(s, self.seat)
        s.todo.extend(self.then())
        refill: list[Step[Any]] = [ShowCard(self.seat)] * (DISPLAY - len(s.display))
        s.todo.extend(refill)

    def then(self) -> list[Step[Any]]:
        return [NextTurn(self.seat)]


class EndTrial(EndTurn):
    """The end of a turn that is only tried: what follows shows whether the others can still build, which is
    not for this seat to know. KAI-HID-6."""

    def then(self) -> list[Step[Any]]:
        return []


class NextTurn(Do):
    """Clockwise to the next player still in; whoever cannot build in the end phase drops out. KAI-END-5."""

    def run(self, s: State) -> None:
        for late in range(1, s.players + 1):
            seat = (self.seat + late) % s.players
            if s.out >> seat & 1:
                continue
            if not s.ending or builds(s, seat):
                if (seat - s.start) % s.players <= (self.seat - s.start) % s.players:
                    s.round += 1
                begin_turn(s, seat)
                return
            drop_out(s, seat)
        s.todo.append(FinalScoring(self.seat))


class FirstTurn(Do):
    """The start player takes the first turn. KAI-START-9."""

    def run(self, s: State) -> None:
        s.round = 1
        begin_turn(s, self.seat)


def begin_turn(s: State, seat: int) -> None:
    s.turn += 1
    s.active = seat
    if s.news is not None:
        s.tell(ev.TURN_BEGAN, seat, [s.turn])
    s.todo.extend(s.rules.turns[seat])


def usual_round(t: Table) -> int:
    """The round as turn and seat tell it: the right one as long as nobody has dropped out before the others.
    No position that was written before rounds were counted says more."""
    if t.turn == 0:
        return 0
    before = (t.active - t.start) % t.players if t.active >= 0 else t.players
    return max(1, -((before + 1 - t.turn) // t.players) + 1)


def turn_of(seat: int) -> list[Step[Any]]:
    """A turn as it lies on the stack: last step first."""
    return [EndTurn(seat), ChooseAction(seat)]
