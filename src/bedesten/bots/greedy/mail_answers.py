"""How the decisions of Letters & Seals are answered that need no plan."""

from typing import Final

from bedesten.bots.greedy.coffee import bags_worth
from bedesten.bots.greedy.trader import Trader, trader
from bedesten.bots.greedy.worth import A_CARD, A_LETTER, CARDS, CART, GOODS, NEXT, RUBY
from bedesten.core.ids import SPAN, Action
from bedesten.istanbul import ids as base
from bedesten.istanbul.places.wainwright import FULL_CAPACITY
from bedesten.istanbul.view import View
from bedesten.letters import ids
from bedesten.letters import kiosk_tiles as kt
from bedesten.letters.kiosk import UseTile
from bedesten.letters.side import side_of
from bedesten.letters.units import COFFEE, units_of

MANY_SEALS: Final = 9  # a ruby's worth, and three to spare
PLENTY: Final = 4  # lira for two cards, at most
OPENING: Final = 2
HIGH: Final = 4  # pips that are kept
HOME: Final = 2.0  # a companion who can be placed
DIE: Final = 3.5


# --- companion, letters, seals


def choose_home(v: View, options: list[Action]) -> Action:
    """D-FOUNTAIN: out of the general supply, so that he can be placed."""
    away = side_of(v.table).companions[v.seat] == ids.GENERAL_SUPPLY
    return ids.HOME if away else base.KEEP


def letter(v: View, options: list[Action]) -> Action:
    """D-SEALS, D-KIOSK-GIVE: one that is not delivered before one that is."""
    return min(a for a in options if a // SPAN == ids.GIVE_LETTER // SPAN)


def pay_courier(v: View, options: list[Action]) -> Action:
    """D-COU-PAY."""
    return base.PAY2 if base.PAY2 in options else letter(v, options)


def buy_turn(v: View, options: list[Action]) -> Action:
    """D-DOUBLE: with seals to spare, or when they are of no use any more."""
    rich = side_of(v.table).seals(v.seat) >= MANY_SEALS
    return ids.DOUBLE if rich or v.table.ending else ids.END


# --- units


def give_unit(v: View, options: list[Action]) -> Action:
    """D-KIOSK-GIVE: what is missed least."""
    me = trader(v)
    return min(options, key=lambda a: unit_worth(me, a % SPAN, -1))


def take_unit(v: View, options: list[Action]) -> Action:
    """D-KIOSK-GAIN, D-CATA-GOOD: what is missed most."""
    me = trader(v)
    return max(options, key=lambda a: unit_worth(me, a % SPAN, 1))


def unit_worth(t: Trader, unit: int, count: int) -> float:
    """What one more of it is worth, or one less."""
    if unit == COFFEE:
        return bags_worth(t, count) * count
    return NEXT[unit][t.goods[unit] - (count < 0)]


# --- kiosk


def pick(v: View, options: list[Action]) -> Action:
    """D-KIOSK-PICK: the tile that brings most."""
    return max(options, key=lambda a: max(0.0, *tile_worths(v, a - ids.PICK)))


def use(v: View, options: list[Action]) -> Action:
    """D-KIOSK-USE: the better alternative, if it brings anything."""
    step = v.table.todo[-1]
    assert isinstance(step, UseTile)
    values = tile_worths(v, step.tile)
    best = max((a for a in options if a != ids.DECLINE_TILE), key=lambda a: values[a - ids.USE - 1])
    return best if values[best - ids.USE - 1] > 0 else ids.DECLINE_TILE


def tile_worths(v: View, tile: int) -> list[float]:
    """What each alternative of a tile brings, in lira."""
    me = trader(v)
    return [gift_worth(v, me, deal.gift) - price_worth(v, me, deal.price) for deal in kt.TILES[tile]]


def price_worth(v: View, me: Trader, price: kt.Price) -> float:
    """What it costs; what cannot be paid costs more than anything."""
    if isinstance(price, kt.LiraPrice):
        return float(price.lira) if me.lira >= price.lira else RUBY
    if isinstance(price, kt.SetPrice):
        return sum(NEXT[good][me.goods[good] - 1] if me.goods[good] else RUBY for good in range(4))
    if isinstance(price, kt.GoodPrice):
        return min([NEXT[good][held - 1] for good, held in enumerate(me.goods) if held], default=RUBY)
    if isinstance(price, kt.LetterPrice):
        return A_LETTER if side_of(v.table).letters[v.seat] else RUBY
    if isinstance(price, kt.CardPrice):
        return min([CARDS[card] for card, held in enumerate(me.hand) if held], default=RUBY)
    return 0.0


def gift_worth(v: View, me: Trader, gift: kt.Gift) -> float:
    if isinstance(gift, kt.Loot):
        held = me.goods[gift.good]
        return gift.lira + GOODS[gift.good][min(held + gift.count, me.capacity)] - GOODS[gift.good][held]
    if isinstance(gift, kt.GoodGift):
        return max(NEXT[good][held] if held < me.capacity else 0.0 for good, held in enumerate(me.goods))
    if isinstance(gift, kt.Extension):
        return extension_worth(me)
    if isinstance(gift, kt.CompanionHome):
        return HOME if side_of(v.table).companions[v.seat] == ids.GENERAL_SUPPLY else 0.0
    if isinstance(gift, kt.CoffeeGift):
        return bags_worth(me, 1) if units_of(v.table).coffee else 0.0
    return PLAIN_GIFTS.get(type(gift), 0.0)


PLAIN_GIFTS: Final[dict[type[kt.Gift], float]] = {
    kt.CardGift: A_CARD,
    kt.LetterGift: A_LETTER,
    kt.DieGift: DIE,
}


def extension_worth(me: Trader) -> float:
    """The third one brings a ruby."""
    if me.capacity == FULL_CAPACITY:
        return 0.0
    ruby = RUBY if me.capacity + 1 == FULL_CAPACITY else 0.0
    return ruby + CART[me.capacity + 1] - CART[me.capacity]


def change_die(v: View, options: list[Action]) -> Action:
    """D-DICE with one die: a card turns it to 6."""
    step = v.table.todo[-1]
    low = step.args()[1] < HIGH
    return next((a for a in options if low and a not in (base.KEEP, ids.COPY)), base.KEEP)


# --- auction


def open_auction(v: View, options: list[Action]) -> Action:
    """D-AUCT-OPEN."""
    return options[min(OPENING, len(options)) - 1]


def bid(v: View, options: list[Action]) -> Action:
    """D-AUCT-BID: the least that wins, if two cards are worth it."""
    return options[0] if options[0] - ids.BID <= PLENTY else ids.NO_BID


def let_go(v: View, options: list[Action]) -> Action:
    """D-AUCT-FINAL: whoever bids more pays him."""
    return ids.NO_BID
