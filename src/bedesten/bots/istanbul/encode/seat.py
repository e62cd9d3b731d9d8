"""What a seat has, and how far it is from everything: the same fields for every seat."""

from typing import Final

from bedesten.bots.encode.pieces import NOT_YET, Counts, Memo, Scale, packed
from bedesten.bots.istanbul.encode.board import Plan, Ways
from bedesten.core.lexicon import UNUSED
from bedesten.istanbul.bundles import key_of
from bedesten.istanbul.ids import COLOURS, GEMSTONE, NEUTRAL, PALACE, POLICE
from bedesten.istanbul.kernel import Rules, Table
from bedesten.istanbul.pieces import Seat
from bedesten.istanbul.places.gemstones import TRACK_END
from bedesten.istanbul.places.palace import ANY, PRICES, SPACES
from bedesten.istanbul.places.wainwright import FULL_CAPACITY
from bedesten.istanbul.view import View

MOST_LIRA: Final = 128  # more are not told apart
CARTS: Final = 1296  # how four goods can lie in a cart of five
FAR: Final = 20.0  # missing more than this is as bad as missing this
RUBIES: Final = 8  # more than anybody gets, of neutral assistants too
STACK: Final = 16  # more than any stack holds
NONE: Final[list[int]] = []


class Purse(Memo):
    """By the price of the next gemstone, and lira."""

    def __init__(self) -> None:
        super().__init__((TRACK_END + 1) * MOST_LIRA)

    def numbers(self, key: int) -> list[float]:
        lira, price = key % MOST_LIRA, key // MOST_LIRA
        missing = min(FAR, max(0.0, price - lira)) / FAR
        return [min(lira, 10) / 10, min(lira, 30) / 30, lira / 60, missing if price < TRACK_END else 1.0]


