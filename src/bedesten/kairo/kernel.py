"""The nouns every rule file imports: the table, the rules in force, and the kinds of step."""

from typing import Any, Final

from bedesten.core.event import Event
from bedesten.core.game import State as CoreState
from bedesten.core.ids import WATCHER, Action
from bedesten.core.lexicon import Lexicon
from bedesten.core.step import Chance, Decision, Effect, Step
from bedesten.kairo import events as ev
from bedesten.kairo.board import Board
from bedesten.kairo.ids import HUES, NEUTRAL, STANDS
from bedesten.kairo.numbers import BARKERS, COIN_VALUE, EXPANSIONS
from bedesten.kairo.plan import JOKER, Plan
from bedesten.kairo.rulings import ACCESS_CHECK_MAINS, BANK_LIMITED, MIXED_SUBSTITUTES, STRICT_THREE_CARDS
from bedesten.kairo.sites import Sites
from bedesten.kairo.words import ground_of

NOWHERE: Final = -1
NOBODY: Final = -1


class Rules:
    """One board with its cards, and the steps every game on it shares; filled once, then only read."""

    def __init__(self, plan: Plan, lexicon: Lexicon) -> None:
        self.plan = plan
        self.lexicon = lexicon
        self.board = Board(plan)
        self.open_ground = ground_of(self.board)
        self.squares = plan.square_names()
        cards = plan.building_cards()
        self.card_names = [card.name for card in cards]
        self.copies = [card.copies for card in cards]
        self.joker = [card.kind == JOKER for card in cards]
        self.sections = [card.sections for card in cards]  # by kind of card
        self.shows = [self.shown(card.sections) for card in cards]  # by kind of card, as squares
        self.cards = len(cards)  # how many kinds; the number after the last stands for `three` and `pile`
        self.medal_vp = plan.medals
        self.turns: list[list[Step[Any]]] = []  # by seat: the turn, last step first
        self.asks: list[list[Step[Any]]] = []  # by seat: the questions of an announcement
        self.draws: list[Step[Any]] = []  # by seat: a card from the pile

    def shown(self, sections: list[int]) -> int:
        some = 0
        for section in sections:
            some |= self.board.in_section[section]
        return some


class Terms:
    """What was agreed before the game (the options that are rulings). Immutable."""

    def __init__(self, fixed: bool, readings: list[int], guard: int) -> None:
        self.fixed = fixed  # KAI-START-1
        self.readings = readings  # by ruling, 0 for the usual one
        self.limited = readings[BANK_LIMITED] == 0  # KAI-BANK-3
        self.checked = readings[ACCESS_CHECK_MAINS] == 0  # KAI-ACC-6
        self.mixed = readings[MIXED_SUBSTITUTES] == 0  # KAI-PAY-4
        self.strict = readings[STRICT_THREE_CARDS] > 0  # KAI-CARD-3
        self.guard = guard  # KAI-END-10


