"""Positions laid by hand: what can be laid, and how it is spread out for that."""

from typing import Final

from bedesten.core.notation import editing
from bedesten.core.notation.editing import FLAG, NUMBER, ORDER, SET, SWAP, WORD, WORDS, Field
from bedesten.istanbul import ids
from bedesten.istanbul.kernel import State
from bedesten.istanbul.notation.book import Book, Data
from bedesten.istanbul.notation.codec import ASSISTANTS, MARKETS, dump, dump_step, ruby_places
from bedesten.istanbul.places.markets import FIRST_TILE, TILES
from bedesten.istanbul.setup import MOST, rubies_by_place

MOST_LIRA: Final = 999
MOST_TURNS: Final = 999
MOST_CARDS: Final = 40
TWO: Final = 2  # players who meet neutral merchants


def fields(s: State, book: Book) -> list[Field]:
    fields = [*table_fields(s), *[field for part in book.parts for field in part.table_fields(s)]]
    mine = [*seat_fields(s), *[field for part in book.parts for field in part.seat_fields(s)]]
    return fields + [field for seat in range(s.players) for field in editing.of_seat(seat, mine)]


def table_fields(s: State) -> list[Field]:
    rules, most = s.rules, rubies_by_place(s.rules, s.players)
    fields = [
        Field("active", WORD, "active", 1, words="seat"),
        Field("start", WORD, "start", 1, words="seat"),
        Field("turn", NUMBER, "turn", 1, MOST_TURNS),
        Field("ending", FLAG, "ending"),
        Field("layout", SWAP, "layout", words="place"),
    ]
    fields += [
        Field(f"tokens.{meeting.name}", WORD, "at", 1, words="place", about=("token", meeting.name))
        for meeting in rules.meetings
    ]
    for place in ruby_places(rules):
        name = rules.place_names[place]
        fields.append(Field(f"places.{name}.rubies", NUMBER, "rubies", 0, most[place], about=("place", name)))
    fields.append(Field("places.post.indicators", NUMBER, "indicators", 0, 4, about=("place", "post")))
    for name in MARKETS:
        words, about = f"demand_tile:{name}", ("place", name)
        fields.append(Field(f"places.{name}.demand", WORD, "demand", 1, words=words, about=about))
        fields.append(Field(f"places.{name}.under", ORDER, "under", 0, TILES - 1, words, about))
    if s.players == TWO:
        fields.append(Field("neutral_merchants", ORDER, "neutral_merchants", 0, 3, "place"))
    if s.variant:
        fields.append(Field("stray_assistants", WORDS, "stray_assistants", 0, s.players, "place"))
    return [*fields, Field("discard", ORDER, "discard", 0, MOST_CARDS, "card")]


def seat_fields(s: State) -> list[Field]:
    goods = zip(ids.COLOURS, ids.GOODS, strict=True)
    fields = [
        Field("lira", NUMBER, "lira", 0, MOST_LIRA),
        Field("rubies", NUMBER, "rubies", 0, sum(rubies_by_place(s.rules, MOST))),
        Field("capacity", NUMBER, "capacity", 2, 5),
        *[Field(f"goods.{colour}", NUMBER, "", 0, 5, about=("good", good)) for colour, good in goods],
        Field("merchant", WORD, "merchant", 1, words="place"),
        Field("family", WORD, "family", 1, words="place"),
        Field("assistants", SET, "assistants", 0, 5, "place"),
        Field("tiles", SET, "tiles", 0, len(ids.COLOURS), "tile"),
        Field("hand", WORDS, "hand", 0, MOST_CARDS, "card"),
        Field("shown", WORDS, "shown", 0, MOST_CARDS, "card"),
    ]
    return fields + ([Field("stack", ORDER, "stack", 0, 9, "assistant")] if s.variant else [])


def vocabularies(s: State, book: Book) -> dict[str, list[str]]:
    rules = s.rules
    words = {
        "seat": [str(seat) for seat in range(s.players)],
        "place": [rules.place_names[number] for number in rules.numbers],
        "card": [name for card, name in enumerate(rules.card_names) if s.copies[card] > 0],
        "tile": ids.COLOURS,
        "assistant": ASSISTANTS,
    }
    for name, first in zip(MARKETS, FIRST_TILE, strict=True):
        words[f"demand_tile:{name}"] = ids.DEMAND_TILES[first : first + TILES]
    for part in book.parts:
        words |= part.vocabularies(s)
    return words


def spread(s: State, book: Book) -> Data:
    """Without what follows from the rest, and as when somebody is about to move."""
    data: Data = dump(s, book)
    loosen(data, book)
    for seat in data["seats"]:
        if not s.variant:
            del seat["stack"]
    data["layout"] = [s.rules.place_names[number] for number in s.layout]
    data["start"], data["active"] = str(max(s.start, 0)), str(max(s.active, 0))
    data["turn"], data["used"] = max(s.turn, 1), []
    data.pop("round", None)
    for part in book.parts:
        part.spread(data)
    return data


def loosen(data: Data, book: Book) -> None:
    """Take away what follows from the rest."""
    del data["deck"], data["deck_size"]
    for place in data["places"].values():
        for key in ("price", "tiles", "extensions"):
            place.pop(key, None)
    for part in book.parts:
        part.plain(data)


def gather(data: Data, book: Book) -> Data:
    """The demand tiles that lie nowhere else were never seen; a whole turn lies ahead."""
    names = book.rules.place_names
    data["layout"] = [names.index(name) for name in data["layout"]]
    data["start"], data["active"] = int(data["start"]), int(data["active"])
    for name, first in zip(MARKETS, FIRST_TILE, strict=True):
        market = data["places"][name]
        seen = [market["demand"], *market["under"]]
        tiles = ids.DEMAND_TILES[first : first + TILES]
        market["unseen"] = [tile for tile in tiles if tile not in seen]
    for part in book.parts:
        part.gather(data)
    data["todo"] = [dump_step(step) for step in reversed(book.rules.turns[data["active"]])]
    return data
