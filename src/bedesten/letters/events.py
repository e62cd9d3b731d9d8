"""What can happen at the table with Letters & Seals; the numbers before 60 are those of other boxes."""

from typing import Final

FIRST: Final = 60
DREW_LETTER: Final = 60
DELIVERED: Final = 61
GAVE_LETTER: Final = 62
RESHUFFLED_LETTERS: Final = 63
COMPANION_PLACED: Final = 64
COMPANION_MOVED: Final = 65
COMPANION_HOME: Final = 66
RUBY_REPLACED: Final = 67
EXTRA_TURN: Final = 68
KIOSK_REVEALED: Final = 69
KIOSK_PICKED: Final = 70
KIOSK_DECLINED: Final = 71
KIOSK_RESHUFFLED: Final = 72
BID: Final = 73
PASSED_BID: Final = 74
AUCTION_WON: Final = 75
ROLLED_DIE: Final = 76
FAMILY_MOVED: Final = 77
COPIED: Final = 78
STACK_MOVED: Final = 79

EVENTS: Final[list[tuple[str, list[str]]]] = [
    ("drew_letter", ["letter"]),
    ("delivered", ["letter"]),
    ("gave_letter", ["letter"]),
    ("reshuffled_letters", ["count"]),
    ("companion_placed", ["place"]),
    ("companion_moved", ["place"]),
    ("companion_home", []),
    ("ruby_replaced", ["place"]),
    ("extra_turn", []),
    ("kiosk_revealed", ["kiosk_tile"]),
    ("kiosk_picked", ["kiosk_tile"]),
    ("kiosk_declined", ["kiosk_tile"]),
    ("kiosk_reshuffled", ["count"]),
    ("bid", ["lira"]),
    ("passed_bid", []),
    ("auction_won", ["lira"]),
    ("rolled_die", ["die"]),
    ("family_moved", ["place"]),
    ("copied", ["card"]),
    ("stack_moved", ["place"]),
]
