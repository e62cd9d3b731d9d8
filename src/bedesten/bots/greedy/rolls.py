"""Dice: what tea house and black market are worth, and when the red tile helps."""

from typing import Final

from bedesten.istanbul.chance import HIGH, LOW, ODDS, ROLLS, SUM
from bedesten.istanbul.places.dice_places import CONSOLATION, FOUR, JEWELRY

PAIRS: Final = range(len(ODDS))
MOST: Final = 12
NUMBERS: Final = range(3, MOST + 1)  # that can be announced
BLACK: Final = 0  # what is "announced" at the black market


def payout(announced: int, total: int) -> int:
    """Lira of the tea house, or jewelry of the black market."""
    if announced == BLACK:
        return JEWELRY[total]
    return announced if total >= announced else CONSOLATION


def plain(announced: int) -> float:
    """What a roll brings on average that cannot be changed."""
    return sum(ODDS[pair] * payout(announced, SUM[pair]) for pair in PAIRS) / ROLLS


def changed(announced: int) -> float:
    """What a roll brings on average with the red tile."""
    return sum(ODDS[pair] * max(changes(announced, pair)) for pair in PAIRS) / ROLLS


def changes(announced: int, pair: int) -> list[float]:
    """What keeping, a four for the lower die, one for the higher, and rolling again bring."""
    totals = [SUM[pair], HIGH[pair] + FOUR, LOW[pair] + FOUR]
    return [*(float(payout(announced, total)) for total in totals), PLAIN[announced]]


PLAIN: Final = [plain(announced) for announced in range(MOST + 1)]
CHANGED: Final = [changed(announced) for announced in range(MOST + 1)]

# without and with the red tile
ANNOUNCED: Final = [max(NUMBERS, key=PLAIN.__getitem__), max(NUMBERS, key=CHANGED.__getitem__)]
TEA: Final = [PLAIN[ANNOUNCED[0]], CHANGED[ANNOUNCED[1]]]
JEWELS: Final = [PLAIN[BLACK], CHANGED[BLACK]]
