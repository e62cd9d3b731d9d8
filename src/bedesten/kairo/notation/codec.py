"""Positions as JSON in human words. The schema is described in docs/notation.md."""

from bedesten.core.rulings import write
from bedesten.core.step import Step
from bedesten.kairo.board import squares_in
from bedesten.kairo.draft import ASK_ACTION
from bedesten.kairo.ids import COLOURS, HUES, NEUTRAL
from bedesten.kairo.kernel import NOBODY, NOWHERE, Rules, State, Table
from bedesten.kairo.places import growth
from bedesten.kairo.rulings import RULINGS
from bedesten.kairo.setup import MODES
from bedesten.kairo.turn import usual_round
from bedesten.kairo.view import View

Data = dict[str, object]


def dump(s: State, game: str) -> Data:
    """The whole position. An announcement is written down as what was chosen, not as where it stands."""
    data = dump_table(s, game)
    data["deck"] = {s.rules.card_names[card]: count for card, count in enumerate(s.deck) if count > 0}
    data["draft"] = s.rules.lexicon.tokens(list(s.draft))
    if s.draft:
        data["todo"] = [dump_step(step) for step in reversed(before_draft(s))]
    for seat, entry in enumerate(seats_of(data)):
        entry["coins"] = by_colour(s.purses[seat])
        entry["hand"] = card_words(s.hands[seat], s.rules)
    return data


def before_draft(s: State) -> list[Step[State]]:
    """The stack as it was when the announcement began."""
    return [*s.todo[:-1], s.rules.asks[s.active][ASK_ACTION]]


def dump_view(v: View, game: str) -> Data:
    """The open table and which stands are blocked there, the number of cards in each hand, and the cards and
    coins that are seen."""
    data = dump_table(v.table, game)
    data["viewer"] = v.seat
    data["draft"] = v.table.rules.lexicon.tokens(list(v.draft))
    for seat, entry in enumerate(seats_of(data)):
        entry["cards"] = v.cards[seat]
        entry["blocked"] = blocked_stands(v.table, seat)
        if v.purses[seat]:
            entry["coins"] = by_colour(v.purses[seat])
            entry["hand"] = card_words(v.hands[seat], v.table.rules)
    return data


def blocked_stands(t: Table, seat: int) -> list[str]:
    """By colour: those with no square to grow on, whatever their size. KAI-MOVE-2, KAI-MOVE-3."""
    stands = [(colour, seat * HUES + colour) for colour in range(HUES)]
    return [COLOURS[colour] for colour, stand in stands if t.main[stand] != NOWHERE and not growth(t, stand)]


def seats_of(data: Data) -> list[Data]:
    seats = data["seats"]
    assert isinstance(seats, list)
    return seats


def dump_table(t: Table, game: str) -> Data:
    names = t.rules.card_names
    data: Data = {
        "game": game,
        "board": t.rules.plan.name,
        "players": t.players,
        "options": dump_terms(t),
        "start": t.start,
        "turn": t.turn,
        "active": t.active,
        "ending": t.ending,
        "idle": t.idle,
        "customers": {colour: square_word(t, at) for colour, at in zip(COLOURS, t.customers, strict=True)},
        "waiting": COLOURS[t.waiting] if t.waiting != NOBODY else None,
        "bank": by_colour(t.bank),
        "supply": by_colour(t.supply),
        "barkers": t.barker_supply,
        "display": [names[card] for card in t.display],
        "discard": [names[card] for card in t.discards],
        "deck_size": t.deck_size,
        "neutral": dump_stands(t, NEUTRAL),
        "seats": [dump_seat(t, seat) for seat in range(t.players)],
        "todo": [dump_step(step) for step in reversed(t.todo)],
    }
    if t.round != usual_round(t):
        data["round"] = t.round
    return data


def dump_terms(t: Table) -> Data:
    return {
        "start_mode": MODES[t.terms.fixed],
        "bank_limited": t.terms.limited,
        "access_check_mains": t.terms.checked,
        "mixed_substitutes": t.terms.mixed,
        "stall_guard_turns": t.terms.guard,
        **write(RULINGS, t.terms.readings),
    }


def dump_seat(t: Table, seat: int) -> Data:
    return {
        "vp": t.vp[seat],
        "dropped": t.out >> seat & 1 == 1,
        "barkers": t.barkers[seat],
        "gold": [COLOURS[colour] for colour in range(HUES) if t.gold[colour] == seat],
        "silver": [COLOURS[colour] for colour in range(HUES) if t.silver[colour] == seat],
        "reserve": [COLOURS[colour] for colour in range(HUES) if t.main[seat * HUES + colour] == NOWHERE],
        "stands": dump_stands(t, seat),
    }


def dump_stands(t: Table, owner: int) -> Data:
    return {
        COLOURS[colour]: dump_stand(t, owner * HUES + colour)
        for colour in range(HUES)
        if t.main[owner * HUES + colour] != NOWHERE
    }


def dump_stand(t: Table, stand: int) -> Data:
    expansions = t.tiles[stand] & ~(1 << t.main[stand])
    return {
        "main": square_word(t, t.main[stand]),
        "entrance": square_word(t, t.door[stand]),
        "expansions": [square_word(t, square) for square in squares_in(expansions)],
        "size": t.size(stand),
    }


def square_word(t: Table, square: int) -> str | None:
    return t.rules.squares[square] if square != NOWHERE else None


def by_colour(counts: list[int]) -> Data:
    return dict(zip(COLOURS, counts, strict=True))


def card_words(counts: list[int], rules: Rules) -> list[str]:
    """Each card as often as it is held, in the order of the list of cards."""
    return [rules.card_names[card] for card, count in enumerate(counts) for _ in range(count)]


def dump_step(step: Step[State]) -> str:
    return " ".join([type(step).__name__, *map(str, step.args())])
