"""The new bonus cards that are played in windows or on a roll. MOC-BONUS, MOC-DICE-1."""

from typing import Final

from bedesten.core.ids import SPAN, Action
from bedesten.istanbul.cards import FREE
from bedesten.istanbul.ids import IN_FINAL
from bedesten.istanbul.kernel import DicePlay, FreePlay, Rules, State
from bedesten.istanbul.places.dice_places import RollFor, dice_not_showing, with_die
from bedesten.mocha.exchange import GiveSet, can_exchange
from bedesten.mocha.ids import (
    COFFEE_2,
    CORNER_MOVE,
    DICE_REWARD,
    DIE_TO_6,
    EXCHANGE_3,
    FOR_REWARD,
    GUILD_FOR_2_COFFEE,
    LIRA_8_FOR_1_COFFEE,
    PLAY_COFFEE_2,
    PLAY_DICE_REWARD,
    PLAY_EXCHANGE_3,
    PLAY_GUILD_FOR_2_COFFEE,
    PLAY_LIRA_8_FOR_1_COFFEE,
    REPEAT_COFFEE_HOUSE,
    REPEAT_WAINWRIGHT,
    SET6,
)
from bedesten.mocha.pile import TakeGuild
from bedesten.mocha.side import gain_coffee, pay_coffee, side_of

CARDS: Final = {
    COFFEE_2: "coffee_2",
    GUILD_FOR_2_COFFEE: "guild_for_2_coffee",
    LIRA_8_FOR_1_COFFEE: "lira_8_for_1_coffee",
    DICE_REWARD: "dice_reward",
    EXCHANGE_3: "exchange_3",
    DIE_TO_6: "die_to_6",
    CORNER_MOVE: "corner_move",
    REPEAT_WAINWRIGHT: "repeat_wainwright",
    REPEAT_COFFEE_HOUSE: "repeat_coffee_house",
}
COPIES: Final = 2  # of each

COFFEE: Final = 2  # COFFEE_2
GUILD_PRICE: Final = 2  # coffee
LIRA: Final = 8
SIX: Final = 6


class Coffee2(FreePlay):
    """Gain 2 coffee. MOC-BONUS-3."""

    def options(self, s: State, seat: int, window: int) -> list[Action]:
        return [PLAY_COFFEE_2]

    def play(self, s: State, seat: int, a: Action) -> None:
        s.play(seat, COFFEE_2)
        gain_coffee(s, seat, COFFEE)


class GuildForCoffee(FreePlay):
    """Pay 2 coffee, draw a guild card, if one can be drawn. MOC-BONUS-4."""

    def options(self, s: State, seat: int, window: int) -> list[Action]:
        side = side_of(s)
        payable = side.coffee[seat] >= GUILD_PRICE and side.can_draw()
        return [PLAY_GUILD_FOR_2_COFFEE] if payable else []

    def play(self, s: State, seat: int, a: Action) -> None:
        s.play(seat, GUILD_FOR_2_COFFEE)
        pay_coffee(s, seat, GUILD_PRICE)
        s.todo.append(TakeGuild(seat))


class LiraForCoffee(FreePlay):
    """Pay 1 coffee, gain 8 lira. MOC-BONUS-5."""

    def options(self, s: State, seat: int, window: int) -> list[Action]:
        return [PLAY_LIRA_8_FOR_1_COFFEE] if side_of(s).coffee[seat] > 0 else []

    def play(self, s: State, seat: int, a: Action) -> None:
        s.play(seat, LIRA_8_FOR_1_COFFEE)
        pay_coffee(s, seat, 1)
        s.gain_lira(seat, LIRA)


class DiceReward(FreePlay):
    """Roll two dice for the reward of table 1.8. MOC-BONUS-6."""

    def options(self, s: State, seat: int, window: int) -> list[Action]:
        return [PLAY_DICE_REWARD]

    def play(self, s: State, seat: int, a: Action) -> None:
        s.play(seat, DICE_REWARD)
        s.todo.append(RollFor(seat, FOR_REWARD))


class Exchange3(FreePlay):
    """Give 1 to 3 goods or coffee for as many others. MOC-BONUS-9."""

    def options(self, s: State, seat: int, window: int) -> list[Action]:
        return [PLAY_EXCHANGE_3] if can_exchange(s, seat) else []

    def play(self, s: State, seat: int, a: Action) -> None:
        s.play(seat, EXCHANGE_3)
        s.todo.append(GiveSet(seat))


class DieToSix(DicePlay):
    """SET6(i) for each die that does not show 6; the card is spent. MOC-DICE-1, MOC-DICE-4."""

    def __init__(self) -> None:
        super().__init__(SET6)

    def options(self, s: State, seat: int, pair: int) -> list[Action]:
        return dice_not_showing(SIX, pair, SET6) if s.hands[seat][DIE_TO_6] > 0 else []

    def play(self, s: State, seat: int, a: Action, pair: int) -> int:
        s.play(seat, DIE_TO_6)
        return with_die(pair, a % SPAN, SIX)


def add_cards(rules: Rules) -> None:
    """MOC-SETUP-5, MOC-BONUS-2; what may still be played after the last round: MOC-END-3."""
    for card in CARDS:
        rules.copies[card] = COPIES
    rules.add_play(Coffee2(PLAY_COFFEE_2, COFFEE_2, "MOC-BONUS-3"), FREE)
    rules.add_play(GuildForCoffee(PLAY_GUILD_FOR_2_COFFEE, GUILD_FOR_2_COFFEE), FREE)
    rules.add_play(LiraForCoffee(PLAY_LIRA_8_FOR_1_COFFEE, LIRA_8_FOR_1_COFFEE), [*FREE, IN_FINAL])
    rules.add_play(DiceReward(PLAY_DICE_REWARD, DICE_REWARD, "MOC-BONUS-6"), [*FREE, IN_FINAL])
    rules.add_play(Exchange3(PLAY_EXCHANGE_3, EXCHANGE_3), [*FREE, IN_FINAL])
    rules.dice_plays.append(DieToSix())
