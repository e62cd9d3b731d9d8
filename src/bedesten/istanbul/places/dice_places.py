"""Black market and tea house roll dice; the red tile changes them. IST-BLACK, IST-TEA, IST-RED."""

from typing import Final

from bedesten.core.ids import SPAN, Action
from bedesten.istanbul import events as ev
from bedesten.istanbul.chance import HIGH, LOW, SUM, TwoDice, pair_of
from bedesten.istanbul.ids import (
    ANNOUNCE,
    BLACK_GOOD,
    BLACK_ROLL,
    BLUE,
    GAIN,
    KEEP,
    RED,
    REROLL,
    REROLLED,
    ROLLED_BLACK,
    ROLLED_TEA,
    SET4,
    USED_RED,
)
from bedesten.istanbul.kernel import Ask, Place, State

JEWELRY: Final = [0, 0, 0, 0, 0, 0, 0, 1, 1, 2, 2, 3, 3]  # by total
TEA_OPTIONS: Final = [ANNOUNCE + number for number in range(3, 13)]
CONSOLATION: Final = 2
FOUR: Final = 4
BLACK: Final = 0  # what was announced when the roll is for jewelry


class BlackMarket(Place):
    def options(self, s: State, seat: int) -> list[Action]:
        """BLACK_MARKET(g): the good first; BLACK_MARKET_ROLL: the dice first. IST-BLACK-1."""
        return [*cheap_goods(s, seat, BLACK_GOOD), BLACK_ROLL]

    def act(self, s: State, seat: int, a: Action) -> None:
        if a == BLACK_ROLL:
            s.todo.append(ChooseGood(seat))
        else:
            s.gain_good(seat, a - BLACK_GOOD, 1)
        s.todo.append(RollFor(seat, BLACK))


class ChooseGood(Ask):
    """D-BLACK-GOOD: void if red, green and yellow are full. IST-BLACK-2."""

    def options(self, s: State) -> list[Action]:
        return cheap_goods(s, self.seat, GAIN)

    def answer(self, s: State, a: Action) -> None:
        s.gain_good(self.seat, a - GAIN, 1)


def cheap_goods(s: State, seat: int, verb: Action) -> list[Action]:
    """verb(g) for red, green and yellow with room."""
    me = s.seats[seat]
    return [verb + good for good in range(BLUE) if me.goods[good] < me.capacity]


class TeaHouse(Place):
    def options(self, s: State, seat: int) -> list[Action]:
        """TEA(a): the number announced. IST-TEA-1."""
        return TEA_OPTIONS

    def act(self, s: State, seat: int, a: Action) -> None:
        s.tell(ev.ANNOUNCED, seat, [a - ANNOUNCE])
        s.todo.append(RollFor(seat, a - ANNOUNCE))


class RollFor(TwoDice):
    """C-BLACK, C-TEA: the red tile may come between the roll and its result. IST-BLACK-3."""

    def __init__(self, whose: int, announced: int) -> None:
        super().__init__(whose, ROLLED_BLACK if announced == BLACK else ROLLED_TEA)
        self.announced = announced

    def args(self) -> list[int]:
        return [self.whose, self.announced]

    def answer(self, s: State, a: Action) -> None:
        pair = a % SPAN
        tell_roll(s, ev.ROLLED, self.whose, pair)
        if s.seats[self.whose].tiles >> RED & 1 and not s.used & USED_RED:
            s.todo.append(ChangeDice(self.whose, self.announced, pair))
        else:
            pay_out(s, self.whose, self.announced, pair)


class ChangeDice(Ask):
    """D-DICE: keep, set one die to 4, or roll both again. IST-RED-1."""

    def __init__(self, seat: int, announced: int, pair: int) -> None:
        super().__init__(seat)
        self.announced = announced
        self.pair = pair

    def args(self) -> list[int]:
        return [self.seat, self.announced, self.pair]

    def options(self, s: State) -> list[Action]:
        dice = [LOW[self.pair], HIGH[self.pair]]
        return [KEEP] + [SET4 + 1 + i for i in range(2) if dice[i] != FOUR] + [REROLL]

    def answer(self, s: State, a: Action) -> None:
        if a == KEEP:
            pay_out(s, self.seat, self.announced, self.pair)
            return
        s.used |= USED_RED
        if a == REROLL:
            s.todo.append(RollAgain(self.seat, self.announced))
            return
        kept = HIGH[self.pair] if a == SET4 + 1 else LOW[self.pair]
        pair = pair_of(kept, FOUR)
        tell_roll(s, ev.SET_DIE, self.seat, pair)
        pay_out(s, self.seat, self.announced, pair)


class RollAgain(TwoDice):
    """C-REROLL: the new result stands. IST-RED-1."""

    def __init__(self, whose: int, announced: int) -> None:
        super().__init__(whose, REROLLED)
        self.announced = announced

    def args(self) -> list[int]:
        return [self.whose, self.announced]

    def answer(self, s: State, a: Action) -> None:
        tell_roll(s, ev.ROLLED, self.whose, a % SPAN)
        pay_out(s, self.whose, self.announced, a % SPAN)


def tell_roll(s: State, kind: int, seat: int, pair: int) -> None:
    if s.news is not None:
        s.tell(kind, seat, [LOW[pair], HIGH[pair], SUM[pair]])


def pay_out(s: State, seat: int, announced: int, pair: int) -> None:
    """Jewelry for a total of 7 or more, or the announced number in lira if it was reached."""
    if announced == BLACK:
        s.gain_good(seat, BLUE, JEWELRY[SUM[pair]])
    else:
        s.gain_lira(seat, announced if SUM[pair] >= announced else CONSOLATION)
