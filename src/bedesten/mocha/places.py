"""Caravansary, roasting plant, guild hall and coffee house. MOC-PLACE."""

from typing import Final

from bedesten.core.ids import SPAN, Action
from bedesten.istanbul import events as base_ev
from bedesten.istanbul.bundles import BUNDLES, SINGLE
from bedesten.istanbul.kernel import Ask, Place, PlainPlace, State, Table
from bedesten.istanbul.places.caravansary import Caravansary
from bedesten.mocha.ids import (
    COFFEE_HOUSE,
    DELIVER_COFFEE,
    GUILD_HALL,
    ROAST_BONUS,
    ROAST_GOOD,
    ROAST_GUILD,
    ROAST_LIRA,
    STOP,
)
from bedesten.mocha.pile import DiscardGuild, TakeGuild, discard_guild, hand_options
from bedesten.mocha.side import gain_coffee, pay_coffee, side_of

ROAST_PRICE: Final = 2  # lira
ROASTED: Final = 2  # coffee, for each part
DRAWN: Final = 2  # guild cards, at the guild hall
GIFT: Final = 1  # coffee, at caravansary and guild hall
PART_LIRA: Final = 1
PART_GOOD: Final = 2
PART_CARD: Final = 4
ALL_PARTS: Final = 7
TRACK_END: Final = 11  # table 1.6: the last ruby costs 10, so the cost is 11 less the rubies left
ONLY_DELIVER_COFFEE: Final = [DELIVER_COFFEE]


class CoffeeCaravansary(Caravansary):
    """The action of the base game and a coffee. MOC-PLACE-6."""

    def act(self, s: State, seat: int, a: Action) -> None:
        gain_coffee(s, seat, GIFT)
        super().act(s, seat, a)


class RoastingPlant(Place):
    """Lira, a good or a card for coffee, each part at most once. MOC-PLACE-17."""

    def options(self, s: State, seat: int) -> list[Action]:
        return roasts(s, seat, 0)

    def act(self, s: State, seat: int, a: Action) -> None:
        roast(s, seat, a, 0)


class Roast(Ask):
    """D-ROAST: another part, or no more."""

    def __init__(self, seat: int, parts: int) -> None:
        super().__init__(seat)
        self.parts = parts  # already done, as bits

    def args(self) -> list[int]:
        return [self.seat, self.parts]

    def options(self, s: State) -> list[Action]:
        options = roasts(s, self.seat, self.parts)
        return [*options, STOP] if options else []

    def answer(self, s: State, a: Action) -> None:
        if a != STOP:
            roast(s, self.seat, a, self.parts)


def roasts(s: State, seat: int, done: int) -> list[Action]:
    """What can be given for coffee; coffee itself pays for none of it."""
    me = s.seats[seat]
    options: list[Action] = []
    if not done & PART_LIRA and me.lira >= ROAST_PRICE:
        options.append(ROAST_LIRA)
    if not done & PART_GOOD:
        options += [ROAST_GOOD + good for good in range(4) if me.goods[good] > 0]
    if not done & PART_CARD:
        options += [ROAST_BONUS + card for card, held in enumerate(s.hands[seat]) if held > 0]
        options += hand_options(s, seat, ROAST_GUILD)
    return options


def roast(s: State, seat: int, a: Action, done: int) -> None:
    """A discarded card has no effect and goes to its own discard pile."""
    part = PART_CARD
    if a == ROAST_LIRA:
        part = PART_LIRA
        s.pay_lira(seat, ROAST_PRICE)
    elif a < ROAST_BONUS:
        part = PART_GOOD
        s.pay_goods(seat, BUNDLES[SINGLE[a - ROAST_GOOD]])
    elif a < ROAST_GUILD:
        s.discard(seat, a % SPAN, base_ev.DISCARDED)
    else:
        discard_guild(s, seat, a - ROAST_GUILD)
    gain_coffee(s, seat, ROASTED)
    if done | part != ALL_PARTS:
        s.todo.append(Roast(seat, done | part))


class GuildHall(PlainPlace):
    """A coffee and two guild cards, then one of the hand is discarded. MOC-PLACE-18."""

    def __init__(self) -> None:
        super().__init__(GUILD_HALL, "MOC-PLACE-18")

    def act(self, s: State, seat: int, a: Action) -> None:
        gain_coffee(s, seat, GIFT)
        s.plan([*[TakeGuild(seat) for _ in range(DRAWN)], DiscardGuild(seat)])


class CoffeeHouse(Place):
    """A ruby for coffee, each for more than the one before. MOC-PLACE-20."""

    def options(self, s: State, seat: int) -> list[Action]:
        if s.rubies[COFFEE_HOUSE] == 0 or side_of(s).coffee[seat] < coffee_price(s):
            return []
        return ONLY_DELIVER_COFFEE

    def act(self, s: State, seat: int, a: Action) -> None:
        pay_coffee(s, seat, coffee_price(s))
        s.gain_ruby(seat, COFFEE_HOUSE)


def coffee_price(t: Table) -> int:
    """The highest uncovered number of the track. Table 1.6."""
    return TRACK_END - t.rubies[COFFEE_HOUSE]
