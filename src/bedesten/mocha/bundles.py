"""Goods and coffee to exchange, six goods to pay, and sets of different goods, as numbers."""

from typing import Final

from bedesten.istanbul.bundles import spelled
from bedesten.istanbul.ids import GOODS

COFFEE: Final = 4  # beside the four goods
FIVE: Final = GOODS + "C"
MOST: Final = 3  # units in an exchange
PAID: Final = 6  # goods for guild card 13
HOLD: Final = 5  # of one good, at most
UNITS: Final = range(MOST + 1)
SHARES: Final = range(HOLD + 1)

# MOC-BONUS-9: every bundle of 1 to 3 units of goods and coffee, small ones first
EXCHANGES: Final = sorted(
    [
        [r, g, y, b, c]
        for r in UNITS
        for g in UNITS
        for y in UNITS
        for b in UNITS
        for c in UNITS
        if 1 <= r + g + y + b + c <= MOST
    ],
    key=spelled,
)
OF_SIZE: Final = [[i for i, units in enumerate(EXCHANGES) if sum(units) == size] for size in UNITS]
EXCHANGE_WORDS: Final = ["".join(u * n for u, n in zip(FIVE, units, strict=True)) for units in EXCHANGES]

# MOC-GCARD-13: every bundle of 6 goods
SIXES: Final = sorted(
    [[r, g, y, PAID - r - g - y] for r in SHARES for g in SHARES for y in SHARES if 0 < r + g + y <= PAID],
    key=spelled,
)
SIX_WORDS: Final = ["".join(g * n for g, n in zip(GOODS, goods, strict=True)) for goods in SIXES]

# MOC-GCARD-2, MOC-GCARD-5: sets of different goods, as bits
SET_WORDS: Final = ["".join(GOODS[g] for g in range(4) if some >> g & 1) for some in range(16)]
