"""What Istanbul says, and what the fields of its messages hold."""

from bedesten.text.words import Fields

FIELDS = Fields(
    {"tile": "tile", "token": "token", "demand": "demand_tile", "assistant": "assistant"},
    goods=["missing", "unwanted"],
)
