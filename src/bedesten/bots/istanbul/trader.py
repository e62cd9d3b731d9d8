"""One player as plans see them: what they own, and the prices that they change."""

from typing import Final

from bedesten.bots.istanbul.worth import CART, FAMILY, GOODS, OUT, RUBY, STACK, TILES
from bedesten.core.ids import Action
from bedesten.istanbul.board import Board

UNDECIDED: Final = -1  # the root of a plan whose first option is not chosen yet
UNKNOWN: Final = [[1, 0, 0, 2], [0, 2, 1, 0]]  # what an unseen demand tile asks for, nearly always


class Holdings:
    """What a trader owns that only one box knows: shared by copies, so never changed but replaced."""

    def add_worth(self, worth: float) -> float:
        """What a trader is worth with this, who is worth so much without."""
        return worth

    def come_to(self, place: int) -> "Holdings":
        """As it is when a piece of the trader has come to a place."""
        return self

    def reach(self, board: Board, place: int, near: list[int]) -> list[int]:
        """Where the merchant may go from a place, if not just to these."""
        return near


class Trader:
    """Copied for every turn that is planned."""

    def __init__(
        self,
        root: Action,
        age: int,
        extra: float,
        place: int,
        lira: int,
        goods: list[int],
        capacity: int,
        rubies: int,
        tiles: int,
        out: int,
        stack: tuple[int, ...],
        strays: int,
        home: bool,
        hand: list[int],
        palace: int,
        dealer: int,
        post: int,
        demands: list[list[int]],
        holdings: list[Holdings],
    ) -> None:
        self.root = root  # the option of the real decision this plan begins with
        self.age = age  # turns planned so far
        self.extra = extra  # worth of what is not counted otherwise
        self.place = place
        self.lira = lira
        self.goods = goods
        self.capacity = capacity
        self.rubies = rubies
        self.tiles = tiles
        self.out = out
        self.stack = stack
        self.strays = strays  # places with a neutral assistant, as bits
        self.home = home  # whether the family member can be sent
        self.hand = hand  # never changed, only replaced
        self.palace = palace  # uncovered spaces
        self.dealer = dealer  # price of a ruby
        self.post = post
        self.demands = demands  # of large and small market; never changed, only replaced
        self.holdings = holdings  # by slot of their box
        self.worth = 0.0  # once it was asked for

    def copy(self) -> "Trader":
        return Trader(
            self.root,
            self.age,
            self.extra,
            self.place,
            self.lira,
            self.goods.copy(),
            self.capacity,
            self.rubies,
            self.tiles,
            self.out,
            self.stack,
            self.strays,
            self.home,
            self.hand,
            self.palace,
            self.dealer,
            self.post,
            self.demands,
            self.holdings,
        )

    def gain(self, good: int, count: int) -> None:
        """What does not fit is lost."""
        self.goods[good] = min(self.goods[good] + count, self.capacity)

    def hold(self, slot: int, holdings: Holdings) -> None:
        """From now on, and not in other copies."""
        self.holdings = self.holdings.copy()
        self.holdings[slot] = holdings


def number(bits: int) -> int:
    """Of the places in a set: a few, so this is quicker than to ask the number itself."""
    count = 0
    while bits:
        bits &= bits - 1
        count += 1
    return count


def worth(t: Trader) -> float:
    """All they have, in lira."""
    red, green, yellow, blue = t.goods
    total = (
        t.extra
        + RUBY * t.rubies
        + t.lira
        + GOODS[0][red]
        + GOODS[1][green]
        + GOODS[2][yellow]
        + GOODS[3][blue]
        + CART[t.capacity]
        + TILES[t.tiles]
        + STACK[len(t.stack)]
        + OUT * number(t.out)
        + (FAMILY if t.home else 0.0)
    )
    for held in t.holdings:
        total = held.add_worth(total)
    return total
