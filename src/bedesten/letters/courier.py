"""The courier hands out a letter. LET-COUR."""

from bedesten.core.ids import Action
from bedesten.istanbul.chance import RollToken
from bedesten.istanbul.encounters import PRICE, meets_free
from bedesten.istanbul.ids import PAY2
from bedesten.istanbul.kernel import Ask, Meeting, State
from bedesten.letters.ids import GIVE_LETTER, MEET_COURIER, ROLLED_COURIER
from bedesten.letters.post import TakeLetter, give_letter, letter_options
from bedesten.letters.side import side_of


class Courier(Meeting):
    """A letter first, then its price, then he is rolled for. LET-COUR-1 to -4."""

    def __init__(self) -> None:
        super().__init__("courier", MEET_COURIER, ROLLED_COURIER)

    def options(self, s: State, seat: int) -> list[Action]:
        return [MEET_COURIER] if side_of(s).can_draw() else []

    def meet(self, s: State, seat: int, a: Action) -> None:
        s.plan([TakeLetter(seat), PayCourier(seat), RollToken(self.token)])


class PayCourier(Ask):
    """D-COU-PAY: 2 lira, or any letter, also the one just taken. LET-COUR-3."""

    def options(self, s: State) -> list[Action]:
        return [] if meets_free(s, self.seat) else courier_prices(s, self.seat)

    def answer(self, s: State, a: Action) -> None:
        pay_courier(s, self.seat, a)


def courier_prices(s: State, seat: int) -> list[Action]:
    """PAY2 or GIVE_LETTER(l) for each letter held. LET-COUR-3."""
    paid = [PAY2] if s.seats[seat].lira >= PRICE else []
    return paid + letter_options(s, seat)


def pay_courier(s: State, seat: int, a: Action) -> None:
    if a == PAY2:
        s.pay_lira(seat, PRICE)
    else:
        give_letter(s, seat, a - GIVE_LETTER)
