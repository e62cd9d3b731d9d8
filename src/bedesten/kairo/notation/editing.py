"""Positions laid by hand: what can be laid, and how it is spread out for that."""

from bedesten.core.notation import editing
from bedesten.core.notation.editing import FLAG, NUMBER, ORDER, SET, WORD, WORDS, Field
from bedesten.kairo.ids import COLOURS
from bedesten.kairo.kernel import State
from bedesten.kairo.notation.codec import dump, dump_step
from bedesten.kairo.notation.scene import Data
from bedesten.kairo.numbers import BARKERS, COIN_VALUE, DISPLAY, EXPANSIONS, HAND_LIMIT
from bedesten.kairo.turn import turn_of

MOST_POINTS = 999
MOST_TURNS = 999
MOST_CARDS = 60
STAND = 2 + EXPANSIONS  # a stand as squares: the main stand, its entrance, its expansions


def fields(s: State) -> list[Field]:
    mine = seat_fields()
    return table_fields(s) + [field for seat in range(s.players) for field in editing.of_seat(seat, mine)]


def table_fields(s: State) -> list[Field]:
    fields = [
        Field("active", WORD, "active", 1, words="seat"),
        Field("start", WORD, "start", 1, words="seat"),
        Field("turn", NUMBER, "turn", 1, MOST_TURNS),
        Field("ending", FLAG, "ending"),
        Field("idle", NUMBER, "idle", 0, MOST_TURNS),
        Field("waiting", WORD, "waiting", 0, words="colour"),
        *by_colour("customers", "customer", WORD, "square"),
        Field("display", ORDER, "display", 0, DISPLAY, "building card"),
        Field("discard", ORDER, "discard", 0, MOST_CARDS, "building card"),
    ]
    return fields + (by_colour("neutral", "neutral_stand", ORDER, "square") if s.players == 2 else [])


def seat_fields() -> list[Field]:
    return [
        Field("vp", NUMBER, "vp", 0, MOST_POINTS),
        Field("barkers", NUMBER, "barkers", 0, BARKERS),
        Field("dropped", FLAG, "dropped"),
        *by_colour("coins", "coins", NUMBER),
        Field("hand", WORDS, "hand", 0, HAND_LIMIT, "building card"),
        Field("gold", SET, "gold", 0, len(COLOURS), "colour"),
        Field("silver", SET, "silver", 0, len(COLOURS), "colour"),
        *by_colour("stands", "stand", ORDER, "square"),
    ]


def by_colour(path: str, label: str, kind: str, words: str = "") -> list[Field]:
    most = {NUMBER: COIN_VALUE, ORDER: STAND}.get(kind, 0)
    return [Field(f"{path}.{name}", kind, label, 0, most, words, ("colour", name)) for name in COLOURS]


def vocabularies(s: State) -> dict[str, list[str]]:
    return {
        "seat": [str(seat) for seat in range(s.players)],
        "colour": COLOURS,
        "square": s.rules.squares,
        "building card": s.rules.card_names,
    }


def spread(s: State, game: str) -> Data:
    """Without what follows from the rest, nothing announced, and every stand as its squares."""
    data: Data = dump(s, game)
    for key in ("deck", "deck_size", "bank", "supply", "barkers", "round"):
        data.pop(key, None)
    data["start"], data["active"] = str(max(s.start, 0)), str(max(s.active, 0))
    data["turn"], data["draft"] = max(s.turn, 1), []
    data["neutral"] = in_squares(data["neutral"])
    for seat in data["seats"]:
        del seat["reserve"]
        seat["stands"] = in_squares(seat["stands"])
    return data


def in_squares(stands: Data) -> Data:
    return {
        colour: [one["main"], one["entrance"], *one["expansions"]] if (one := stands.get(colour)) else []
        for colour in COLOURS
    }


def gather(data: Data) -> Data:
    """A whole turn lies ahead."""
    data["start"], data["active"] = int(data["start"]), int(data["active"])
    data["neutral"] = as_stands(data["neutral"])
    for seat in data["seats"]:
        seat["stands"] = as_stands(seat["stands"])
    data["todo"] = [dump_step(step) for step in reversed(turn_of(data["active"]))]
    return data


def as_stands(squares: Data) -> Data:
    """One that has no entrance yet is told as such when it is loaded."""
    return {
        colour: {"main": one[0], "expansions": one[2:]} | ({"entrance": one[1]} if len(one) > 1 else {})
        for colour, one in squares.items()
        if one
    }
