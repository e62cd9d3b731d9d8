"""What of a player's position tells whether he will win, as numbers."""

from typing import Final

from bedesten.bots.evaluate.istanbul.turns import best_near, turns
from bedesten.bots.greedy.worth import BAGS, CARDS, GOODS, GUILD, PAIRS
from bedesten.core.ids import SPAN
from bedesten.istanbul.ids import BLUE, GEMSTONE, PALACE, POLICE
from bedesten.istanbul.kernel import State
from bedesten.istanbul.pieces import Seat
from bedesten.istanbul.places.gemstones import price as ruby_price
from bedesten.istanbul.places.palace import ANY, PRICES, SPACES
from bedesten.istanbul.places.wainwright import FULL_CAPACITY, PRICE
from bedesten.letters.ids import BACK, GENERAL_SUPPLY
from bedesten.letters.ids import SLOT as MAIL
from bedesten.letters.side import side_of as side_of_letters
from bedesten.letters.society import SEALS
from bedesten.mocha.ids import COFFEE_HOUSE
from bedesten.mocha.ids import SLOT as COFFEE
from bedesten.mocha.places import coffee_price
from bedesten.mocha.side import MochaSide, secret_of, side_of
from bedesten.mocha.tavern import RUBY_PRICE

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
    "waits",  # turns until his own
    "seated",  # after the start player
    "players",
    "rival_to_go",  # rubies that the first of the others needs
    "gemstones",  # rubies left there
]
COFFEE_FEATURES: Final = [  # with Mocha & Baksheesh
    "coffee",  # up to ten
    "more_coffee",
    "tile_movement",
    "tile_encounter",
    "guild_cards",
    "coffee_missing",  # for the next ruby of the coffee house
    "baksheesh_missing",  # coffee and goods for the next ruby of the tavern
]
MAIL_FEATURES: Final = [  # with Letters & Seals
    "seals",  # up to a ruby's price
    "more_seals",  # up to that of the next
    "letters",  # not delivered yet
    "companion",  # not in the general supply
    "ruby_for_seals",
]
BOXES: Final = {"mocha": COFFEE_FEATURES, "letters": MAIL_FEATURES}
A_LOT: Final = 40.0  # more than any turn brings but the one that ends the game
RUBY_TURN: Final = 15.0  # a turn that brings as much brings a ruby
FAR: Final = 20  # missing more than this is as bad as missing this


def names(game: str) -> list[str]:
    """What is looked at in a game."""
    return FEATURES + [name for box in game.split("+")[1:] for name in BOXES[box]]


def features(s: State, seat: int) -> list[float]:
    """Beside their names."""
    found = base_features(s, seat)
    if s.sides and isinstance(s.sides[COFFEE], MochaSide):
        found += coffee_features(s, seat)
    if len(s.sides) > MAIL:
        found += mail_features(s, seat)
    return found


def mail_features(s: State, seat: int) -> list[float]:
    side = side_of_letters(s)
    seals = side.seals(seat)
    fronts = 0
    for letter in side.letters[seat]:
        if letter < BACK:
            fronts += 1
    return [
        float(min(seals, SEALS)),
        float(max(0, min(seals - SEALS, SEALS))),
        float(fronts),
        0.0 if side.companions[seat] == GENERAL_SUPPLY else 1.0,
        1.0 if seals >= SEALS else 0.0,
    ]


def coffee_features(s: State, seat: int) -> list[float]:
    side = side_of(s)
    coffee, hand = side.coffee[seat], secret_of(s).hands[seat]
    guild = 0
    for card in range(len(GUILD)):
        guild += GUILD[card] * (hand >> card & 1)
    wanted = side.tables.baksheesh[side.baksheesh]
    missing = max(0, RUBY_PRICE - coffee)
    for good in range(4):
        missing += max(0, wanted[good] - s.seats[seat].goods[good])
    return [
        float(min(coffee, BAGS)),
        float(max(0, coffee - BAGS)),
        float(side.tiles[seat] & 1),
        float(side.tiles[seat] >> 1),
        float(guild),
        float(max(0, coffee_price(s) - coffee)) if s.rubies[COFFEE_HOUSE] > 0 else float(FAR),
        float(missing),
    ]


def base_features(s: State, seat: int) -> list[float]:
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
    found = 0.0
    for pair in PAIRS:
        if me.tiles & pair == pair:
            found += 1.0
    return found


def cards(s: State, seat: int) -> float:
    hand = s.hands[seat]
    worth = 0.0
    for card in range(min(len(hand), len(CARDS))):
        worth += CARDS[card] * hand[card]
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
