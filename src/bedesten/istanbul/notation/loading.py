"""Positions from JSON: every mistake is named with what was expected. The schema is in docs/notation.md."""

from bedesten.core.errors import BadSave, BadSetup
from bedesten.core.ids import WATCHER
from bedesten.core.notation.fields import Fields, agree, brief
from bedesten.core.numbers import is_whole
from bedesten.core.rulings import names, read
from bedesten.core.step import Step
from bedesten.istanbul import ids
from bedesten.istanbul.audit import own_assistants
from bedesten.istanbul.kernel import Rules, State, Table
from bedesten.istanbul.notation.book import Book
from bedesten.istanbul.notation.codec import ASSISTANTS, MARKETS, dump, dump_view, ruby_places, seats_of
from bedesten.istanbul.notation.plausible import (
    check_cards,
    check_counts,
    check_pieces,
    check_shown,
    check_todo,
)
from bedesten.istanbul.pieces import Market, Seat, Secret, Side
from bedesten.istanbul.places.markets import FIRST_TILE, TILES
from bedesten.istanbul.rulings import ROOM, USUAL
from bedesten.istanbul.setup import LEAST, MOST, ranges, rubies_by_place
from bedesten.istanbul.turn import usual_round
from bedesten.istanbul.view import View, unknown_cards


def load(data: dict[str, object], book: Book) -> State:
    """The state a dump describes. What follows from the rest may be left out, but not contradicted."""
    f, rules = Fields(data), book.rules
    s = State(rules, f.number("players", LEAST, MOST))
    load_table(f, s, book)
    s.hands = [
        load_cards(Fields(entry, f"seats.{i}"), "hand", rules) for i, entry in enumerate(seats_of(data))
    ]
    for seat, me in enumerate(s.seats):
        check_shown(me, s.hands[seat], f"seats.{seat}.shown")
    s.deck = rest_of_cards(s)
    check_cards(s.deck, s)
    s.deck_size = sum(s.deck)
    s.secrets = [Secret() for _ in rules.boxes]
    for part in book.parts:
        part.load_hidden(f, s)
    agree(f, {**dump(s, book), "round": s.round}, book.unordered)
    return s


def rest_of_cards(s: State) -> list[int]:
    """The draw pile is what is neither discarded nor in a hand."""
    deck = s.copies.copy()
    for card in s.discards:
        deck[card] -= 1
    for hand in s.hands:
        for card, count in enumerate(hand):
            deck[card] -= count
    return deck


def load_view(data: dict[str, object], book: Book) -> View:
    f, rules = Fields(data), book.rules
    t = Table(rules, f.number("players", LEAST, MOST))
    load_table(f, t, book)
    t.deck_size = f.number("deck_size", 0, sum(t.copies))
    viewer = f.number("viewer", WATCHER, t.players - 1)
    seats = [Fields(entry, f"seats.{i}") for i, entry in enumerate(seats_of(data))]
    hand = load_cards(seats[viewer], "hand", rules) if viewer >= 0 else []
    counts = [seat.number("cards", 0, sum(t.copies)) for seat in seats]
    v = View(viewer, t, counts, hand, [[] for _ in rules.boxes])
    check_cards(unknown_cards(v), t)
    check_counts(v)
    for part in book.parts:
        part.load_glimpse(f, v)
    agree(f, {**dump_view(v, book), "round": t.round}, book.unordered)
    return v


def load_table(f: Fields, t: Table, book: Book) -> None:
    rules, names = t.rules, t.rules.place_names
    if f.text("game") != book.name:
        raise BadSave(f"game is {f.text('game')}: expected {book.name}")
    t.variant = f.flag("neutral_assistants")
    t.rulings = load_rulings(f, rules)
    t.layout = load_layout(f, rules)
    if 0 not in t.layout:
        t.lay(t.layout)
    t.start = f.number("start", -1, t.players - 1)
    t.turn = f.number("turn", 0, 10**9)
    t.active = f.number("active", -1, t.players - 1)
    t.round = f.number("round", min(1, t.turn), t.turn) if f.has("round") else usual_round(t)
    t.ending = f.flag("ending")
    used = f.word_set("used", rules.uses)
    t.used = sum(bit for number, bit in enumerate(rules.use_bits) if used >> number & 1)
    tokens = f.inner("tokens")
    t.tokens = [load_token(tokens, meeting.name, names) for meeting in rules.meetings]
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
    t.seats = [load_seat(Fields(entry, f"seats.{i}"), t, i) for i, entry in enumerate(entries)]
    check_pieces(t)
    t.todo = [load_step(step, t.players, book) for step in reversed(f.items("todo"))]
    t.sides = [Side() for _ in rules.boxes]
    for part in book.parts:
        part.load_table(f, t)
    check_todo(t, book)


