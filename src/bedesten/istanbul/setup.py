"""The opening, as far as possible fixed, the rest as chance steps. IST-SETUP, IST-LAYOUT, IST-VAR-1."""

from typing import Any, Final

from bedesten.core.errors import BadSetup
from bedesten.core.game import Setup
from bedesten.core.ids import SPAN, Action
from bedesten.core.numbers import is_whole
from bedesten.core.rulings import names, read
from bedesten.core.step import Step
from bedesten.istanbul import events as ev
from bedesten.istanbul.board import Grid, laying
from bedesten.istanbul.chance import RollToken
from bedesten.istanbul.ids import (
    GEMSTONE,
    GREAT_MOSQUE,
    LAY,
    PALACE,
    SMALL_MOSQUE,
    START,
    WAINWRIGHT,
)
from bedesten.istanbul.kernel import Do, Roll, Rules, State
from bedesten.istanbul.pieces import Market, Secret, Side, new_seat
from bedesten.istanbul.places.markets import FIRST_TILE, LARGE, SMALL, TILES, DrawDemand
from bedesten.istanbul.rulings import BY_DISTANCE, ROOM
from bedesten.istanbul.turn import begin_turn

# T-SETUP, by number of players
LEAST: Final = 2
MOST: Final = 5
RUBIES: Final = {  # IST-SETUP-3 to IST-SETUP-5
    WAINWRIGHT: [0, 0, 2, 3, 4, 5],
    PALACE: [0, 0, 6, 6, 7, 7],
    SMALL_MOSQUE: [0, 0, 2, 3, 4, 4],
    GREAT_MOSQUE: [0, 0, 2, 3, 4, 4],
    GEMSTONE: [0, 0, 9, 10, 12, 12],
}
FIRST_LIRA: Final = 2
NEUTRAL_MERCHANTS: Final = [SMALL_MOSQUE, GREAT_MOSQUE, GEMSTONE]
VARIANT_MOST: Final = 4
OPTIONS: Final = ["layout", "start", "neutral_assistants"]
SHOWN: Final = 80  # characters of a layout that nobody knows


def new_state(rules: Rules, setup: Setup) -> State:
    """Everything that needs no chance is laid out; the rest waits on the stack."""
    check(rules, setup)
    n = setup.players
    s = State(rules, n)
    s.variant = setup.options.get("neutral_assistants") is True
    s.rulings = read(rules.rulings, setup.options, ROOM)
    cards = len(rules.copies)
    s.seats = [new_seat(cards, s.variant) for _ in range(n)]
    s.hands = [[0] * cards for _ in range(n)]
    s.tokens = [0] * len(rules.meetings)
    s.merchants = NEUTRAL_MERCHANTS.copy() if n == LEAST else []
    s.rubies = rubies_by_place(rules, n)
    s.markets = [all_unseen(LARGE), all_unseen(SMALL)]
    s.sides = [Side() for _ in rules.boxes]
    s.secrets = [Secret() for _ in rules.boxes]
    for box in rules.boxes:
        box.set_up(s, setup)
    s.deck = s.copies.copy()
    s.deck_size = sum(s.deck)
    steps = lay_board(s, asked_layout(rules, setup.options))
    steps += [DrawDemand(LARGE), DrawDemand(SMALL), *[RollToken(token) for token in range(len(s.tokens))]]
    start = setup.options.get("start")
    s.plan([*steps, SeatStart(start) if isinstance(start, int) else ChooseStart(0)])
    return s


def check(rules: Rules, setup: Setup) -> None:
    """BadSetup says what was expected."""
    n = setup.players
    if not LEAST <= n <= MOST:
        raise BadSetup(f"{n} players: expected {LEAST} to {MOST}")
    options = OPTIONS + [name for box in rules.boxes for name in box.options]
    known = options + names(rules.rulings) + rules.grid.replaceable
    for name in setup.options:
        if name not in known:
            raise BadSetup(f"option '{name}' is unknown: expected {', '.join(known)}")
    variant = setup.options.get("neutral_assistants", False)
    if not isinstance(variant, bool):
        raise BadSetup(f"neutral_assistants is {variant!r}: expected true or false")
    if variant and n > VARIANT_MOST:
        raise BadSetup(f"neutral_assistants with {n} players: expected at most {VARIANT_MOST} (IST-VAR-1)")
    start = setup.options.get("start")
    if start is not None and (isinstance(start, bool) or not isinstance(start, int) or not 0 <= start < n):
        raise BadSetup(f"start is {start!r}: expected a seat from 0 to {n - 1}")


