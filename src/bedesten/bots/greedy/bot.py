"""The bot: for every step of a game, who of its boxes answers."""

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, Final

from bedesten.bots.base import Bot, Budget
from bedesten.core.boxes import slices
from bedesten.core.errors import BadSetup
from bedesten.core.ids import Action

Answer = Callable[[Any, list[Action]], Action]  # of the view of a seat and its options

NO_ANSWER: Final = -1  # the box before this one may know
ANY: Final = ""  # any step


class GreedyBot(Bot):
    """Knows nothing of what the others intend."""

    def __init__(self, seed: int, boxes: Sequence[str] = ()) -> None:
        self.seed = seed  # it leaves nothing to chance
        self.boxes = tuple(boxes)  # of the game; without them the view must tell

    def choose(self, v: Any, options: list[Action], budget: Budget) -> Action:
        if len(options) == 1:
            return options[0]
        answers = answers_of(self.boxes or boxes_of(v))
        if not answers:
            raise BadSetup(f"bot 'greedy' got a {type(v).__name__}: expected a view of a game it knows")
        for answer in answers.get(step_of(v), answers.get(ANY, [])):
            a = answer(v, options)
            if a != NO_ANSWER:
                return a
        return options[0]


@cache
def answers_of(boxes: tuple[str, ...]) -> dict[str, list[Answer]]:
    """By step, those of the last box first."""
    tables: list[dict[str, Answer]] = [
        getattr(box, "ANSWERS", {}) for box in reversed(slices(boxes, "bedesten.bots"))
    ]
    steps = {step for table in tables for step in table}
    return {step: [table[key] for table in tables for key in (step, ANY) if key in table] for step in steps}


def step_of(v: Any) -> str:
    """The class of the step that is open."""
    todo = getattr(getattr(v, "table", None), "todo", None)
    return type(todo[-1]).__name__ if todo else ANY


def boxes_of(v: Any) -> tuple[str, ...]:
    """The package of a view is named like the base of its game; its rules know the boxes beside it."""
    base = type(v).__module__.rpartition(".")[0].rpartition(".")[2]
    beside = getattr(getattr(getattr(v, "table", None), "rules", None), "boxes", [])
    return (base, *[box.name for box in beside if box.name])