class Table(CoreState):
    """Everything that lies open: a view may copy all of it. KAI-HID-1."""

    def __init__(self, rules: Rules, players: int, terms: Terms) -> None:
        super().__init__(players)
        self.rules = rules
        self.terms = terms
        self.start = NOBODY
        self.turn = 0
        self.round = 0
        self.active = NOBODY
        self.ending = False  # the end phase
        self.idle = 0  # turns without a main stand or expansion. KAI-END-10
        self.out = 0  # seats that have dropped out, as bits
        # Lists of stands are replaced and never changed, for clones share them.
        self.main: list[int] = []  # by stand: its main stand's square
        self.door: list[int] = []  # by stand: its entrance
        self.tiles: list[int] = []  # by stand: the squares of its tiles
        self.edges: list[int] = []  # by stand: the squares adjacent to its tiles
        self.sizes: list[int] = []  # by stand: how many tiles it has
        self.crowded: list[int] = []  # by colour: squares adjacent to tiles of two stands
        self.claimed: list[int] = []  # by colour: sections with a main stand, as squares
        self.all_tiles = 0
        self.all_edges = 0
        self.all_doors = 0
        self.customers: list[int] = []
        self.waiting = NOBODY  # the colour of the customer off the board
        self.bank: list[int] = []  # below 0: coins that were made. KAI-BANK-3
        self.supply: list[int] = []
        self.gold: list[int] = []  # who holds the medal
        self.silver: list[int] = []
        self.vp: list[int] = []
        self.barkers: list[int] = []
        self.barker_supply = 0
        self.display: list[int] = []
        self.deck_size = 0
        self.discards: list[int] = []
        self.ground = rules.open_ground
        self.sites: Sites | None = None  # forgotten whenever something on the board changes

    def lay_out(self) -> None:
        """Everything in the box, nothing on the board. KAI-SETUP-1, KAI-SETUP-3, KAI-SETUP-4."""
        self.main = [NOWHERE] * STANDS
        self.door = [NOWHERE] * STANDS
        self.tiles = [0] * STANDS
        self.edges = [0] * STANDS
        self.sizes = [0] * STANDS
        self.crowded = [0] * HUES
        self.claimed = [0] * HUES
        self.customers = [NOWHERE] * HUES
        self.bank = [COIN_VALUE] * HUES
        self.supply = [EXPANSIONS] * HUES
        self.gold = [NOBODY] * HUES
        self.silver = [NOBODY] * HUES
        self.vp = [0] * self.players
        self.barkers = [0] * self.players
        self.barker_supply = BARKERS

    def copy_from(self, t: "Table") -> None:
        """Lay everything out as it lies on another table."""
        self.start = t.start
        self.turn = t.turn
        self.round = t.round
        self.active = t.active
        self.ending = t.ending
        self.idle = t.idle
        self.out = t.out
        self.main = t.main
        self.door = t.door
        self.tiles = t.tiles
        self.edges = t.edges
        self.sizes = t.sizes
        self.crowded = t.crowded
        self.claimed = t.claimed
        self.all_tiles = t.all_tiles
        self.all_edges = t.all_edges
        self.all_doors = t.all_doors
        self.customers = t.customers.copy()
        self.waiting = t.waiting
        self.bank = t.bank.copy()
        self.supply = t.supply.copy()
        self.gold = t.gold.copy()
        self.silver = t.silver.copy()
        self.vp = t.vp.copy()
        self.barkers = t.barkers.copy()
        self.barker_supply = t.barker_supply
        self.display = t.display.copy()
        self.deck_size = t.deck_size
        self.discards = t.discards.copy()
        self.ground = t.ground
        self.sites = t.sites
        self.todo = t.todo.copy()

    # --- the board

    def size(self, stand: int) -> int:
        """KAI-GEN-4: the entrance does not count."""
        return self.sizes[stand]

    def customer_squares(self) -> int:
        return self.ground.set_of(self.customers)

    def look(self) -> Sites:
        """Where stands may be put now."""
        sites = self.sites
        if sites is None:
            sites = Sites(
                self.rules.board,
                self.ground,
                self.all_tiles,
                self.all_edges,
                self.all_doors,
                self.customer_squares(),
                self.terms.checked,
            )
            self.sites = sites
        return sites

    def lay_tile(self, stand: int, square: int) -> None:
        """A stand tile lies on a square from now on; on a market square nobody walks there. KAI-ACC-1."""
        near = self.rules.board.near[square]
        tiles = self.tiles[stand] | 1 << square
        self.tiles = changed(self.tiles, stand, tiles)
        self.edges = changed(self.edges, stand, self.edges[stand] | near)
        self.sizes = changed(self.sizes, stand, tiles.bit_count())
        self.all_tiles |= 1 << square
        self.all_edges |= near
        self.crowd(stand % HUES)
        self.sites = None
        if self.ground.walk >> square & 1:
            self.ground = self.ground.with_tile(square)

    def lay_main(self, stand: int, square: int, door: int) -> None:
        board = self.rules.board
        section = board.in_section[board.section[square]]
        self.main = changed(self.main, stand, square)
        self.door = changed(self.door, stand, door)
        self.claimed = changed(self.claimed, stand % HUES, self.claimed[stand % HUES] | section)
        self.all_doors |= 1 << door
        self.lay_tile(stand, square)

    def take_up(self, stand: int) -> None:
        """KAI-MOVE-4: a main stand and its entrance leave the board."""
        board = self.rules.board
        section = board.in_section[board.section[self.main[stand]]]
        self.claimed = changed(self.claimed, stand % HUES, self.claimed[stand % HUES] ^ section)
        self.all_tiles ^= self.tiles[stand]
        self.all_edges = board.around(self.all_tiles)
        self.all_doors ^= 1 << self.door[stand]
        self.tiles = changed(self.tiles, stand, 0)
        self.edges = changed(self.edges, stand, 0)
        self.sizes = changed(self.sizes, stand, 0)
        self.main = changed(self.main, stand, NOWHERE)
        self.door = changed(self.door, stand, NOWHERE)
        self.crowd(stand % HUES)
        self.sites = None
        self.ground = self.ground.on(board.market & ~self.all_tiles)

    def crowd(self, colour: int) -> None:
        """Look anew for squares beside two stands of a colour. KAI-EXP-5."""
        some, crowded = 0, 0
        for owner in range(NEUTRAL + 1):
            edges = self.edges[owner * HUES + colour]
            if edges:
                crowded |= some & edges
                some |= edges
        self.crowded = changed(self.crowded, colour, crowded)

    def put_customer(self, colour: int, square: int) -> None:
        self.customers[colour] = square
        self.sites = None


