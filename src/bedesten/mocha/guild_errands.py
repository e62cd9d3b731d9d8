"""Guild cards that act elsewhere, or bring tiles and rubies. MOC-GCARD-7, -12 to -16, -19 to -21."""

from typing import Final

from bedesten.core.ids import SPAN, Action
from bedesten.istanbul import events as base_ev
from bedesten.istanbul.bundles import covers
from bedesten.istanbul.ids import (
    FOUNTAIN,
    GEMSTONE,
    PALACE,
    POLICE,
    TAKE_TILE,
    TILE_PLACE,
)
from bedesten.istanbul.kernel import Ask, Do, State
from bedesten.istanbul.places.fountain import return_assistants
from bedesten.istanbul.places.mosques import REQUIRED, taken
from bedesten.istanbul.turn import EndTurn, arrive, begin_another_turn
from bedesten.mocha import events as ev
from bedesten.mocha.bundles import PAID, SIXES
from bedesten.mocha.guild import GuildCard
from bedesten.mocha.ids import (
    AT,
    COFFEE_HOUSE,
    PAY_SET,
    STOP,
)
from bedesten.mocha.places import coffee_price
from bedesten.mocha.side import gain_coffee, pay_coffee, side_of
from bedesten.mocha.tavern import act_at, tavern_act, tavern_options

DEALER_PRICE: Final = 15  # lira, card 16


class GuildFountain(GuildCard):
    """7: to the fountain, assistants join, then another turn. MOC-GCARD-7."""

    def resolve(self, s: State, seat: int) -> None:
        arrive(s, seat, FOUNTAIN)
        s.todo.insert(1, AnotherTurn(seat))
        s.todo.append(GuildReturn(seat))


class GuildReturn(Ask):
    """D-GUILD-7: any of their assistants that lie on places."""

    def options(self, s: State) -> list[Action]:
        return s.rules.places[FOUNTAIN].options(s, self.seat)

    def answer(self, s: State, a: Action) -> None:
        return_assistants(s, self.seat, a)


class AnotherTurn(EndTurn):
    """The same player goes on with a whole turn; for the round both are one. MOC-GCARD-7, MOC-END-2."""

    def run(self, s: State) -> None:
        s.tell(ev.ANOTHER_TURN, self.seat, [])
        begin_another_turn(s, self.seat)


class GuildPolice(GuildCard):
    """12: the action of any place, then their family member goes home without reward. MOC-GCARD-12."""

    def resolve(self, s: State, seat: int) -> None:
        s.plan([GuildAnywhere(seat), FamilyBack(seat)])


class GuildAnywhere(Ask):
    """D-GUILD-12: a place whose action can be carried out."""

    def options(self, s: State) -> list[Action]:
        places = s.rules.places
        return [AT + place for place in s.rules.numbers if places[place].options(s, self.seat)]

    def answer(self, s: State, a: Action) -> None:
        act_at(s, self.seat, a % SPAN)


class FamilyBack(Do):
    """Mandatory, after the action; nobody gets anything for it. MOC-GCARD-12."""

    def run(self, s: State) -> None:
        me = s.seats[self.seat]
        if me.family != POLICE:
            me.family = POLICE
            s.tell(base_ev.FAMILY_HOME, self.seat, [])
            s.rests(self.seat, POLICE)


class GuildPalace(GuildCard):
    """13: any six goods for the ruby. MOC-GCARD-13."""

    def playable(self, s: State, seat: int) -> bool:
        return s.rubies[PALACE] > 0 and sum(s.seats[seat].goods) >= PAID

    def resolve(self, s: State, seat: int) -> None:
        s.todo.append(GuildPay(seat))


class GuildPay(Ask):
    """D-GUILD-13: which six goods."""

    def options(self, s: State) -> list[Action]:
        goods = s.seats[self.seat].goods
        return [PAY_SET + i for i, six in enumerate(SIXES) if covers(goods, six)]

    def answer(self, s: State, a: Action) -> None:
        s.pay_goods(self.seat, SIXES[a - PAY_SET])
        s.gain_ruby(self.seat, PALACE)


class GuildMosqueCard(GuildCard):
    """14, 15: a tile for one good, whatever number it shows. MOC-GCARD-14."""

    def __init__(self, place: int) -> None:
        self.place = place

    def playable(self, s: State, seat: int) -> bool:
        return len(tiles_for_one(s, seat, self.place)) > 0

    def resolve(self, s: State, seat: int) -> None:
        s.todo.append(GuildMosque(seat, self.place))


class GuildMosque(Ask):
    """D-GUILD-MOSQUE: which tile."""

    def __init__(self, seat: int, place: int) -> None:
        super().__init__(seat)
        self.place = place

    def args(self) -> list[int]:
        return [self.seat, self.place]

    def options(self, s: State) -> list[Action]:
        return tiles_for_one(s, self.seat, self.place)

    def answer(self, s: State, a: Action) -> None:
        s.rules.places[self.place].act(s, self.seat, a)


def tiles_for_one(s: State, seat: int, place: int) -> list[Action]:
    """TAKE(t): the stack is not empty, the tile not owned, one good of its colour carried. Table 6.1."""
    me = s.seats[seat]
    stack = len(REQUIRED[s.players])
    return [
        TAKE_TILE + tile
        for tile in range(4)
        if TILE_PLACE[tile] == place
        and not me.tiles >> tile & 1
        and me.goods[tile] > 0
        and taken(s, tile) < stack
    ]


class GuildDealer(GuildCard):
    """16: the ruby for 15 lira, then coffee for every ruby. MOC-GCARD-16."""

    def playable(self, s: State, seat: int) -> bool:
        return s.rubies[GEMSTONE] > 0 and s.seats[seat].lira >= DEALER_PRICE

    def resolve(self, s: State, seat: int) -> None:
        s.pay_lira(seat, DEALER_PRICE)
        s.gain_ruby(seat, GEMSTONE)
        gain_coffee(s, seat, s.seats[seat].rubies)


class GuildTavernCard(GuildCard):
    """19: one or two tavern actions, one coffee cheaper together. MOC-GCARD-19."""

    def playable(self, s: State, seat: int) -> bool:
        return len(tavern_options(s, seat, 1)) > 0

    def resolve(self, s: State, seat: int) -> None:
        s.plan([GuildTavern(seat, 1), GuildTavern(seat, 0)])


class GuildTavern(Ask):
    """D-GUILD-19: the first action has the discount, the second one is at will."""

    def __init__(self, seat: int, discount: int) -> None:
        super().__init__(seat)
        self.discount = discount

    def args(self) -> list[int]:
        return [self.seat, self.discount]

    def options(self, s: State) -> list[Action]:
        options = tavern_options(s, self.seat, self.discount)
        return [STOP, *options] if options and self.discount == 0 else options

    def answer(self, s: State, a: Action) -> None:
        if a != STOP:
            tavern_act(s, self.seat, a, self.discount)


class GuildCoffeeHouse(GuildCard):
    """20: the ruby for half the coffee, rounded up. MOC-GCARD-20."""

    def playable(self, s: State, seat: int) -> bool:
        return s.rubies[COFFEE_HOUSE] > 0 and side_of(s).coffee[seat] >= half_price(s)

    def resolve(self, s: State, seat: int) -> None:
        pay_coffee(s, seat, half_price(s))
        s.gain_ruby(seat, COFFEE_HOUSE)


def half_price(s: State) -> int:
    """Table 1.6."""
    return (coffee_price(s) + 1) // 2
