"""The courier hands out a letter. LET-COUR."""

from typing import Any

from bedesten.core.ids import Action
from bedesten.core.step import Step
from bedesten.istanbul.chance import RollToken
from bedesten.istanbul.encounters import PRICE, meets_free
from bedesten.istanbul.ids import PAY2
from bedesten.istanbul.kernel import Ask, Meeting, State
from bedesten.letters.ids import GIVE_LETTER, MEET_COURIER, ROLLED_COURIER
from bedesten.letters.post import TakeLetter, give_letter, letter_options
from bedesten.letters.rulings import COURIER_LETTER_FIRST
from bedesten.letters.side import side_of


class Courier(Meeting):
    """A letter first, then its price, then the token is rolled for. LET-COUR-1 to -4."""

    def __init__(self) -> None:
        super().__init__("courier", MEET_COURIER, ROLLED_COURIER)

    def options(self, s: State, seat: int) -> list[Action]:
        payable = meets_free(s, seat) or can_pay_courier(s, seat)
        return [MEET_COURIER] if side_of(s).can_draw() and payable else []

    def meet(self, s: State, seat: int, a: Action) -> None:
        deal: list[Step[Any]] = [TakeLetter(seat), PayCourier(seat)]
        if s.rulings[COURIER_LETTER_FIRST]:
            deal.reverse()
        s.plan([*deal, RollToken(self.token)])


def can_pay_courier(s: State, seat: int) -> bool:
    """The letter that is handed out can always pay; if payment comes first, it cannot. LET-COUR-3."""
    return not s.rulings[COURIER_LETTER_FIRST] or len(courier_prices(s, seat)) > 0


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
