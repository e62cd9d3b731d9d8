"""Positions as JSON in human words. The schema is described in docs/notation.md."""

from bedesten.core.rulings import write
from bedesten.core.step import Step
from bedesten.istanbul import ids
from bedesten.istanbul.bundles import places_in
from bedesten.istanbul.kernel import Rules, State, Table
from bedesten.istanbul.notation.book import Book
from bedesten.istanbul.pieces import Seat
from bedesten.istanbul.places.gemstones import TRACK_END
from bedesten.istanbul.places.mosques import REQUIRED, taken
from bedesten.istanbul.places.palace import PRICES, SPACES
from bedesten.istanbul.turn import usual_round
from bedesten.istanbul.view import View

ASSISTANTS = ["own", "neutral"]
MARKETS = ["large_market", "small_market"]
MOSQUES = {ids.SMALL_MOSQUE: [ids.RED, ids.GREEN], ids.GREAT_MOSQUE: [ids.BLUE, ids.YELLOW]}


def dump(s: State, book: Book) -> dict[str, object]:
    """The whole position."""
    data = dump_table(s, book)
    data["deck"] = count_words(s.deck, s.rules.card_names)
    for seat, entry in enumerate(seats_of(data)):
        entry["hand"] = card_words(s.hands[seat], s.rules)
    for part in book.parts:
        part.dump_hidden(s, data)
    return data


def dump_view(v: View, book: Book) -> dict[str, object]:
    """The open table, the number of cards in each hand, and the viewer's hand."""
    data = dump_table(v.table, book)
    data["viewer"] = v.seat
    for seat, entry in enumerate(seats_of(data)):
        entry["cards"] = v.cards[seat]
        if seat == v.seat:
            entry["hand"] = card_words(v.hand, v.table.rules)
    for part in book.parts:
        part.dump_glimpse(v, data)
    return data


def seats_of(data: dict[str, object]) -> list[dict[str, object]]:
    seats = data["seats"]
    assert isinstance(seats, list)
    return seats


def dump_table(t: Table, book: Book) -> dict[str, object]:
    rules, names = t.rules, t.rules.place_names
    data: dict[str, object] = {
        "game": book.name,
        "players": t.players,
        "neutral_assistants": t.variant,
        "layout": t.layout.copy(),
        "start": t.start,
        "turn": t.turn,
        "active": t.active,
        "ending": t.ending,
        "used": [use for use, bit in zip(rules.uses, rules.use_bits, strict=True) if t.used & bit],
        "tokens": {meeting.name: names[t.tokens[meeting.token]] for meeting in rules.meetings},
        "neutral_merchants": [names[place] for place in t.merchants],
        "stray_assistants": [names[place] for place in t.strays],
        "places": dump_places(t),
        "deck_size": t.deck_size,
        "discard": [t.rules.card_names[card] for card in t.discards],
        "seats": [dump_seat(t, me) for me in t.seats],
        "todo": [dump_step(step) for step in reversed(t.todo)],
    }
    if t.round != usual_round(t):
        data["round"] = t.round
    agreed = write(rules.rulings, t.rulings)
    if agreed:
        data["rulings"] = agreed
    for part in book.parts:
        part.dump_table(t, data)
    return data


def ruby_places(rules: Rules) -> list[int]:
    """Places that have rubies in some game."""
    return [place for place, rubies in enumerate(rules.rubies) if max(rubies) > 0]


def dump_places(t: Table) -> dict[str, object]:
    """Only places with something on them; prices and tiles follow from it and are there to read."""
    places: dict[str, dict[str, object]] = {
        t.rules.place_names[place]: {"rubies": t.rubies[place]} for place in ruby_places(t.rules)
    }
    places["wainwright"]["extensions"] = 3 * t.players - sum(me.capacity - 2 for me in t.seats)
    places["palace"]["price"] = palace_price(t.rubies[ids.PALACE])
    places["gemstone"]["price"] = TRACK_END - t.rubies[ids.GEMSTONE] if t.rubies[ids.GEMSTONE] else None
    for mosque, tiles in MOSQUES.items():
        places[t.rules.place_names[mosque]]["tiles"] = {
            ids.COLOURS[tile]: REQUIRED[t.players][taken(t, tile) :] for tile in tiles
        }
    places["post"] = {"indicators": t.post}
    for name, market in zip(MARKETS, t.markets, strict=True):
        places[name] = {
            "demand": ids.DEMAND_TILES[market.tile] if market.tile >= 0 else None,
            "unseen": [ids.DEMAND_TILES[tile] for tile in market.unseen],
            "under": [ids.DEMAND_TILES[tile] for tile in market.under],
        }
    return dict(places)


def palace_price(rubies: int) -> dict[str, int] | None:
    if rubies == 0:
        return None
    return dict(zip([*ids.COLOURS, "any"], PRICES[SPACES - rubies], strict=True))


def dump_seat(t: Table, me: Seat) -> dict[str, object]:
    names = t.rules.place_names
    return {
        "lira": me.lira,
        "goods": dict(zip(ids.COLOURS, me.goods, strict=True)),
        "capacity": me.capacity,
        "rubies": me.rubies,
        "tiles": [ids.COLOURS[tile] for tile in places_in(me.tiles)],
        "merchant": names[me.place],
        "family": names[me.family],
        "assistants": [names[place] for place in places_in(me.out)],
        "stack": [ASSISTANTS[which] for which in me.stack] if t.variant else len(me.stack),
        "shown": card_words(me.shown, t.rules),
    }


def card_words(counts: list[int], rules: Rules) -> list[str]:
    """Each card as often as it is held, in the order of the table of cards."""
    return [rules.card_names[card] for card, count in enumerate(counts) for _ in range(count)]


def count_words(counts: list[int], names: list[str]) -> dict[str, int]:
    return {names[card]: count for card, count in enumerate(counts) if count > 0}


def dump_step(step: Step[State]) -> str:
    return " ".join([type(step).__name__, *map(str, step.args())])
