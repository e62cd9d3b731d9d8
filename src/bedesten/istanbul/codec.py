"""Positions as JSON in human words, out and in. The schema is described in docs/notation.md."""

from bedesten.core.errors import BadSave
from bedesten.core.fields import Fields, brief
from bedesten.core.step import Step
from bedesten.istanbul import ids
from bedesten.istanbul.audit import own_assistants
from bedesten.istanbul.board import Board
from bedesten.istanbul.bundles import places_in
from bedesten.istanbul.kernel import Market, Rules, Seat, State, Table
from bedesten.istanbul.places.gemstones import TRACK_END
from bedesten.istanbul.places.markets import FIRST_TILE, TILES
from bedesten.istanbul.places.mosques import REQUIRED, taken
from bedesten.istanbul.places.palace import PRICES, SPACES
from bedesten.istanbul.setup import LEAST, MOST, rubies_by_place
from bedesten.istanbul.steps import LIMITS, STEPS
from bedesten.istanbul.view import View

ASSISTANTS = ["own", "neutral"]
RUBY_PLACES = [ids.WAINWRIGHT, ids.PALACE, ids.SMALL_MOSQUE, ids.GREAT_MOSQUE, ids.GEMSTONE]
UNORDERED = ["hand", "shown", "tiles", "assistants", "used", "stray_assistants", "unseen"]
MARKETS = ["large_market", "small_market"]
MOSQUES = {ids.SMALL_MOSQUE: [ids.RED, ids.GREEN], ids.GREAT_MOSQUE: [ids.BLUE, ids.YELLOW]}


# ------------------------------------------------------------------ out


def dump(s: State, game: str) -> dict[str, object]:
    """The whole position."""
    data = dump_table(s, game)
    data["deck"] = count_words(s.deck, s.rules.card_names)
    for seat, entry in enumerate(seats_of(data)):
        entry["hand"] = card_words(s.hands[seat], s.rules)
    return data


def dump_view(v: View, game: str) -> dict[str, object]:
    """The open table, the number of cards in each hand, and the own hand."""
    data = dump_table(v.table, game)
    data["viewer"] = v.seat
    for seat, entry in enumerate(seats_of(data)):
        entry["cards"] = v.cards[seat]
        if seat == v.seat:
            entry["hand"] = card_words(v.hand, v.table.rules)
    return data


def seats_of(data: dict[str, object]) -> list[dict[str, object]]:
    seats = data["seats"]
    assert isinstance(seats, list)
    return seats


def dump_table(t: Table, game: str) -> dict[str, object]:
    names = t.rules.place_names
    return {
        "game": game,
        "players": t.players,
        "neutral_assistants": t.variant,
        "layout": t.layout,
        "start": t.start,
        "turn": t.turn,
        "active": t.active,
        "ending": t.ending,
        "used": [use for i, use in enumerate(ids.USES) if t.used >> i & 1],
        "tokens": {token: names[place] for token, place in zip(ids.TOKENS, t.tokens, strict=True)},
        "neutral_merchants": [names[place] for place in t.merchants],
        "stray_assistants": [names[place] for place in t.strays],
        "places": dump_places(t),
        "deck_size": t.deck_size,
        "discard": [t.rules.card_names[card] for card in t.discards],
        "seats": [dump_seat(t, me) for me in t.seats],
        "todo": [dump_step(step) for step in reversed(t.todo)],
    }