class Cart(Memo):
    """By uncovered spaces of the palace, and goods."""

    def __init__(self) -> None:
        super().__init__((SPACES + 1) * CARTS)

    def numbers(self, key: int) -> list[float]:
        goods = [key % CARTS // 6**good % 6 for good in range(4)]
        return [*[count / 5 for count in goods], missing(goods, key // CARTS)]


def missing(goods: list[int], uncovered: int) -> float:
    """How many goods the palace wants more: printed ones first, then any."""
    if uncovered >= SPACES:
        return 1.0
    price = PRICES[uncovered]
    short = sum(max(0, price[good] - goods[good]) for good in range(4))
    spare = sum(max(0, goods[good] - price[good]) for good in range(4))
    return (short + max(0, price[ANY] - spare)) / 10


class Body(Memo):
    """Capacity, rubies, rubies to go, mosque tiles, whether the family member is at home."""

    def __init__(self) -> None:
        super().__init__((FULL_CAPACITY + 1) * RUBIES * RUBIES * 32)

    def numbers(self, key: int) -> list[float]:
        home, tiles, rubies = key % 2, key // 2 % 16, key // 32 % RUBIES
        to_go, capacity = key // (32 * RUBIES) % RUBIES, key // (32 * RUBIES * RUBIES)
        cart = [float(capacity >= size) for size in (3, 4, 5)]
        left = [float(to_go <= n) for n in (3, 2, 1)]
        return [1.0, *cart, rubies / 6, *left, *[float(tiles >> tile & 1) for tile in range(4)], float(home)]


class Stack(Memo):
    """Assistants under the merchant, and how many of them are neutral."""

    def __init__(self) -> None:
        super().__init__(RUBIES * STACK)

    def numbers(self, key: int) -> list[float]:
        return [key // RUBIES / 5, key % RUBIES / 5]


SEAT: Final = [
    "present",
    "cart_3",
    "cart_4",
    "cart_5",
    "rubies",
    "three_to_go",
    "two_to_go",
    "one_to_go",
    *[f"tile:{tile}" for tile in COLOURS],
    "family_home",
    *COLOURS,
    "palace_missing",
    "first_lira",
    "second_lira",
    "lira",
    "gemstone_missing",
    "stack",
    "neutral_in_stack",
    "cards",
]


def cards_of(rules: Rules) -> list[int]:
    """The kinds of card; numbers between those of boxes are none."""
    return [card for card, name in enumerate(rules.card_names) if name != UNUSED]


NOT_LOOKED: Final = -1  # lira that nobody has


class Sat:
    """A seat as it was, and the rows that were made of it: lists are the same as long as nothing has changed.
    What is nobody's is looked at once for all seats (`forget`)."""

    def __init__(self) -> None:
        self.has_row, self.there_row, self.assistants = NOT_YET, NOT_YET, NOT_YET
        self.held, self.known = NOT_YET, NOT_YET  # its cards: all, and those that others know
        self.own, self.open = NOT_YET, NOT_YET  # all rows: as it sees itself, and as others see it
        self.lira, self.capacity, self.rubies, self.tiles, self.cards = NOT_LOOKED, 0, 0, 0, 0
        self.place, self.family, self.out = 0, 0, 0
        self.goods, self.hand, self.shown = NONE, NONE, NONE
        self.stack: tuple[int, ...] = ()

    def forget(self) -> None:
        """What has a part in its rows is no longer what it was: rubies left, boards."""
        self.lira, self.there_row = NOT_LOOKED, NOT_YET

    def has(self, me: Seat, cards: int) -> bool:
        """Whether it has what it had, and its family member is where it was."""
        return (
            me.lira == self.lira
            and me.goods is self.goods
            and me.stack is self.stack
            and cards == self.cards
            and me.tiles == self.tiles
            and me.rubies == self.rubies
            and me.capacity == self.capacity
            and me.family == self.family
        )

    def keep(self, me: Seat, cards: int, row: bytes) -> None:
        self.has_row = row
        self.own = self.open = NOT_YET
        self.lira, self.goods, self.stack, self.cards = me.lira, me.goods, me.stack, cards
        self.tiles, self.rubies, self.capacity = me.tiles, me.rubies, me.capacity
        if me.family != self.family:
            self.family, self.there_row = me.family, NOT_YET

    def is_there(self, me: Seat) -> bool:
        """Whether its merchant and assistants are where they were, and its family member."""
        return me.place == self.place and me.out == self.out and len(self.there_row) > 0

    def find(self, me: Seat, row: bytes) -> None:
        self.there_row = row
        self.own = self.open = NOT_YET
        self.place, self.out = me.place, me.out


class SeatSight:
    """For one combination of boxes."""

    def __init__(self, rules: Rules, plan: Plan) -> None:
        self.plan = plan
        self.trigger = rules.trigger
        self.body, self.cart, self.purse, self.held = Body(), Cart(), Purse(), Scale(6)
        self.stacks = Stack()
        kinds = cards_of(rules)
        self.cards = Counts(kinds, 2.0)
        self.none, self.no_cards = [0] * len(rules.copies), packed([0.0] * len(kinds))
        self.names = list(SEAT)
        for name in ("steps", "merchant", "assistant", "family"):
            self.names += plan.fields(name)
        self.names += [f"card:{rules.card_names[card]}" for card in kinds]

    def see(self, v: View, seat: int, ways: Ways, sat: Sat, row: list[bytes]) -> None:
        """Of the others' cards those they took face up. `ways` are those of the open board."""
        t = v.table
        me, cards = t.seats[seat], v.cards[seat]
        if not sat.has(me, cards):
            sat.keep(me, cards, self.look(t, me, cards))
        if not sat.is_there(me):
            if me.out != sat.out or not sat.assistants:
                sat.assistants = self.plan.sets.of(me.out)
            board = t.boards[seat]
            steps = (ways if board is ways.board else self.plan.ways(board)).from_place(me.place)
            sat.find(me, steps + sat.assistants + self.plan.only[me.family])
        row.append(self.with_hand(v.hand, sat) if seat == v.seat else self.with_shown(me.shown, sat))

    def look(self, t: Table, me: Seat, cards: int) -> bytes:
        """What it has, but which cards they are."""
        rubies = min(me.rubies, RUBIES - 1)
        to_go = max(0, self.trigger[t.players] - rubies)
        home = 1 if me.family == POLICE else 0
        body = (((me.capacity * RUBIES + to_go) * RUBIES + rubies) * 16 + me.tiles) * 2 + home
        price = TRACK_END - t.rubies[GEMSTONE]
        neutral = me.stack.count(NEUTRAL) if t.variant else 0
        row = [
            self.body.of(body),
            self.cart.of((SPACES - t.rubies[PALACE]) * CARTS + key_of(me.goods)),
            self.purse.of(price * MOST_LIRA + min(me.lira, MOST_LIRA - 1)),
            self.stacks.of(len(me.stack) * RUBIES + neutral),
            self.held.of(cards),
        ]
        return b"".join(row)

    def with_hand(self, hand: list[int], sat: Sat) -> bytes:
        """As it sees itself."""
        if hand is not sat.hand:
            sat.hand, sat.held, sat.own = hand, self.known_cards(hand), NOT_YET
        if not sat.own:
            sat.own = sat.has_row + sat.there_row + sat.held
        return sat.own

    def with_shown(self, shown: list[int], sat: Sat) -> bytes:
        """As others see it."""
        if shown is not sat.shown:
            sat.shown, sat.known, sat.open = shown, self.known_cards(shown), NOT_YET
        if not sat.open:
            sat.open = sat.has_row + sat.there_row + sat.known
        return sat.open

    def known_cards(self, cards: list[int]) -> bytes:
        """Most often none."""
        return self.no_cards if cards == self.none else self.cards.of(cards)
