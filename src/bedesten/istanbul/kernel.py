"""The nouns every rule file imports: the table, its seats, the rules in force, and the kinds of step."""

from typing import Any, Final

from bedesten.core.dice import Dice
from bedesten.core.event import Event
from bedesten.core.game import Setup
from bedesten.core.game import State as CoreState
from bedesten.core.ids import SPAN, WATCHER, Action
from bedesten.core.lexicon import UNUSED, Lexicon
from bedesten.core.rulings import Ruling
from bedesten.core.step import Chance, Decision, Effect, Step
from bedesten.istanbul import events as ev
from bedesten.istanbul.board import BASE_GRID, NO_BOARD, Board
from bedesten.istanbul.ids import NO_CARD, OWN, REPEAT, USED_TOKEN, USES, VERBS, WINDOWS
from bedesten.istanbul.pieces import Market, Seat, Secret, Side, changed, total
from bedesten.istanbul.rulings import USUAL

NO_RUBIES: Final = [0, 0, 0, 0, 0, 0]  # by number of players
SUPPLY: Final = -1  # is paid like a seat
NO_HAND: Final[list[int]] = []


class Table(CoreState):
    """Everything that lies open: a view may copy all of it. Lists of numbers are never changed but replaced,
    and so are the markets."""

    def __init__(self, rules: "Rules", players: int) -> None:
        super().__init__(players)
        self.rules = rules
        self.variant = False  # neutral assistants (section 14)
        self.rulings: list[int] = USUAL  # by ruling: the reading that was agreed on, 0 for the usual one
        self.layout: list[int] = []
        self.board: Board = NO_BOARD
        self.boards: list[Board] = [NO_BOARD] * players  # by seat: the board as its merchant may walk it
        self.start = -1  # the start player, -1 until chosen
        self.turn = 0
        self.round = 0
        self.active = -1  # whose turn it is
        self.ending = False
        self.used = 0  # once-a-turn things already used, as bits
        self.acting = 0  # where another piece acts instead of the merchant in this turn, 0 if it does
        self.seats: list[Seat] = []
        self.tokens: list[int] = []  # places of governor and smuggler, 0 before they are rolled
        self.merchants: list[int] = []  # places of the neutral merchants
        self.strays: list[int] = []  # places of the neutral assistants, ascending
        self.rubies: list[int] = []  # by place
        self.post = 0  # mail indicators in the bottom row
        self.markets: list[Market] = []
        self.copies = rules.copies  # by kind of card: how many are in this game
        self.deck_size = 0
        self.discards: list[int] = []  # the last one is on top
        self.sides: list[Side] = []  # what expansions add, each in its slot

    def copy_from(self, t: "Table") -> None:
        """Lay everything out as it lies on another table."""
        self.variant = t.variant
        self.rulings = t.rulings
        self.layout = t.layout
        self.board = t.board
        self.boards = t.boards
        self.start = t.start
        self.turn = t.turn
        self.round = t.round
        self.active = t.active
        self.ending = t.ending
        self.used = t.used
        self.acting = t.acting
        self.seats = [seat.clone() for seat in t.seats]
        self.tokens = t.tokens
        self.merchants = t.merchants
        self.strays = t.strays
        self.rubies = t.rubies
        self.post = t.post
        self.markets = t.markets
        self.copies = t.copies
        self.deck_size = t.deck_size
        self.discards = t.discards
        self.todo = t.todo.copy()
        if t.sides:
            self.sides = [side.clone() for side in t.sides]

    def lay(self, layout: list[int]) -> None:
        """All places lie; at first everybody walks the same board."""
        self.layout = layout
        self.board = self.rules.grid.board(layout)
        self.boards = [self.board] * self.players

    def can_draw(self) -> bool:
        """The two piles together hold a card (section 0.2)."""
        return self.deck_size > 0 or len(self.discards) > 0

    def here(self, seat: int) -> int:
        """Where this seat acts in its turn: the merchant's place, or that of the piece that acts for it."""
        return self.acting or self.seats[seat].place

    def creditors(self, seat: int, place: int) -> list[int]:
        """Who is paid for standing on a place: owners of other merchants, then the supply. IST-PAY-1."""
        owed: list[int] = []
        for other in range(self.players):
            if self.seats[other].place == place and other != seat:
                owed.append(other)
        if place in self.merchants:
            owed += [SUPPLY] * self.merchants.count(place)
        for box in self.rules.boxes:
            owed = box.creditors(self, seat, place, owed)
        return owed


