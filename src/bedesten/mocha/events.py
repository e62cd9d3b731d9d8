"""What can happen at the table with Mocha & Baksheesh, after the kinds of the base game."""

from typing import Final

GAINED_COFFEE: Final = 40
PAID_COFFEE: Final = 41
ANNOUNCED_GUILD: Final = 42
DISCARDED_GUILD: Final = 43
DREW_GUILD: Final = 44
RESHUFFLED_GUILD: Final = 45
BARRIER_PLACED: Final = 46
TOOK_TAVERN_TILE: Final = 47
BAKSHEESH_FLIPPED: Final = 48
ACTED_AT: Final = 49
ANOTHER_TURN: Final = 50

EVENTS: Final[list[tuple[str, list[str]]]] = [
    ("gained_coffee", ["count"]),
    ("paid_coffee", ["count"]),
    ("announced_guild", ["guild_card"]),
    ("discarded_guild", ["guild_card"]),
    ("drew_guild", ["guild_card"]),
    ("reshuffled_guild", ["count"]),
    ("barrier_placed", ["place", "beside"]),
    ("took_tavern_tile", ["tavern_tile"]),
    ("baksheesh_flipped", []),
    ("acted_at", ["place"]),
    ("another_turn", []),
]
