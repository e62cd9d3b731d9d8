"""Dice: what tea house and black market are worth, and when the red tile helps."""

from typing import Final

from bedesten.istanbul.chance import HIGH, LOW, ODDS, ROLLS, SUM
from bedesten.istanbul.places.dice_places import BLACK, CONSOLATION, FOUR, JEWELRY
from bedesten.letters.ids import FOR_LETTERS_REWARD
from bedesten.mocha import stakes
from bedesten.mocha.ids import FOR_GUILD_8, FOR_GUILD_9, FOR_REWARD

PAIRS: Final = range(len(ODDS))
MOST: Final = 12
NUMBERS: Final = range(3, MOST + 1)  # that can be announced
SIX: Final = 6


def payout(announced: int, total: int) -> int:
    """Lira of the tea house, jewelry of the black market, or the same of guild cards 9 and 8."""
    if announced == BLACK:
        return JEWELRY[total]
    if announced in (FOR_REWARD, FOR_LETTERS_REWARD):
        return total  # the higher, the better
    if announced == FOR_GUILD_8:
        return stakes.JEWELRY[total]
    if announced > FOR_GUILD_9:
        reached = total >= announced - FOR_GUILD_9
        return stakes.TIMES * (announced - FOR_GUILD_9) if reached else stakes.CONSOLATION
    return announced if total >= announced else CONSOLATION


def plain(announced: int) -> float:
    """What a roll brings on average that cannot be changed."""
    return sum(ODDS[pair] * payout(announced, SUM[pair]) for pair in PAIRS) / ROLLS


def changed(announced: int) -> float:
    """What a roll brings on average with the red tile."""
    return sum([ODDS[pair] * max(changes(announced, pair)) for pair in PAIRS], 0.0) / ROLLS


def changes(announced: int, pair: int) -> list[float]:
    """What keeping, a four for the lower die, one for the higher, and rolling again bring."""
    totals = [SUM[pair], HIGH[pair] + FOUR, LOW[pair] + FOUR]
    return [*(float(payout(announced, total)) for total in totals), PLAIN[announced]]


def sixes(announced: int, pair: int) -> list[float]:
    """What a six for the lower die and one for the higher bring."""
    return [float(payout(announced, total)) for total in (HIGH[pair] + SIX, LOW[pair] + SIX)]


PLAIN: Final = [plain(announced) for announced in range(FOR_GUILD_9 + MOST + 1)]
CHANGED: Final = [changed(announced) for announced in range(MOST + 1)]

# without and with the red tile
ANNOUNCED: Final = [max(NUMBERS, key=PLAIN.__getitem__), max(NUMBERS, key=CHANGED.__getitem__)]
TEA: Final = [PLAIN[ANNOUNCED[0]], CHANGED[ANNOUNCED[1]]]
JEWELS: Final = [PLAIN[BLACK], CHANGED[BLACK]]
GUILD_ANNOUNCED: Final = max(NUMBERS, key=lambda number: PLAIN[FOR_GUILD_9 + number])
GUILD_TEA: Final = PLAIN[FOR_GUILD_9 + GUILD_ANNOUNCED]
GUILD_JEWELS: Final = PLAIN[FOR_GUILD_8]