def changed(some: list[int], at: int, value: int) -> list[int]:
    """A list with another value at one place."""
    other = some.copy()
    other[at] = value
    return other


class State(Table):
    """The whole game: the table, and what only some may see."""

    def __init__(self, rules: Rules, players: int, terms: Terms) -> None:
        super().__init__(rules, players, terms)
        self.hands: list[list[int]] = []  # by seat, how many of each kind of building card
        self.purses: list[list[int]] = []  # by seat, how many coins of each colour
        self.deck: list[int] = []  # how many of each kind: a pile without an order. KAI-CHANCE-1
        self.draft: tuple[int, ...] = ()  # what the active player has announced so far. KAI-TURN-7

    def clone(self) -> "State":
        c = State(self.rules, self.players, self.terms)
        c.copy_from(self)
        c.hands = [hand.copy() for hand in self.hands]
        c.purses = [purse.copy() for purse in self.purses]
        c.deck = self.deck.copy()
        c.draft = self.draft
        c.offered = self.offered
        return c

    def tell(self, kind: int, seat: int, args: list[int], secret: int = WATCHER) -> None:
        """Report an event, if anybody listens."""
        if self.news is not None:
            self.news.append(Event(kind, seat, args, secret))

    # --- coins and points

    def pay(self, seat: int, colour: int, count: int) -> None:
        """KAI-PAY-7: to the bank, at once."""
        self.purses[seat][colour] -= count
        self.bank[colour] += count
        if self.news is not None:
            self.tell(ev.PAID, seat, [colour, count])

    def receive(self, seat: int, colour: int, count: int) -> None:
        """KAI-BANK-3: the bank pays what it has and the rest is lost, unless coins are made."""
        paid = count
        if self.terms.limited:
            paid = min(count, self.bank[colour])
        self.purses[seat][colour] += paid
        self.bank[colour] -= paid
        if self.news is not None:
            self.tell(ev.RECEIVED, seat, [colour, paid])
            if paid < count:
                self.tell(ev.BANK_SHORT, seat, [colour, count - paid])

    def score(self, seat: int, vp: int, kind: int, args: list[int]) -> None:
        self.vp[seat] += vp
        if self.news is not None:
            self.tell(kind, seat, args)

    # --- cards

    def hand_size(self, seat: int) -> int:
        return sum(self.hands[seat])

    def discard(self, seat: int, card: int, kind: int) -> None:
        """Face up on the discard pile. KAI-CARD-6, KAI-DRAW-5."""
        self.hands[seat][card] -= 1
        self.discards.append(card)
        if self.news is not None:
            self.tell(kind, seat, [card])

    def take_from_pile(self, card: int) -> None:
        """KAI-DRAW-7: with its last card gone, the discard pile becomes the new pile at once."""
        self.deck[card] -= 1
        self.deck_size -= 1
        if self.deck_size == 0:
            for discarded in self.discards:
                self.deck[discarded] += 1
            self.deck_size = len(self.discards)
            self.discards = []
            self.tell(ev.RESHUFFLED, NOBODY, [self.deck_size])


class Ask(Decision[State]):
    """A decision of this game."""


class Roll(Chance[State]):
    """A chance event of this game."""


class Do(Effect[State]):
    """Something that happens by itself."""


class Announcement(Ask):
    """One question of an announced action; nothing moves before the last one. KAI-TURN-7, KAI-DEC-12."""

    def answer(self, s: State, a: Action) -> None:
        """Write it down and go on to the next question."""
        s.draft = (*s.draft, a)
        self.proceed(s)

    def proceed(self, s: State) -> None:
        raise NotImplementedError
