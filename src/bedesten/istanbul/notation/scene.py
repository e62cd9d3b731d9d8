"""Positions as one line of text, for tests, puzzles and bug reports. The notation is in docs/notation.md."""

import re
from typing import Final

from bedesten.core.errors import BadSave
from bedesten.core.notation.scenes import comma_list, in_names, known_seat, split, whole
from bedesten.core.numbers import is_whole
from bedesten.core.rulings import word as written
from bedesten.istanbul import ids
from bedesten.istanbul.kernel import State
from bedesten.istanbul.notation.book import Book, Data
from bedesten.istanbul.notation.codec import MARKETS, dump, dump_step
from bedesten.istanbul.notation.editing import loosen
from bedesten.istanbul.places.markets import FIRST_TILE, TILES

MARKET_ITEMS: Final = {"large": 0, "small": 1}
ASSISTANT_LETTERS: Final = {"o": "own", "n": "neutral"}
TABLE_ITEMS: Final = (
    "layout=… neutral_assistants start=N turn=N round=N active=N ending used=… governor@PLACE smuggler@PLACE "
    "merchants=… strays=… rubies=PLACE:N,… post=N large=L1,… small=S1,… discard=… rulings=NAME:VALUE,… "
    "todo=STEP.N,…"
)
SEAT_ITEMS: Final = "7L RRGB cap3 1r @PLACE family@PLACE out=… stack=N tiles=… hand=… shown=…"


def plain(s: State, book: Book) -> Data:
    """A position as a base for scenes: hands empty, and nothing in it that follows from the rest."""
    data: Data = dump(s, book)
    loosen(data, book)
    for seat in data["seats"]:
        del seat["stack"], seat["shown"]
        seat["hand"] = []
    return data


# ------------------------------------------------------------------ in


def read(text: str, data: Data, book: Book) -> Data:
    """Lay out on a plain position what the line says."""
    for segment in text.split("|"):
        words = segment.split()
        if words and is_whole(words[0]):
            read_seat(words, data, book)
        else:
            for word in words:
                read_table_item(word, data, book)
    if "todo=" not in text:
        turn = book.rules.turns[known_seat(data["active"], data)]
        data["todo"] = [dump_step(step) for step in reversed(turn)]
    laid: Data = in_names(data, "", book.place_numbers, book.place_fields)
    return laid


def read_seat(words: list[str], data: Data, book: Book) -> None:
    seat = known_seat(int(words[0]), data)
    for word in words[1:]:
        read_seat_item(word, data["seats"][seat], book)


def read_seat_item(word: str, seat: Data, book: Book) -> None:
    key, equals, value = word.partition("=")
    if re.fullmatch(r"\d+L", word):
        seat["lira"] = int(word[:-1])
    elif re.fullmatch(r"\d+r", word):
        seat["rubies"] = int(word[:-1])
    elif re.fullmatch(r"cap\d", word):
        seat["capacity"] = int(word[3:])
    elif re.fullmatch(r"[RGYB]+|-", word):
        seat["goods"] = {c: word.count(g) for c, g in zip(ids.COLOURS, ids.GOODS, strict=True)}
    elif word.startswith("@"):
        seat["merchant"] = word[1:]
    elif word.startswith("family@"):
        seat["family"] = word[7:]
    elif equals and key in ("tiles", "hand", "shown"):
        seat[key] = split(value)
    elif equals and key == "out":
        seat["assistants"] = split(value)
    elif equals and key == "stack":
        seat["stack"] = int(value) if is_whole(value) else [ASSISTANT_LETTERS.get(c, c) for c in value]
    elif not any(part.read_seat_item(word, seat) for part in book.parts):
        known = " ".join([SEAT_ITEMS, *[part.seat_items for part in book.parts]])
        raise BadSave(f"scene: '{word}' is not understood: expected {known}")


