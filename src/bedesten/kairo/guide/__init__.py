"""How Kairo is put to people."""

from typing import Final

from bedesten.core.event import Event
from bedesten.core.guide import Guide, Journey, Reason
from bedesten.core.guide.sums import Sum
from bedesten.core.ids import SPAN, Action
from bedesten.kairo.boards import BOARDS
from bedesten.kairo.draft import Build
from bedesten.kairo.events import EXPANDED, PLACED, RECEIVED
from bedesten.kairo.guide import ahead, asking, ledger
from bedesten.kairo.guide.reasons import why_not
from bedesten.kairo.guide.sums import SOURCES, sum_of
from bedesten.kairo.ids import COLOUR, COLOURS, DROP, EXPAND, SQUARE, TARGET
from bedesten.kairo.kernel import Rules, State
from bedesten.kairo.notation.packing import compact
from bedesten.kairo.numbers import COMMISSION, MOST_SIZE, NEUTRAL_INCOME
from bedesten.kairo.paying import ChooseOther
from bedesten.kairo.scoring import TALLIES
from bedesten.kairo.turn import ChooseAction

# by size: what the last tile of a stand has cost, and what all of them have scored; what customers pay
# besides. KAI-PAY-1, KAI-VP-1, KAI-INC-2, KAI-INC-3
SIZES: Final[dict[str, object]] = {
    "costs": [size if size > 1 else 0 for size in range(MOST_SIZE + 1)],
    "scored": [sum(range(2, size + 1)) for size in range(MOST_SIZE + 1)],
    "commission": COMMISSION,
    "neutral_income": NEUTRAL_INCOME,
}


class KairoGuide(Guide[State]):
    """What the game tells on one board."""

    phases = asking.PHASES
    visits = "colour"
    boards = tuple(BOARDS)
    origins = "origin"

    def __init__(self, rules: Rules) -> None:
        self.rules = rules

    def why_not(self, s: State, seat: int, a: Action) -> Reason | None:
        return why_not(s, seat, a)

    def phase(self, s: State) -> str:
        """The phase of the open decision; empty outside turns and first placements."""
        return asking.STEP_PHASES.get(type(s.todo[-1]).__name__, "") if s.todo else ""

    def known(self, s: State) -> tuple[str, str]:
        """An announcement is nobody's business before it is complete. KAI-TURN-7."""
        name = ChooseAction.__name__ if s.draft else type(s.todo[-1]).__name__
        return name, asking.STEP_PHASES.get(name, "")

    def facts(self, s: State) -> dict[str, object]:
        return asking.facts(s)

    def asked(self, s: State, seat: int) -> dict[str, object]:
        return asking.asked(s, seat)

    def ways(self, s: State, seat: int) -> list[list[Action]]:
        return ahead.ways(s, seat)

    def sum(self, s: State, seat: int, lead: list[Action], news: list[Event]) -> Sum | None:
        return sum_of(s, seat, lead, news)

    def source(self, e: Event) -> tuple[str, int]:
        name, argument = SOURCES.get(e.kind, ("", 0))
        return name, e.args[argument] if name else 0

    def used(self, e: Event) -> str:
        """The colour of a stand that was built or grew."""
        return f"colour.{COLOURS[e.args[0]]}" if e.kind in (PLACED, EXPANDED) else ""

    def layout(self, s: State) -> str:
        plan = self.rules.plan
        return plan.name if BOARDS.get(plan.name) is plan else str(compact(plan))

    def about(self, s: State) -> str:
        """KAI-DEC-6: of which colour replacement coins are asked for."""
        if not s.todo or not isinstance(s.todo[-1], ChooseOther):
            return ""
        build = Build(s.draft)
        return COLOURS[build.other_colours()[len(build.others)]]

    def usual(self, s: State) -> Action:
        return asking.usual(s)

    def carries_on(self, s: State, a: Action) -> bool:
        return True

    def told_besides(self, e: Event) -> bool:
        return e.kind == RECEIVED

    def ledger(self, e: Event) -> dict[str, int]:
        brings = ledger.LEDGER.get(e.kind)
        return brings(e.args) if brings else {}

    def deed(self, e: Event) -> dict[str, int]:
        return ledger.deed(e)

    def journeys(self, e: Event) -> list[Journey]:
        return ledger.journeys(e, self.rules.squares)

    def is_free_play(self, a: Action) -> bool:
        return False

    def is_pass(self, a: Action) -> bool:
        return a == DROP

    def worth_explaining(self, s: State, seat: int) -> list[Action]:
        return asking.worth_explaining(s, seat)

    def barrier(self, a: Action) -> str:
        return asking.BARRIERS.get(a // SPAN, "ui.undo_card")

    def assets(self, s: State, seat: int) -> dict[str, int]:
        """Coins by their colour."""
        counts = {"vp": s.vp[seat], "gold": s.gold.count(seat), "silver": s.silver.count(seat)}
        held = {"cards": sum(s.hands[seat]), "barkers": s.barkers[seat]}
        return {**counts, **held, **dict(zip(COLOURS, s.purses[seat], strict=True))}

    def tallies(self) -> list[str]:
        return TALLIES

    def tally(self, s: State, seat: int) -> list[int]:
        return [s.vp[seat]]

    def followed(self) -> list[str]:
        return COLOURS

    def spot(self, s: State, a: Action) -> str:
        """A stand is where its entrance is."""
        if a // SPAN == TARGET // SPAN:
            return self.rules.lexicon.kinds[SQUARE // SPAN].words[s.door[a - TARGET]]
        return ""

    def aim(self, s: State, seat: int) -> str:
        """The stand whose expansion is announced, by its colour: what points come from."""
        announced = seat == s.active and len(s.draft) > 1 and s.draft[0] == EXPAND
        return COLOURS[s.draft[1] - COLOUR] if announced else ""

    def faces(self) -> dict[str, dict[str, object]]:
        """Boards by name, this one too: squares, sections, what cards show, what medals and sizes count."""
        return {plan.name: {**compact(plan), **SIZES} for plan in [*BOARDS.values(), self.rules.plan]}
