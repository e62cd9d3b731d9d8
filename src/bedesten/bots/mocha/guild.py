"""What a trader can make of a turn with a guild card."""

from collections.abc import Callable
from typing import Final

from bedesten.bots.istanbul import effects
from bedesten.bots.istanbul.skills import World
from bedesten.bots.istanbul.trader import Trader
from bedesten.bots.istanbul.visits import cheapest, priciest
from bedesten.bots.istanbul.worth import A_CARD, NEXT
from bedesten.bots.mocha.holdings import holdings_of, own
from bedesten.bots.mocha.rolls import ANNOUNCED, GUILD_8, GUILD_9
from bedesten.bots.mocha.visits import can_deliver, deliver_coffee, in_tavern
from bedesten.bots.mocha.worth import A_GUILD_CARD
from bedesten.istanbul.bundles import covers
from bedesten.istanbul.ids import BLUE, FOUNTAIN, GREEN, RED, TILE_PLACE, YELLOW
from bedesten.istanbul.places.gemstones import TRACK_END
from bedesten.istanbul.places.palace import SPACES
from bedesten.istanbul.places.wainwright import FULL_CAPACITY
from bedesten.mocha import guild_errands, guild_income
from bedesten.mocha.bundles import PAID

Card = Callable[[World, Trader, int], list[Trader]]  # empty: it cannot be played


def guild_turns(w: World, t: Trader) -> list[Trader]:
    """A guild card instead of a turn."""
    plans: list[Trader] = []
    hand = holdings_of(t).guild
    for card in range(1, len(CARDS)) if hand else ():
        if hand >> card & 1:
            plans += guild_turn(w, t, card)
    return plans


def guild_turn(w: World, t: Trader, card: int) -> list[Trader]:
    c = t.copy()
    c.age += 1
    own(c).drop(card)
    return CARDS[card](w, c, card)


def wainwright(w: World, t: Trader, _: int) -> list[Trader]:
    if t.capacity == FULL_CAPACITY:
        return []
    effects.extend(w, t)
    return [t]


def warehouse(w: World, t: Trader, card: int) -> list[Trader]:
    t.goods[STORED[card]] = t.capacity
    return gain_different(t, guild_income.DIFFERENT)


def post(w: World, t: Trader, _: int) -> list[Trader]:
    t.lira += guild_income.MAIL_LIRA
    return gain_different(t, guild_income.MAIL_GOODS)


def gain_different(t: Trader, most: int) -> list[Trader]:
    """One of each of the goods that are worth most."""
    room = [good for good in range(4) if t.goods[good] < t.capacity]
    for good in sorted(room, key=lambda good: NEXT[good][t.goods[good]], reverse=True)[:most]:
        t.goods[good] += 1
    return [t]


def caravansary(w: World, t: Trader, _: int) -> list[Trader]:
    t.extra += guild_income.DRAWS * A_CARD
    return [t]


def fountain(w: World, t: Trader, _: int) -> list[Trader]:
    """Another turn follows at once."""
    t.place = FOUNTAIN
    t.age -= 1
    effects.call_back_all(t)
    return [t]


def black_market(w: World, t: Trader, _: int) -> list[Trader]:
    for _time in range(2):
        good = priciest(t, BLUE)
        if good >= 0:
            t.goods[good] += 1
    effects.gain_jewelry(t, GUILD_8.plain)
    return [t]


def tea(w: World, t: Trader, _: int) -> list[Trader]:
    effects.drink_tea(t, GUILD_9[ANNOUNCED].plain)
    return [t]


def market(w: World, t: Trader, card: int) -> list[Trader]:
    goods, lira = SALES[card]
    if not covers(t.goods, goods):
        return []
    effects.pay(t, goods)
    t.lira += lira
    return [t]


def police(w: World, t: Trader, _: int) -> list[Trader]:
    """Any place; then the family member is at home."""
    plans = [c for place in range(1, len(w.met)) for c in w.visits[place](w, t.copy())]
    for c in plans:
        c.home = True
    return plans


def palace(w: World, t: Trader, _: int) -> list[Trader]:
    if t.palace == SPACES or sum(t.goods) < PAID:
        return []
    effects.deliver(w, t, cheapest(t.goods, PAID))
    return [t]


def mosque(w: World, t: Trader, card: int) -> list[Trader]:
    """A tile for one good, whatever it asks for."""
    plans: list[Trader] = []
    for tile in range(4):
        left = w.required[tile] <= FULL_CAPACITY
        if TILE_PLACE[tile] == card and left and not t.tiles >> tile & 1 and t.goods[tile] > 0:
            plans.append(t.copy())
            effects.take_tile(w, plans[-1], tile)
    return plans


def dealer(w: World, t: Trader, _: int) -> list[Trader]:
    if t.dealer == TRACK_END or t.lira < guild_errands.DEALER_PRICE:
        return []
    effects.buy_ruby(w, t, guild_errands.DEALER_PRICE)
    own(t).coffee += t.rubies
    return [t]


def roasting_plant(w: World, t: Trader, _: int) -> list[Trader]:
    own(t).coffee += guild_income.ROASTED
    return [t]


def guild_hall(w: World, t: Trader, _: int) -> list[Trader]:
    own(t).coffee += 1
    t.extra += 2 * A_GUILD_CARD
    return [t]


def tavern(w: World, t: Trader, _: int) -> list[Trader]:
    """One action, or two."""
    first = in_tavern(w, t, 1)
    return first + [c for once in first for c in in_tavern(w, once.copy(), 0)]


def coffee_house(w: World, t: Trader, _: int) -> list[Trader]:
    half = (holdings_of(t).house + 1) // 2
    if not can_deliver(t, half):
        return []
    deliver_coffee(w, t, half)
    return [t]


def none(w: World, t: Trader, _: int) -> list[Trader]:
    return []


STORED: Final = {2: RED, 3: GREEN, 4: YELLOW}
SALES: Final = {10: ([1, 1, 1, 0], 15), 11: ([1, 1, 0, 1], 20)}
CARDS: Final[list[Card]] = [  # by number
    none,
    wainwright,
    warehouse,
    warehouse,
    warehouse,
    post,
    caravansary,
    fountain,
    black_market,
    tea,
    market,
    market,
    police,
    palace,
    mosque,
    mosque,
    dealer,
    roasting_plant,
    guild_hall,
    tavern,
    coffee_house,
]
