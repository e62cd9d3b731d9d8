"""How options of Mocha & Baksheesh look at first sight."""

from typing import Final

from bedesten.bots.istanbul.gains import gain
from bedesten.bots.istanbul.look import Look, WayLook
from bedesten.bots.istanbul.seat_worth import last_good, next_good, ruby
from bedesten.bots.istanbul.skills import skills_of
from bedesten.bots.mocha.gains import baksheesh, tavern_tile
from bedesten.bots.mocha.worth import A_GUILD_CARD, CARDS, GUILD, MET, bags
from bedesten.core.ids import Action
from bedesten.istanbul.board import ENDS
from bedesten.istanbul.kernel import State
from bedesten.mocha import ids
from bedesten.mocha.bundles import EXCHANGES
from bedesten.mocha.places import ROAST_PRICE, ROASTED
from bedesten.mocha.tavern import BARRIER_PRICE

# by guild card: about what playing it brings in the place of a turn
PLAYED: Final = [0, 17, 9, 9, 9, 10, 9, 5, 12, 11, 10, 11, 10, 20, 16, 16, 18, 12, 12, 10, 22]
SIX_GOODS: Final = 20.0


class AtGuild(Look):
    def score(self, s: State, seat: int, x: int) -> float:
        return float(PLAYED[x] - GUILD[x])


class AtRoast(Look):
    """Lira for coffee."""

    def score(self, s: State, seat: int, x: int) -> float:
        return bags(s, seat, ROASTED) - ROAST_PRICE


class AtRoastGood(Look):
    def score(self, s: State, seat: int, x: int) -> float:
        return bags(s, seat, ROASTED) - last_good(s.seats[seat], x)


class AtRoastBonus(Look):
    def score(self, s: State, seat: int, x: int) -> float:
        return bags(s, seat, ROASTED) - skills_of(s.rules).cards[x]


class AtRoastGuild(Look):
    def score(self, s: State, seat: int, x: int) -> float:
        return bags(s, seat, ROASTED) - GUILD[x]


class AtDiscardGuild(Look):
    def score(self, s: State, seat: int, x: int) -> float:
        return -float(GUILD[x])


class AtBarrier(Look):
    """The better of the two places beside it."""

    def score(self, s: State, seat: int, x: int) -> float:
        me = s.seats[seat]
        best = max(gain(s, me, x // ENDS), gain(s, me, x % ENDS))
        return best + bags(s, seat, -BARRIER_PRICE)


class AtTavernTile(Look):
    def score(self, s: State, seat: int, x: int) -> float:
        return tavern_tile(s, seat, x)


class AtBaksheesh(Look):
    def score(self, s: State, seat: int, x: int) -> float:
        return baksheesh(s, seat)


class AtPlace(Look):
    def score(self, s: State, seat: int, x: int) -> float:
        return gain(s, s.seats[seat], x)


class AtCoffeeHouse(Look):
    def score(self, s: State, seat: int, x: int) -> float:
        return gain(s, s.seats[seat], ids.COFFEE_HOUSE)


class AtHall(Look):
    def score(self, s: State, seat: int, x: int) -> float:
        return gain(s, s.seats[seat], ids.GUILD_HALL_PLACE)


class AtSixGoods(Look):
    """A ruby for six goods."""

    def score(self, s: State, seat: int, x: int) -> float:
        return ruby(s, s.seats[seat]) - SIX_GOODS


class AtGainSet(Look):
    """Goods as bits."""

    def score(self, s: State, seat: int, x: int) -> float:
        worth = 0.0
        for good in range(4):
            if x >> good & 1:
                worth += next_good(s.seats[seat], good)
        return worth


class AtTakeSet(Look):
    def score(self, s: State, seat: int, x: int) -> float:
        worth = 0.0
        for good in range(4):
            worth += next_good(s.seats[seat], good) * EXCHANGES[x][good]
        return worth + bags(s, seat, EXCHANGES[x][4])


LOOKS: Final[dict[Action, Look]] = {  # by verb
    ids.LINE: WayLook(),
    ids.CORNER: WayLook(CARDS[ids.CORNER_MOVE]),
    ids.GUILD: AtGuild(),
    ids.ROAST_LIRA: AtRoast(),
    ids.ROAST_GOOD: AtRoastGood(),
    ids.ROAST_BONUS: AtRoastBonus(),
    ids.ROAST_GUILD: AtRoastGuild(),
    ids.GUILD_HALL: AtHall(),
    ids.DISCARD_GUILD: AtDiscardGuild(),
    ids.BARRIER: AtBarrier(),
    ids.TILE: AtTavernTile(),
    ids.RUBY: AtBaksheesh(),
    ids.AT: AtPlace(),
    ids.DELIVER_COFFEE: AtCoffeeHouse(),
    ids.MEET_TRADER: Look(MET["coffee_trader"]),
    ids.TAKE_SET: AtTakeSet(),
    ids.GAIN_SET: AtGainSet(),
    ids.PAY_SET: AtSixGoods(),
    ids.PLAY_COFFEE_2: Look(0.3, free=True),
    ids.PLAY_GUILD_FOR_2_COFFEE: Look(A_GUILD_CARD - 4.8 - CARDS[ids.GUILD_FOR_2_COFFEE], free=True),
    ids.PLAY_LIRA_8_FOR_1_COFFEE: Look(-0.4, free=True),
    ids.PLAY_DICE_REWARD: Look(0.2, free=True),
    ids.PLAY_EXCHANGE_3: Look(-0.2, free=True),
}
