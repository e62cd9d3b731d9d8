"""One player as plans see him: what he owns, and the prices that he changes."""

from typing import Final

from bedesten.bots.greedy.worth import (
    CARDS,
    CART,
    COFFEE,
    FAMILY,
    GOODS,
    GUILD,
    OUT,
    RUBY,
    SEALS,
    STACK,
    TAVERN,
    TILES,
)
from bedesten.core.ids import Action
from bedesten.istanbul.ids import GEMSTONE, PALACE, POLICE
from bedesten.istanbul.kernel import Table
from bedesten.istanbul.places.gemstones import TRACK_END
from bedesten.istanbul.places.markets import DEMANDED
from bedesten.istanbul.places.palace import SPACES
from bedesten.istanbul.view import View
from bedesten.letters.ids import BACK
from bedesten.letters.ids import SLOT as LETTERS_SLOT
from bedesten.letters.side import LettersSide
from bedesten.mocha.ids import COFFEE_HOUSE, SLOT
from bedesten.mocha.places import TRACK_END as HOUSE_END
from bedesten.mocha.side import MochaSide

UNKNOWN_PLACE: Final = 0  # of a letter not drawn yet
UNDECIDED: Final = -1  # the root of a plan whose first option is not chosen yet
UNKNOWN: Final = [[1, 0, 0, 2], [0, 2, 1, 0]]  # what an unseen demand tile asks for, nearly always


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
        coffee: int,
        guild: int,
        tavern: int,
        house: int,
        baksheesh: int,
        fronts: tuple[int, ...],
        backs: int,
        served: int,
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
        self.coffee = coffee
        self.guild = guild  # guild cards in hand, as bits
        self.tavern = tavern  # owned tavern tiles, as bits
        self.house = house  # coffee that a ruby costs
        self.baksheesh = baksheesh  # the side that shows
        self.fronts = fronts  # places of the letters that are not delivered
        self.backs = backs  # delivered letters
        self.served = served  # lira piles of the secret society that are gone

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
            self.coffee,
            self.guild,
            self.tavern,
            self.house,
            self.baksheesh,
            self.fronts,
            self.backs,
            self.served,
        )

    def gain(self, good: int, count: int) -> None:
        """What does not fit is lost."""
        self.goods[good] = min(self.goods[good] + count, self.capacity)

    def deliver(self, place: int) -> None:
        """Letters for a place are turned as soon as somebody of his stands there."""
        if place in self.fronts:
            self.backs += self.fronts.count(place)
            self.fronts = tuple(front for front in self.fronts if front != place)

    def seals(self) -> int:
        return len(self.fronts) + 2 * self.backs

    def pay_seals(self, due: int) -> None:
        """Letters that are not delivered first, as far as the rest comes out even."""
        ones = min(len(self.fronts), due)
        ones -= (due - ones) % 2
        self.fronts = self.fronts[ones:]
        self.backs -= (due - ones) // 2

    def spend(self, card: int) -> None:
        hand = self.hand.copy()
        hand[card] -= 1
        self.hand = hand
        self.extra -= CARDS[card]


def worth(t: Trader) -> float:
    """All he has, in lira."""
    red, green, yellow, blue = t.goods
    return (
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
        + OUT * t.out.bit_count()
        + (FAMILY if t.home else 0.0)
        + COFFEE[min(t.coffee, len(COFFEE) - 1)]
        + TAVERN[t.tavern]
        + guild_worth(t.guild)
        + SEALS[t.seals()]
    )


def guild_worth(hand: int) -> float:
    """Of a hand of guild cards, given as bits."""
    return float(sum(GUILD[card] for card in range(len(GUILD)) if hand >> card & 1)) if hand else 0.0


def trader(v: View) -> Trader:
    """The viewer himself."""
    t, me = v.table, v.table.seats[v.seat]
    box = in_box(v)
    return Trader(
        UNDECIDED,
        0,
        sum(count * CARDS[card] for card, count in enumerate(v.hand)),
        me.place,
        me.lira,
        me.goods.copy(),
        me.capacity,
        me.rubies,
        me.tiles,
        me.out,
        me.stack,
        sum(1 << place for place in set(t.strays)),
        me.family == POLICE,
        v.hand,
        SPACES - t.rubies[PALACE],
        TRACK_END - t.rubies[GEMSTONE],
        t.post,
        [demand(t, 0), demand(t, 1)],
        *box,
        *letters(v),
    )


def in_box(v: View) -> tuple[int, int, int, int, int]:
    """Coffee, guild cards, tavern tiles, a ruby's price in coffee, baksheesh side: if there are any."""
    sides = v.table.sides
    side = sides[SLOT] if sides else None
    if not isinstance(side, MochaSide):
        return 0, 0, 0, HOUSE_END, 0
    price = HOUSE_END - v.table.rubies[COFFEE_HOUSE]
    return side.coffee[v.seat], v.glimpses[SLOT][0], side.tiles[v.seat], price, side.baksheesh


def letters(v: View) -> tuple[tuple[int, ...], int, int]:
    """Places of letters not delivered, delivered letters, lira piles that are gone: if there are any."""
    side = v.table.sides[LETTERS_SLOT] if len(v.table.sides) > LETTERS_SLOT else None
    if not isinstance(side, LettersSide):
        return (), 0, 0
    held = side.letters[v.seat]
    fronts = tuple(letter for letter in held if letter < BACK)
    return fronts, len(held) - len(fronts), side.served


def demand(t: Table, market: int) -> list[int]:
    """What a market asks for, as far as it is known."""
    tile = t.markets[market].tile
    return DEMANDED[tile] if tile >= 0 else UNKNOWN[market]
