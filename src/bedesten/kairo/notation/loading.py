"""Positions from JSON: every mistake is named with what was expected. The schema is in docs/notation.md."""

from bedesten.core.errors import BadSave, BadSetup
from bedesten.core.game import Setup
from bedesten.core.ids import WATCHER
from bedesten.core.notation.fields import Fields, agree, brief
from bedesten.core.numbers import is_whole
from bedesten.core.step import Step
from bedesten.kairo.ids import COLOURS, HUES, NEUTRAL
from bedesten.kairo.kernel import NOBODY, NOWHERE, Rules, State, Table, Terms
from bedesten.kairo.notation.codec import dump, dump_view, seats_of
from bedesten.kairo.notation.plausible import (
    UNORDERED,
    check_board,
    check_cards,
    check_counts,
    check_hands,
    check_medals,
    check_piles,
    check_todo,
)
from bedesten.kairo.notation.steps import STEPS, allowed
from bedesten.kairo.numbers import BARKERS, COIN_VALUE, EXPANSIONS, LEAST_PLAYERS, MOST_PLAYERS
from bedesten.kairo.setup import read_terms
from bedesten.kairo.turn import usual_round
from bedesten.kairo.view import View, unknown_cards

MANY = 10**6
Draft = tuple[int, ...]


def load(data: dict[str, object], rules: Rules, game: str) -> tuple[State, Draft]:
    """The state a dump describes before its announcement, and the announcement. What follows from the
    rest may be left out, but not contradicted."""
    f = Fields(data)
    players = f.number("players", LEAST_PLAYERS, MOST_PLAYERS)
    s = State(rules, players, load_terms(f, players))
    s.purses = []
    load_table(f, s, game)
    for seat in [Fields(entry, f"seats.{i}") for i, entry in enumerate(seats_of(data))]:
        s.hands.append(load_cards(seat, rules))
        s.purses.append(load_counts(seat.inner("coins"), MANY))
    load_bank(f, s)
    s.deck = unknown_cards(View(WATCHER, s, [], s.hands, [], ()))
    check_cards(s.deck, rules)
    check_hands(s)
    s.deck_size = sum(s.deck)
    check_piles(s)
    draft = load_draft(f, rules)
    derived = dump(s, game)
    derived["round"] = s.round
    derived["draft"] = rules.lexicon.tokens(list(draft))
    agree(f, derived, UNORDERED)
    return s, draft


def load_view(data: dict[str, object], rules: Rules, game: str) -> View:
    f = Fields(data)
    players = f.number("players", LEAST_PLAYERS, MOST_PLAYERS)
    t = Table(rules, players, load_terms(f, players))
    load_table(f, t, game)
    t.bank = load_counts(f.inner("bank"), COIN_VALUE, -MANY)
    t.deck_size = f.number("deck_size", 0, sum(rules.copies))
    seats = [Fields(entry, f"seats.{i}") for i, entry in enumerate(seats_of(data))]
    hands = [load_cards(seat, rules) if seat.has("hand") else [] for seat in seats]
    purses = [load_counts(seat.inner("coins"), MANY) if seat.has("coins") else [] for seat in seats]
    cards = [seat.number("cards", 0, sum(rules.copies)) for seat in seats]
    v = View(f.number("viewer", WATCHER, players - 1), t, cards, hands, purses, load_draft(f, rules))
    check_cards(unknown_cards(v), rules)
    check_counts(v)
    check_piles(t)
    agree(f, {**dump_view(v, game), "round": t.round}, UNORDERED)
    return v


def load_terms(f: Fields, players: int) -> Terms:
    options = f.get("options")
    if not isinstance(options, dict):
        raise BadSave(f"options is {brief(options)}: expected an object")
    try:
        return read_terms(Setup(players, options), [players])
    except BadSetup as error:
        raise BadSave(f"options: {error}") from None


def load_table(f: Fields, t: Table, game: str) -> None:
    rules = t.rules
    if f.text("game") != game or f.text("board") != rules.plan.name:
        raise BadSave(f"game is {f.text('game')} on {f.text('board')}: expected {game} on {rules.plan.name}")
    t.lay_out()
    t.start = f.number("start", NOBODY, t.players - 1)
    t.turn = f.number("turn", 0, 10**9)
    t.active = f.number("active", NOBODY, t.players - 1)
    t.round = f.number("round", min(1, t.turn), t.turn) if f.has("round") else usual_round(t)
    t.ending = f.flag("ending")
    t.idle = f.number("idle", 0, MANY)
    entries = f.items("seats")
    if len(entries) != t.players:
        raise BadSave(f"seats has {len(entries)} entries: expected {t.players}")
    for number, entry in enumerate(entries):
        load_seat(Fields(entry, f"seats.{number}"), t, number)
    load_stands(f.inner("neutral"), t, NEUTRAL)
    load_customers(f, t)
    load_supplies(f, t)
    t.display = f.words("display", rules.card_names)
    t.discards = f.words("discard", rules.card_names)
    check_board(t)
    check_medals(t)
    t.todo = [load_step(step, t) for step in reversed(f.items("todo"))]
    check_todo(t)


