"""How the open decision is put to a person: its phase, its usual answer, what deserves a reason."""

from typing import Final

from bedesten.core.ids import SPAN, Action
from bedesten.kairo.announce import ChooseColour, ChooseSquare
from bedesten.kairo.authorise import ChooseCard
from bedesten.kairo.board import squares_in
from bedesten.kairo.ids import (
    BAGGED,
    CARD,
    COLOUR,
    COLOURS,
    EXPAND,
    HUES,
    LURE,
    MAIN,
    MOVE,
    SQUARE,
    STANDS,
    TARGET,
)
from bedesten.kairo.kernel import State
from bedesten.kairo.lure import ChooseTarget
from bedesten.kairo.turn import ChooseAction

NO_ACTION: Final = -1
PHASES: Final = ["start", "action", "tile", "cards", "payment", "customer", "draw"]
STEP_PHASES: Final = {
    "StartColour": "start",
    "StartSquare": "start",
    "StartSide": "start",
    "ChooseAction": "action",
    "ChooseColour": "tile",
    "ChooseSquare": "tile",
    "ChooseSide": "tile",
    "ChooseCard": "cards",
    "ChooseKept": "cards",
    "ChooseJokerCoin": "payment",
    "ChooseOwn": "payment",
    "ChooseOther": "payment",
    "ChooseTarget": "customer",
    "TakeCard": "draw",
    "DiscardCard": "draw",
}
# what was seen, where it is not a card: the neutral stand that comes next
BARRIERS: Final = {BAGGED // SPAN: "ui.undo_neutral"}


def phase(s: State) -> str:
    """The phase of the open decision; empty outside turns and first placements."""
    return STEP_PHASES.get(type(s.todo[-1]).__name__, "") if s.todo else ""


def usual(s: State) -> Action:
    """The only answer that is left inside an announcement; NO_ACTION if there is something to choose."""
    return s.offered[0] if s.draft and len(s.offered) == 1 else NO_ACTION


def worth_explaining(s: State, seat: int) -> list[Action]:
    """What a person might look for here: if it is not offered, the reason should be at hand."""
    if not s.todo or s.todo[-1].seat != seat:
        return []
    return sorted(set(looked_for(s, seat)) - set(s.offered))


def looked_for(s: State, seat: int) -> list[Action]:
    step = s.todo[-1]
    if isinstance(step, ChooseAction):
        return [MAIN, EXPAND, MOVE] if s.ending else [MAIN, EXPAND, MOVE, LURE]
    if isinstance(step, ChooseColour):
        return [COLOUR + colour for colour in range(HUES)]
    if isinstance(step, ChooseSquare) and s.draft[0] == EXPAND:
        stand = seat * HUES + s.draft[1] - COLOUR
        return [SQUARE + square for square in squares_in(s.edges[stand] & ~s.tiles[stand])]
    if isinstance(step, ChooseCard):
        return [CARD + card for card, held in enumerate(s.hands[seat]) if held > 0]
    if isinstance(step, ChooseTarget):
        return [TARGET + stand for stand in range(STANDS) if s.door[stand] >= 0]
    return []


def assets(s: State, seat: int) -> dict[str, int]:
    """What a seat has that an action can cost or bring; coins by their colour."""
    counts = {"vp": s.vp[seat], "gold": s.gold.count(seat), "silver": s.silver.count(seat)}
    held = {"cards": sum(s.hands[seat]), "barkers": s.barkers[seat]}
    return {**counts, **held, **dict(zip(COLOURS, s.purses[seat], strict=True))}
