"""Kairo: assembles the rules of a board and keeps the contract."""

from typing import Final

from bedesten.core.dice import Dice
from bedesten.core.errors import BadSave
from bedesten.core.event import Event
from bedesten.core.game import Game, Reason, Setup
from bedesten.core.ids import SPAN, Action
from bedesten.kairo import asking, codec, loading, scene
from bedesten.kairo.announce import ChooseColour, ChooseSide, ChooseSquare
from bedesten.kairo.audit import audit
from bedesten.kairo.authorise import ChooseCard, ChooseJokerCoin, ChooseKept
from bedesten.kairo.boards import BAZAAR, BOARDS
from bedesten.kairo.draw import DrawCard
from bedesten.kairo.events import EVENTS, RECEIVED
from bedesten.kairo.ids import COLOUR, COLOURS, DROP, EXPAND, SYMBOLS
from bedesten.kairo.kernel import Rules, State
from bedesten.kairo.lexicon import lexicon_of
from bedesten.kairo.lure import ChooseTarget
from bedesten.kairo.numbers import LEAST_PLAYERS, MOST_PLAYERS
from bedesten.kairo.packing import board_option, compact
from bedesten.kairo.paying import ChooseOther, ChooseOwn
from bedesten.kairo.plan import Plan
from bedesten.kairo.plausible import UNORDERED
from bedesten.kairo.reasons import why_not
from bedesten.kairo.rulings import RULINGS
from bedesten.kairo.scoring import TALLIES, ranking
from bedesten.kairo.setup import MODES, new_state
from bedesten.kairo.turn import ChooseAction, EndTrial, EndTurn, turn_of
from bedesten.kairo.view import View, imagine, view


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
        self.unordered = UNORDERED
        self.events = EVENTS
        self.phases = asking.PHASES
        self.board = option

    def fitted(self, setup: Setup) -> "Kairo":
        """KAI-DEC-17: squares and cards, so the actions too, are those of the board. KAI-BOARD-7."""
        board = str(setup.options.get("board", BAZAAR.name))
        if board == self.board:
            return self
        found = KNOWN.get(board)
        if found is None:
            found = Kairo(BOARDS[board] if board in BOARDS else board_option(board), board)
            if len(KNOWN) >= MOST_KNOWN:
                KNOWN.clear()
            KNOWN[board] = found
        return found

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

    def imagine(self, v: View, dice: Dice) -> State:
        s = imagine(v, dice)
        self.settle(s)
        self.announce(s, v.draft)
        return s

    def announce(self, s: State, draft: tuple[int, ...]) -> None:
        """Make an announcement again, step by step. KAI-DEC-13."""
        for a in draft:
            if a not in s.offered:
                raise BadSave(f"draft has {self.lexicon.token(a)}: not possible in this position")
            self.apply(s, a)

    def ranking(self, s: State) -> list[int]:
        return ranking(s)

    def turn(self, s: State) -> int:
        return s.turn

    def round(self, s: State) -> int:
        return s.round

    def active(self, s: State) -> int:
        return s.active

    def why_not(self, s: State, seat: int, a: Action) -> Reason | None:
        return why_not(s, seat, a)

    def phase(self, s: State) -> str:
        return asking.phase(s)

    def known(self, s: State) -> tuple[str, str]:
        """An announcement is nobody's business before it is complete. KAI-TURN-7."""
        name = ChooseAction.__name__ if s.draft else type(s.todo[-1]).__name__
        return name, asking.STEP_PHASES.get(name, "")

    def announcing(self, s: State) -> bool:
        return len(s.draft) > 0

    def about(self, s: State) -> str:
        """KAI-DEC-6: of which colour replacement coins are asked for."""
        return asking.about(s)

    def usual(self, s: State) -> Action:
        return asking.usual(s)

    def carries_on(self, s: State, a: Action) -> bool:
        return True

    def told_besides(self, e: Event) -> bool:
        return e.kind == RECEIVED

    def is_free_play(self, a: Action) -> bool:
        return False

    def is_way_out(self, a: Action) -> bool:
        return a == DROP

    def worth_explaining(self, s: State, seat: int) -> list[Action]:
        return asking.worth_explaining(s, seat)

    def discloses(self, before: State, after: State, seat: int) -> bool:
        """In the end phase the next turn shows who of the others can still build. KAI-END-5, KAI-HID-6."""
        others = (1 << after.players) - 1 & ~before.out & ~(1 << seat)
        ended = after.turn != before.turn or not after.todo  # the latter when it is only tried
        return after.ending and ended and others != 0

    def barrier(self, a: Action) -> str:
        return asking.BARRIERS.get(a // SPAN, "ui.undo_card")

    def assets(self, s: State, seat: int) -> dict[str, int]:
        return asking.assets(s, seat)

    def tallies(self) -> list[str]:
        return TALLIES

    def tally(self, s: State, seat: int) -> list[int]:
        return [s.vp[seat]]

    def followed(self) -> list[str]:
        return COLOURS

    def aim(self, s: State, seat: int) -> str:
        """The stand whose expansion is announced, by its colour: what points come from."""
        announced = seat == s.active and len(s.draft) > 1 and s.draft[0] == EXPAND
        return COLOURS[s.draft[1] - COLOUR] if announced else ""

    def faces(self) -> dict[str, dict[str, object]]:
        """Boards by name, the own one too: squares, sections, what the cards show, what medals count."""
        return {plan.name: compact(plan) for plan in [*BOARDS.values(), self.rules.plan]}

    def audit(self, s: State) -> None:
        audit(s)

    def dump(self, s: State) -> dict[str, object]:
        return codec.dump(s, self.name)

    def load(self, data: dict[str, object]) -> State:
        s, draft = loading.load(data, self.rules, self.name)
        self.settle(s)
        self.announce(s, draft)
        return s

    def scene(self, text: str, setup: Setup) -> dict[str, object]:
        return scene.read(text, scene.plain(self.new(setup), self.name))

    def describe(self, s: State) -> str:
        return scene.write(s, self.name)

    def dump_view(self, v: View) -> dict[str, object]:
        return codec.dump_view(v, self.name)

    def load_view(self, data: dict[str, object]) -> View:
        return loading.load_view(data, self.rules, self.name)


MOST_KNOWN: Final = 16
KNOWN: dict[str, Kairo] = {}  # the game on other boards than its own, by the option that names them
