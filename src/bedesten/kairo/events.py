"""What can happen at the table, and what each happening tells. KAI-HID-4."""

from typing import Final

TURN_BEGAN: Final = 0
STARTED: Final = 1
CUSTOMER_CAME: Final = 2
CUSTOMER_WAITS: Final = 3
SHOWN: Final = 4
DREW: Final = 5
TOOK_SHOWN: Final = 6
TOOK_BARKER: Final = 7
RESHUFFLED: Final = 8
DISCARDED: Final = 9
PLAYED: Final = 10
PLACED: Final = 11
PLACED_NEUTRAL: Final = 12
NO_ROOM: Final = 13
EXPANDED: Final = 14
MOVED: Final = 15
PAID: Final = 16
SCORED: Final = 17
MEDAL: Final = 18
MEDAL_FROM: Final = 19
LURED: Final = 20
LURED_OWN: Final = 21
LURED_NEUTRAL: Final = 22
BARKERS_PLAYED: Final = 23
RECEIVED: Final = 24
BANK_SHORT: Final = 25
END_PHASE: Final = 26
DROPPED_OUT: Final = 27
SCORED_MEDALS: Final = 28
SCORED_COINS: Final = 29
GAME_OVER: Final = 30

# message key, and what the arguments are (the names of the catalogue's fields)
EVENTS: Final[list[tuple[str, list[str]]]] = [
    ("turn_began", ["turn"]),
    ("started", []),
    ("customer_came", ["colour", "square"]),
    ("customer_waits", ["colour"]),
    ("shown", ["building"]),
    ("drew", ["building"]),
    ("took_shown", ["building"]),
    ("took_barker", []),
    ("reshuffled", ["count"]),
    ("discarded", ["building"]),
    ("played", ["building"]),
    ("placed", ["colour", "square", "entrance"]),
    ("placed_neutral", ["colour", "square", "entrance"]),
    ("no_room", ["colour"]),
    ("expanded", ["colour", "square", "size"]),
    ("moved", ["colour", "square", "entrance"]),
    ("paid", ["colour", "count"]),
    ("scored", ["vp"]),
    ("medal", ["medal", "colour", "vp"]),
    ("medal_from", ["medal", "colour", "vp", "other"]),
    ("lured", ["colour", "entrance", "other"]),
    ("lured_own", ["colour", "entrance"]),
    ("lured_neutral", ["colour", "entrance"]),
    ("barkers_played", ["count"]),
    ("received", ["colour", "count"]),
    ("bank_short", ["colour", "count"]),
    ("end_phase", []),
    ("dropped_out", []),
    ("scored_medals", ["vp"]),
    ("scored_coins", ["vp", "count"]),
    ("game_over", []),
]
