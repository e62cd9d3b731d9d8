"""The rules of Five Wells.

- **WEL-TURN-1** A turn is a roll of 1, 2 or 3, and then the choice of a well to draw from, or none.
- **WEL-DRAW-1** Whoever draws takes as much as was rolled, or what is left; their camel goes to the well.
- **WEL-CARD-1** Everybody has one bucket. Once in the game it doubles a roll.
- **WEL-END-1** After four rounds the most water wins.
"""

from typing import Any, Final

from bedesten.core.dice import Dice
from bedesten.core.event import Event
from bedesten.core.game import Game, Setup
from bedesten.core.ids import SPAN, WATCHER, Action
from bedesten.core.lexicon import NOTHING, UNUSED, Kind, Lexicon, Numbers
from bedesten.core.rules import State as AnyState
from bedesten.core.step import Chance, Decision, Effect

WELLS: Final = ["north", "east", "south", "west", "middle"]
DEPTH: Final = 6  # of every well
ROUNDS: Final = 4
MOST_ROLLED: Final = 3
DRAW, DOUBLE, REST, ROLLED = (n * SPAN for n in range(4))
EVENTS: Final[list[tuple[str, list[str]]]] = [
    ("turn_began", ["turn"]),
    ("rolled", ["count"]),
    ("drew", ["count", "place"]),
    ("doubled", ["count"]),
    ("rested", []),
    ("game_over", []),
]
TURN_BEGAN, HAS_ROLLED, DREW, DOUBLED, RESTED, GAME_OVER = range(6)


def lexicon() -> Lexicon:
    words = Lexicon()
    words.add(DRAW, "draw", Kind("place", WELLS, shape="place"))
    words.add(DOUBLE, "double", NOTHING)
    words.add(REST, "rest", NOTHING)
    pips = [UNUSED, *[str(n) for n in range(1, MOST_ROLLED + 1)]]
    words.add(ROLLED, "*roll", Numbers("roll", pips, field="count"))
    return words


class State(AnyState):
    """Nothing is hidden: a view is a copy."""

    def __init__(self, players: int) -> None:
        super().__init__(players)
        self.wells = [DEPTH] * len(WELLS)
        self.water = [0] * players
        self.buckets = [1] * players
        self.camels = [len(WELLS) - 1] * players
        self.turn = 0

    def clone(self) -> "State":
        s = State(self.players)
        s.wells, s.water = self.wells.copy(), self.water.copy()
        s.buckets, s.camels = self.buckets.copy(), self.camels.copy()
        s.turn, s.todo, s.offered = self.turn, self.todo.copy(), self.offered
        return s

    def tell(self, kind: int, seat: int, args: list[int]) -> None:
        if self.news is not None:
            self.news.append(Event(kind, seat, args, WATCHER))


class View:
    def __init__(self, seat: int, table: State) -> None:
        self.seat = seat
        self.table = table


class NextTurn(Effect[State]):
    """WEL-END-1."""

    def run(self, s: State) -> None:
        if s.turn == ROUNDS * s.players:
            s.turn += 1
            s.tell(GAME_OVER, -1, [])
            return
        seat = s.turn % s.players
        s.turn += 1
        s.tell(TURN_BEGAN, seat, [s.turn])
        s.plan([Roll(seat), NextTurn(0)])


class Roll(Chance[State]):
    """WEL-TURN-1."""

    def options(self, s: State) -> list[Action]:
        return [ROLLED + pips for pips in range(1, MOST_ROLLED + 1)]

    def odds(self, s: State) -> list[int]:
        return [1] * MOST_ROLLED

    def answer(self, s: State, a: Action) -> None:
        s.tell(HAS_ROLLED, self.whose, [a % SPAN])
        s.todo.append(DrawWater(self.whose, a % SPAN))


class DrawWater(Decision[State]):
    """WEL-DRAW-1, WEL-CARD-1."""

    def __init__(self, seat: int, rolled: int) -> None:
        super().__init__(seat)
        self.rolled = rolled

    def args(self) -> list[int]:
        return [self.seat, self.rolled]

    def options(self, s: State) -> list[Action]:
        wells = [DRAW + well for well, water in enumerate(s.wells) if water > 0]
        can_double = s.buckets[self.seat] > 0 and self.rolled <= MOST_ROLLED
        return [*wells, *([DOUBLE] if can_double else []), REST]

    def answer(self, s: State, a: Action) -> None:
        if a == REST:
            s.tell(RESTED, self.seat, [])
        elif a == DOUBLE:
            s.buckets[self.seat] -= 1
            s.tell(DOUBLED, self.seat, [2 * self.rolled])
            s.todo.append(DrawWater(self.seat, 2 * self.rolled))
        else:
            self.draw(s, a - DRAW)

    def draw(self, s: State, well: int) -> None:
        count = min(self.rolled, s.wells[well])
        s.wells[well] -= count
        s.water[self.seat] += count
        s.camels[self.seat] = well
        s.tell(DREW, self.seat, [count, well])


class Wells(Game[State, View]):
    """For 2 to 4 players."""

    def __init__(self) -> None:
        from tests.toy.wells.guide import WellsGuide
        from tests.toy.wells.notation import WellsNotation

        self.name = "wells"
        self.boxes = ["wells"]
        self.rules_version = 1
        self.min_players = 2
        self.max_players = 4
        self.lexicon = lexicon()
        self.layouts = []
        self.variants = []
        self.events = EVENTS
        self.notation = WellsNotation(self)
        self.guide = WellsGuide(self.lexicon)

    def new(self, setup: Setup) -> State:
        s = State(setup.players)
        s.todo.append(NextTurn(0))
        self.settle(s)
        return s

    def clone(self, s: State) -> State:
        return s.clone()

    def view(self, s: State, seat: int) -> View:
        return View(seat, s.clone())

    def imagine(self, v: View, dice: Dice) -> State:
        return v.table.clone()

    def ranking(self, s: State) -> list[int]:
        return [1 + sum(other > water for other in s.water) for water in s.water]

    def turn(self, s: State) -> int:
        return min(s.turn, ROUNDS * s.players)

    def round(self, s: State) -> int:
        return (self.turn(s) + s.players - 1) // s.players

    def active(self, s: State) -> int:
        return (s.turn - 1) % s.players if 0 < s.turn <= ROUNDS * s.players else -1

    def audit(self, s: State) -> None:
        assert sum(s.wells) + sum(s.water) == DEPTH * len(WELLS), "water has run away"


STEPS: Final[dict[str, Any]] = {step.__name__: step for step in (NextTurn, Roll, DrawWater)}
