"""What the expansion adds to positions and scenes."""

from bedesten.core.notation.scenes import comma_list, split, whole
from bedesten.istanbul.notation.book import Data, Part
from bedesten.istanbul.notation.steps import Kind
from bedesten.letters import ids, options
from bedesten.letters.lexicon import LETTER
from bedesten.letters.notation import codec, editing, loading
from bedesten.letters.notation.steps import NUMBERS, STEPS
from bedesten.letters.society import PILES
from bedesten.letters.tables import STANDARD

KIOSK = ids.PLACES[ids.KIOSK_PLACE]
SOCIETY = ids.PLACES[ids.SECRET_SOCIETY]
TILES = {"kiosk": "revealed", "kiosk_chosen": "chosen", "kiosk_discard": "discard"}
SEATS = {"doubled": "doubled", "joined": "joined", "added": "added_rubies"}


def full_word(letter: str) -> str:
    """`9` is understood for a letter that is not delivered yet."""
    number = LETTER.understands(letter)
    return LETTER.words[number] if number >= 0 else letter


class LettersPart(Part):
    """Letters, companions, kiosk and secret society in words."""

    steps: dict[str, Kind] = STEPS
    numbers: dict[str, list[int]] = NUMBERS
    table_items = (
        "bonus_deck=new_only letters_discard=9,… kiosk=K01,… kiosk_chosen=… kiosk_discard=… society=N "
        "served=SEAT,… "
        "acting@PLACE doubled=SEAT joined=SEAT added=N letters=1:2,… bonus_cards=… letters_reward=…"
    )
    seat_items = "letters=9-front,16-back,… companion@PLACE"
    place_fields: list[str] = ["companion", "acting"]
    unordered: list[str] = ["letters", "revealed", "chosen"]

    dump_table = staticmethod(codec.dump_table)
    load_table = staticmethod(loading.load_table)
    possible = staticmethod(loading.possible)
    table_fields = staticmethod(editing.table_fields)
    seat_fields = staticmethod(editing.seat_fields)
    vocabularies = staticmethod(editing.vocabularies)
    spread = staticmethod(editing.spread)
    gather = staticmethod(editing.gather)

    def plain(self, data: Data) -> None:
        del data["letters"]["pile_size"], data["places"][KIOSK]["pile_size"]

    def read_table_item(self, word: str, data: Data) -> bool:
        key, _, value = word.partition("=")
        if key in TILES:
            data["places"][KIOSK][TILES[key]] = split(value)
        elif key in SEATS:
            data[SEATS[key]] = whole(value, word)
        elif key == "society":
            data["places"][SOCIETY]["lira"] = PILES[whole(value, word) :]
        elif key == "served":
            data["places"][SOCIETY]["served"] = [whole(seat, word) for seat in split(value)]
        elif key == "letters_discard":
            data["letters"]["discard"] = [whole(number, word) for number in split(value)]
        elif key == "bonus_deck":
            data["bonus_deck"] = value
        elif key in options.TABLES:
            data["letter_tables"][key] = value
        elif key.startswith("acting@"):
            data["acting"] = key.removeprefix("acting@")
        else:
            return False
        return True

    def read_seat_item(self, word: str, seat: Data) -> bool:
        key, _, value = word.partition("=")
        if key == "letters":
            seat["letters"] = [full_word(letter) for letter in sorted(split(value), key=LETTER.understands)]
        elif key.startswith("companion@"):
            seat["companion"] = key.removeprefix("companion@")
        else:
            return False
        return True

    def write_table(self, data: Data) -> list[str]:
        kiosk, society = data["places"][KIOSK], data["places"][SOCIETY]
        standard = options.write(STANDARD)
        tables = data["letter_tables"].items()
        items = [f"{name}={value}" for name, value in tables if value != standard[name]]
        items += [f"{word}={comma_list(kiosk[key])}" for word, key in TILES.items() if kiosk[key]]
        items += [f"{word}={data[key]}" for word, key in SEATS.items()]
        if data["letters"]["discard"]:
            items.append(f"letters_discard={comma_list(data['letters']['discard'])}")
        if society.get("served"):
            items.append(f"served={comma_list(society['served'])}")
        if data["acting"]:
            items.append(f"acting@{data['acting']}")
        return [*items, f"bonus_deck={data['bonus_deck']}", f"society={len(PILES) - len(society['lira'])}"]

    def write_seat(self, seat: Data) -> list[str]:
        letters = [f"letters={comma_list(seat['letters'])}"] if seat["letters"] else []
        return [f"companion@{seat['companion']}", *letters]
