"""The rulings of Kairo, by number."""

from typing import Final

from bedesten.core.rulings import NO, YES, Ruling

BANK_LIMITED: Final = 0
ACCESS_CHECK_MAINS: Final = 1
MIXED_SUBSTITUTES: Final = 2
STRICT_THREE_CARDS: Final = 3
ROOM: Final = 4

RULINGS: Final = [
    Ruling(BANK_LIMITED, "bank_limited", "KAI-BANK-3", YES),
    Ruling(ACCESS_CHECK_MAINS, "access_check_mains", "KAI-ACC-6", YES),
    Ruling(MIXED_SUBSTITUTES, "mixed_substitutes", "KAI-PAY-4", YES),
    Ruling(STRICT_THREE_CARDS, "strict_three_cards", "KAI-CARD-3", NO),
]
