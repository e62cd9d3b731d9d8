"""What Mocha & Baksheesh says, and what the fields of its messages hold."""

from bedesten.text.words import Fields

FAULTS = {
    r"expected guild cards 1 to": "mocha_guild_twice",
    r"seats have (?P<count>\d+) (?P<tile>\w+) tiles: expected at most (?P<most>\d+)": "mocha_tiles",
    r"barrier\.holder|barrier on": "mocha_barrier",
    r"barrier\.edge": "mocha_barrier_edge",
    r"a guild card more than once": "mocha_guild_twice",
    r"(?P<count>\d+) guild cards|only guild cards": "mocha_guild_cards",
    r"coffee \[": "mocha_coffee",
}
FIELDS = Fields(
    {"guild_card": "guild_card", "tavern_tile": "tavern_tile", "beside": "place"},
    goods=["goods_and_coffee", "six_goods", "set_of_goods"],
    minor=["announced_guild", "discarded_guild", "barrier_placed"],
    faults=FAULTS,
)
