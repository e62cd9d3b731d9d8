"""Positions as one line of text, for tests, puzzles and bug reports. The notation is in docs/notation.md."""

import re
from typing import Any, Final

from bedesten.core.errors import BadSave
from bedesten.core.notation.scenes import comma_list, known_seat, split, whole
from bedesten.core.numbers import is_whole
from bedesten.kairo.ids import COLOURS, LETTERS
from bedesten.kairo.kernel import State
from bedesten.kairo.notation.codec import dump, dump_step
from bedesten.kairo.numbers import DISPLAY
from bedesten.kairo.turn import turn_of

Data = dict[str, Any]

NEUTRAL_WORD: Final = "n"
COINS: Final = re.compile(rf"(\d*)([{LETTERS}])")
STAND: Final = re.compile(r"([A-Z]+\d+)>([A-Z]+\d+)((?:\+[A-Z]+\d+)*)")
TABLE_ITEMS: Final = (
    "start=N turn=N round=N active=N ending idle=N customers=COLOUR:SQUARE,… waiting=COLOUR bank=COLOUR:N,… "
    "supply=COLOUR:N,… barkers=N display=… discard=… draft=… todo=STEP.N,…"
)
SEAT_ITEMS: Final = "5vp 2W3R barkers=N dropped gold=… silver=… hand=… COLOUR=SQUARE>SQUARE+SQUARE…"


def plain(s: State, game: str) -> Data:
    """A base for scenes: an empty board, empty hands and purses, four cards in the display."""
    data: Data = dump(s, game)
    del data["deck"], data["deck_size"], data["bank"], data["supply"], data["barkers"]
    data.update(start=0, turn=1, active=0, display=s.rules.card_names[:DISPLAY])
    for seat in data["seats"]:
        del seat["reserve"]
        seat.update(coins=dict.fromkeys(COLOURS, 0), hand=[])
    return data


# ------------------------------------------------------------------ in


def read(text: str, data: Data) -> Data:
    """Lay out on a plain position what the line says."""
    for segment in text.split("|"):
        words = segment.split()
        if words and words[0] == NEUTRAL_WORD:
            for word in words[1:]:
                read_neutral(word, data["neutral"])
        elif words and is_whole(words[0]):
            read_seat(words, data)
        else:
            for word in words:
                read_table_item(word, data)
    if "todo=" not in text:
        data["todo"] = [dump_step(step) for step in reversed(turn_of(data["active"]))]
    return data


def read_seat(words: list[str], data: Data) -> None:
    seat = known_seat(int(words[0]), data)
    for word in words[1:]:
        read_seat_item(word, data["seats"][seat])


def read_seat_item(word: str, seat: Data) -> None:
    key, equals, value = word.partition("=")
    if re.fullmatch(r"\d+vp", word):
        seat["vp"] = int(word[:-2])
    elif word == "-" or (COINS.match(word) and not COINS.sub("", word)):
        for count, letter in COINS.findall(word):
            seat["coins"][COLOURS[LETTERS.index(letter)]] += int(count or 1)
    elif word == "dropped":
        seat["dropped"] = True
    elif equals and key == "barkers":
        seat["barkers"] = whole(value, word)
    elif equals and key in ("gold", "silver", "hand"):
        seat[key] = split(value)
    elif not read_stand(word, seat["stands"]):
        raise BadSave(f"scene: '{word}' is not understood: expected {SEAT_ITEMS}")


def read_neutral(word: str, stands: Data) -> None:
    if not read_stand(word, stands):
        raise BadSave(f"scene: '{word}' is not understood: expected COLOUR=SQUARE>SQUARE")


def read_stand(word: str, stands: Data) -> bool:
    """`red=B2>B3+C2`: main stand, entrance, expansions."""
    colour, _, squares = word.partition("=")
    stand = STAND.fullmatch(squares)
    if colour not in COLOURS or stand is None:
        return False
    main, entrance, more = stand.groups()
    stands[colour] = {"main": main, "entrance": entrance, "expansions": more.split("+")[1:]}
    return True


def read_table_item(word: str, data: Data) -> None:
    key, equals, value = word.partition("=")
    if word == "ending":
        data["ending"] = True
    elif equals and key in ("start", "turn", "round", "active", "idle", "barkers"):
        data[key] = whole(value, word)
    elif equals and key == "customers":
        data["customers"].update(dict(pair(entry, word) for entry in split(value)))
    elif equals and key == "waiting":
        data["waiting"] = value
    elif equals and key in ("bank", "supply"):
        data[key] = {colour: whole(n, word) for colour, n in (pair(entry, word) for entry in split(value))}
    elif equals and key in ("display", "discard", "draft"):
        data[key] = split(value)
    elif equals and key == "todo":
        data["todo"] = [step.replace(".", " ") for step in split(value)]
    else:
        raise BadSave(f"scene: '{word}' is not understood: expected {TABLE_ITEMS}")


def pair(entry: str, word: str) -> tuple[str, str]:
    name, colon, value = entry.partition(":")
    if not colon:
        raise BadSave(f"scene: '{word}' is not understood: expected COLOUR:… in '{entry}'")
    return name, value


# ------------------------------------------------------------------ out


def write(s: State, game: str) -> str:
    """The whole position; reading it again gives the same one."""
    data: Data = dump(s, game)
    neutral = " ".join([NEUTRAL_WORD, *write_stands(data["neutral"])])
    seats = [write_seat(i, seat) for i, seat in enumerate(data["seats"])]
    return " | ".join([write_table(data), *([neutral] if data["neutral"] else []), *seats])


def write_table(data: Data) -> str:
    items = [f"{key}={data[key]}" for key in ("start", "turn", "round", "active", "idle") if key in data]
    items += ["ending"] if data["ending"] else []
    standing = [f"{colour}:{square}" for colour, square in data["customers"].items() if square]
    items += [f"customers={comma_list(standing)}"] if standing else []
    items += [f"waiting={data['waiting']}"] if data["waiting"] else []
    items += [f"{key}={comma_list(f'{c}:{n}' for c, n in data[key].items())}" for key in ("bank", "supply")]
    items += [f"{key}={comma_list(data[key])}" for key in ("display", "discard", "draft") if data[key]]
    items.append(f"barkers={data['barkers']}")
    return " ".join([*items, f"todo={comma_list(step.replace(' ', '.') for step in data['todo'])}"])


def write_seat(number: int, seat: Data) -> str:
    counts = zip(LETTERS, seat["coins"].values(), strict=True)
    coins = "".join(f"{n}{letter}" for letter, n in counts if n) or "-"
    items = [f"{number} {seat['vp']}vp {coins} barkers={seat['barkers']}"]
    items += ["dropped"] if seat["dropped"] else []
    items += [f"{key}={comma_list(seat[key])}" for key in ("gold", "silver", "hand") if seat[key]]
    return " ".join([*items, *write_stands(seat["stands"])])


def write_stands(stands: Data) -> list[str]:
    return [
        f"{colour}={stand['main']}>{stand['entrance']}" + "".join(f"+{e}" for e in stand["expansions"])
        for colour, stand in stands.items()
    ]
