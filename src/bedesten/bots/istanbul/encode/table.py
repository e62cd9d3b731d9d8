"""What lies open and is nobody's: whose turn it is, prices, rubies, demand, mail, cards, tokens."""

from typing import Final

from bedesten.bots.encode.pieces import NOT_YET, Bits, Memo, Scale, Tally, one_hot, packed
from bedesten.bots.istanbul.encode.board import Plan, Ways
from bedesten.bots.istanbul.encode.seat import cards_of
from bedesten.istanbul.board import NO_BOARD
from bedesten.istanbul.ids import (
    COLOURS,
    GEMSTONE,
    GREAT_MOSQUE,
    PALACE,
    SMALL_MOSQUE,
    WAINWRIGHT,
)
from bedesten.istanbul.kernel import Rules, Table
from bedesten.istanbul.pieces import Market
from bedesten.istanbul.places.gemstones import TRACK_END
from bedesten.istanbul.places.markets import DEMANDED
from bedesten.istanbul.places.mosques import REQUIRED
from bedesten.istanbul.places.palace import PRICES, SPACES
from bedesten.istanbul.places.post_office import MAIL_GOODS, MAIL_LIRA
from bedesten.istanbul.setup import LEAST, MOST
from bedesten.istanbul.view import View

ROUNDS: Final = 20.0
LATE: Final = 81  # four times as many
RUBIES: Final = [WAINWRIGHT, SMALL_MOSQUE, GREAT_MOSQUE]
SHELF: Final = 8  # more rubies than lie on one of these
ANY_OF: Final = [*COLOURS, "any"]


