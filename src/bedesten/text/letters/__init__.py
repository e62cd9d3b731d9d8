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


FAULTS = {
    r"has a tile more than once": "letters_kiosk_twice",
    r"lira piles taken|expected the last of": "letters_lira_piles",
    r"have (?P<count>\d+) letters (?P<place>\w+): expected at most (?P<most>\d+)": "letters_letters",
    r"seats\.(?P<seat>\d)\.letters has .*a piece stands there": "letters_undelivered",
    r"seat (?P<seat>\d) has not delivered": "letters_undelivered",
    r"an empty track": "letters_track",
    r"kiosk tiles": "letters_kiosk",
}
FIELDS = Fields(
    {"kiosk_tile": "kiosk_tile"},
    written={"letter": "letter"},
    spoken={"letter": letter},
    minor=["delivered", "companion_moved", "companion_home", "rolled_die", "copied"],
    faults=FAULTS,
)
