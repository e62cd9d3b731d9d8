"""Not now: another seat's turn, or another question. KAI-TURN, KAI-DEC."""

from typing import Any

from bedesten.core.guide import Reason
from bedesten.core.ids import CHANCE, Action
from bedesten.core.lexicon import verb_of
from bedesten.core.step import Step
from bedesten.kairo import ids
from bedesten.kairo.announce import ChooseColour, ChooseSide, ChooseSquare
from bedesten.kairo.authorise import ChooseCard, ChooseJokerCoin, ChooseKept
from bedesten.kairo.draw import DiscardCard, TakeCard
from bedesten.kairo.kernel import State
from bedesten.kairo.lure import ChooseTarget
from bedesten.kairo.paying import ChooseOther, ChooseOwn
from bedesten.kairo.setup import StartColour, StartSide, StartSquare
from bedesten.kairo.turn import ChooseAction

CHANCE_RULES: dict[Action, str] = {
    ids.DEALT: "KAI-CHANCE-1",
    ids.DISPLAYED: "KAI-DRAW-6",
    ids.CUSTOMER: "KAI-SETUP-5",
    ids.START: "KAI-START-2",
    ids.BAGGED: "KAI-TWO-2",
}
ACTION = (ChooseAction,)
QUESTIONS: dict[Action, tuple[type[Step[Any]], ...]] = {
    ids.MAIN: ACTION,
    ids.EXPAND: ACTION,
    ids.MOVE: ACTION,
    ids.LURE: ACTION,
    ids.DRAW: ACTION,
    ids.DROP: ACTION,
    ids.COLOUR: (ChooseColour, StartColour),
    ids.SQUARE: (ChooseSquare, StartSquare),
    ids.SIDE: (ChooseSide, StartSide),
    ids.CARD: (ChooseCard,),
    ids.KEEP: (ChooseKept,),
    ids.COIN: (ChooseJokerCoin,),
    ids.OWN: (ChooseOwn,),
    ids.OTHER: (ChooseOther,),
    ids.TARGET: (ChooseTarget,),
    ids.TAKE: (TakeCard,),
    ids.DISCARD: (DiscardCard,),
}
START_STEPS = (StartColour, StartSquare, StartSide)
DRAW_STEPS = (TakeCard, DiscardCard)


def wrong_turn(s: State, seat: int, a: Action) -> Reason | None:
    """KAI-TURN-5: only the active player chooses, and nobody while chance decides."""
    if verb_of(a) in CHANCE_RULES:
        return Reason(CHANCE_RULES[verb_of(a)], "chance_decides")
    if not 0 <= seat < s.players:
        return Reason("KAI-HID-5", "not_at_table")
    step = s.todo[-1]
    if step.seat == CHANCE:
        return Reason("KAI-SETUP-8" if s.turn == 0 else "KAI-CHANCE-2", "chance_first")
    if step.seat != seat and s.turn == 0:
        return Reason("KAI-START-3", "not_your_placement", {"other": step.seat})
    return Reason("KAI-TURN-5", "not_your_turn", {"other": step.seat}) if step.seat != seat else None


def wrong_question(s: State, seat: int, a: Action) -> Reason | None:
    """KAI-DEC-13: the verb answers another question than the one that is open."""
    step = s.todo[-1]
    asked = QUESTIONS[verb_of(a)]
    if isinstance(step, asked):
        return None
    if isinstance(step, START_STEPS):
        return Reason("KAI-START-4", "place_first")
    if isinstance(step, DRAW_STEPS):
        return Reason("KAI-TURN-1" if asked is ACTION else "KAI-DRAW-1", "draw_first")
    if isinstance(step, ChooseAction):
        return before_action(asked)
    return Reason("KAI-DEC-13", "answer_first")


def before_action(asked: tuple[type[Step[Any]], ...]) -> Reason:
    """KAI-CARD-7: no card is discarded for its own sake."""
    if DiscardCard in asked:
        return Reason("KAI-CARD-7", "no_discarding")
    return Reason("KAI-TURN-1", "action_first")
