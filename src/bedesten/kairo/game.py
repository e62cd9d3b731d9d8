"""Kairo: assembles the rules of a board and keeps the contract."""

from typing import Final

from bedesten.core.dice import Dice
from bedesten.core.game import Game, Setup
from bedesten.kairo.announce import ChooseColour, ChooseSide, ChooseSquare
from bedesten.kairo.audit import audit, faults
from bedesten.kairo.authorise import ChooseCard, ChooseJokerCoin, ChooseKept
from bedesten.kairo.boards import BAZAAR, BOARDS
from bedesten.kairo.draw import DrawCard
from bedesten.kairo.events import EVENTS
from bedesten.kairo.guide import KairoGuide
from bedesten.kairo.ids import SYMBOLS
from bedesten.kairo.kernel import Rules, State
from bedesten.kairo.lexicon import lexicon_of
from bedesten.kairo.lure import ChooseTarget
from bedesten.kairo.notation import KairoNotation
from bedesten.kairo.notation.packing import board_option
from bedesten.kairo.numbers import LEAST_PLAYERS, MOST_PLAYERS
from bedesten.kairo.paying import ChooseOther, ChooseOwn
from bedesten.kairo.plan import Plan
from bedesten.kairo.rulings import RULINGS
from bedesten.kairo.scoring import ranking
from bedesten.kairo.setup import MODES, new_state
from bedesten.kairo.turn import ChooseAction, EndTrial, EndTurn, turn_of
from bedesten.kairo.view import View, announce, imagine, peek, view


def rules_of(plan: Plan) -> Rules:
    """The tables of a board."""
    rules = Rules(plan, lexicon_of(plan))
    seats = range(MOST_PLAYERS)
    rules.turns = [turn_of(seat) for seat in seats]
    rules.asks = [
        [
            ChooseAction(seat),
            ChooseColour(seat),
            ChooseSquare(seat),
            ChooseSide(seat),
            ChooseCard(seat),
            ChooseKept(seat),
            ChooseJokerCoin(seat),
            ChooseOwn(seat),
            ChooseOther(seat),
            ChooseTarget(seat),
        ]
        for seat in seats
    ]
    rules.draws = [DrawCard(seat) for seat in seats]
    return rules


class Kairo(Game[State, View]):
    """The game for 2 to 4 players, on one board."""

    def __init__(self, plan: Plan = BAZAAR, option: str = BAZAAR.name) -> None:
        self.name = "kairo"
        self.boxes = ["kairo"]
        self.rules_version = 1
        self.min_players = LEAST_PLAYERS
        self.max_players = MOST_PLAYERS
        self.rules = rules_of(plan)
        self.lexicon = self.rules.lexicon
        self.layouts = []
        self.variants = []
        self.rulings = RULINGS
        self.choices = {"start_mode": MODES if plan.layouts else MODES[:1]}  # KAI-START-7
        self.seats = SYMBOLS
        self.events = EVENTS
        self.board = option
        self.notation = KairoNotation(self, self.rules)
        self.guide = KairoGuide(self.rules)

    def for_setup(self, setup: Setup) -> "Kairo":
        """KAI-DEC-17: squares and cards, so the actions too, are those of the board. KAI-BOARD-7."""
        board = str(setup.options.get("board", BAZAAR.name))
        if board == self.board:
            return self
        game = KNOWN.get(board)
        if game is None:
            game = Kairo(BOARDS[board] if board in BOARDS else board_option(board), board)
            if len(KNOWN) >= MOST_KNOWN:
                KNOWN.clear()
            KNOWN[board] = game
        return game

    def new(self, setup: Setup) -> State:
        s = new_state(self.rules, setup)
        self.settle(s)
        return s

    def clone(self, s: State) -> State:
        return s.clone()

    def trial(self, s: State) -> State:
        c = s.clone()
        c.todo = [EndTrial(step.seat) if isinstance(step, EndTurn) else step for step in c.todo]
        return c

    def view(self, s: State, seat: int) -> View:
        return view(s, seat)

    def peek(self, s: State, seat: int) -> View:
        return peek(s, seat)

    def imagine(self, v: View, dice: Dice) -> State:
        s = imagine(v, dice)
        self.settle(s)
        announce(self, s, v.draft)
        return s

    def ranking(self, s: State) -> list[int]:
        return ranking(s)

    def turn(self, s: State) -> int:
        return s.turn

    def round(self, s: State) -> int:
        return s.round

    def active(self, s: State) -> int:
        return s.active

    def announcing(self, s: State) -> bool:
        return len(s.draft) > 0

    def discloses(self, before: State, after: State, seat: int) -> bool:
        """In the end phase the next turn shows who of the others can still build. KAI-END-5, KAI-HID-6."""
        others = (1 << after.players) - 1 & ~before.out & ~(1 << seat)
        ended = after.turn != before.turn or not after.todo  # the latter when it is only tried
        return after.ending and ended and others != 0

    def audit(self, s: State) -> None:
        audit(s)

    def faults(self, s: State) -> list[str]:
        return faults(s)


MOST_KNOWN: Final = 16
KNOWN: dict[str, Kairo] = {}  # the game on other boards than its own, by the option that names them
