"""EXCHANGE_3: goods and coffee for as many others. MOC-BONUS-9, MOC-COF-4."""

from bedesten.core.ids import Action
from bedesten.istanbul.kernel import Ask, State
from bedesten.mocha.bundles import COFFEE, EXCHANGES, OF_SIZE
from bedesten.mocha.ids import GIVE_SET, TAKE_SET
from bedesten.mocha.side import gain_coffee, pay_coffee, side_of


def can_exchange(s: State, seat: int) -> bool:
    """A single good always goes for a coffee, and without goods there is room for one."""
    return sum(s.seats[seat].goods) > 0 or side_of(s).coffee[seat] > 0


class GiveSet(Ask):
    """D-EXCH-GIVE: one to three units that are owned, if anything can be had for them."""

    def options(self, s: State) -> list[Action]:
        owned = [*s.seats[self.seat].goods, side_of(s).coffee[self.seat]]
        return [
            GIVE_SET + i
            for i, given in enumerate(EXCHANGES)
            if includes(owned, given) and takes(s, self.seat, given)
        ]

    def answer(self, s: State, a: Action) -> None:
        given = EXCHANGES[a - GIVE_SET]
        if sum(given[:COFFEE]) > 0:
            s.pay_goods(self.seat, given[:COFFEE])
        if given[COFFEE] > 0:
            pay_coffee(s, self.seat, given[COFFEE])
        s.todo.append(TakeSet(self.seat, a - GIVE_SET))


class TakeSet(Ask):
    """D-EXCH-TAKE: as many units of other kinds that fit."""

    def __init__(self, seat: int, given: int) -> None:
        super().__init__(seat)
        self.given = given

    def args(self) -> list[int]:
        return [self.seat, self.given]

    def options(self, s: State) -> list[Action]:
        return takes(s, self.seat, EXCHANGES[self.given])

    def answer(self, s: State, a: Action) -> None:
        taken = EXCHANGES[a - TAKE_SET]
        for good in range(COFFEE):
            if taken[good] > 0:
                s.gain_good(self.seat, good, taken[good])
        if taken[COFFEE] > 0:
            gain_coffee(s, self.seat, taken[COFFEE])


def takes(s: State, seat: int, given: list[int]) -> list[Action]:
    """TAKE_SET(y) of the same size without a common kind; giving makes no room for other kinds."""
    me = s.seats[seat]
    size = sum(given)
    room = [0 if given[good] > 0 else me.capacity - me.goods[good] for good in range(COFFEE)]
    room.append(0 if given[COFFEE] > 0 else size)
    return [TAKE_SET + i for i in OF_SIZE[size] if includes(room, EXCHANGES[i])]


def includes(owned: list[int], units: list[int]) -> bool:
    return all(owned[kind] >= units[kind] for kind in range(COFFEE + 1))
