"""What Mocha & Baksheesh says, and what the fields of its messages hold."""

from bedesten.text.words import Fields

FIELDS = Fields(
    {"guild_card": "guild_card", "tavern_tile": "tavern_tile", "beside": "place"},
    goods=["goods_and_coffee", "six_goods", "set_of_goods"],
    minor=["announced_guild", "discarded_guild", "barrier_placed"],
)
