"""What else dice are rolled for: the reward of a card, and guild cards 8 and 9. MOC-DICE, MOC-GCARD-8, -9."""

from typing import Any, Final

from bedesten.core.step import Step
from bedesten.istanbul.chance import SUM
from bedesten.istanbul.gifts import give
from bedesten.istanbul.ids import BLUE
from bedesten.istanbul.kernel import Rules, Stake, State
from bedesten.istanbul.places.dice_places import ANNOUNCED
from bedesten.mocha.ids import (
    FOR_GUILD_8,
    FOR_GUILD_9,
    FOR_REWARD,
    ROLLED_GUILD_8,
    ROLLED_GUILD_9,
    ROLLED_REWARD,
)
from bedesten.mocha.pile import TakeGuild
from bedesten.mocha.side import gain_coffee, side_of
from bedesten.mocha.tables import COFFEE, GUILD_CARD

JEWELRY: Final = [0, 0, 0, 0, 1, 1, 1, 3, 3, 3, 3, 3, 3]  # guild card 8, by total
TIMES: Final = 2  # guild card 9
CONSOLATION: Final = 4


class RewardStake(Stake):
    """By the sum of the dice, what cannot be taken is void. Table 1.8, MOC-BONUS-6."""

    def __init__(self) -> None:
        super().__init__(ROLLED_REWARD, red=False)

    def pay_out(self, s: State, seat: int, pair: int) -> None:
        steps: list[Step[Any]] = []
        for kind, count in side_of(s).tables.rewards[SUM[pair]]:
            if kind == COFFEE:
                gain_coffee(s, seat, count)
            elif kind == GUILD_CARD:
                steps += [TakeGuild(seat) for _ in range(count)]
            else:
                steps += give(s, seat, kind, count)
        s.plan(steps)


class GuildJewelryStake(Stake):
    """The black market of guild card 8. MOC-GCARD-8."""

    def __init__(self) -> None:
        super().__init__(ROLLED_GUILD_8, red=False)

    def pay_out(self, s: State, seat: int, pair: int) -> None:
        s.gain_good(seat, BLUE, JEWELRY[SUM[pair]])


class GuildTeaStake(Stake):
    """Twice the announced number if it was reached. MOC-GCARD-9."""

    def __init__(self, announced: int) -> None:
        super().__init__(ROLLED_GUILD_9, red=False)
        self.announced = announced

    def pay_out(self, s: State, seat: int, pair: int) -> None:
        s.gain_lira(seat, TIMES * self.announced if SUM[pair] >= self.announced else CONSOLATION)


def add_stakes(rules: Rules) -> None:
    rules.add_stake(FOR_REWARD, RewardStake())
    rules.add_stake(FOR_GUILD_8, GuildJewelryStake())
    for number in ANNOUNCED:
        rules.add_stake(FOR_GUILD_9 + number, GuildTeaStake(number))
