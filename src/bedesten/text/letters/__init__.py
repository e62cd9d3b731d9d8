"""What Letters & Seals says, and what the fields of its messages hold."""

from bedesten.core.lexicon import UNUSED
from bedesten.text.words import Fields, Voice, Word


def letter(voice: Voice, written: str) -> str:
    """`3-front` with the name of its place, if that is in the game."""
    number, _, side = written.partition("-")
    places = [*voice.words("place"), UNUSED]
    place = places[min(int(number), len(places) - 1)]
    known = Word("place", place) if place != UNUSED else "–"
    return voice.say(f"word.letter_{side}", {"number": number, "place": known})


FIELDS = Fields(
    {"kiosk_tile": "kiosk_tile"},
    written={"letter": "letter"},
    spoken={"letter": letter},
    minor=["delivered", "companion_moved", "companion_home", "rolled_die", "copied"],
)
