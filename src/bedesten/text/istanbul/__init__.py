"""What Istanbul says, and what the fields of its messages hold."""

from bedesten.text.words import Fields

FIELDS = Fields(
    {"tile": "tile", "token": "token", "demand": "demand_tile", "assistant": "assistant"},
    goods=["missing", "unwanted"],
    minor=[
        "paid_toll",
        "played",
        "returned",
        "announced",
        "rolled",
        "set_die",
        "took_discard",
        "discarded",
        "token_moved",
    ],
    alike={"goods": ["red", "green", "yellow", "blue"]},
)
