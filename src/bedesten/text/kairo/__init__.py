"""What Kairo says, and what the fields of its messages hold."""

from bedesten.text.words import Fields

FIELDS = Fields(
    {"side": "side", "medal": "medal", "zone": "zone"},
    written={"square": "square", "entrance": "square", "building": "building card"},
    untold=["played"],  # the card goes without saying
)