def read_table_item(word: str, data: Data, book: Book) -> None:
    key, equals, value = word.partition("=")
    token, at, place = word.partition("@")
    if word in ("ending", "neutral_assistants"):
        data[word] = True
    elif at and token in data["tokens"]:
        data["tokens"][token] = place
    elif equals and key in ("start", "turn", "round", "active"):
        data[key] = whole(value, word)
    elif equals and key == "layout":
        known = book.rules.grid.layouts.get(value)
        data["layout"] = known.copy() if known else [whole(n, word) for n in split(value)]
    elif equals and key in ("used", "discard"):
        data[key] = split(value)
    elif equals and key in ("merchants", "strays"):
        data["neutral_merchants" if key == "merchants" else "stray_assistants"] = split(value)
    elif equals and key == "rubies":
        for entry in split(value):
            place, _, count = entry.partition(":")
            name = book.place_numbers.get(place, place)
            data["places"].setdefault(name, {})["rubies"] = whole(count, word)
    elif equals and key == "rulings":
        data["rulings"] = read_rulings(split(value))
    elif equals and key == "post":
        data["places"]["post"]["indicators"] = whole(value, word)
    elif value and key in MARKET_ITEMS:
        read_market(MARKET_ITEMS[key], split(value), data)
    elif equals and key == "todo":
        data["todo"] = [step.replace(".", " ") for step in split(value)]
    elif not any(part.read_table_item(word, data) for part in book.parts):
        items = " ".join([TABLE_ITEMS, *[part.table_items for part in book.parts]])
        raise BadSave(f"scene: '{word}' is not understood: expected {items}")


def read_rulings(entries: list[str]) -> Data:
    """`NAME:VALUE` for each one that is not the usual one."""
    pairs = [entry.partition(":") for entry in entries]
    known = {"true": True, "false": False}
    return {name: known.get(value, value) for name, _, value in pairs}


def read_market(which: int, tiles: list[str], data: Data) -> None:
    """The top tile ('?' while it is drawn) and those put under the stack; the rest was never seen."""
    known = ids.DEMAND_TILES[FIRST_TILE[which] : FIRST_TILE[which] + TILES]
    data["places"][MARKETS[which]] = {
        "demand": None if tiles[0] == "?" else tiles[0],
        "unseen": [tile for tile in known if tile not in tiles],
        "under": tiles[1:],
    }


# ------------------------------------------------------------------ out


def write(s: State, book: Book) -> str:
    """The whole position; reading it again gives the same one."""
    data: Data = dump(s, book)
    seats = [write_seat(i, seat, book) for i, seat in enumerate(data["seats"])]
    return " | ".join([write_table(data, book), *seats])


def write_table(data: Data, book: Book) -> str:
    layouts = book.rules.grid.layouts.items()
    layout = next((name for name, places in layouts if places == data["layout"]), None)
    places = data["places"]
    items = [f"layout={layout or comma_list(data['layout'])}"]
    items += [word for word in ("neutral_assistants", "ending") if data[word]]
    items += [f"{key}={data[key]}" for key in ("start", "turn", "round", "active") if key in data]
    items += [f"{token}@{place}" for token, place in data["tokens"].items()]
    items.append(
        "rubies=" + comma_list(f"{name}:{p['rubies']}" for name, p in places.items() if "rubies" in p)
    )
    items.append(f"post={places['post']['indicators']}")
    for word, which in MARKET_ITEMS.items():
        market = places[MARKETS[which]]
        items.append(f"{word}={comma_list([market['demand'] or '?', *market['under']])}")
    lists = {
        "used": "used",
        "merchants": "neutral_merchants",
        "strays": "stray_assistants",
        "discard": "discard",
    }
    items += [f"{word}={comma_list(data[key])}" for word, key in lists.items() if data[key]]
    if "rulings" in data:
        agreed = data["rulings"].items()
        items.append("rulings=" + comma_list(f"{name}:{written(value)}" for name, value in agreed))
    for part in book.parts:
        items += part.write_table(data)
    return " ".join([*items, f"todo={comma_list(step.replace(' ', '.') for step in data['todo'])}"])


def write_seat(number: int, seat: Data, book: Book) -> str:
    goods = "".join(g * n for g, n in zip(ids.GOODS, seat["goods"].values(), strict=True)) or "-"
    stack = seat["stack"]
    piled = stack if isinstance(stack, int) else "".join(which[0] for which in stack)
    items = [f"{number} {seat['lira']}L {goods} cap{seat['capacity']} {seat['rubies']}r"]
    items.append(f"@{seat['merchant']} family@{seat['family']} stack={piled}")
    lists = {"out": "assistants", "tiles": "tiles", "hand": "hand", "shown": "shown"}
    items += [f"{word}={comma_list(seat[key])}" for word, key in lists.items() if seat[key]]
    for part in book.parts:
        items += part.write_seat(seat)
    return " ".join(items)
