"""Police station: the family member goes anywhere and acts there. IST-POLI."""

from bedesten.core.ids import SPAN, Action
from bedesten.istanbul import events as ev
from bedesten.istanbul.ids import IN_ERRAND, POLICE, SELL_ANY, SEND, SKIP
from bedesten.istanbul.kernel import Place, State
from bedesten.istanbul.rulings import CARDS_BY_FAMILY_MEMBER, FAMILY_MAY_SKIP_ACTION
from bedesten.istanbul.turn import carry_out
from bedesten.istanbul.window import Window


class PoliceStation(Place):
    def options(self, s: State, seat: int) -> list[Action]:
        """SEND(p) to each of the other places. IST-POLI-1."""
        if s.seats[seat].family != POLICE:
            return []
        options = [SEND + place for place in s.rules.numbers if place != POLICE]
        if not s.rulings[FAMILY_MAY_SKIP_ACTION]:
            return options
        cards = not s.rulings[CARDS_BY_FAMILY_MEMBER]
        return [a for a in options if errand_options(s, seat, a - SEND, cards)]

    def act(self, s: State, seat: int, a: Action) -> None:
        place = a - SEND
        s.seats[seat].family = place
        s.tell(ev.FAMILY_SENT, seat, [place])
        s.rests(seat, place)
        s.todo.append(FamilyAct(seat, place))


def errand_options(s: State, seat: int, place: int, cards: bool) -> list[Action]:
    """The action of a place where the merchant is not, with or without cards bound to it. IST-ACT-4."""
    options = s.rules.places[place].options(s, seat)
    return options if cards else [a for a in options if not SELL_ANY <= a < SELL_ANY + SPAN]


class Errand(Window):
    """The action of a place where the merchant is not."""

    def __init__(self, seat: int, place: int) -> None:
        super().__init__(seat, IN_ERRAND)
        self.place = place

    def args(self) -> list[int]:
        return [self.seat, self.place]

    def cards(self, s: State) -> bool:
        """Whether cards bound to the place can be played with it."""
        return True

    def choices(self, s: State) -> list[Action]:
        return errand_options(s, self.seat, self.place, self.cards(s))

    def choose(self, s: State, a: Action) -> None:
        carry_out(s, self.seat, self.place, a, self.cards(s))


class FamilyAct(Errand):
    """D-FAMACT: of the place the family member was sent to, or none. IST-POLI-2."""

    def cards(self, s: State) -> bool:
        return not s.rulings[CARDS_BY_FAMILY_MEMBER]

    def choices(self, s: State) -> list[Action]:
        options = super().choices(s)
        sent = s.acting != self.place  # not moved by a card, which says "may"
        must = sent and s.rulings[FAMILY_MAY_SKIP_ACTION] > 0
        return options if options and must else [SKIP, *options]
