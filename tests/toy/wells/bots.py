"""Five Wells as the bots play it."""

from bedesten.bots.evaluate.base import Evaluation
from bedesten.core.ids import Action
from tests.toy.wells.rules import DOUBLE, DRAW, MOST_ROLLED, DrawWater, View

evaluation = Evaluation  # the rules say enough


def draw(v: View, options: list[Action]) -> Action:
    """From the deepest well; the bucket is for a good roll."""
    step = v.table.todo[-1]
    assert isinstance(step, DrawWater)
    if DOUBLE in options and step.rolled == MOST_ROLLED:
        return DOUBLE
    wells = [a for a in options if a < DOUBLE]
    return max(wells, key=lambda a: v.table.wells[a - DRAW], default=options[-1])


ANSWERS = {"DrawWater": draw}
