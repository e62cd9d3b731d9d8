"""Where on the board an option is."""

from itertools import takewhile
from typing import Any, Final

from bedesten.bots.evaluate.base import Evaluation
from bedesten.core.dice import Dice
from bedesten.core.game import Game
from bedesten.core.ids import SPAN, Action
from bedesten.study.walk import Step

PLACED: Final = ("place", "square")  # arguments that are somewhere on the board
FAR: Final = 12  # choices after which nobody looks any further


def spot(game: Game[Any, Any], s: Any, a: Action) -> str:
    """The place an action names, or where whoever is at turn has gone."""
    kind = game.lexicon.kinds[a // SPAN]
    if kind.shape in PLACED:
        return kind.words[a % SPAN]
    return game.guide.spot(s, a) or game.guide.where(s, game.active(s))


def played(game: Game[Any, Any], steps: list[Step]) -> str:
    """Of the first step; if it is nowhere, of what its seat chose next in this turn."""
    first = steps[0]
    mine = takewhile(lambda step: (step.turn, step.mover) == (first.turn, first.mover), steps)
    return next(filter(None, (spot(game, step.position, step.action) for step in mine)), "")


def instead(game: Game[Any, Any], evaluation: Evaluation, step: Step, a: Action) -> str:
    """Of another option; if it is nowhere, of what looks best after it."""
    s, dice = game.clone(step.position), Dice(0)
    for _ in range(FAR):
        if place := spot(game, s, a):
            return place
        game.apply(s, a)
        if (game.turn(s), game.to_move(s)) != (step.turn, step.mover):
            break
        a = evaluation.glance(s, step.mover, game.legal(s), dice, 0.0)
    return ""
