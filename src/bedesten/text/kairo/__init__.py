"""What Kairo says, and what the fields of its messages hold."""

from bedesten.text.words import Fields, Voice


def opened(voice: Voice, word: str) -> str:
    """A building card by what it opens: `row:4·5·6`."""
    lie, _, numbers = word.partition(":")
    return voice.say(f"name.opens.{lie}", {"numbers": numbers})


FIELDS = Fields(
    {"side": "side", "medal": "medal", "zone": "zone"},
    written={"square": "square", "entrance": "square", "building": "building card"},
    spoken={"building": opened},
    untold=["played"],  # the card goes without saying
    minor=["barkers_played", "dropped_out", "scored_medals", "scored_coins"],
    alike={"coins": ["white", "yellow", "red", "blue", "green", "purple"]},
)
