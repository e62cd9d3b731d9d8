"""What a trader can make of the places of Mocha & Baksheesh."""

from typing import Final

from bedesten.bots.greedy import effects
from bedesten.bots.greedy.bazaar import Bazaar
from bedesten.bots.greedy.trader import Trader
from bedesten.bots.greedy.visits import cheapest
from bedesten.bots.greedy.worth import A_GUILD_CARD, CARDS, COFFEE, GUILD, NEXT
from bedesten.istanbul.bundles import covers
from bedesten.istanbul.ids import GEMSTONE, PALACE
from bedesten.istanbul.places.gemstones import TRACK_END
from bedesten.istanbul.places.palace import SPACES
from bedesten.mocha.ids import COFFEE_HOUSE, REPEAT_COFFEE_HOUSE, TAVERN
from bedesten.mocha.places import ROAST_PRICE, ROASTED
from bedesten.mocha.places import TRACK_END as HOUSE_END
from bedesten.mocha.tavern import BARRIER_PRICE, RUBY_PRICE

BEST_OF_TWO: Final = 3.0  # guild cards: what the better one is worth more than any


def bags_worth(t: Trader, count: int) -> float:
    """What so many coffee more are worth to him."""
    most = len(COFFEE) - 1
    return COFFEE[min(t.coffee + count, most)] - COFFEE[min(t.coffee, most)]


def at_roasting_plant(w: Bazaar, t: Trader) -> list[Trader]:
    """Everything is given that is worth less than the coffee."""
    done = False
    if t.lira >= ROAST_PRICE and bags_worth(t, ROASTED) > ROAST_PRICE:
        t.lira -= ROAST_PRICE
        t.coffee += ROASTED
        done = True
    if sum(t.goods) > 0:
        goods = cheapest(t.goods, 1)
        good = goods.index(1)
        if NEXT[good][t.goods[good] - 1] < bags_worth(t, ROASTED):
            effects.pay(t, goods)
            t.coffee += ROASTED
            done = True
    return [t] if roast_card(t) or done else []


def roast_card(t: Trader) -> bool:
    """The card that is worth least, of either kind."""
    bonus = min((card for card, held in enumerate(t.hand) if held), key=CARDS.__getitem__, default=-1)
    guilds = [card for card in range(len(GUILD)) if t.guild >> card & 1]
    guild = min(guilds, key=GUILD.__getitem__, default=-1)
    gain = bags_worth(t, ROASTED)
    if bonus >= 0 and CARDS[bonus] < gain and (guild < 0 or CARDS[bonus] <= GUILD[guild]):
        t.spend(bonus)
    elif guild >= 0 and GUILD[guild] < gain:
        t.guild ^= 1 << guild
    else:
        return False
    t.coffee += ROASTED
    return True


def at_guild_hall(w: Bazaar, t: Trader) -> list[Trader]:
    t.coffee += 1
    t.extra += A_GUILD_CARD + BEST_OF_TWO
    return [t]


def at_coffee_house(w: Bazaar, t: Trader) -> list[Trader]:
    if not can_deliver(t, t.house):
        return []
    deliver_coffee(w, t, t.house)
    while t.hand[REPEAT_COFFEE_HOUSE] > 0 and can_deliver(t, t.house):
        t.spend(REPEAT_COFFEE_HOUSE)
        deliver_coffee(w, t, t.house)
    return [t]


def can_deliver(t: Trader, price: int) -> bool:
    return t.house < HOUSE_END and t.coffee >= price


def deliver_coffee(w: Bazaar, t: Trader, price: int) -> None:
    t.coffee -= price
    t.house += 1
    effects.gain_ruby(w, t)


def at_tavern(w: Bazaar, t: Trader) -> list[Trader]:
    return in_tavern(w, t, 0)


def in_tavern(w: Bazaar, t: Trader, discount: int) -> list[Trader]:
    """A ruby if one can be had; otherwise the tiles, and the action of any place for the barrier."""
    t.coffee += discount
    rubies = [c for place in (COFFEE_HOUSE, PALACE, GEMSTONE) for c in take_ruby(w, t.copy(), place)]
    if rubies:
        return rubies
    found = [c for tile in range(len(w.tavern_prices)) for c in take_tavern_tile(w, t.copy(), tile)]
    if t.coffee >= BARRIER_PRICE:
        for place in w.numbers:
            if place != TAVERN:
                found += at_barrier(w, t.copy(), place)
    return found


def take_ruby(w: Bazaar, t: Trader, place: int) -> list[Trader]:
    """For coffee and the goods that show; the track the ruby comes from moves on."""
    goods = w.baksheesh[t.baksheesh]
    left = {PALACE: t.palace < SPACES, GEMSTONE: t.dealer < TRACK_END, COFFEE_HOUSE: t.house < HOUSE_END}
    if t.coffee < RUBY_PRICE or not covers(t.goods, goods) or not left[place]:
        return []
    t.coffee -= RUBY_PRICE
    effects.pay(t, goods)
    t.baksheesh = 1 - t.baksheesh
    t.palace += place == PALACE
    t.dealer += place == GEMSTONE
    t.house += place == COFFEE_HOUSE
    effects.gain_ruby(w, t)
    return [t]


def take_tavern_tile(w: Bazaar, t: Trader, tile: int) -> list[Trader]:
    if t.tavern >> tile & 1 or t.coffee < w.tavern_prices[tile]:
        return []
    t.coffee -= w.tavern_prices[tile]
    t.tavern |= 1 << tile
    return [t]


def at_barrier(w: Bazaar, t: Trader, place: int) -> list[Trader]:
    """The action of a place beside the barrier: no way, no assistant, no toll."""
    t.coffee -= BARRIER_PRICE
    return w.visits[place](w, t)
