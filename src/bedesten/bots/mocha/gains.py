"""What the places of Mocha & Baksheesh bring a player at once, in lira."""

from typing import Final

from bedesten.bots.istanbul.look import Gain
from bedesten.bots.istanbul.seat_worth import bundle, last_good, ruby
from bedesten.bots.istanbul.skills import skills_of
from bedesten.bots.mocha.worth import A_GUILD_CARD, BETTER_GUILD_CARD, TAVERN, bags
from bedesten.istanbul.bundles import covers
from bedesten.istanbul.kernel import State
from bedesten.istanbul.pieces import Seat
from bedesten.mocha import ids
from bedesten.mocha.ids import COFFEE_HOUSE
from bedesten.mocha.places import GIFT, ROAST_PRICE, ROASTED, coffee_price
from bedesten.mocha.side import side_of
from bedesten.mocha.tavern import RUBY_PLACES, RUBY_PRICE, TILE_PRICES, tiles_taken

MANY: Final = 100.0  # more than anything is worth


class ToRoastingPlant(Gain):
    def gain(self, s: State, me: Seat) -> float:
        """Everything is given that is worth less than the coffee."""
        seat = s.seats.index(me)
        more = bags(s, seat, ROASTED)
        roasted = max(0.0, more - ROAST_PRICE) if me.lira >= ROAST_PRICE else 0.0
        return roasted + max(0.0, more - least_good(me)) + max(0.0, more - least_card(s, seat))


def least_good(me: Seat) -> float:
    """What is missed least of the goods; a lot if there are none."""
    least = MANY
    for good in range(4):
        if me.goods[good] > 0:
            least = min(least, last_good(me, good))
    return least


def least_card(s: State, seat: int) -> float:
    least, worths = MANY, skills_of(s.rules).cards
    for card in range(len(s.hands[seat])):
        if s.hands[seat][card] > 0:
            least = min(least, worths[card])
    return least


class ToGuildHall(Gain):
    def gain(self, s: State, me: Seat) -> float:
        return bags(s, s.seats.index(me), GIFT) + A_GUILD_CARD + BETTER_GUILD_CARD


class ToCoffeeHouse(Gain):
    def gain(self, s: State, me: Seat) -> float:
        seat, price = s.seats.index(me), coffee_price(s)
        if s.rubies[COFFEE_HOUSE] == 0 or side_of(s).coffee[seat] < price:
            return 0.0
        return ruby(s, me) + bags(s, seat, -price)


class ToTavern(Gain):
    def gain(self, s: State, me: Seat) -> float:
        """A ruby if one can be had, or the better tile."""
        seat = s.seats.index(me)
        return max(baksheesh(s, seat), tavern_tile(s, seat, 0), tavern_tile(s, seat, 1))


def baksheesh(s: State, seat: int) -> float:
    """A ruby for coffee and the goods that show."""
    side, me = side_of(s), s.seats[seat]
    goods, left = side.tables.baksheesh[side.baksheesh], 0
    for place in RUBY_PLACES:
        left += s.rubies[place]
    if left == 0 or side.coffee[seat] < RUBY_PRICE or not covers(me.goods, goods):
        return 0.0
    return ruby(s, me) + bags(s, seat, -RUBY_PRICE) - bundle(me, goods)


def tavern_tile(s: State, seat: int, tile: int) -> float:
    side = side_of(s)
    owned, gone = side.tiles[seat], tiles_taken(s, tile)
    if owned >> tile & 1 or gone >= len(TILE_PRICES) or side.coffee[seat] < TILE_PRICES[gone]:
        return 0.0
    return TAVERN[owned | 1 << tile] - TAVERN[owned] + bags(s, seat, -TILE_PRICES[gone])


GAINS: Final[dict[int, Gain]] = {  # by place
    ids.ROASTING_PLANT: ToRoastingPlant(),
    ids.GUILD_HALL_PLACE: ToGuildHall(),
    ids.TAVERN: ToTavern(),
    ids.COFFEE_HOUSE: ToCoffeeHouse(),
}
