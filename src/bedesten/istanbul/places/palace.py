"""Sultan's palace: deliver the goods of the uncovered spaces, take a ruby. IST-SULT."""

from typing import Final

from bedesten.core.ids import Action
from bedesten.istanbul.bundles import BUNDLES, OF_SIZE, covers
from bedesten.istanbul.ids import BLUE, DELIVER, GREEN, PALACE, RED, YELLOW
from bedesten.istanbul.kernel import Place, State

ANY: Final = 4
TRACK: Final = [BLUE, RED, GREEN, YELLOW, ANY, BLUE, RED, GREEN, YELLOW, ANY]  # T-SULTAN
SPACES: Final = 11  # the last one holds a ruby only

# by the number of uncovered spaces: red, green, yellow, blue, any
PRICES: Final = [[TRACK[:spaces].count(good) for good in range(5)] for spaces in range(SPACES)]


def price(uncovered: int, chosen: int) -> list[int]:
    """What is delivered: the printed goods, and the bundle chosen for the "any" spaces."""
    return [PRICES[uncovered][good] + BUNDLES[chosen][good] for good in range(4)]


class Palace(Place):
    def options(self, s: State, seat: int) -> list[Action]:
        """DELIVER(y): the bundle y is what goes on the "any" spaces. IST-SULT-1, IST-SULT-2."""
        uncovered = SPACES - s.rubies[PALACE]
        if uncovered == SPACES:
            return []
        goods = s.seats[seat].goods
        if not covers(goods, PRICES[uncovered]):
            return []
        return [DELIVER + y for y in OF_SIZE[PRICES[uncovered][ANY]] if covers(goods, price(uncovered, y))]

    def act(self, s: State, seat: int, a: Action) -> None:
        s.pay_goods(seat, price(SPACES - s.rubies[PALACE], a - DELIVER))
        s.gain_ruby(seat, PALACE)
