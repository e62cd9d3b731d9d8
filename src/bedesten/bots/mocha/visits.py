"""What a trader can make of the places of Mocha & Baksheesh, and of places that it changes."""

from typing import Final

from bedesten.bots.istanbul import effects, visits
from bedesten.bots.istanbul.skills import Visit, World
from bedesten.bots.istanbul.trader import Trader
from bedesten.bots.istanbul.visits import cheapest
from bedesten.bots.istanbul.worth import NEXT
from bedesten.bots.mocha.holdings import MochaHoldings, holdings_of, own
from bedesten.bots.mocha.worth import A_GUILD_CARD, BETTER_GUILD_CARD, COFFEE, GUILD, MOST_BAGS
from bedesten.istanbul.bundles import covers
from bedesten.istanbul.ids import CARAVANSARY, GEMSTONE, PALACE, WAINWRIGHT
from bedesten.mocha import ids
from bedesten.mocha.ids import COFFEE_HOUSE, REPEAT_COFFEE_HOUSE, REPEAT_WAINWRIGHT, TAVERN
from bedesten.mocha.places import ROAST_PRICE, ROASTED, TRACK_END
from bedesten.mocha.tavern import BARRIER_PRICE, RUBY_PRICE

RUBY_PLACES: Final = (COFFEE_HOUSE, PALACE, GEMSTONE)


def at_wainwright(w: World, t: Trader) -> list[Trader]:
    plans = visits.at_wainwright(w, t)
    if plans and t.hand[REPEAT_WAINWRIGHT] > 0 and visits.extend(w, t):
        w.spend(t, REPEAT_WAINWRIGHT)
    return plans


def at_caravansary(w: World, t: Trader) -> list[Trader]:
    own(t).coffee += 1
    return visits.at_caravansary(w, t)


def bags_worth(held: MochaHoldings, count: int) -> float:
    """What some more coffee is worth to them."""
    return COFFEE[min(held.coffee + count, MOST_BAGS)] - COFFEE[min(held.coffee, MOST_BAGS)]


def at_roasting_plant(w: World, t: Trader) -> list[Trader]:
    """Everything is given that is worth less than the coffee."""
    held, done = own(t), False
    if t.lira >= ROAST_PRICE and bags_worth(held, ROASTED) > ROAST_PRICE:
        t.lira -= ROAST_PRICE
        held.coffee += ROASTED
        done = True
    if sum(t.goods) > 0:
        goods = cheapest(t.goods, 1)
        good = goods.index(1)
        if NEXT[good][t.goods[good] - 1] < bags_worth(held, ROASTED):
            effects.pay(t, goods)
            held.coffee += ROASTED
            done = True
    return [t] if roast_card(w, t, held) or done else []


def roast_card(w: World, t: Trader, held: MochaHoldings) -> bool:
    """The card that is worth least, of either kind."""
    cards, gain = w.skills.cards, bags_worth(held, ROASTED)
    bonus, guild = -1, -1
    for card in range(len(t.hand)):
        if t.hand[card] and (bonus < 0 or cards[card] < cards[bonus]):
            bonus = card
    for card in range(len(GUILD)):
        if held.guild >> card & 1 and (guild < 0 or GUILD[card] < GUILD[guild]):
            guild = card
    if bonus >= 0 and cards[bonus] < gain and (guild < 0 or cards[bonus] <= GUILD[guild]):
        w.spend(t, bonus)
    elif guild >= 0 and GUILD[guild] < gain:
        held.drop(guild)
    else:
        return False
    held.coffee += ROASTED
    return True


def at_guild_hall(w: World, t: Trader) -> list[Trader]:
    own(t).coffee += 1
    t.extra += A_GUILD_CARD + BETTER_GUILD_CARD
    return [t]


def at_coffee_house(w: World, t: Trader) -> list[Trader]:
    price = holdings_of(t).house
    if not can_deliver(t, price):
        return []
    deliver_coffee(w, t, price)
    while t.hand[REPEAT_COFFEE_HOUSE] > 0 and can_deliver(t, holdings_of(t).house):
        w.spend(t, REPEAT_COFFEE_HOUSE)
        deliver_coffee(w, t, holdings_of(t).house)
    return [t]


def can_deliver(t: Trader, price: int) -> bool:
    held = holdings_of(t)
    return held.house < TRACK_END and held.coffee >= price


def deliver_coffee(w: World, t: Trader, price: int) -> None:
    held = own(t)
    held.coffee -= price
    held.house += 1
    effects.gain_ruby(w, t)


def at_tavern(w: World, t: Trader) -> list[Trader]:
    return in_tavern(w, t, 0)


def in_tavern(w: World, t: Trader, discount: int) -> list[Trader]:
    """A ruby if one can be had; otherwise the tiles, and the action of any place for the barrier."""
    held = own(t) if discount else holdings_of(t)
    held.coffee += discount
    if can_bribe(t):
        rubies = [c for place in RUBY_PLACES for c in take_ruby(w, t.copy(), place)]
        if rubies:
            return rubies
    plans: list[Trader] = []
    for tile, price in enumerate(held.offers.tiles):
        if held.coffee >= price:
            plans += take_tavern_tile(w, t.copy(), tile)
    if held.coffee >= BARRIER_PRICE:
        own(t).coffee -= BARRIER_PRICE
        for place in w.numbers:
            if place != TAVERN:
                plans += w.visits[place](w, t.copy())
    return plans


def can_bribe(t: Trader) -> bool:
    """Whether they have the coffee and the goods that show."""
    held = holdings_of(t)
    return held.coffee >= RUBY_PRICE and covers(t.goods, held.offers.baksheesh[held.baksheesh])


def take_ruby(w: World, t: Trader, place: int) -> list[Trader]:
    """For coffee and the goods that show; the track the ruby comes from moves on."""
    track = w.skills.tracks[place]
    if not can_bribe(t) or not track.left(t):
        return []
    held = own(t)
    held.coffee -= RUBY_PRICE
    effects.pay(t, held.offers.baksheesh[held.baksheesh])
    held.baksheesh = 1 - held.baksheesh
    track.move_on(t)
    effects.gain_ruby(w, t)
    return [t]


def take_tavern_tile(w: World, t: Trader, tile: int) -> list[Trader]:
    held = holdings_of(t)
    price = held.offers.tiles[tile]
    if held.tavern >> tile & 1 or held.coffee < price:
        return []
    held = own(t)
    held.coffee -= price
    held.tavern |= 1 << tile
    return [t]


def at_barrier(w: World, t: Trader, place: int) -> list[Trader]:
    """The action of a place beside the barrier: no way, no assistant, no toll."""
    own(t).coffee -= BARRIER_PRICE
    return w.visits[place](w, t)


VISITS: Final[dict[int, Visit]] = {  # by place
    WAINWRIGHT: at_wainwright,
    CARAVANSARY: at_caravansary,
    ids.ROASTING_PLANT: at_roasting_plant,
    ids.GUILD_HALL_PLACE: at_guild_hall,
    ids.TAVERN: at_tavern,
    ids.COFFEE_HOUSE: at_coffee_house,
}
