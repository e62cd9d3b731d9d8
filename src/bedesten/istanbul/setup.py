"""The opening, as far as possible fixed, the rest as chance steps. IST-SETUP, IST-LAYOUT, IST-VAR-1."""

from typing import Any, Final

from bedesten.core.errors import BadSetup
from bedesten.core.fields import is_whole
from bedesten.core.game import Setup
from bedesten.core.ids import SPAN, Action
from bedesten.core.step import Step
from bedesten.istanbul import events as ev
from bedesten.istanbul.board import LAYOUTS, Board, completions, laying, positions_for
from bedesten.istanbul.chance import RollToken
from bedesten.istanbul.ids import (
    BLACK_MARKET,
    GEMSTONE,
    GOVERNOR,
    GREAT_MOSQUE,
    LAY,
    PALACE,
    SMALL_MOSQUE,
    SMUGGLER,
    START,
    WAINWRIGHT,
)
from bedesten.istanbul.kernel import Do, Market, Roll, Rules, State, new_seat
from bedesten.istanbul.places.markets import FIRST_TILE, LARGE, SMALL, TILES, DrawDemand
from bedesten.istanbul.turn import begin_turn

# T-SETUP, by number of players
LEAST: Final = 2
MOST: Final = 5
RUBIES_MOSQUE: Final = [0, 0, 2, 3, 4, 4]
RUBIES_PALACE: Final = [0, 0, 6, 6, 7, 7]
RUBIES_DEALER: Final = [0, 0, 9, 10, 12, 12]
FIRST_LIRA: Final = 2
NEUTRAL_MERCHANTS: Final = [SMALL_MOSQUE, GREAT_MOSQUE, GEMSTONE]
VARIANT_MOST: Final = 4
OPTIONS: Final = ["layout", "start", "neutral_assistants"]


def new_state(rules: Rules, setup: Setup) -> State:
    """Everything that needs no chance is laid out; the rest waits on the stack."""
    check(setup)
    n = setup.players
    s = State(rules, n)
    s.variant = setup.options.get("neutral_assistants") is True
    cards = len(rules.copies)
    s.seats = [new_seat(cards, s.variant) for _ in range(n)]
    s.hands = [[0] * cards for _ in range(n)]
    s.deck = rules.copies.copy()
    s.deck_size = sum(s.deck)
    s.tokens = [0] * len(rules.meetings)
    s.merchants = NEUTRAL_MERCHANTS.copy() if n == LEAST else []
    s.rubies = rubies_by_place(n, len(rules.places))
    s.markets = [all_unseen(LARGE), all_unseen(SMALL)]
    steps = lay_board(s, read_layout(setup.options.get("layout", "short"), len(rules.places) - 1))
    steps += [DrawDemand(LARGE), DrawDemand(SMALL), RollToken(GOVERNOR), RollToken(SMUGGLER)]
    start = setup.options.get("start")
    s.plan([*steps, SeatStart(start) if isinstance(start, int) else ChooseStart(0)])
    return s


def check(setup: Setup) -> None:
    """BadSetup says what was expected."""
    n = setup.players
    if not LEAST <= n <= MOST:
        raise BadSetup(f"{n} players: expected {LEAST} to {MOST}")
    for name in setup.options:
        if name not in OPTIONS:
            raise BadSetup(f"option '{name}' is unknown: expected {', '.join(OPTIONS)}")
    variant = setup.options.get("neutral_assistants", False)
    if not isinstance(variant, bool):
        raise BadSetup(f"neutral_assistants is {variant!r}: expected true or false")
    if variant and n > VARIANT_MOST:
        raise BadSetup(f"neutral_assistants with {n} players: expected at most {VARIANT_MOST} (IST-VAR-1)")
    start = setup.options.get("start")
    if start is not None and (isinstance(start, bool) or not isinstance(start, int) or not 0 <= start < n):
        raise BadSetup(f"start is {start!r}: expected a seat from 0 to {n - 1}")


