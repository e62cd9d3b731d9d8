"""Police station: the family member goes anywhere and acts there. IST-POLI."""

from bedesten.core.ids import Action
from bedesten.istanbul import events as ev
from bedesten.istanbul.ids import IN_ERRAND, POLICE, SEND, SKIP
from bedesten.istanbul.kernel import Place, State
from bedesten.istanbul.turn import carry_out
from bedesten.istanbul.window import Window


class PoliceStation(Place):
    def options(self, s: State, seat: int) -> list[Action]:
        """SEND(p) to each of the other places. IST-POLI-1."""
        if s.seats[seat].family != POLICE:
            return []
        return [SEND + place for place in s.rules.numbers if place != POLICE]

    def act(self, s: State, seat: int, a: Action) -> None:
        place = a - SEND
        s.seats[seat].family = place
        s.tell(ev.FAMILY_SENT, seat, [place])
        s.rests(seat, place)
        s.todo.append(FamilyAct(seat, place))


class Errand(Window):
    """The action of a place where the merchant is not."""

    def __init__(self, seat: int, place: int) -> None:
        super().__init__(seat, IN_ERRAND)
        self.place = place

    def args(self) -> list[int]:
        return [self.seat, self.place]

    def choices(self, s: State) -> list[Action]:
        return s.rules.places[self.place].options(s, self.seat)

    def choose(self, s: State, a: Action) -> None:
        carry_out(s, self.seat, self.place, a)


class FamilyAct(Errand):
    """D-FAMACT: of the place the family member was sent to, or none. IST-POLI-2."""

    def choices(self, s: State) -> list[Action]:
        return [SKIP, *super().choices(s)]
