"""The open market of Kairo, and what every seat has on it: sets of squares with a field for each square."""

from typing import Final

from bedesten.bots.encode.pieces import Bits, Counts, Memo, Scale, Tally, one_hot
from bedesten.kairo.ids import COLOURS, HUES, NEUTRAL
from bedesten.kairo.kernel import Rules, Table
from bedesten.kairo.numbers import LEAST_PLAYERS, MOST_PLAYERS
from bedesten.kairo.view import View

ALL: Final = list(range(HUES))
WHO: Final = 8  # more than seats and nobody


class Whose(Memo):
    """Who is asked, whose turn it is, who began; how many play; whether the end phase has begun."""

    def __init__(self) -> None:
        super().__init__(2 * WHO**4)

    def numbers(self, key: int) -> list[float]:
        who = [key // WHO**2 % WHO, key // WHO % WHO, key % WHO]
        players, ending = key // WHO**3 % WHO, key // WHO**4
        counted = [float(players == n) for n in range(LEAST_PLAYERS, MOST_PLAYERS + 1)]
        return [*counted, float(ending), *[float(late == one) for one in who for late in range(MOST_PLAYERS)]]


class MarketSight:
    """What is nobody's."""

    def __init__(self, rules: Rules) -> None:
        self.squares = Bits([1 << square for square in range(rules.board.size)])
        self.whose = Whose()
        self.idle, self.rounds, self.pile, self.barkers = Scale(60), Scale(20), Scale(30), Scale(7)
        self.twenty, self.six, self.waiting = Counts(ALL, 20.0), Counts(ALL, 6.0), one_hot(HUES)
        self.cards = Tally(list(range(rules.cards)), 2.0)
        late = ["self", *[f"+{n}" for n in range(1, MOST_PLAYERS)]]
        self.names = [f"players:{n}" for n in range(LEAST_PLAYERS, MOST_PLAYERS + 1)] + ["ending"]
        self.names += [f"{who}:{n}" for who in ("asked", "turn", "start") for n in late]
        self.names += ["idle", "round", "pile", "barkers_left"]
        for name in ("bank", "supply", "waiting"):
            self.names += [f"{name}:{colour}" for colour in COLOURS]
        for name in ("display", "discarded"):
            self.names += [f"{name}:{card}" for card in rules.card_names]
        sets = [f"{what}:{colour}" for what in ("tile", "customer") for colour in COLOURS]
        for some in [*sets, "neutral.tile", "neutral.entrance", "announced"]:
            self.names += [f"{some}@{square}" for square in rules.squares]

    def see(self, v: View, square: int, row: list[bytes]) -> None:
        t = v.table
        row.append(self.whose.of(self.who(v)))
        row.append(self.idle.of(max(0, t.idle)))
        row.append(self.rounds.of(t.round))
        row.append(self.pile.of(t.deck_size))
        row.append(self.barkers.of(t.barker_supply))
        row.append(self.twenty.of(t.bank))
        row.append(self.six.of(t.supply))
        row.append(self.waiting[t.waiting])
        row.append(self.cards.of(t.display))
        row.append(self.cards.of(t.discards))
        self.sets(t, square, row)

    def who(self, v: View) -> int:
        t, n = v.table, v.table.players
        key = 1 if t.ending else 0
        asked = t.todo[-1].seat if t.todo else -1
        key = key * WHO + n
        for seat in (asked, t.active, t.start):
            key = key * WHO + ((seat - v.seat) % n if seat >= 0 else MOST_PLAYERS)
        return key

    def sets(self, t: Table, square: int, row: list[bytes]) -> None:
        for colour in range(HUES):
            some = 0
            for stand in range(colour, (NEUTRAL + 1) * HUES, HUES):
                some |= t.tiles[stand]
            row.append(self.squares.of(some))
        for at in t.customers:
            row.append(self.squares.of(1 << at if at >= 0 else 0))
        row.append(self.squares.of(tiles_of(t, NEUTRAL)))
        row.append(self.squares.of(entrances_of(t, NEUTRAL)))
        row.append(self.squares.of(1 << square if square >= 0 else 0))


class SeatSight:
    """The same fields for every seat; cards and coins of others are hidden, and zeros."""

    def __init__(self, rules: Rules, squares: Bits) -> None:
        self.squares = squares
        self.points, self.few, self.held = Scale(40), Scale(7), Scale(4)
        self.flags, self.medals = Bits([1, 2]), Bits([1 << colour for colour in ALL])
        self.hand, self.coins, self.sizes = (
            Counts(list(range(rules.cards)), 2.0),
            Counts(ALL, 6.0),
            Counts(ALL, 7.0),
        )
        self.no_cards, self.no_coins = [0] * rules.cards, [0] * HUES
        self.names = ["present", "out", "points", "barkers", "cards"]
        self.names += [f"card:{card}" for card in rules.card_names]
        for name in ("coins", "size", "gold", "silver"):
            self.names += [f"{name}:{colour}" for colour in COLOURS]
        for some in ("tile", "entrance"):
            self.names += [f"{some}@{square}" for square in rules.squares]

    def see(self, v: View, seat: int, row: list[bytes]) -> None:
        t = v.table
        row.append(self.flags.of(3 if t.out >> seat & 1 else 1))
        row.append(self.points.of(t.vp[seat]))
        row.append(self.few.of(t.barkers[seat]))
        row.append(self.held.of(v.cards[seat]))
        row.append(self.hand.of(v.hands[seat] or self.no_cards))
        row.append(self.coins.of(v.purses[seat] or self.no_coins))
        row.append(self.sizes.of([t.size(seat * HUES + colour) for colour in range(HUES)]))
        row.append(self.medals.of(held_by(seat, t.gold)))
        row.append(self.medals.of(held_by(seat, t.silver)))
        row.append(self.squares.of(tiles_of(t, seat)))
        row.append(self.squares.of(entrances_of(t, seat)))


def held_by(seat: int, holders: list[int]) -> int:
    """Colours as bits."""
    some = 0
    for colour in range(HUES):
        if holders[colour] == seat:
            some |= 1 << colour
    return some


def tiles_of(t: Table, owner: int) -> int:
    some = 0
    for stand in range(owner * HUES, owner * HUES + HUES):
        some |= t.tiles[stand]
    return some


def entrances_of(t: Table, owner: int) -> int:
    some = 0
    for stand in range(owner * HUES, owner * HUES + HUES):
        if t.door[stand] >= 0:
            some |= 1 << t.door[stand]
    return some