def read_layout(layout: object, places: int) -> list[int]:
    """A named layout, or an own one as numbers; empty stands for a random one."""
    if layout == "random":
        return []
    if isinstance(layout, str) and layout in LAYOUTS:
        return LAYOUTS[layout]
    numbers = layout.replace(",", " ").split() if isinstance(layout, str) else layout
    if not isinstance(numbers, list) or not all(is_whole(str(n)) for n in numbers):
        names = ", ".join(LAYOUTS)
        raise BadSetup(
            f"layout {layout!r} is unknown: expected {names}, random, or the numbers 1 to {places}"
        )
    found = [int(n) for n in numbers]
    if sorted(found) != list(range(1, places + 1)):
        raise BadSetup(f"layout has {describe(found, places)}: expected each number from 1 to {places} once")
    return found


def describe(found: list[int], places: int) -> str:
    """What is wrong with a list of numbers that should be a layout."""
    twice = sorted({n for n in found if found.count(n) > 1})
    if twice:
        return f"{twice[0]} more than once"
    beyond = [n for n in found if not 1 <= n <= places]
    return f"{beyond[0]}" if beyond else f"{len(found)} numbers"


def rubies_by_place(n: int, places: int) -> list[int]:
    """IST-SETUP-3 to IST-SETUP-5."""
    rubies = [0] * places
    rubies[WAINWRIGHT] = n
    rubies[SMALL_MOSQUE] = RUBIES_MOSQUE[n]
    rubies[GREAT_MOSQUE] = RUBIES_MOSQUE[n]
    rubies[PALACE] = RUBIES_PALACE[n]
    rubies[GEMSTONE] = RUBIES_DEALER[n]
    return rubies


def all_unseen(which: int) -> Market:
    """IST-SETUP-7: a shuffled stack is five tiles nobody has seen."""
    return Market(-1, [FIRST_TILE[which] + i for i in range(TILES)], [])


def lay_board(s: State, layout: list[int]) -> list[Step[Any]]:
    """A known layout at once, a random one place by place. IST-SETUP-1."""
    if layout:
        s.layout = layout
        s.board = Board(layout, s.rules.columns)
        return []
    places = len(s.rules.places) - 1
    s.layout = [0] * places
    return [LayPlace(place) for place in laying(places)]


class LayPlace(Roll):
    """C-LAYOUT, one place at a time, so that every valid arrangement is as likely. IST-LAYOUT-2."""

    def options(self, s: State) -> list[Action]:
        places = len(s.layout)
        return [LAY + self.whose * places + position for position in positions_for(self.whose, s.layout)]

    def odds(self, s: State) -> list[int]:
        positions = positions_for(self.whose, s.layout)
        if self.whose == BLACK_MARKET:  # as many ways as there are positions left for the tea house
            return [completions(position, s.layout) for position in positions]
        return [1] * len(positions)

    def answer(self, s: State, a: Action) -> None:
        position = a % SPAN % len(s.layout)
        layout = s.layout.copy()
        layout[position] = self.whose
        s.layout = layout
        s.tell(ev.LAID, -1, [self.whose, position + 1])
        if 0 not in layout:
            s.board = Board(layout, s.rules.columns)


class ChooseStart(Roll):
    """C-START: each player as likely. IST-SETUP-11."""

    def options(self, s: State) -> list[Action]:
        return [START + seat for seat in range(s.players)]

    def odds(self, s: State) -> list[int]:
        return [1] * s.players

    def answer(self, s: State, a: Action) -> None:
        s.todo.append(SeatStart(a - START))


class SeatStart(Do):
    """Lira rise by one from the start player on; then everybody draws a card. IST-SETUP-11, -12."""

    def run(self, s: State) -> None:
        s.start = self.seat
        s.tell(ev.STARTED, self.seat, [])
        order = [(self.seat + i) % s.players for i in range(s.players)]
        for late, seat in enumerate(order):
            s.seats[seat].lira = FIRST_LIRA + late
        draws: list[Step[Any]] = [s.rules.draws[seat] for seat in order]
        s.plan([*draws, FirstTurn(self.seat)])


class FirstTurn(Do):
    """The start player begins. IST-TURN-1."""

    def run(self, s: State) -> None:
        begin_turn(s, self.seat)
