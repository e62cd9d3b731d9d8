"""The 24 kiosk tiles: what each alternative costs, and what it brings. LET-T2."""

from typing import Any, Final

from bedesten.core.step import Step
from bedesten.istanbul.bundles import covers
from bedesten.istanbul.ids import BLUE, FOUNTAIN, GAIN, GIVE, GREEN, RED, YELLOW
from bedesten.istanbul.kernel import State
from bedesten.istanbul.places.caravansary import DiscardCard
from bedesten.istanbul.places.wainwright import FULL_CAPACITY, extend
from bedesten.letters.choices import GiveLetter, GiveUnit, TakeUnit
from bedesten.letters.companion import bring_home, carry_off
from bedesten.letters.die import RollDie
from bedesten.letters.ids import GENERAL_SUPPLY, PERSONAL_SUPPLY
from bedesten.letters.post import TakeLetter
from bedesten.letters.rulings import ENCOUNTERS_AFTER_K19, K15_FROM_GENERAL_SUPPLY
from bedesten.letters.side import side_of
from bedesten.letters.units import COFFEE, units_of

ONE_EACH: Final = [1, 1, 1, 1]


class Price:
    """What is paid; nothing, unless a kind of price says otherwise."""

    def payable(self, s: State, seat: int) -> bool:
        return True

    def pay(self, s: State, seat: int) -> list[Step[Any]]:
        """Paid at once, or by the decisions that are returned."""
        return []


class LiraPrice(Price):
    def __init__(self, lira: int) -> None:
        self.lira = lira

    def payable(self, s: State, seat: int) -> bool:
        return s.seats[seat].lira >= self.lira

    def pay(self, s: State, seat: int) -> list[Step[Any]]:
        s.pay_lira(seat, self.lira)
        return []


class SetPrice(Price):
    """One good of each type. LET-KIOSK-14."""

    def payable(self, s: State, seat: int) -> bool:
        return covers(s.seats[seat].goods, ONE_EACH)

    def pay(self, s: State, seat: int) -> list[Step[Any]]:
        s.pay_goods(seat, ONE_EACH)
        return []


class GoodPrice(Price):
    """A good of choice, or a coffee where the game has it. BAZ-COFFEE-1."""

    def payable(self, s: State, seat: int) -> bool:
        return len(units_of(s).owned(s, seat, GIVE)) > 0

    def pay(self, s: State, seat: int) -> list[Step[Any]]:
        return [GiveUnit(seat)]


class LetterPrice(Price):
    """Any letter held, also the one just taken. LET-KIOSK-16."""

    def payable(self, s: State, seat: int) -> bool:
        return len(side_of(s).letters[seat]) > 0

    def pay(self, s: State, seat: int) -> list[Step[Any]]:
        return [GiveLetter(seat)]


class CardPrice(Price):
    """A bonus card, face up onto the discard pile. LET-KIOSK-17."""

    def payable(self, s: State, seat: int) -> bool:
        return sum(s.hands[seat]) > 0

    def pay(self, s: State, seat: int) -> list[Step[Any]]:
        return [DiscardCard(seat)]


class Gift:
    """What is received. A gift of which nothing could be taken cannot be chosen. LET-GEN-3, LET-GEN-7."""

    def possible(self, s: State, seat: int) -> bool:
        return True

    def give(self, s: State, seat: int) -> None:
        raise NotImplementedError


class Loot(Gift):
    """Goods of one type and lira; what does not fit is lost. LET-GEN-3."""

    def __init__(self, lira: int, good: int = RED, count: int = 0) -> None:
        self.lira = lira
        self.good = good
        self.count = count

    def give(self, s: State, seat: int) -> None:
        if self.count > 0:
            s.gain_good(seat, self.good, self.count)
        if self.lira > 0:
            s.gain_lira(seat, self.lira)


class GoodGift(Gift):
    def possible(self, s: State, seat: int) -> bool:
        return len(units_of(s).wanted(s, seat, GAIN)) > 0

    def give(self, s: State, seat: int) -> None:
        s.todo.append(TakeUnit(seat))