def asked_layout(rules: Rules, options: dict[str, object]) -> list[int]:
    """A printed layout that own data replaces is an option of its name: `first_play=16,15,…`."""
    layout = options.get("layout", rules.grid.usual())
    for name in rules.grid.replaceable:
        if name in options:
            own = read_layout(rules, options[name]) if options[name] not in ("random", name) else []
            if not own:
                raise BadSetup(f"{name} is {options[name]!r}: expected the numbers {ranges(rules.numbers)}")
            if layout == name:
                return own
    return read_layout(rules, layout)


def read_layout(rules: Rules, layout: object) -> list[int]:
    """A named layout, or one of their own as numbers; empty stands for a random one."""
    if layout == "random":
        return []
    layouts, places = rules.grid.layouts, ranges(rules.numbers)
    if isinstance(layout, str) and layout in layouts:
        return layouts[layout]
    numbers = layout.replace(",", " ").split() if isinstance(layout, str) else layout
    if not isinstance(numbers, list) or not all(is_whole(str(n)) for n in numbers):
        names = ", ".join([*layouts, "random"])
        raise BadSetup(f"layout {repr(layout)[:SHOWN]} is unknown: expected {names}, or the numbers {places}")
    laid = [int(n) for n in numbers]
    if sorted(laid) != rules.numbers:
        raise BadSetup(f"layout has {describe(laid, rules.numbers)}: expected each number from {places} once")
    return laid


def ranges(numbers: list[int]) -> str:
    """The numbers of the places in play: `1 to 16`, or several such runs."""
    runs = [[numbers[0], numbers[0]]]
    for number in numbers[1:]:
        if number == runs[-1][1] + 1:
            runs[-1][1] = number
        else:
            runs.append([number, number])
    return " and ".join(f"{first} to {last}" for first, last in runs)


def describe(layout: list[int], numbers: list[int]) -> str:
    """What is wrong with a list of numbers that should be a layout."""
    seen: set[int] = set()
    for n in sorted(layout):
        if n in seen:
            return f"{n} more than once"
        seen.add(n)
    beyond = [n for n in layout if n not in numbers]
    return f"{beyond[0]}" if beyond else f"{len(layout)} numbers"


def add_rubies(rules: Rules) -> None:
    for place, rubies in RUBIES.items():
        rules.rubies[place] = rubies


def rubies_by_place(rules: Rules, n: int) -> list[int]:
    """What lies on every place at first."""
    return [rubies[n] for rubies in rules.rubies]


def all_unseen(which: int) -> Market:
    """IST-SETUP-7: a shuffled stack is five tiles nobody has seen."""
    return Market(-1, [FIRST_TILE[which] + i for i in range(TILES)], [])


def lay_board(s: State, layout: list[int]) -> list[Step[Any]]:
    """A known layout at once, a random one place by place. IST-SETUP-1."""
    if layout:
        s.lay(layout)
        return []
    s.layout = [0] * len(s.rules.numbers)
    return [LayPlace(place) for place in laying(s.rules.numbers)]


class LayPlace(Roll):
    """C-LAYOUT, one place at a time, so that every valid arrangement is as likely. IST-LAYOUT-2."""

    def options(self, s: State) -> list[Action]:
        first = LAY + self.whose * len(s.layout)
        return [first + position for position in grid_of(s).positions_for(self.whose, s.layout)]

    def odds(self, s: State) -> list[int]:
        return grid_of(s).weights(self.whose, s.layout)

    def answer(self, s: State, a: Action) -> None:
        position = a % SPAN % len(s.layout)
        layout = s.layout.copy()
        layout[position] = self.whose
        s.layout = layout
        s.tell(ev.LAID, -1, [self.whose, position + 1])
        if 0 not in layout:
            s.lay(layout)


def grid_of(s: State) -> Grid:
    """What a random layout has to keep."""
    return s.rules.by_distance if s.rulings[BY_DISTANCE] else s.rules.grid


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