class State(Table):
    """The whole game: the table, and the two things nobody may see all of."""

    def __init__(self, rules: "Rules", players: int) -> None:
        super().__init__(rules, players)
        self.hands: list[list[int]] = []  # by seat, how many of each kind of card; a hand is replaced
        self.deck: list[int] = []  # how many of each kind: a pile without an order has none to leak
        self.secrets: list[Secret] = []  # what expansions hide, each in its slot
        self.counted: list[list[int]] = [NO_HAND] * players  # the hands when cards were counted …
        self.cards: list[int] = [0] * players  # … and how many there were in each
        self.lent = NO_CARD  # played next from the discard pile, where it stays; never between two actions

    def clone(self) -> "State":
        c = State(self.rules, self.players)
        c.copy_from(self)
        c.hands = self.hands.copy()
        c.deck = self.deck.copy()
        c.offered = self.offered
        if self.secrets:
            c.secrets = [secret.clone() for secret in self.secrets]
        return c

    def count_cards(self) -> list[int]:
        """How many everybody holds; counted again only if a hand was replaced."""
        hands, counted = self.hands, self.counted
        for seat in range(self.players):
            if hands[seat] is not counted[seat]:
                counted[seat] = hands[seat]
                self.cards = changed(self.cards, seat, total(hands[seat]) - self.cards[seat])
        return self.cards

    def tell(self, kind: int, seat: int, args: list[int], secret: int = WATCHER) -> None:
        """Report an event, if anybody listens."""
        if self.news is not None:
            self.news.append(Event(kind, seat, args, secret))

    # --- lira and goods

    def gain_lira(self, seat: int, lira: int) -> None:
        self.seats[seat].lira += lira
        if self.news is not None:
            self.tell(ev.GAINED_LIRA, seat, [lira])

    def pay_lira(self, seat: int, lira: int) -> None:
        self.seats[seat].lira -= lira
        if self.news is not None:
            self.tell(ev.PAID_LIRA, seat, [lira])

    def gain_good(self, seat: int, good: int, count: int) -> None:
        """What does not fit is lost. IST-GEN-3."""
        me = self.seats[seat]
        gained = min(count, me.capacity - me.goods[good])
        if gained > 0:
            me.goods = changed(me.goods, good, gained)
        if self.news is not None:
            if gained > 0:
                self.tell(ev.GAINED_GOOD, seat, [good, gained])
            if gained < count:
                self.tell(ev.LOST_GOOD, seat, [good, count - gained])

    def pay_goods(self, seat: int, counts: list[int]) -> None:
        me = self.seats[seat]
        me.goods = [me.goods[good] - counts[good] for good in range(4)]
        if self.news is not None:
            self.tell(ev.PAID_GOODS, seat, counts)

    def with_room(self, seat: int, verb: Action) -> list[Action]:
        """verb(g) for each good the cart has room for. IST-GEN-4."""
        me = self.seats[seat]
        return [verb + good for good in range(4) if me.goods[good] < me.capacity]

    def gain_ruby(self, seat: int, place: int) -> None:
        """IST-END-1, IST-END-2: every ruby may be the one that triggers the end."""
        me = self.seats[seat]
        self.rubies = changed(self.rubies, place, -1)
        me.rubies += 1
        if self.news is not None:
            self.tell(ev.RUBY, seat, [place, me.rubies])
        for box in self.rules.boxes:
            box.took_ruby(self, seat, place)
        if me.rubies >= self.rules.trigger[self.players] and not self.ending:
            self.ending = True
            self.tell(ev.END_TRIGGERED, seat, [me.rubies])

    # --- pieces

    def rests(self, seat: int, place: int) -> None:
        """A piece of this seat has come to a place."""
        for box in self.rules.boxes:
            box.rests(self, seat, place)

    def call_back(self, seat: int, place: int) -> None:
        """Return an assistant of theirs to the bottom of the stack, wherever the merchant is."""
        me = self.seats[seat]
        me.out ^= 1 << place
        me.stack = (OWN, *me.stack)
        if self.news is not None:
            self.tell(ev.RETURNED, seat, [place])

    # --- cards

    def discard(self, seat: int, card: int, kind: int) -> None:
        """Played or thrown away, it lies on the discard pile at once. IST-CARD-1."""
        self.hands[seat] = changed(self.hands[seat], card, -1)
        me = self.seats[seat]
        if me.shown[card] > 0:
            me.shown = changed(me.shown, card, -1)
        self.discards = [*self.discards, card]
        if self.news is not None:
            self.tell(kind, seat, [card])

    def play(self, seat: int, card: int) -> None:
        """From the hand onto the discard pile, unless it is lent by that pile."""
        if card == self.lent:
            self.lent = NO_CARD
        else:
            self.discard(seat, card, ev.PLAYED)

    def draw_card(self, seat: int) -> None:
        """Plan a draw from the draw pile; a shuffle that was put off is made up first. IST-CARD-4."""
        if self.deck_size == 0:
            self.reshuffle()
        self.todo.append(self.rules.draws[seat])

    def reshuffle(self) -> None:
        """The discard pile becomes the draw pile. IST-CARD-3."""
        for card in self.discards:
            self.deck[card] += 1
        self.deck_size = len(self.discards)
        self.tell(ev.RESHUFFLED, WATCHER, [self.deck_size])
        self.discards = []

    # --- the stack

    def end_turn_at_once(self) -> None:
        """No later phase, no encounter, no further play in this turn. IST-TURN-3."""
        todo = self.todo
        while todo[-1].waits:
            todo.pop()


