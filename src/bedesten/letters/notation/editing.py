"""What of the expansion can be laid by hand."""

from bedesten.core.notation.editing import NUMBER, SET, WORD, WORDS, Field
from bedesten.istanbul.kernel import State
from bedesten.istanbul.notation.book import Data
from bedesten.letters.ids import BACK, KIOSK_PLACE, KIOSK_TILES, NOBODY, PLACES, SECRET_SOCIETY
from bedesten.letters.lexicon import LETTER
from bedesten.letters.notation.codec import SUPPLIES
from bedesten.letters.rulings import SECRET_SOCIETY_LIRA
from bedesten.letters.side import side_of
from bedesten.letters.society import PILES

KIOSK = PLACES[KIOSK_PLACE]
SOCIETY = PLACES[SECRET_SOCIETY]
MOST_LETTERS = 60
MOST_ADDED = 50


def table_fields(s: State) -> list[Field]:
    society = ("place", SOCIETY)
    served = Field(f"places.{SOCIETY}.served", SET, "served", 0, s.players, "seat", society)
    return [
        Field("letters.discard", WORDS, "letters_discard", 0, MOST_LETTERS, "letter:front"),
        Field(f"places.{KIOSK}.discard", SET, "discard", 0, len(KIOSK_TILES), "kiosk_tile", ("place", KIOSK)),
        Field(f"places.{SOCIETY}.lira", NUMBER, "piles", 0, len(PILES), about=society),
        *([served] if s.rulings[SECRET_SOCIETY_LIRA] else []),
        Field("doubled", WORD, "doubled", 0, words="seat"),
        Field("added_rubies", NUMBER, "added_rubies", 0, MOST_ADDED),
    ]


def seat_fields(s: State) -> list[Field]:
    return [
        Field("companion", WORD, "companion", 1, words="place+supply"),
        Field("letters", WORDS, "letters", 0, MOST_LETTERS, "letter"),
    ]


def vocabularies(s: State) -> dict[str, list[str]]:
    known = [place for place, copies in enumerate(side_of(s).tables.letters) if copies]
    letters = [LETTER.words[place + side] for place in known for side in (0, BACK)]
    return {
        "place+supply": [*(s.rules.place_names[number] for number in s.rules.numbers), *SUPPLIES],
        "letter": letters,
        "letter:front": [word for word in letters if word.endswith("-front")],
        "kiosk_tile": KIOSK_TILES,
    }


def spread(data: Data) -> None:
    """What was revealed or chosen in an action goes away; letters are discarded with their front up."""
    kiosk, society = data["places"][KIOSK], data["places"][SOCIETY]
    kiosk["discard"] += kiosk["revealed"] + kiosk["chosen"]
    kiosk["revealed"], kiosk["chosen"] = [], []
    society["lira"] = len(society["lira"])
    if "served" in society:
        society["served"] = [str(seat) for seat in society["served"]]
    data["letters"]["discard"] = [f"{number}-front" for number in data["letters"]["discard"]]
    data["doubled"] = None if data["doubled"] == NOBODY else str(data["doubled"])
    data["acting"], data["joined"] = None, NOBODY


def gather(data: Data) -> None:
    society = data["places"][SOCIETY]
    society["lira"] = PILES[len(PILES) - society["lira"] :]
    if "served" in society:
        society["served"] = sorted(int(seat) for seat in society["served"])
    data["letters"]["discard"] = sorted(int(word.partition("-")[0]) for word in data["letters"]["discard"])
    data["doubled"] = NOBODY if data["doubled"] is None else int(data["doubled"])
    kiosk = data["places"][KIOSK]
    kiosk["discard"] = sorted(kiosk["discard"])
    for seat in data["seats"]:
        seat["letters"] = sorted(seat["letters"], key=LETTER.understands)