class CoffeeGift(Gift):
    """Void without coffee in the game. LET-GEN-2, LET-KIOSK-11."""

    def possible(self, s: State, seat: int) -> bool:
        return units_of(s).coffee

    def give(self, s: State, seat: int) -> None:
        units_of(s).gain(s, seat, COFFEE)


class CardGift(Gift):
    """LET-GEN-7, LET-KIOSK-17."""

    def possible(self, s: State, seat: int) -> bool:
        return s.can_draw()

    def give(self, s: State, seat: int) -> None:
        s.draw_card(seat)


class LetterGift(Gift):
    """LET-LETTER-4."""

    def possible(self, s: State, seat: int) -> bool:
        return side_of(s).can_draw()

    def give(self, s: State, seat: int) -> None:
        s.todo.append(TakeLetter(seat))


class Extension(Gift):
    """The third one earns the wainwright's ruby. LET-KIOSK-14."""

    def possible(self, s: State, seat: int) -> bool:
        return s.seats[seat].capacity < FULL_CAPACITY

    def give(self, s: State, seat: int) -> None:
        extend(s, seat)


class CompanionHome(Gift):
    """From the board or the general supply. LET-KIOSK-12."""

    def possible(self, s: State, seat: int) -> bool:
        companion = side_of(s).companions[seat]
        if s.rulings[K15_FROM_GENERAL_SUPPLY] and companion == GENERAL_SUPPLY:
            return False
        return companion != PERSONAL_SUPPLY

    def give(self, s: State, seat: int) -> None:
        bring_home(s, seat)


class DieGift(Gift):
    """As many lira as one die shows. LET-KIOSK-13."""

    def give(self, s: State, seat: int) -> None:
        s.todo.append(RollDie(seat))


class ToFountain(Gift):
    """The merchant with the assistants under it, and nothing else. LET-KIOSK-15."""

    def possible(self, s: State, seat: int) -> bool:
        return s.seats[seat].place != FOUNTAIN

    def give(self, s: State, seat: int) -> None:
        carry_off(s, seat, FOUNTAIN, s.rulings[ENCOUNTERS_AFTER_K19] > 0)


class Deal:
    """One alternative of a tile. LET-KIOSK-5."""

    def __init__(self, price: Price, gift: Gift) -> None:
        self.price = price
        self.gift = gift

    def possible(self, s: State, seat: int) -> bool:
        return self.price.payable(s, seat) and self.gift.possible(s, seat)


FREE: Final = Price()
TWO_LIRA: Final = LiraPrice(2)
A_GOOD: Final = GoodPrice()
A_LETTER: Final = LetterPrice()
A_CARD: Final = CardPrice()


def free(gift: Gift) -> list[Deal]:
    return [Deal(FREE, gift)]


# by number, the alternatives in their order
TILES: Final[list[list[Deal]]] = [
    free(Loot(1, YELLOW, 1)),
    free(Loot(1, GREEN, 1)),
    free(Loot(1, RED, 1)),
    free(Loot(0, YELLOW, 2)),
    free(Loot(0, GREEN, 2)),
    free(Loot(0, RED, 2)),
    free(Loot(0, YELLOW, 1)),
    free(Loot(0, GREEN, 1)),
    free(Loot(0, RED, 1)),
    free(Loot(0, BLUE, 1)),
    free(CardGift()),
    free(Loot(2)),
    [Deal(FREE, CoffeeGift()), Deal(FREE, Loot(2))],
    [Deal(FREE, CoffeeGift()), Deal(FREE, Loot(3))],
    free(CompanionHome()),
    free(DieGift()),
    [Deal(LiraPrice(10), Extension())],
    [Deal(SetPrice(), Extension())],
    free(ToFountain()),
    [Deal(A_GOOD, LetterGift()), Deal(A_LETTER, GoodGift())],
    [Deal(A_CARD, LetterGift()), Deal(A_LETTER, CardGift())],
    [Deal(TWO_LIRA, LetterGift()), Deal(A_LETTER, Loot(3))],
    [Deal(TWO_LIRA, GoodGift()), Deal(A_GOOD, Loot(3))],
    [Deal(TWO_LIRA, CardGift()), Deal(A_CARD, Loot(3))],
]