class Ask(Decision[State]):
    """A decision of this game."""


class Roll(Chance[State]):
    """A chance event of this game."""


class Do(Effect[State]):
    """Something that happens by itself."""


class Place:
    """The action of one place: what it offers and what it does, for a seat it is told."""

    def options(self, s: State, seat: int) -> list[Action]:
        """Empty if the action cannot be carried out now. IST-ACT-2."""
        raise NotImplementedError

    def act(self, s: State, seat: int, a: Action) -> None:
        raise NotImplementedError


class PlainPlace(Place):
    """One action, which can always be carried out; it is called like the place."""

    def __init__(self, verb: Action, rule: str) -> None:
        self.verb = verb
        self.rule = rule
        self.only = [verb]

    def options(self, s: State, seat: int) -> list[Action]:
        return self.only


class FreePlay:
    """A card or tile that can be played in windows. IST-TURN-4. If nothing else is known of its verb, it is
    called like the card, and the rule says why it is not played by whoever does not hold it."""

    def __init__(self, verb: Action, card: int, rule: str = "") -> None:
        self.verb = verb
        self.card = card  # NO_CARD for a tile
        self.rule = rule

    def options(self, s: State, seat: int, window: int) -> list[Action]:
        """What can be played by a seat that holds the card."""
        raise NotImplementedError

    def play(self, s: State, seat: int, a: Action) -> None:
        raise NotImplementedError


class Meeting:
    """A token that can be met on its place, and is rolled to another one. IST-ENC-5, IST-ENC-7."""

    def __init__(self, name: str, verb: Action, rolled: Action) -> None:
        self.name = name
        self.verb = verb
        self.rolled = rolled  # the verb of its dice
        self.token = -1  # its number, given when it joins the others

    def options(self, s: State, seat: int) -> list[Action]:
        raise NotImplementedError

    def meet(self, s: State, seat: int, a: Action) -> None:
        raise NotImplementedError


class Way:
    """Another way to begin a turn than walking one or two places: an option of D-MOVE. IST-MOVE-5."""

    def __init__(self, verb: Action, card: int = NO_CARD) -> None:
        self.verb = verb
        self.card = card  # whoever does not hold it is not asked for options

    def options(self, s: State, seat: int) -> list[Action]:
        raise NotImplementedError

    def go(self, s: State, seat: int, a: Action) -> None:
        raise NotImplementedError


class Stake:
    """What two dice are rolled for. IST-BLACK-1, IST-TEA-1."""

    def __init__(self, verb: Action, red: bool) -> None:
        self.verb = verb  # of the roll
        self.red = red  # whether the red tile can change it

    def pay_out(self, s: State, seat: int, pair: int) -> None:
        raise NotImplementedError


class DicePlay:
    """A card that changes an own roll before it counts. IST-TURN-7, class ROLL."""

    def __init__(self, verb: Action) -> None:
        self.verb = verb

    def options(self, s: State, seat: int, pair: int) -> list[Action]:
        raise NotImplementedError

    def play(self, s: State, seat: int, a: Action, pair: int) -> int:
        """The roll as it lies afterwards."""
        raise NotImplementedError


class Box:
    """An expansion: what it adds to the rules, and its own part of every game."""

    def __init__(self, slot: int) -> None:
        self.slot = slot  # where its side and its secret lie
        self.name = ""  # of its slice in every layer
        self.places: dict[int, str] = {}  # names by number
        self.cards: dict[int, str] = {}
        self.options: list[str] = []  # of the setup
        self.rulings: list[Ruling] = []

    def extend(self, rules: "Rules") -> None:
        """Add to the tables."""

    def set_up(self, s: State, setup: Setup) -> None:
        """Put its part of a new game into its slot."""

    def imagine(self, t: Table, seat: int, glimpse: list[int], dice: Dice) -> Secret:
        """Some hidden part that looks to this seat like what it saw."""
        return Secret()

    def meets_free(self, s: State, seat: int) -> bool:
        """Whether this seat pays nothing for meeting a token. IST-ENC-5, IST-ENC-7."""
        return False

    def closing(self, seat: int) -> list[Step[Any]]:
        """What comes between the encounters of a turn and its end, last first."""
        return []

    def creditors(self, t: Table, seat: int, place: int, owed: list[int]) -> list[int]:
        """Who is paid on a place, if not just these. IST-PAY-1."""
        return owed

    def rests(self, s: State, seat: int, place: int) -> None:
        """A piece of this seat has come to a place, in its own turn or not."""

    def took_ruby(self, s: State, seat: int, place: int) -> None:
        """A ruby of this place was taken."""

    def more_rubies(self, t: Table) -> int:
        """How many rubies it has put on the board since the game began."""
        return 0

    def audit(self, s: State) -> None:
        """Raise AssertionError if anything of its own went missing."""


