"""What an action does to a trader; chance brings the average."""

from bedesten.bots.istanbul.skills import World
from bedesten.bots.istanbul.trader import UNKNOWN, Trader, number
from bedesten.bots.istanbul.worth import FINISH, HASTE, HURRY, NEXT, PAIR_OF
from bedesten.istanbul.ids import BLUE, OWN
from bedesten.istanbul.places import wainwright
from bedesten.istanbul.places.markets import LARGE, REVENUE, SMALL
from bedesten.istanbul.places.post_office import MAIL_GOODS, MAIL_LIRA


def gain_ruby(w: World, t: Trader) -> None:
    """The sooner the better, and the last one best of all."""
    t.rubies += 1
    t.extra -= HASTE * t.age
    if t.rubies == w.goal:
        t.extra += FINISH - HURRY * t.age


def pay(t: Trader, goods: list[int]) -> None:
    for good in range(4):
        t.goods[good] -= goods[good]


def extend(w: World, t: Trader) -> None:
    t.capacity += 1
    if t.capacity == wainwright.FULL_CAPACITY:
        gain_ruby(w, t)


def collect(t: Trader) -> None:
    for good in MAIL_GOODS[t.post]:
        t.gain(good, 1)
    t.lira += MAIL_LIRA[t.post]
    t.post = (t.post + 1) % len(MAIL_LIRA)


def call_back_all(t: Trader) -> None:
    t.stack = (OWN,) * number(t.out) + t.stack
    t.out = 0


def gain_jewelry(t: Trader, mean: float) -> None:
    """Whole pieces, at least one, and the rest of the average by its worth."""
    whole = max(1, int(mean))
    t.gain(BLUE, whole)
    if t.goods[BLUE] < t.capacity:
        t.extra += (mean - whole) * NEXT[BLUE][t.goods[BLUE]]


def drink_tea(t: Trader, mean: float) -> None:
    t.lira += int(mean)
    t.extra += mean - int(mean)


def sell(t: Trader, market: int, goods: list[int]) -> None:
    """Another tile comes up, of which only the usual is expected."""
    pay(t, goods)
    t.lira += REVENUE[market][goods[0] + goods[1] + goods[2] + goods[3]]
    large, small = t.demands
    t.demands = [UNKNOWN[LARGE], small] if market == LARGE else [large, UNKNOWN[SMALL]]


def deliver(w: World, t: Trader, goods: list[int]) -> None:
    pay(t, goods)
    t.palace += 1
    gain_ruby(w, t)


def take_tile(w: World, t: Trader, tile: int) -> None:
    t.goods[tile] -= 1
    t.tiles |= 1 << tile
    if tile == BLUE:
        t.stack = (OWN, *t.stack)
    if t.tiles & PAIR_OF[tile] == PAIR_OF[tile]:
        gain_ruby(w, t)


def buy_ruby(w: World, t: Trader, lira: int) -> None:
    t.lira -= lira
    t.dealer += 1
    gain_ruby(w, t)
