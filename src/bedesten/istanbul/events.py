"""What can happen at the table, and what each happening tells."""

from typing import Final

TURN_BEGAN: Final = 0
MOVED: Final = 1
STAYED: Final = 2
PICKED_UP: Final = 3
LEFT: Final = 4
DECLINED: Final = 5
PAID_TOLL: Final = 6
REFUSED: Final = 7
SKIPPED: Final = 8
PAID_LIRA: Final = 9
GAINED_LIRA: Final = 10
GAINED_GOOD: Final = 11
LOST_GOOD: Final = 12
PAID_GOODS: Final = 13
EXTENDED: Final = 14
RUBY: Final = 15
RETURNED: Final = 16
MAIL_MOVED: Final = 17
DREW: Final = 18
TOOK_DISCARD: Final = 19
PLAYED: Final = 20
DISCARDED: Final = 21
RESHUFFLED: Final = 22
ROLLED: Final = 23
SET_DIE: Final = 24
ANNOUNCED: Final = 25
SOLD: Final = 26
DEMAND_TURNED: Final = 27
FAMILY_SENT: Final = 28
FAMILY_HOME: Final = 29
CAUGHT: Final = 30
TOOK_TILE: Final = 31
TOKEN_MOVED: Final = 32
NEUTRAL_MOVED: Final = 33
END_TRIGGERED: Final = 34
LAST_CARDS: Final = 35
GAME_OVER: Final = 36
STARTED: Final = 37
LAID: Final = 38
FIFTH_ASSISTANT: Final = 39

# message key, and what the arguments are (the names of the catalogue's fields)
EVENTS: Final[list[tuple[str, list[str]]]] = [
    ("turn_began", ["turn"]),
    ("moved", ["place"]),
    ("stayed", ["place"]),
    ("picked_up", ["place", "assistant"]),
    ("left", ["place", "assistant"]),
    ("declined", ["place"]),
    ("paid_toll", ["other", "lira"]),
    ("refused", ["place"]),
    ("skipped", ["place"]),
    ("paid_lira", ["lira"]),
    ("gained_lira", ["lira"]),
    ("gained_good", ["good", "count"]),
    ("lost_good", ["good", "count"]),
    ("paid_goods", ["red", "green", "yellow", "blue"]),
    ("extended", ["capacity"]),
    ("ruby", ["place", "rubies"]),
    ("returned", ["place"]),
    ("mail_moved", ["indicators"]),
    ("drew", ["card"]),
    ("took_discard", ["card"]),
    ("played", ["card"]),
    ("discarded", ["card"]),
    ("reshuffled", ["count"]),
    ("rolled", ["die", "die2", "total"]),
    ("set_die", ["die", "die2", "total"]),
    ("announced", ["number"]),
    ("sold", ["bundle", "lira", "place"]),
    ("demand_turned", ["demand", "place"]),
    ("family_sent", ["place"]),
    ("family_home", []),
    ("caught", ["other"]),
    ("took_tile", ["tile"]),
    ("token_moved", ["token", "place"]),
    ("neutral_moved", ["place"]),
    ("end_triggered", ["rubies"]),
    ("last_cards", []),
    ("game_over", []),
    ("started", []),
    ("laid", ["place", "position"]),
    ("fifth_assistant", []),
]
