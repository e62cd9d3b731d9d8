"""What the tiles of the kiosk are worth to a seat, in lira."""

from typing import Final

from bedesten.bots.istanbul.skills import skills_of
from bedesten.bots.istanbul.worth import A_CARD, CART, GOODS, NEXT, RUBY
from bedesten.bots.letters.worth import A_LETTER
from bedesten.istanbul.kernel import Table
from bedesten.istanbul.pieces import Seat
from bedesten.istanbul.places.wainwright import FULL_CAPACITY
from bedesten.letters import kiosk_tiles as kt
from bedesten.letters.ids import GENERAL_SUPPLY
from bedesten.letters.side import side_of
from bedesten.letters.units import COFFEE as A_COFFEE

HOME: Final = 2.0  # a companion who can be placed
DIE: Final = 3.5


def unit_missed(t: Table, seat: int, unit: int) -> float:
    """If one of it is given away."""
    return skills_of(t.rules).units[unit].missed(t, seat)


def unit_gained(t: Table, seat: int, unit: int) -> float:
    """One more of it; nothing if there is no room."""
    return skills_of(t.rules).units[unit].gained(t, seat)


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
        cards = skills_of(t.rules).cards
        return min([cards[card] for card, held in enumerate(hand) if held], default=RUBY)
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
        return unit_gained(t, seat, A_COFFEE) if A_COFFEE in skills_of(t.rules).units else 0.0
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
