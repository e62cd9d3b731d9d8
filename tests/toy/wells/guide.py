"""How Five Wells is put to people."""

from bedesten.core.guide import Guide, Reason
from bedesten.core.ids import SPAN, Action
from bedesten.core.lexicon import Lexicon
from tests.toy.wells.rules import DEPTH, DOUBLE, DRAW, MOST_ROLLED, REST, ROLLED, WELLS, DrawWater, State


class WellsGuide(Guide[State]):
    phases = ["draw"]

    def __init__(self, lexicon: Lexicon) -> None:
        self.lexicon = lexicon

    def why_not(self, s: State, seat: int, a: Action) -> Reason | None:
        step = s.todo[-1] if s.todo else None
        if not isinstance(step, DrawWater):
            return Reason("WEL-TURN-1", "game_over" if step is None else "roll_first")
        if step.seat != seat:
            return Reason("WEL-TURN-1", "not_your_turn", {"other": step.seat})
        if a in s.offered:
            return None
        if a // SPAN * SPAN == ROLLED:
            return Reason("WEL-TURN-1", "is_rolled")
        if a == DOUBLE:
            return Reason("WEL-CARD-1", "no_bucket" if s.buckets[seat] == 0 else "doubled_already")
        return Reason("WEL-DRAW-1", "dry", {"place": WELLS[a - DRAW]})

    def phase(self, s: State) -> str:
        return "draw" if s.todo else ""

    def usual(self, s: State) -> Action:
        return -1

    def is_free_play(self, a: Action) -> bool:
        return a == DOUBLE

    def is_pass(self, a: Action) -> bool:
        return a == REST

    def worth_explaining(self, s: State, seat: int) -> list[Action]:
        return [a for a in [*range(DRAW, DRAW + len(WELLS)), DOUBLE] if a not in s.offered]

    def assets(self, s: State, seat: int) -> dict[str, int]:
        return {"water": s.water[seat]}

    def tallies(self) -> list[str]:
        return ["water"]

    def tally(self, s: State, seat: int) -> list[int]:
        return [s.water[seat]]

    def where(self, s: State, seat: int) -> str:
        return WELLS[s.camels[seat]]

    def rolls(self) -> dict[int, int]:
        return dict.fromkeys(range(1, MOST_ROLLED + 1), 1)

    def faces(self) -> dict[str, dict[str, object]]:
        return {well: {"depth": DEPTH} for well in WELLS}