class Agreed(Memo):
    """By number of players, twice, and one more with neutral assistants; then by who is asked, whose turn it
    is, who began: each as seats after the viewer's."""

    def __init__(self, rules: Rules) -> None:
        super().__init__((2 * MOST + 2) * SHELF**3)
        self.trigger = rules.trigger

    def numbers(self, key: int) -> list[float]:
        players, variant = key // SHELF**3 // 2, key // SHELF**3 % 2
        counted = [float(players == n) for n in range(LEAST, MOST + 1)]
        who = [key // (SHELF * SHELF) % SHELF, key // SHELF % SHELF, key % SHELF]
        whose = [float(late == one) for one in who for late in range(MOST)]
        return [*counted, float(variant), self.trigger[players] / 6, *whose]


class Clock(Memo):
    """By round, twice, and one more when the end has been triggered; late ones are not told apart."""

    def __init__(self) -> None:
        super().__init__(2 * LATE)

    def numbers(self, key: int) -> list[float]:
        return [float(key % 2), key // 2 / ROUNDS]


class PalacePrice(Memo):
    """By rubies left."""

    def __init__(self) -> None:
        super().__init__(SPACES + 1)

    def numbers(self, key: int) -> list[float]:
        price = PRICES[SPACES - key] if 0 < key <= SPACES else [0] * 5
        return [key / 7, *[count / 3 for count in price]]


class GemPrice(Memo):
    """By rubies left."""

    def __init__(self) -> None:
        super().__init__(TRACK_END)

    def numbers(self, key: int) -> list[float]:
        return [key / 12, (TRACK_END - key) / TRACK_END if key else 1.0]


class Shelves(Memo):
    """Rubies that wait elsewhere."""

    def __init__(self) -> None:
        super().__init__(SHELF**3)

    def numbers(self, key: int) -> list[float]:
        return [key // (SHELF * SHELF) / 5, key // SHELF % SHELF / 5, key % SHELF / 5]


class Mosques(Memo):
    """How many goods the next tile of every colour asks for, 0 if there is none: by how many are gone, and
    the players."""

    def __init__(self) -> None:
        super().__init__(SHELF**5)

    def numbers(self, key: int) -> list[float]:
        stack = REQUIRED[key % SHELF]
        gone = [key // SHELF ** (tile + 1) % SHELF for tile in range(4)]
        return [stack[n] / 5 if n < len(stack) else 0.0 for n in gone]


class Demand(Memo):
    """A tile of one market, and what it asks for; -1, which is the last number, for none."""

    def __init__(self, first: int) -> None:
        super().__init__(len(DEMANDED) + 1)
        self.first = first

    def numbers(self, key: int) -> list[float]:
        wanted = DEMANDED[key] if 0 <= key < len(DEMANDED) else [0] * 4
        return [*[float(key == self.first + i) for i in range(5)], *[count / 3 for count in wanted]]


class Mail(Memo):
    """What the post office gives next."""

    def __init__(self) -> None:
        super().__init__(len(MAIL_LIRA))

    def numbers(self, key: int) -> list[float]:
        goods = [float(good in MAIL_GOODS[key]) for good in range(4)]
        return [*[float(key == i) for i in range(len(MAIL_LIRA))], *goods, MAIL_LIRA[key] / 4]


# by owned tiles as bits: one of each, in the digits of a number
TAKEN: Final = [sum(SHELF**tile for tile in range(4) if tiles >> tile & 1) for tiles in range(16)]


def gone(t: Table) -> int:
    """How many tiles of the mosques are taken, in the digits of a number."""
    count = 0
    for other in t.seats:
        count += TAKEN[other.tiles]
    return count


def owned(t: Table) -> int:
    """Who has which tiles, in the digits of a number."""
    tiles = 0
    for other in t.seats:
        tiles = tiles << 4 | other.tiles
    return tiles


NOT_USED: Final = -1  # no bits


class Still:
    """A table as it lay, and the row that was made of it: its lists are the same while nothing changes."""

    def __init__(self) -> None:
        self.row, self.used_row = NOT_YET, NOT_YET
        self.used = NOT_USED
        self.board = NO_BOARD
        self.tiles, self.post, self.deck_size, self.players = 0, 0, 0, 0
        self.rubies: list[int] = []
        self.markets: list[Market] = []
        self.discards: list[int] = []
        self.tokens: list[int] = []
        self.strays: list[int] = []
        self.merchants: list[int] = []

    def lies(self, t: Table) -> bool:
        """Whether nothing has changed."""
        return (
            len(self.row) > 0
            and t.board is self.board
            and t.deck_size == self.deck_size
            and t.post == self.post
            and t.markets is self.markets
            and t.players == self.players
            and t.tokens is self.tokens
            and t.discards is self.discards
            and t.rubies is self.rubies
            and t.merchants is self.merchants
            and t.strays is self.strays
            and owned(t) == self.tiles
        )

    def keep(self, t: Table, row: bytes) -> None:
        self.row = row
        self.board, self.markets = t.board, t.markets
        self.tiles, self.post, self.deck_size, self.players = owned(t), t.post, t.deck_size, t.players
        self.rubies, self.discards, self.tokens = t.rubies, t.discards, t.tokens
        self.strays, self.merchants = t.strays, t.merchants


def late(of: int, seat: int, players: int) -> int:
    """How many seats after the viewer's; behind the last one for nobody. Dividing would take longer."""
    if of < 0:
        return MOST
    return of - seat if of >= seat else of - seat + players


class TableSight:
    """All of it, for one combination of boxes."""

    def __init__(self, rules: Rules, plan: Plan, elements: list[str]) -> None:
        self.plan = plan
        self.begun = Bits([1 << elements.index(n) if n in elements else 0 for n in plan.names])
        self.agreed, self.clock = Agreed(rules), Clock()
        self.used = Bits(rules.use_bits)
        self.palace, self.gem, self.shelves, self.mosques = PalacePrice(), GemPrice(), Shelves(), Mosques()
        self.demands = [Demand(0), Demand(5)]
        self.mail = Mail()
        self.pile = Scale(30)
        kinds = cards_of(rules)
        cards = [rules.card_names[card] for card in kinds]
        self.top = dict(zip(kinds, one_hot(len(kinds)), strict=False))
        self.no_top = packed([0.0] * len(kinds))
        self.discards = Tally(kinds, 4.0)
        self.neutral = Tally(plan.numbers, 2.0)
        self.nobody = packed([0.0] * len(plan.numbers))
        self.idle = plan.only[0] + self.begun.none
        self.names = self.all_names(rules, cards)

    def all_names(self, rules: Rules, cards: list[str]) -> list[str]:
        late = ["self", *[f"+{n}" for n in range(1, MOST)]]
        names = [f"players:{n}" for n in range(LEAST, MOST + 1)] + ["neutral_assistants", "goal"]
        names += [f"{who}:{n}" for who in ("asked", "turn", "start") for n in late]
        names += ["ending", "round", *[f"used:{use}" for use in rules.uses]]
        names += ["palace.rubies", *[f"palace.price:{good}" for good in ANY_OF]]
        names += ["gemstone.rubies", "gemstone.price"]
        names += [f"{rules.place_names[place]}.rubies" for place in RUBIES]
        names += [f"mosque.price:{tile}" for tile in COLOURS]
        for market in ("large", "small"):
            for tile in ("demand", "next_demand"):
                names += [f"{market}.{tile}:{n}" for n in range(1, 6)]
                names += [f"{market}.{tile}.{good}" for good in COLOURS]
        names += [f"mail:{n}" for n in range(5)] + [f"mail.{good}" for good in COLOURS] + ["mail.lira"]
        names += ["draw_pile", "discards", *[f"top_discard:{card}" for card in cards]]
        names += [f"discarded:{card}" for card in cards]
        for name in ("row", "column", "neutral_assistants_at", "neutral_merchants_at"):
            names += self.plan.fields(name)
        for meeting in rules.meetings:
            names += self.plan.fields(f"{meeting.name}_at")
        return names + self.plan.fields("acting_at") + self.plan.fields("begun")

    def see(self, v: View, ways: Ways, begun: int, still: Still, row: list[bytes]) -> None:
        """`ways` are those of the open board."""
        t = v.table
        row.append(self.agreed.of(self.who(v)))
        row.append(self.clock.of(2 * min(t.round, LATE - 1) + (1 if t.ending else 0)))
        if t.used != still.used:
            still.used, still.used_row = t.used, self.used.of(t.used)
        row.append(still.used_row)
        if not still.lies(t):
            seen: list[bytes] = []
            self.look(t, ways, seen)
            still.keep(t, b"".join(seen))
        row.append(still.row)
        nobody = t.acting == 0 and begun == 0
        row.append(self.idle if nobody else self.plan.only[t.acting] + self.begun.of(begun))

    def look(self, t: Table, ways: Ways, row: list[bytes]) -> None:
        """What often lies as it lay when somebody chose before."""
        self.rubies(t, row)
        self.markets(t, row)
        row.append(self.mail.of(t.post))
        row.append(self.pile.of(t.deck_size))
        row.append(self.pile.of(len(t.discards)))
        row.append(self.top[t.discards[-1]] if t.discards else self.no_top)
        row.append(self.discards.of(t.discards))
        row.append(ways.lies)
        row.append(self.neutral.of(t.strays) if t.strays else self.nobody)
        row.append(self.neutral.of(t.merchants) if t.merchants else self.nobody)
        for place in t.tokens:
            row.append(self.plan.only[place])

    def who(self, v: View) -> int:
        t, seat = v.table, v.seat
        n = t.players
        asked = t.todo[-1].seat if t.todo else -1
        first, second, third = late(asked, seat, n), late(t.active, seat, n), late(t.start, seat, n)
        agreed = 2 * n + (1 if t.variant else 0)
        return ((agreed * SHELF + first) * SHELF + second) * SHELF + third

    def rubies(self, t: Table, row: list[bytes]) -> None:
        rubies = t.rubies
        row.append(self.palace.of(rubies[PALACE]))
        row.append(self.gem.of(rubies[GEMSTONE]))
        shelves = (rubies[WAINWRIGHT] * SHELF + rubies[SMALL_MOSQUE]) * SHELF + rubies[GREAT_MOSQUE]
        row.append(self.shelves.of(shelves))
        row.append(self.mosques.of(gone(t) * SHELF + t.players))

    def markets(self, t: Table, row: list[bytes]) -> None:
        """The tile after the one on top is known when no unseen ones are left."""
        for which in range(2):
            m = t.markets[which]
            row.append(self.demands[which].of(m.tile))
            row.append(self.demands[which].of(m.under[0] if m.under and not m.unseen else -1))