class Rules:
    """The tables of one combination of boxes; filled once, then only read."""

    def __init__(self, lexicon: Lexicon, places: list[str], cards: list[str], sets: list[int]) -> None:
        self.lexicon = lexicon
        self.place_names = places
        self.card_names = cards
        self.numbers = [number for number, name in enumerate(places) if number > 0 and name != UNUSED]
        self.sets = sets  # sets of places, by number
        self.set_number = {some: i for i, some in enumerate(sets)}
        self.grid = BASE_GRID
        self.by_distance = BASE_GRID  # the same board, with fewer conditions for a random layout
        self.places: list[Place] = []
        self.copies: list[int] = [0] * len(cards)  # by kind of card
        self.rubies: list[list[int]] = [NO_RUBIES] * len(places)  # by place and number of players
        self.all_rubies: list[int] = []  # of all places, by number of players
        self.trigger: list[int] = []  # rubies that trigger the end, by number of players
        self.card_plays: list[list[FreePlay]] = [[] for _ in range(WINDOWS)]
        self.play_cards: list[list[int]] = [[] for _ in range(WINDOWS)]  # the cards of these plays
        self.ruled_plays: list[list[FreePlay]] = [[] for _ in range(WINDOWS)]  # only with other readings …
        self.ruled_by: list[list[int]] = [[] for _ in range(WINDOWS)]  # … of these rulings
        self.tile_plays: list[list[FreePlay]] = [[] for _ in range(WINDOWS)]
        self.plays: list[FreePlay | None] = [None] * VERBS  # by verb
        self.meetings: list[Meeting] = []  # by token
        self.meeting_of: list[Meeting | None] = [None] * VERBS  # by verb
        self.ways: list[Way] = []  # in the order of their verbs
        self.way_of: list[Way | None] = [None] * VERBS  # by verb
        self.stakes: list[Stake | None] = []  # by what is announced
        self.dice_plays: list[DicePlay] = []
        self.uses = USES.copy()  # names of what can be used once a turn
        self.use_bits = [1 << bit for bit in range(len(USES))]
        self.given = [False] * VERBS  # by verb: the card it names is given away, not played
        self.repeat_card = [NO_CARD] * len(places)  # by place: the card that repeats its action
        self.repeat_verb = [REPEAT] * len(places)  # by place: what repeating it is called
        self.turns: list[list[Step[Any]]] = []  # by seat: the turn, last step first
        self.after: list[list[Step[Any]]] = []  # by seat and place: what follows an action there
        self.draws: list[Step[Any]] = []  # by seat
        self.boxes: list[Box] = []  # by slot
        self.rulings: list[Ruling] = []  # of the game and its boxes
        self.events: list[tuple[str, list[str]]] = []  # by kind: message key, and what its arguments are

    def add_play(self, play: FreePlay, windows: list[int]) -> None:
        """Offer a free play in these windows."""
        self.plays[play.verb // SPAN] = play
        for window in windows:
            if play.card == NO_CARD:
                self.tile_plays[window].append(play)
            else:
                self.card_plays[window].append(play)
                self.play_cards[window].append(play.card)

    def add_ruled_play(self, play: FreePlay, windows: list[int], ruling: int) -> None:
        """Offer the free play of a card in these windows too, if another reading was agreed on."""
        for window in windows:
            self.ruled_plays[window].append(play)
            self.ruled_by[window].append(ruling)

    def add_meeting(self, meeting: Meeting) -> None:
        """A token is met once a turn. IST-ENC-9."""
        meeting.token = len(self.meetings)
        self.meetings.append(meeting)
        self.meeting_of[meeting.verb // SPAN] = meeting
        self.add_use(meeting.name, USED_TOKEN << meeting.token)

    def add_way(self, way: Way) -> None:
        self.ways.append(way)
        self.way_of[way.verb // SPAN] = way

    def add_stake(self, announced: int, stake: Stake) -> None:
        """Dice can be rolled for something else; the number stands for it in the steps of the roll."""
        self.stakes += [None] * (announced + 1 - len(self.stakes))
        self.stakes[announced] = stake

    def add_events(self, first: int, events: list[tuple[str, list[str]]]) -> None:
        """Kinds of event at their numbers; numbers in between stay free."""
        self.events += [(UNUSED, [])] * (first - len(self.events))
        self.events += events

    def add_use(self, name: str, bit: int) -> None:
        self.uses.append(name)
        self.use_bits.append(bit)
