"""The companion: placed beside the merchant, moved instead of it, sent home by the fountain. LET-COMP."""

from typing import Final

from bedesten.core.ids import SPAN, Action
from bedesten.istanbul.ids import KEEP, NOBODY_MET
from bedesten.istanbul.kernel import Ask, State, Way
from bedesten.istanbul.places.fountain import Fountain
from bedesten.istanbul.turn import Move
from bedesten.letters import events as ev
from bedesten.letters.ids import COMP, COMPANION_CAME, HOME, PERSONAL_SUPPLY, PLACE
from bedesten.letters.rulings import COMPANION_AT_ONCE
from bedesten.letters.side import side_of

KEEP_OR_HOME: Final = [KEEP, HOME]


class PlaceCompanion(Way):
    """PLACE: from the personal supply to the merchant's place, before a mode is chosen. LET-COMP-4."""

    def __init__(self) -> None:
        super().__init__(PLACE)

    def options(self, s: State, seat: int) -> list[Action]:
        return [PLACE] if side_of(s).companions[seat] == PERSONAL_SUPPLY else []

    def go(self, s: State, seat: int, a: Action) -> None:
        place = s.seats[seat].place
        side_of(s).companions[seat] = place
        if s.rulings[COMPANION_AT_ONCE]:
            s.used |= COMPANION_CAME
        s.tell(ev.COMPANION_PLACED, seat, [place])
        s.todo.append(Move(seat))


class MoveCompanion(Way):
    """COMP(p): exactly one step. LET-COMP-6."""

    def __init__(self) -> None:
        super().__init__(COMP)

    def options(self, s: State, seat: int) -> list[Action]:
        place = companion_at(s, seat)
        return [COMP + near for near in s.boards[seat].beside[place]] if place > 0 else []

    def go(self, s: State, seat: int, a: Action) -> None:
        lead_companion(s, seat, a % SPAN)


def companion_at(s: State, seat: int) -> int:
    """Where it can start from; not a place if it is in a supply, or may not move in the turn it came.
    LET-COMP-5."""
    return 0 if s.used & COMPANION_CAME else side_of(s).companions[seat]


def lead_companion(s: State, seat: int, place: int) -> None:
    """Mode C: it acts instead of the merchant, without an assistant step. LET-TURN-3, LET-COMP-7, -8."""
    side_of(s).companions[seat] = place
    s.acting = place
    s.tell(ev.COMPANION_MOVED, seat, [place])
    s.rests(seat, place)
    s.todo.pop()


class CompanionFountain(Fountain):
    """Assistants return, and the companion may go home. LET-COMP-2, LET-COMP-3."""

    def act(self, s: State, seat: int, a: Action) -> None:
        super().act(s, seat, a)
        s.todo.append(ChooseHome(seat))


class ChooseHome(Ask):
    """D-FOUNTAIN: the companion to the personal supply, or not. LET-COMP-2."""

    def options(self, s: State) -> list[Action]:
        return KEEP_OR_HOME if side_of(s).companions[self.seat] != PERSONAL_SUPPLY else []

    def answer(self, s: State, a: Action) -> None:
        if a == HOME:
            bring_home(s, self.seat)


def bring_home(s: State, seat: int) -> None:
    """To the personal supply; if it acts in this turn, it meets nobody. LET-COMP-11, LET-TURN-5."""
    side_of(s).companions[seat] = PERSONAL_SUPPLY
    s.tell(ev.COMPANION_HOME, seat, [])
    if s.acting > 0 and seat == s.active:
        s.used |= NOBODY_MET


def carry_off(s: State, seat: int, place: int, meets: bool = False) -> None:
    """The merchant stack is put on a place without an action; if the merchant acts in this turn, it meets
    nobody any more, unless it is agreed that it does. LET-TURN-5."""
    s.seats[seat].place = place
    s.tell(ev.STACK_MOVED, seat, [place])
    s.rests(seat, place)
    if s.acting == 0 and seat == s.active and not meets:
        s.used |= NOBODY_MET