def load_rulings(f: Fields, rules: Rules) -> list[int]:
    """Only a game with other readings than the usual ones says so."""
    if not f.has("rulings"):
        return USUAL
    agreed = f.inner("rulings")
    for name in agreed.data:
        if name not in names(rules.rulings):
            raise BadSave(f"{agreed.at(name)} is unknown: expected {', '.join(names(rules.rulings))}")
    try:
        return read(rules.rulings, agreed.data, ROOM)
    except BadSetup as error:
        raise BadSave(f"rulings: {error}") from None


def load_layout(f: Fields, rules: Rules) -> list[int]:
    layout: list[int] = [n for n in f.items("layout") if type(n) is int]
    laid = [n for n in layout if n != 0]
    whole = len(layout) == len(rules.numbers)
    if not whole or len(set(laid)) != len(laid) or not set(laid) <= set(rules.numbers):
        places = ranges(rules.numbers)
        raise BadSave(f"layout is {brief(f.get('layout'))}: expected each number from {places} once")
    return layout


def load_token(f: Fields, token: str, names: list[str]) -> int:
    place = f.word(token, names)
    if place != 0 and not 2 <= place <= 12:
        raise BadSave(f"{f.at(token)} is {names[place]}: expected a place from 2 to 12 (IST-STATE-1)")
    return place


def load_places(f: Fields, t: Table) -> None:
    most = rubies_by_place(t.rules, t.players)
    t.rubies = [0] * len(t.rules.places)
    for place in ruby_places(t.rules):
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
    laid = sorted([*unseen, *under] + ([top] if top >= 0 else []))
    if laid != list(range(first, first + TILES)):
        raise BadSave(f"{f.path} has {len(laid)} tiles: expected each of {', '.join(tiles)} once")
    return Market(top, sorted(unseen), under)


def load_seat(f: Fields, t: Table, seat: int) -> Seat:
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
        f.number("rubies", 0, sum(rubies_by_place(t.rules, MOST))),
        tiles,
        f.word("merchant", names),
        f.word("family", names),
        out,
        load_stack(f, t, seat, own_assistants(t.variant, tiles) - out.bit_count()),
        load_cards(f, "shown", t.rules) if f.has("shown") else [0] * len(t.rules.copies),
    )


def load_stack(f: Fields, t: Table, seat: int, own: int) -> tuple[int, ...]:
    """How many, in the variant which, from bottom to top. Left out: all that are not on the board,
    where the last seats have lost the neutral assistants that went astray."""
    if not f.has("stack"):
        neutral = t.variant and seat < t.players - len(t.strays)
        return (ids.NEUTRAL,) * neutral + (ids.OWN,) * max(own, 0)
    if t.variant:
        return tuple(f.words("stack", ASSISTANTS))
    return (ids.OWN,) * f.number("stack", 0, 5)


def load_cards(f: Fields, key: str, rules: Rules) -> list[int]:
    counts = [0] * len(rules.copies)
    for card in f.words(key, rules.card_names):
        counts[card] += 1
    return counts


def load_step(text: object, players: int, book: Book) -> Step[State]:
    """A step's name and its numbers, each within what its kind of number allows."""
    name, *args = str(text).split() or [""]
    if name not in book.steps:
        raise BadSave(f"todo has {brief(text)}: expected one of {', '.join(book.steps)}")
    step, kinds = book.steps[name]
    allowed = [list(range(players)) if kind == "seat" else book.numbers[kind] for kind in kinds]
    numbers = [int(arg) for arg in args if is_whole(arg)]
    fits = len(numbers) == len(args) == len(kinds)
    if not fits or any(n not in known for n, known in zip(numbers, allowed, strict=True)):
        raise BadSave(f"todo has {brief(text)}: expected {' '.join([name, *kinds])}")
    return step(*numbers)
