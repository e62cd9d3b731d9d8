"""The opening: cards, customers, the start player, then the first stands. KAI-SETUP, KAI-START, KAI-TWO."""

from typing import Any, Final

from bedesten.core.errors import BadSetup
from bedesten.core.game import Setup
from bedesten.core.ids import Action
from bedesten.core.rulings import names, read
from bedesten.core.step import Step
from bedesten.kairo import events as ev
from bedesten.kairo.announce import sides
from bedesten.kairo.build import place_first
from bedesten.kairo.draw import DrawCard, ShowCard
from bedesten.kairo.ids import BAGGED, COLOUR, CUSTOMER, HUES, NEUTRAL, SIDE, SQUARE, START
from bedesten.kairo.kernel import NOBODY, NOWHERE, Ask, Do, Roll, Rules, State, Terms
from bedesten.kairo.numbers import (
    COIN_VALUE,
    CUSTOMERS_ON_BOARD,
    DISPLAY,
    LEAST_PLAYERS,
    MOST_PLAYERS,
    STALL_GUARD,
    START_COINS,
    START_HAND,
    START_STANDS,
)
from bedesten.kairo.places import start_squares
from bedesten.kairo.rulings import ROOM, RULINGS
from bedesten.kairo.turn import FirstTurn

MODES: Final = ["variable", "fixed"]
OPTIONS: Final = ["board", "start_mode", "start", *names(RULINGS), "stall_guard_turns"]
WHOLE_BAG: Final = (1 << HUES) - 1


def new_state(rules: Rules, setup: Setup) -> State:
    """Everything that needs no chance is laid out; the rest waits on the stack. KAI-SETUP-8."""
    terms = read_terms(setup, list(rules.plan.layouts))
    n = setup.players
    s = State(rules, n, terms)
    s.lay_out()
    s.hands = [[0] * rules.cards for _ in range(n)]
    s.purses = [[START_COINS] * HUES for _ in range(n)]
    s.bank = [COIN_VALUE - n * START_COINS] * HUES  # KAI-SETUP-7
    s.deck = rules.copies.copy()
    s.deck_size = sum(s.deck)
    display: list[Step[Any]] = [ShowCard(0)] * DISPLAY
    hands: list[Step[Any]] = [DrawCard(seat) for seat in range(n) for _ in range(START_HAND)]
    customers: list[Step[Any]] = [PlaceCustomer(i) for i in range(CUSTOMERS_ON_BOARD)]
    start = setup.options.get("start")
    first: Step[Any] = SeatStart(start) if isinstance(start, int) else ChooseStart(0)
    s.plan([*display, *hands, *customers, first])
    return s


def read_terms(setup: Setup, layouts: list[int]) -> Terms:
    """BadSetup says what was expected."""
    n, options = setup.players, setup.options
    if not LEAST_PLAYERS <= n <= MOST_PLAYERS:
        raise BadSetup(f"{n} players: expected {LEAST_PLAYERS} to {MOST_PLAYERS}")
    for name in options:
        if name not in OPTIONS:
            raise BadSetup(f"option '{name}' is unknown: expected {', '.join(OPTIONS)}")
    mode = options.get("start_mode", MODES[0])
    if mode not in MODES:
        raise BadSetup(f"start_mode is {mode!r}: expected {' or '.join(MODES)}")
    if mode == MODES[1] and n not in layouts:
        raise BadSetup(f"start_mode fixed: the board has no layout for {n} players (KAI-START-7)")
    whole_number(options.get("start", 0), "start", n - 1)
    guard = whole_number(options.get("stall_guard_turns", STALL_GUARD), "stall_guard_turns", 10**6)
    return Terms(mode == MODES[1], read(RULINGS, options, ROOM), guard)


def whole_number(value: object, name: str, most: int) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value <= most:
        raise BadSetup(f"{name} is {value!r}: expected a number from 0 to {most}")
    return value


class PlaceCustomer(Roll):
    """CH-CUST: one customer out of the bag onto each start square, in the order of the board. KAI-SETUP-5."""

    def options(self, s: State) -> list[Action]:
        return [CUSTOMER + colour for colour in range(HUES) if s.customers[colour] == NOWHERE]

    def odds(self, s: State) -> list[int]:
        return [1] * s.customers.count(NOWHERE)

    def answer(self, s: State, a: Action) -> None:
        colour, square = a - CUSTOMER, s.rules.plan.starts[self.whose]
        s.put_customer(colour, square)
        s.tell(ev.CUSTOMER_CAME, NOBODY, [colour, square])
        if s.customers.count(NOWHERE) == HUES - CUSTOMERS_ON_BOARD:
            s.waiting = s.customers.index(NOWHERE)
            s.tell(ev.CUSTOMER_WAITS, NOBODY, [s.waiting])


