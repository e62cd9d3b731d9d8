"""Options of a real decision as the beginnings of plans."""

from typing import Final

from bedesten.bots.istanbul import effects
from bedesten.bots.istanbul.outlook import turn
from bedesten.bots.istanbul.skills import Begin, World
from bedesten.bots.istanbul.trader import Trader
from bedesten.bots.istanbul.visits import send
from bedesten.core.ids import SPAN, Action
from bedesten.istanbul import encounters, ids
from bedesten.istanbul.bundles import BUNDLES
from bedesten.istanbul.ids import GOOD_1, MOVE_3_4, SMALL_MARKET_ANY, STAY
from bedesten.istanbul.places import palace, warehouses
from bedesten.istanbul.places.markets import LARGE, SMALL
from bedesten.istanbul.turn import TOLL


def begin(w: World, t: Trader, place: int, options: list[Action]) -> list[Trader]:
    """The plans these options begin; one that needs no thought begins none."""
    plans: list[Trader] = []
    for a in options:
        how = w.skills.options.get(a - a % SPAN)
        if how is not None:
            c = t.copy()
            c.root = a
            plans += how(w, c, place, a % SPAN)
    return plans


def nothing(w: World, t: Trader, place: int, _: int) -> list[Trader]:
    return [t]


def move(w: World, t: Trader, place: int, target: int) -> list[Trader]:
    """The turn there, with those who stand there now."""
    return turn(w, t, target, w.tolls_now[target], w.met[target])


def move_long(w: World, t: Trader, place: int, target: int) -> list[Trader]:
    w.spend(t, MOVE_3_4)
    return move(w, t, place, target)


def stay(w: World, t: Trader, place: int, _: int) -> list[Trader]:
    w.spend(t, STAY)
    return move(w, t, place, t.place)


def good_first(w: World, t: Trader, place: int, good: int) -> list[Trader]:
    """Play the card, then go wherever it helps."""
    w.spend(t, GOOD_1)
    t.goods[good] += 1
    return [c for target in w.targets(t) for c in move(w, t, place, target)]


def pay_toll(w: World, t: Trader, place: int, _: int) -> list[Trader]:
    t.lira -= TOLL * w.tolls_now[place]
    t.extra += w.met[place]
    return w.visits[place](w, t) or [t]


def as_planned(w: World, t: Trader, place: int, _: int) -> list[Trader]:
    """An action without a choice."""
    return w.visits[place](w, t)


def sell(w: World, t: Trader, place: int, bundle: int) -> list[Trader]:
    effects.sell(t, LARGE if place == ids.LARGE_MARKET else SMALL, BUNDLES[bundle])
    return [t]


def sell_any(w: World, t: Trader, place: int, bundle: int) -> list[Trader]:
    w.spend(t, SMALL_MARKET_ANY)
    return sell(w, t, place, bundle)


def send_family(w: World, t: Trader, _: int, place: int) -> list[Trader]:
    return send(w, t, place)


def deliver(w: World, t: Trader, place: int, chosen: int) -> list[Trader]:
    effects.deliver(w, t, palace.price(t.palace, chosen))
    return [t]


def take_tile(w: World, t: Trader, place: int, tile: int) -> list[Trader]:
    effects.take_tile(w, t, tile)
    return [t]


def buy_good(w: World, t: Trader, place: int, good: int) -> list[Trader]:
    t.lira -= warehouses.PRICE
    t.goods[good] += 1
    return [t]


def gain_good(w: World, t: Trader, place: int, good: int) -> list[Trader]:
    t.goods[good] += 1
    return [t]


def meet_smuggler(w: World, t: Trader, place: int, good: int) -> list[Trader]:
    """The good, and every way to pay for it."""
    t.goods[good] += 1
    paid = [give(w, t.copy(), place, other) for other in range(4) if t.goods[other] > 0]
    if t.lira >= encounters.PRICE:
        paid.append(pay_two(w, t, place, 0))
    return [c for plans in paid for c in plans]


def give(w: World, t: Trader, place: int, good: int) -> list[Trader]:
    t.goods[good] -= 1
    return [t]


def pay_two(w: World, t: Trader, place: int, _: int) -> list[Trader]:
    t.lira -= encounters.PRICE
    return [t]


OPTIONS: Final[dict[Action, Begin]] = {  # by verb
    ids.MOVE: move,
    ids.MOVE_LONG: move_long,
    ids.STAY_PUT: stay,
    ids.PLAY_GOOD_1: good_first,
    ids.PAY: pay_toll,
    ids.REFUSE: nothing,
    ids.SKIP: nothing,
    ids.EXTEND: as_planned,
    ids.SELL: sell,
    ids.SELL_ANY: sell_any,
    ids.SEND: send_family,
    ids.DELIVER: deliver,
    ids.REPEAT: deliver,
    ids.TAKE_TILE: take_tile,
    ids.BUY: buy_good,
    ids.PASS: nothing,
    ids.GAIN: gain_good,
    ids.MEET_SMUGGLER: meet_smuggler,
    ids.END_TURN: nothing,
    ids.GIVE: give,
    ids.PAY2: pay_two,
}
