"""What a puzzle is about, in words that can be looked for."""

from typing import Any, Final

from bedesten.core.game import Game
from bedesten.core.ids import Action
from bedesten.puzzles.aims import Goal

GIVES_AWAY: Final = "first"  # themes of this family name the answer, so solving by them counts less
NEXT_TURN: Final = "turn:next"


def themes(
    game: Game[Any, Any], s: Any, seat: int, kind: str, goal: Goal, best: Action, turns: int
) -> list[str]:
    """Family and word: the kind, whether it goes to the end of the next turn, what is counted, and where the
    answer begins, if that is a place."""
    then = game.clone(s)
    game.apply(then, best)
    place = game.guide.where(then, seat)
    aims = [goal.most] if goal.most else [*goal.least]
    kinds = [f"kind:{kind}", *([NEXT_TURN] if turns > 1 else [])]
    return [*kinds, *(f"aim:{aim}" for aim in aims), *([f"{GIVES_AWAY}:{place}"] if place else [])]