class ChooseStart(Roll):
    """CH-FIRST: each player as likely. KAI-START-2."""

    def options(self, s: State) -> list[Action]:
        return [START + seat for seat in range(s.players)]

    def odds(self, s: State) -> list[int]:
        return [1] * s.players

    def answer(self, s: State, a: Action) -> None:
        s.todo.append(SeatStart(a - START))


class SeatStart(Do):
    """The first stands: all at once, or one by one from the start player on. KAI-START-3, KAI-START-7."""

    def run(self, s: State) -> None:
        s.start = self.seat
        s.tell(ev.STARTED, self.seat, [])
        steps: list[Step[Any]] = [FirstTurn(self.seat)]
        if s.terms.fixed:
            for first in s.rules.plan.layouts[s.players]:
                seat = NOBODY if first.owner == NEUTRAL else first.owner
                place_first(s, first.owner, seat, first.colour, first.stand, first.entrance)
        else:
            if s.players == LEAST_PLAYERS:
                steps.append(DrawNeutral(self.seat, WHOLE_BAG))
            order = [(self.seat + late) % s.players for late in range(s.players)]
            steps += [StartColour(seat) for seat in reversed(order * START_STANDS)]
        s.todo.extend(steps)


class StartColour(Ask):
    """KAI-DEC-1: any main stand of the reserve; without a legal place it is skipped. KAI-START-11."""

    def options(self, s: State) -> list[Action]:
        return [COLOUR + colour for colour in range(HUES) if start_squares(s, self.seat, colour)]

    def answer(self, s: State, a: Action) -> None:
        s.todo.append(StartSquare(self.seat, self.seat, a - COLOUR))


class StartSquare(Ask):
    """Where the stand goes; their own or a neutral one. KAI-START-4, KAI-TWO-2."""

    def __init__(self, seat: int, owner: int, colour: int) -> None:
        super().__init__(seat)
        self.owner = owner
        self.colour = colour

    def args(self) -> list[int]:
        return [self.seat, self.owner, self.colour]

    def options(self, s: State) -> list[Action]:
        return s.rules.board.options(start_squares(s, self.owner, self.colour))

    def answer(self, s: State, a: Action) -> None:
        s.todo.append(StartSide(self.seat, self.owner, self.colour, a - SQUARE))


class StartSide(Ask):
    """On which side the entrance lies. KAI-START-4."""

    def __init__(self, seat: int, owner: int, colour: int, square: int) -> None:
        super().__init__(seat)
        self.owner = owner
        self.colour = colour
        self.square = square

    def args(self) -> list[int]:
        return [self.seat, self.owner, self.colour, self.square]

    def options(self, s: State) -> list[Action]:
        return sides(s.look(), self.square)

    def answer(self, s: State, a: Action) -> None:
        door = s.rules.board.beside[self.square][a - SIDE]
        place_first(s, self.owner, self.seat, self.colour, self.square, door)


class DrawNeutral(Roll):
    """CH-NEUTRAL: a neutral stand out of the bag for this player; then the other draws. KAI-TWO-2."""

    def __init__(self, whose: int, bag: int) -> None:
        super().__init__(whose)
        self.bag = bag  # the colours left, as bits

    def args(self) -> list[int]:
        return [self.whose, self.bag]

    def pile(self) -> str:
        return "bag"

    def options(self, s: State) -> list[Action]:
        return [BAGGED + colour for colour in range(HUES) if self.bag >> colour & 1]

    def odds(self, s: State) -> list[int]:
        return [1] * self.bag.bit_count()

    def answer(self, s: State, a: Action) -> None:
        colour = a - BAGGED
        left = self.bag & ~(1 << colour)
        if left:
            s.todo.append(DrawNeutral((self.whose + 1) % s.players, left))
        if start_squares(s, NEUTRAL, colour):
            s.todo.append(StartSquare(self.whose, NEUTRAL, colour))
        else:
            s.tell(ev.NO_ROOM, NOBODY, [colour])  # KAI-TWO-3: it leaves the game