def dump_places(t: Table) -> dict[str, object]:
    """Only places with something on them; prices and tiles follow from it and are there to read."""
    places: dict[str, dict[str, object]] = {
        t.rules.place_names[place]: {"rubies": t.rubies[place]} for place in RUBY_PLACES
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


# ------------------------------------------------------------------ in


def load(data: dict[str, object], rules: Rules, game: str) -> State:
    """The state a dump describes. What follows from the rest may be left out, but not contradicted."""
    f = Fields(data)
    s = State(rules, f.number("players", LEAST, MOST))
    load_table(f, s, game)
    s.hands = [
        load_cards(Fields(entry, f"seats.{i}"), "hand", rules) for i, entry in enumerate(seats_of(data))
    ]
    for seat, me in enumerate(s.seats):
        check_shown(me, s.hands[seat], f"seats.{seat}.shown")
    s.deck = rest_of_cards(s)
    s.deck_size = sum(s.deck)
    agree(f, dump(s, game))
    return s


def load_view(data: dict[str, object], rules: Rules, game: str) -> View:
    f = Fields(data)
    t = Table(rules, f.number("players", LEAST, MOST))
    load_table(f, t, game)
    t.deck_size = f.number("deck_size", 0, sum(rules.copies))
    viewer = f.number("viewer", -3, t.players - 1)
    seats = [Fields(entry, f"seats.{i}") for i, entry in enumerate(seats_of(data))]
    hand = load_cards(seats[viewer], "hand", rules) if viewer >= 0 else []
    v = View(viewer, t, [seat.number("cards", 0, sum(rules.copies)) for seat in seats], hand)
    agree(f, dump_view(v, game))
    return v


def load_table(f: Fields, t: Table, game: str) -> None:
    rules, names = t.rules, t.rules.place_names
    if f.text("game") != game:
        raise BadSave(f"game is {f.text('game')}: expected {game}")
    t.variant = f.flag("neutral_assistants")
    t.layout = load_layout(f, len(names) - 1)
    if 0 not in t.layout:
        t.board = Board(t.layout, rules.columns)
    t.start = f.number("start", -1, t.players - 1)
    t.turn = f.number("turn", 0, 10**9)
    t.active = f.number("active", -1, t.players - 1)
    t.ending = f.flag("ending")
    t.used = f.word_set("used", ids.USES)
    tokens = f.inner("tokens")
    t.tokens = [load_token(tokens, token, names) for token in ids.TOKENS]
    tokens.done()
    t.merchants = f.words("neutral_merchants", names)
    if len(t.merchants) != (3 if t.players == LEAST else 0):
        raise BadSave(
            f"neutral_merchants has {len(t.merchants)} places: expected 3 with 2 players, else none"
        )
    t.strays = sorted(f.words("stray_assistants", names))
    t.discards = f.words("discard", rules.card_names)
    load_places(f.inner("places"), t)
    entries = f.items("seats")
    if len(entries) != t.players:
        raise BadSave(f"seats has {len(entries)} entries: expected {t.players}")
    t.seats = [load_seat(Fields(entry, f"seats.{i}"), t) for i, entry in enumerate(entries)]
    check_pieces(t)
    t.todo = [load_step(step, t.players) for step in reversed(f.items("todo"))]


def load_layout(f: Fields, places: int) -> list[int]:
    layout: list[int] = [n for n in f.items("layout") if type(n) is int]
    laid = [n for n in layout if n != 0]
    if len(layout) != places or len(set(laid)) != len(laid) or not set(laid) <= set(range(1, places + 1)):
        raise BadSave(f"layout is {brief(f.get('layout'))}: expected each number from 1 to {places} once")
    return layout


def load_token(f: Fields, token: str, names: list[str]) -> int:
    place = f.word(token, names)
    if place != 0 and not 2 <= place <= 12:
        raise BadSave(f"{f.at(token)} is {names[place]}: expected a place from 2 to 12 (IST-STATE-1)")
    return place


def load_places(f: Fields, t: Table) -> None:
    most = rubies_by_place(t.players, len(t.rules.places))
    t.rubies = [0] * len(t.rules.places)
    for place in RUBY_PLACES:
        t.rubies[place] = f.inner(t.rules.place_names[place]).number("rubies", 0, most[place])
    t.post = f.inner("post").number("indicators", 0, 4)
    t.markets = [load_market(f.inner(name), which) for which, name in enumerate(MARKETS)]


def load_market(f: Fields, which: int) -> Market:
    """Every tile of the market once: on top, unseen, or under the stack."""
    tiles = ids.DEMAND_TILES[FIRST_TILE[which] : FIRST_TILE[which] + TILES]
    first = FIRST_TILE[which]
    top = -1 if f.get("demand") is None else first + f.word("demand", tiles)
    unseen = [first + tile for tile in f.words("unseen", tiles)]
    under = [first + tile for tile in f.words("under", tiles)]
    found = sorted([*unseen, *under] + ([top] if top >= 0 else []))
    if found != list(range(first, first + TILES)):
        raise BadSave(f"{f.path} has {len(found)} tiles: expected each of {', '.join(tiles)} once")
    return Market(top, sorted(unseen), under)


def load_seat(f: Fields, t: Table) -> Seat:
    names = t.rules.place_names
    capacity = f.number("capacity", 2, 5)
    goods = f.inner("goods")
    counts = [goods.number(colour, 0, capacity) for colour in ids.COLOURS]
    goods.done()
    tiles = f.word_set("tiles", ids.COLOURS)
    out = f.word_set("assistants", names)
    return Seat(
        f.number("lira", 0, 10**9),
        counts,
        capacity,
        f.number("rubies", 0, 32),
        tiles,
        f.word("merchant", names),
        f.word("family", names),
        out,
        load_stack(f, t, own_assistants(t.variant, tiles) - out.bit_count()),
        load_cards(f, "shown", t.rules) if f.has("shown") else [0] * len(t.rules.copies),
    )


def load_stack(f: Fields, t: Table, expected: int) -> tuple[int, ...]:
    """How many, in the variant which, from bottom to top. Left out: all that are not on the board."""
    if not f.has("stack"):
        return (ids.NEUTRAL,) * t.variant + (ids.OWN,) * max(expected, 0)
    if t.variant:
        return tuple(f.words("stack", ASSISTANTS))
    return (ids.OWN,) * f.number("stack", 0, 5)


def load_cards(f: Fields, key: str, rules: Rules) -> list[int]:
    counts = [0] * len(rules.copies)
    for card in f.words(key, rules.card_names):
        counts[card] += 1
    return counts


def load_step(text: object, players: int) -> Step[State]:
    """A step's name and its numbers, each within what its kind of number allows."""
    name, *args = str(text).split() or [""]
    if name not in STEPS:
        raise BadSave(f"todo has {brief(text)}: expected one of {', '.join(STEPS)}")
    step, kinds = STEPS[name]
    limits = [players if kind == "seat" else LIMITS[kind] for kind in kinds]
    numbers = [int(arg) for arg in args if arg.isdigit()]
    fits = len(numbers) == len(args) == len(kinds)
    if not fits or any(n >= limit for n, limit in zip(numbers, limits, strict=True)):
        raise BadSave(f"todo has {brief(text)}: expected {' '.join([name, *kinds])}")
    return step(*numbers)


# ------------------------------------------------------------------ checks


def check_pieces(t: Table) -> None:
    """A position may lack pieces, as a puzzle does, but never has more than the box holds."""
    for tile, colour in enumerate(ids.COLOURS):
        if taken(t, tile) > len(REQUIRED[t.players]):
            raise BadSave(
                f"seats have {taken(t, tile)} {colour} mosque tiles: "
                f"expected at most {len(REQUIRED[t.players])} with {t.players} players (IST-SETUP-2)"
            )
    for seat, me in enumerate(t.seats):
        own, most = me.stack.count(ids.OWN) + me.out.bit_count(), own_assistants(t.variant, me.tiles)
        if own > most:
            raise BadSave(f"seats.{seat} has {own} own assistants: expected at most {most} (IST-STATE-1)")
        if me.out >> ids.FOUNTAIN & 1:
            raise BadSave(f"seats.{seat}.assistants has fountain: no assistant lies there (IST-ASSIST-7)")
        if me.place == 0 or me.family == 0:
            raise BadSave(f"seats.{seat} has a piece nowhere: expected merchant and family on places")


def check_shown(me: Seat, hand: list[int], path: str) -> None:
    if any(shown > held for shown, held in zip(me.shown, hand, strict=True)):
        raise BadSave(f"{path} has a card that is not in hand")


def rest_of_cards(s: State) -> list[int]:
    """The draw pile is what is neither discarded nor in a hand."""
    deck = s.rules.copies.copy()
    for card in s.discards:
        deck[card] -= 1
    for hand in s.hands:
        for card, count in enumerate(hand):
            deck[card] -= count
    for card, left in enumerate(deck):
        if left < 0:
            copies = s.rules.copies[card]
            name = s.rules.card_names[card]
            raise BadSave(
                f"hands and discard pile hold {copies - left} {name}: expected at most {copies} (T-CARD)"
            )
    return deck


def agree(given: Fields, derived: dict[str, object]) -> None:
    """Whatever stands in the data must be what the loaded position says, at any depth."""
    for key, value in given.data.items():
        if key not in derived:
            raise BadSave(f"{given.at(key)} is unknown: expected {', '.join(derived)}")
        compare(value, derived[key], given.at(key))


def compare(value: object, expected: object, path: str) -> None:
    if isinstance(value, dict) and isinstance(expected, dict):
        agree(Fields(value, path), expected)
    elif isinstance(value, list) and isinstance(expected, list) and path.split(".")[-1] in UNORDERED:
        compare_sorted(value, expected, path)
    elif isinstance(value, list) and isinstance(expected, list) and len(value) == len(expected):
        for i, (mine, other) in enumerate(zip(value, expected, strict=True)):
            compare(mine, other, f"{path}.{i}")
    elif value != expected:
        raise BadSave(f"{path} is {brief(value)}: expected {brief(expected)}")


def compare_sorted(value: list[object], expected: list[object], path: str) -> None:
    """Cards in a hand have no order, unlike those on the discard pile."""
    if sorted(map(str, value)) != sorted(map(str, expected)):
        raise BadSave(f"{path} is {brief(value)}: expected {brief(expected)}")