def load_seat(f: Fields, t: Table, seat: int) -> None:
    t.vp[seat] = f.number("vp", 0, MANY)
    t.out |= f.flag("dropped") << seat
    t.barkers[seat] = f.number("barkers", 0, BARKERS)
    for key, holders in (("gold", t.gold), ("silver", t.silver)):
        for colour in f.words(key, COLOURS):
            if holders[colour] != NOBODY:
                raise BadSave(
                    f"{f.at(key)} has {COLOURS[colour]}: that medal is held by another seat too (KAI-INV-10)"
                )
            holders[colour] = seat
    load_stands(f.inner("stands"), t, seat)


def load_stands(f: Fields, t: Table, owner: int) -> None:
    for name in f.data:
        if name not in COLOURS:
            raise BadSave(f"{f.at(name)} is unknown: expected one of {', '.join(COLOURS)}")
        entry = f.inner(name)
        names = t.rules.squares
        stand = owner * HUES + COLOURS.index(name)
        tiles = [entry.word("main", names), *entry.words("expansions", names)]
        for square in tiles:
            if t.all_tiles >> square & 1:
                raise BadSave(
                    f"{entry.path} has a tile on {names[square]}: another tile lies there (KAI-INV-5)"
                )
            t.lay_tile(stand, square)
        door = entry.word("entrance", names)
        if t.all_doors >> door & 1:
            raise BadSave(f"{entry.path} has its entrance on {names[door]}: another lies there (KAI-INV-5)")
        t.lay_main(stand, tiles[0], door)


def load_customers(f: Fields, t: Table) -> None:
    customers = f.inner("customers")
    for colour, name in enumerate(COLOURS):
        square = customers.get(name)
        t.put_customer(colour, NOWHERE if square is None else customers.word(name, t.rules.squares))
    customers.done()
    t.waiting = NOBODY if f.get("waiting") is None else f.word("waiting", COLOURS)


def load_supplies(f: Fields, t: Table) -> None:
    """Left out, they hold what is nowhere else; a puzzle may have less."""
    for colour in range(HUES):
        laid = sum(max(t.size(owner * HUES + colour) - 1, 0) for owner in range(NEUTRAL + 1))
        t.supply[colour] = EXPANSIONS - laid
        if laid > EXPANSIONS:
            raise BadSave(
                f"{laid} {COLOURS[colour]} expansions lie on the board: "
                f"expected at most {EXPANSIONS} (KAI-INV-2)"
            )
    if f.has("supply"):
        t.supply = load_counts(f.inner("supply"), EXPANSIONS, 0, t.supply)
    left = BARKERS - sum(t.barkers)
    if left < 0:
        raise BadSave(f"seats hold {sum(t.barkers)} barkers: expected at most {BARKERS} (KAI-INV-3)")
    t.barker_supply = f.number("barkers", 0, left) if f.has("barkers") else left


def load_bank(f: Fields, s: State) -> None:
    """The bank holds what the players do not; below 0 only where it may make coins. KAI-BANK-3."""
    s.bank = [COIN_VALUE - sum(purse[colour] for purse in s.purses) for colour in range(HUES)]
    if s.terms.limited and min(s.bank) < 0:
        raise BadSave(f"the players hold more than {COIN_VALUE} coins of a colour (KAI-INV-1)")
    if f.has("bank"):
        s.bank = load_counts(f.inner("bank"), COIN_VALUE, -MANY, s.bank)


def load_counts(f: Fields, most: int, least: int = 0, limits: list[int] | None = None) -> list[int]:
    """A number for every colour, each at most its limit."""
    tops = limits or [most] * HUES
    counts = [f.number(name, least, top) for name, top in zip(COLOURS, tops, strict=True)]
    f.done()
    return counts


def load_cards(f: Fields, rules: Rules) -> list[int]:
    counts = [0] * rules.cards
    for card in f.words("hand", rules.card_names):
        counts[card] += 1
    return counts


def load_draft(f: Fields, rules: Rules) -> Draft:
    try:
        return tuple(rules.lexicon.action(str(token)) for token in f.items("draft"))
    except ValueError as error:
        raise BadSave(f"draft: {error}") from None


def load_step(text: object, t: Table) -> Step[State]:
    """A step's name and its numbers, each within what its kind of number allows."""
    name, *args = str(text).split() or [""]
    if name not in STEPS:
        raise BadSave(f"todo has {brief(text)}: expected one of {', '.join(STEPS)}")
    step, kinds = STEPS[name]
    numbers = [int(arg) for arg in args if is_whole(arg)]
    ranges = [allowed(kind, t.players, len(t.rules.squares)) for kind in kinds]
    fits = len(numbers) == len(args) == len(kinds)
    if not fits or any(n not in known for n, known in zip(numbers, ranges, strict=True)):
        raise BadSave(f"todo has {brief(text)}: expected {' '.join([name, *kinds])}")
    return step(*numbers)
