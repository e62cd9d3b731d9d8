"""Guild cards that bring goods, lira, coffee and cards. MOC-GCARD-1 to -11, -17, -18."""

from typing import Final

from bedesten.core.ids import Action
from bedesten.istanbul import events as base_ev
from bedesten.istanbul.bundles import covers
from bedesten.istanbul.gifts import TakeBonus
from bedesten.istanbul.ids import (
    ANNOUNCE,
)
from bedesten.istanbul.kernel import Ask, State
from bedesten.istanbul.places.dice_places import TEA_OPTIONS, ChooseGood, RollFor
from bedesten.istanbul.places.wainwright import FULL_CAPACITY, extend
from bedesten.istanbul.places.warehouses import fill
from bedesten.mocha.guild import GuildCard
from bedesten.mocha.ids import (
    FOR_GUILD_8,
    FOR_GUILD_9,
    GAIN_SET,
    GOODS_FIRST,
    ROLL_FIRST,
)
from bedesten.mocha.pile import TakeGuild
from bedesten.mocha.side import gain_coffee, side_of

DRAWS: Final = 3  # bonus cards, card 6
DIFFERENT: Final = 3  # goods, cards 2 to 4
MAIL_LIRA: Final = 4  # card 5
MAIL_GOODS: Final = 4
ROASTED: Final = 5  # coffee, card 17
ORDERS: Final = [GOODS_FIRST, ROLL_FIRST]


class GuildWainwright(GuildCard):
    """1: an extension for nothing. MOC-GCARD-1."""

    def playable(self, s: State, seat: int) -> bool:
        return s.seats[seat].capacity < FULL_CAPACITY

    def resolve(self, s: State, seat: int) -> None:
        extend(s, seat)


class GuildWarehouse(GuildCard):
    """2, 3, 4: fill one good, then up to three different ones. MOC-GCARD-2."""

    def __init__(self, good: int) -> None:
        self.good = good

    def resolve(self, s: State, seat: int) -> None:
        fill(s, seat, self.good)
        s.todo.append(GuildGoods(seat, DIFFERENT))


class GuildPost(GuildCard):
    """5: lira and up to four different goods. MOC-GCARD-5."""

    def resolve(self, s: State, seat: int) -> None:
        s.gain_lira(seat, MAIL_LIRA)
        s.todo.append(GuildGoods(seat, MAIL_GOODS))


class GuildGoods(Ask):
    """D-GUILD-GOODS: a set of at most n different goods that have room."""

    def __init__(self, seat: int, most: int) -> None:
        super().__init__(seat)
        self.most = most

    def args(self) -> list[int]:
        return [self.seat, self.most]

    def options(self, s: State) -> list[Action]:
        me = s.seats[self.seat]
        room = sum(1 << good for good in range(4) if me.goods[good] < me.capacity)
        sets = range(16)
        return [GAIN_SET + some for some in sets if not some & ~room and some.bit_count() <= self.most]

    def answer(self, s: State, a: Action) -> None:
        for good in range(4):
            if a - GAIN_SET >> good & 1:
                s.gain_good(self.seat, good, 1)


class GuildCaravansary(GuildCard):
    """6: three bonus cards from the draw pile. MOC-GCARD-6."""

    def playable(self, s: State, seat: int) -> bool:
        return s.deck_size + len(s.discards) >= DRAWS

    def resolve(self, s: State, seat: int) -> None:
        s.plan([TakeBonus(seat) for _ in range(DRAWS)])


class GuildBlackMarket(GuildCard):
    """8: two goods of choice and a better roll, in either order. MOC-GCARD-8."""

    def resolve(self, s: State, seat: int) -> None:
        s.todo.append(GuildOrder(seat))


class GuildOrder(Ask):
    """D-GUILD-8: both goods before the roll, or both after it."""

    def options(self, s: State) -> list[Action]:
        return ORDERS

    def answer(self, s: State, a: Action) -> None:
        roll = RollFor(self.seat, FOR_GUILD_8)
        if a == GOODS_FIRST:
            s.plan([ChooseGood(self.seat), ChooseGood(self.seat), roll])
        else:
            s.plan([roll, ChooseGood(self.seat), ChooseGood(self.seat)])


class GuildTeaHouse(GuildCard):
    """9: the tea house with twice the income. MOC-GCARD-9."""

    def resolve(self, s: State, seat: int) -> None:
        s.todo.append(GuildTea(seat))


class GuildTea(Ask):
    """D-GUILD-9: the number announced."""

    def options(self, s: State) -> list[Action]:
        return TEA_OPTIONS

    def answer(self, s: State, a: Action) -> None:
        s.tell(base_ev.ANNOUNCED, self.seat, [a - ANNOUNCE])
        s.todo.append(RollFor(self.seat, FOR_GUILD_9 + a - ANNOUNCE))


class GuildMarket(GuildCard):
    """10, 11: fixed goods for fixed lira. MOC-GCARD-10."""

    def __init__(self, goods: list[int], lira: int) -> None:
        self.goods = goods
        self.lira = lira

    def playable(self, s: State, seat: int) -> bool:
        return covers(s.seats[seat].goods, self.goods)

    def resolve(self, s: State, seat: int) -> None:
        s.pay_goods(seat, self.goods)
        s.gain_lira(seat, self.lira)


class GuildRoasting(GuildCard):
    """17: coffee. MOC-GCARD-17."""

    def resolve(self, s: State, seat: int) -> None:
        gain_coffee(s, seat, ROASTED)


class GuildHallCard(GuildCard):
    """18: a coffee and two guild cards. MOC-GCARD-18."""

    def playable(self, s: State, seat: int) -> bool:
        side = side_of(s)
        return side.pile_size + len(side.discards) >= 2

    def resolve(self, s: State, seat: int) -> None:
        gain_coffee(s, seat, 1)
        s.plan([TakeGuild(seat), TakeGuild(seat)])
