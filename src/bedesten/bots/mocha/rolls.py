"""What else dice are rolled for with Mocha & Baksheesh, and a six for a die."""

from typing import Final

from bedesten.bots.istanbul.rolls import MOST, NUMBERS, Stake
from bedesten.istanbul.chance import HIGH, LOW
from bedesten.mocha.stakes import CONSOLATION, JEWELRY, TIMES

SIX: Final = 6
GUILD_8: Final = Stake(JEWELRY, jewelry=True)
GUILD_9: Final = [  # by announced number
    Stake([TIMES * number if total >= number else CONSOLATION for total in range(MOST + 1)])
    for number in range(MOST + 1)
]
ANNOUNCED: Final = max(NUMBERS, key=lambda number: GUILD_9[number].plain)


def low_to_six(stake: Stake, pair: int) -> float:
    return float(stake.payouts[HIGH[pair] + SIX])


def high_to_six(stake: Stake, pair: int) -> float:
    return float(stake.payouts[LOW[pair] + SIX])
