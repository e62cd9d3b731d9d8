"""Cards that replace the regular movement. LET-BONUS-3, LET-BONUS-9 to -11, LET-BONUS-14."""

from typing import Final

from bedesten.core.ids import SPAN, Action
from bedesten.istanbul.encounters import Encounters
from bedesten.istanbul.ids import NOBODY_MET, POLICE
from bedesten.istanbul.kernel import State, Way
from bedesten.istanbul.places.police import FamilyAct
from bedesten.istanbul.turn import arrive
from bedesten.letters import events as ev
from bedesten.letters.companion import companion_at, lead_companion
from bedesten.letters.ids import (
    COMP2,
    COMPANION_2,
    FAMILY,
    FAMILY_STEP,
    JOIN,
    JOIN_MERCHANT,
    JUMP,
    JUMP_ANYWHERE,
)
from bedesten.letters.side import side_of

JUMP_PRICE: Final = 3
TWO: Final = 2


class TwoSteps(Way):
    """COMP2(p): the companion goes to a place at distance 2. LET-BONUS-11."""

    def __init__(self) -> None:
        super().__init__(COMP2, COMPANION_2)

    def options(self, s: State, seat: int) -> list[Action]:
        place = companion_at(s, seat)
        if place <= 0:
            return []
        steps = s.boards[seat].steps[place]
        return [COMP2 + far for far in s.rules.numbers if steps[far] == TWO]

    def go(self, s: State, seat: int, a: Action) -> None:
        s.play(seat, COMPANION_2)
        lead_companion(s, seat, a % SPAN)


class JoinMerchant(Way):
    """JOIN(q): to another player's merchant elsewhere, who costs no toll. LET-BONUS-10."""

    def __init__(self) -> None:
        super().__init__(JOIN, JOIN_MERCHANT)

    def options(self, s: State, seat: int) -> list[Action]:
        here = s.seats[seat].place
        return [JOIN + other for other in range(s.players) if s.seats[other].place != here]

    def go(self, s: State, seat: int, a: Action) -> None:
        s.play(seat, JOIN_MERCHANT)
        side_of(s).joined = a - JOIN
        arrive(s, seat, s.seats[a - JOIN].place)


class JumpAnywhere(Way):
    """JUMP(p): 3 lira, then any other place; they are not refunded. LET-BONUS-14."""

    def __init__(self) -> None:
        super().__init__(JUMP, JUMP_ANYWHERE)

    def options(self, s: State, seat: int) -> list[Action]:
        me = s.seats[seat]
        if me.lira < JUMP_PRICE:
            return []
        return [JUMP + place for place in s.rules.numbers if place != me.place]

    def go(self, s: State, seat: int, a: Action) -> None:
        s.play(seat, JUMP_ANYWHERE)
        s.pay_lira(seat, JUMP_PRICE)
        arrive(s, seat, a % SPAN)


class FamilyStep(Way):
    """FAMILY(p): the family member goes one place and acts there instead of the merchant. LET-BONUS-9."""

    def __init__(self) -> None:
        super().__init__(FAMILY, FAMILY_STEP)

    def options(self, s: State, seat: int) -> list[Action]:
        family = s.seats[seat].family
        if family == POLICE:
            return []
        return [FAMILY + place for place in s.boards[seat].beside[family] if place != POLICE]

    def go(self, s: State, seat: int, a: Action) -> None:
        """Mode F: no toll and no encounters; the last window and what follows it remain. LET-TURN-7."""
        place = a % SPAN
        s.play(seat, FAMILY_STEP)
        s.seats[seat].family = place
        s.acting = place
        s.used |= NOBODY_MET
        s.tell(ev.FAMILY_MOVED, seat, [place])
        s.rests(seat, place)
        while not isinstance(s.todo[-1], Encounters):
            s.todo.pop()
        s.todo.append(FamilyAct(seat, place))
