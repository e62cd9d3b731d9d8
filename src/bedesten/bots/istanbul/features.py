"""What of a player's position tells whether they will win, as numbers."""

from typing import Final

from bedesten.bots.istanbul.look import best_near
from bedesten.bots.istanbul.skills import skills_of
from bedesten.bots.istanbul.turns import turns
from bedesten.bots.istanbul.worth import GOODS, PAIRS
from bedesten.core.ids import SPAN
from bedesten.istanbul.ids import BLUE, GEMSTONE, PALACE, POLICE
from bedesten.istanbul.kernel import State
from bedesten.istanbul.pieces import Seat
from bedesten.istanbul.places.gemstones import price as ruby_price
from bedesten.istanbul.places.palace import ANY, PRICES, SPACES
from bedesten.istanbul.places.wainwright import FULL_CAPACITY, PRICE

FEATURES: Final = [
    "rubies",
    "two_to_go",
    "one_to_go",
    "none_to_go",
    "first_lira",  # up to ten
    "second_lira",  # the next ten
    "more_lira",
    "goods",
    "jewelry",
    "cart_3",
    "cart_4",
    "cart_5",
    "tile_red",
    "tile_green",
    "tile_yellow",
    "tile_blue",
    "pairs",
    "cards",
    "stack_1",
    "stack_2",
    "stack_3",
    "stack_more",
    "out",
    "family_home",
    "gemstone_missing",  # lira for the next ruby
    "palace_missing",  # goods for the next ruby
    "cart_missing",  # lira for the next part of the cart
    "next_turn",  # the best turn in reach
    "ruby_in_reach",
    "best_place",  # the best turn anywhere
    "two_turns",  # the best turn in reach together with one that can follow it
    "waits",  # turns until their own
    "seated",  # after the start player
    "players",
    "rival_to_go",  # rubies that the first of the others needs
    "gemstones",  # rubies left there
]
A_LOT: Final = 40.0  # more than any turn brings but the one that ends the game
RUBY_TURN: Final = 15.0  # a turn that brings as much brings a ruby
FAR: Final = 20  # missing more than this is as bad as missing this


def measure(s: State, seat: int) -> list[float]:
    """Beside their names."""
    me = s.seats[seat]
    to_go = s.rules.trigger[s.players] - me.rubies
    stack = len(me.stack)
    each = turns(s, seat)
    near = best_near(s, me.place, each)
    return [
        float(me.rubies),
        1.0 if to_go <= 2 else 0.0,
        1.0 if to_go <= 1 else 0.0,
        1.0 if to_go <= 0 else 0.0,
        float(min(me.lira, 10)),
        float(max(0, min(me.lira - 10, 10))),
        float(max(0, me.lira - 20)),
        GOODS[0][me.goods[0]] + GOODS[1][me.goods[1]] + GOODS[2][me.goods[2]],
        GOODS[BLUE][me.goods[BLUE]],
        1.0 if me.capacity >= 3 else 0.0,
        1.0 if me.capacity >= 4 else 0.0,
        1.0 if me.capacity >= 5 else 0.0,
        float(me.tiles & 1),
        float(me.tiles >> 1 & 1),
        float(me.tiles >> 2 & 1),
        float(me.tiles >> 3 & 1),
        pairs(me),
        cards(s, seat),
        1.0 if stack >= 1 else 0.0,
        1.0 if stack >= 2 else 0.0,
        1.0 if stack >= 3 else 0.0,
        float(max(0, stack - 3)),
        float(me.out.bit_count()),
        1.0 if me.family == POLICE else 0.0,
        float(lira_missing(s, me)),
        float(goods_missing(s, me)),
        float(max(0, PRICE - me.lira)) if me.capacity < FULL_CAPACITY else float(FAR),
        min(near, A_LOT),
        1.0 if near >= RUBY_TURN else 0.0,
        min(max(each), A_LOT),
        min(two_turns(s, me.place, each), 2 * A_LOT),
        float((seat - s.active) % s.players),
        float((seat - s.start) % s.players),
        float(s.players),
        float(rival_to_go(s, seat)),
        float(s.rubies[GEMSTONE]),
    ]


def two_turns(s: State, place: int, each: list[float]) -> float:
    """As far as both could be had already."""
    best = 0.0
    for a in s.board.near[place]:
        first = a % SPAN
        best = max(best, each[first] + best_near(s, first, each))
    return best


def rival_to_go(s: State, seat: int) -> int:
    most = 0
    for other in range(s.players):
        if other != seat:
            most = max(most, s.seats[other].rubies)
    return s.rules.trigger[s.players] - most


def pairs(me: Seat) -> float:
    owned = 0.0
    for pair in PAIRS:
        if me.tiles & pair == pair:
            owned += 1.0
    return owned


def cards(s: State, seat: int) -> float:
    hand, worths = s.hands[seat], skills_of(s.rules).cards
    worth = 0.0
    for card in range(len(hand)):
        worth += worths[card] * hand[card]
    return worth


def lira_missing(s: State, me: Seat) -> int:
    if s.rubies[GEMSTONE] == 0:
        return FAR
    return max(0, min(FAR, ruby_price(s) - me.lira))


def goods_missing(s: State, me: Seat) -> int:
    """For the palace: printed goods first, then any."""
    uncovered = SPACES - s.rubies[PALACE]
    if uncovered == SPACES:
        return FAR
    price = PRICES[uncovered]
    missing, spare = 0, 0
    for good in range(4):
        if me.goods[good] < price[good]:
            missing += price[good] - me.goods[good]
        else:
            spare += me.goods[good] - price[good]
    return missing + max(0, price[ANY] - spare)
