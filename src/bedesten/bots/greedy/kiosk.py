"""What units and the tiles of the kiosk are worth to a seat, in lira."""

from typing import Final

from bedesten.bots.greedy.worth import A_CARD, A_LETTER, CARDS, CART, COFFEE, GOODS, NEXT, RUBY
from bedesten.istanbul.kernel import Table
from bedesten.istanbul.pieces import Seat
from bedesten.istanbul.places.wainwright import FULL_CAPACITY
from bedesten.letters import kiosk_tiles as kt
from bedesten.letters.ids import GENERAL_SUPPLY
from bedesten.letters.side import side_of
from bedesten.letters.units import COFFEE as A_COFFEE
from bedesten.letters.units import units_of
from bedesten.mocha.side import side_of as mocha_side_of

HOME: Final = 2.0  # a companion who can be placed
DIE: Final = 3.5
MOST_BAGS: Final = len(COFFEE) - 1


def bags(t: Table, seat: int, count: int) -> float:
    """What so many coffee more are worth to a seat; with fewer, what is missed, as a negative number."""
    had = mocha_side_of(t).coffee[seat]
    return COFFEE[max(0, min(had + count, MOST_BAGS))] - COFFEE[min(had, MOST_BAGS)]


def unit_missed(t: Table, seat: int, unit: int) -> float:
    """If one of it is given away."""
    return -bags(t, seat, -1) if unit == A_COFFEE else NEXT[unit][t.seats[seat].goods[unit] - 1]


def unit_gained(t: Table, seat: int, unit: int) -> float:
    """One more of it; nothing if there is no room."""
    if unit == A_COFFEE:
        return bags(t, seat, 1)
    me = t.seats[seat]
    return NEXT[unit][me.goods[unit]] if me.goods[unit] < me.capacity else 0.0


def tile_worths(t: Table, seat: int, hand: list[int], tile: int) -> list[float]:
    """What each alternative of a tile brings."""
    return [
        gift_worth(t, seat, deal.gift) - price_worth(t, seat, hand, deal.price) for deal in kt.TILES[tile]
    ]


def price_worth(t: Table, seat: int, hand: list[int], price: kt.Price) -> float:
    """What it costs; what cannot be paid costs more than anything."""
    me = t.seats[seat]
    if isinstance(price, kt.LiraPrice):
        return float(price.lira) if me.lira >= price.lira else RUBY
    if isinstance(price, kt.SetPrice):
        return sum([NEXT[good][me.goods[good] - 1] if me.goods[good] else RUBY for good in range(4)], 0.0)
    if isinstance(price, kt.GoodPrice):
        return min([unit_missed(t, seat, good) for good in range(4) if me.goods[good]], default=RUBY)
    if isinstance(price, kt.LetterPrice):
        return A_LETTER if side_of(t).letters[seat] else RUBY
    if isinstance(price, kt.CardPrice):
        return min([CARDS[card] for card, held in enumerate(hand) if held], default=RUBY)
    return 0.0


def gift_worth(t: Table, seat: int, gift: kt.Gift) -> float:
    me = t.seats[seat]
    if isinstance(gift, kt.Loot):
        held = me.goods[gift.good]
        return gift.lira + GOODS[gift.good][min(held + gift.count, me.capacity)] - GOODS[gift.good][held]
    if isinstance(gift, kt.GoodGift):
        return max([unit_gained(t, seat, good) for good in range(4)])
    if isinstance(gift, kt.Extension):
        return extension_worth(me)
    if isinstance(gift, kt.CompanionHome):
        return HOME if side_of(t).companions[seat] == GENERAL_SUPPLY else 0.0
    if isinstance(gift, kt.CoffeeGift):
        return bags(t, seat, 1) if units_of(t).coffee else 0.0
    return PLAIN_GIFTS.get(type(gift), 0.0)


PLAIN_GIFTS: Final[dict[type[kt.Gift], float]] = {
    kt.CardGift: A_CARD,
    kt.LetterGift: A_LETTER,
    kt.DieGift: DIE,
}


def extension_worth(me: Seat) -> float:
    """The third one brings a ruby."""
    if me.capacity == FULL_CAPACITY:
        return 0.0
    ruby = RUBY if me.capacity + 1 == FULL_CAPACITY else 0.0
    return ruby + CART[me.capacity + 1] - CART[me.capacity]
