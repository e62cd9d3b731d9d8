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
    IN_DICE,
    KEEP,
    NO_VISIT,
    RED,
    REROLL,
    REROLLED,
    ROLLED_BLACK,
    ROLLED_TEA,
    SET4,
    USED_RED,
)
from bedesten.istanbul.kernel import Ask, Place, Rules, Stake, State
from bedesten.istanbul.window import Window

JEWELRY: Final = [0, 0, 0, 0, 0, 0, 0, 1, 1, 2, 2, 3, 3]  # by total
ANNOUNCED: Final = list(range(3, 13))
TEA_OPTIONS: Final = [ANNOUNCE + number for number in ANNOUNCED]
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
        super().__init__(whose)
        self.announced = announced

    def args(self) -> list[int]:
        return [self.whose, self.announced]

    def verb(self, s: State) -> Action:
        return stake_of(s, self.announced).verb

    def answer(self, s: State, a: Action) -> None:
        tell_roll(s, ev.ROLLED, self.whose, a % SPAN)
        ask_dice(s, self.whose, self.announced, a % SPAN)


class RollAgain(RollFor):
    """C-REROLL: the tile is used up, the new result stands. IST-RED-1."""

    def verb(self, s: State) -> Action:
        return REROLLED


class ChangeDice(Window):
    """D-DICE: keep, set one die to 4, or roll both again. IST-RED-1."""

    def __init__(self, seat: int, announced: int, pair: int) -> None:
        super().__init__(seat, IN_DICE)
        self.announced = announced
        self.pair = pair

    def args(self) -> list[int]:
        return [self.seat, self.announced, self.pair]

    def choices(self, s: State) -> list[Action]:
        options = [KEEP]
        if red_applies(s, self.seat, self.announced):
            options += dice_not_showing(FOUR, self.pair, SET4)
            options.append(REROLL)
        for play in s.rules.dice_plays:
            options += play.options(s, self.seat, self.pair)
        return options

    def choose(self, s: State, a: Action) -> None:
        if a == KEEP:
            stake_of(s, self.announced).pay_out(s, self.seat, self.pair)
            return
        if a == REROLL:
            s.used |= USED_RED
            s.todo.append(RollAgain(self.seat, self.announced))
            return
        pair = self.changed(s, a)
        tell_roll(s, ev.SET_DIE, self.seat, pair)
        ask_dice(s, self.seat, self.announced, pair)

    def changed(self, s: State, a: Action) -> int:
        for play in s.rules.dice_plays:
            if play.verb // SPAN == a // SPAN:
                return play.play(s, self.seat, a, self.pair)
        s.used |= USED_RED
        return with_die(self.pair, a % SPAN, FOUR)


def stake_of(s: State, announced: int) -> Stake:
    stake = s.rules.stakes[announced]
    assert stake is not None, f"nothing is rolled for as {announced}"
    return stake


def red_applies(s: State, seat: int, announced: int) -> bool:
    """The red tile is owned and unused, and this is a roll it can change. IST-RED-1."""
    if s.used & (USED_RED | NO_VISIT) or not s.seats[seat].tiles >> RED & 1:
        return False
    return stake_of(s, announced).red


def ask_dice(s: State, seat: int, announced: int, pair: int) -> None:
    """D-DICE if the roll can be changed. Where a card could do it, everybody is asked in their turn,
    so that being asked tells nothing about a hand."""
    if (s.rules.dice_plays and s.active >= 0) or red_applies(s, seat, announced):
        s.todo.append(ChangeDice(seat, announced, pair))
    else:
        stake_of(s, announced).pay_out(s, seat, pair)


def dice_not_showing(number: int, pair: int, verb: Action) -> list[Action]:
    """verb(i) for each die that shows another number; 1 is the lower one."""
    return [verb + 1 + i for i, die in enumerate([LOW[pair], HIGH[pair]]) if die != number]


def with_die(pair: int, die: int, number: int) -> int:
    """The roll with one die turned to a number."""
    return pair_of(HIGH[pair] if die == 1 else LOW[pair], number)


def tell_roll(s: State, kind: int, seat: int, pair: int) -> None:
    if s.news is not None:
        s.tell(kind, seat, [LOW[pair], HIGH[pair], SUM[pair]])


class JewelryStake(Stake):
    """Jewelry for a total of 7 or more. IST-BLACK-1."""

    def __init__(self) -> None:
        super().__init__(ROLLED_BLACK, red=True)

    def pay_out(self, s: State, seat: int, pair: int) -> None:
        s.gain_good(seat, BLUE, JEWELRY[SUM[pair]])


class TeaStake(Stake):
    """The announced number in lira if it was reached. IST-TEA-1."""

    def __init__(self, announced: int) -> None:
        super().__init__(ROLLED_TEA, red=True)
        self.announced = announced

    def pay_out(self, s: State, seat: int, pair: int) -> None:
        s.gain_lira(seat, self.announced if SUM[pair] >= self.announced else CONSOLATION)


def add_stakes(rules: Rules) -> None:
    rules.add_stake(BLACK, JewelryStake())
    for number in ANNOUNCED:
        rules.add_stake(number, TeaStake(number))
