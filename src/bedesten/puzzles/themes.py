"""What a puzzle is about, in words that can be looked for."""

from typing import Any, Final

from bedesten.core.game import Game
from bedesten.core.ids import Action
from bedesten.puzzles.aims import Goal

GIVES_AWAY: Final = "first"  # themes of this family name the answer, so solving by them counts less


def themes(game: Game[Any, Any], s: Any, seat: int, kind: str, goal: Goal, best: Action) -> list[str]:
    """Family and word: the kind, what is counted, where or how the answer begins."""
    aims = [goal.most] if goal.most else [*goal.least]
    return [f"kind:{kind}", *(f"aim:{aim}" for aim in aims), f"{GIVES_AWAY}:{beginning(game, s, seat, best)}"]


def beginning(game: Game[Any, Any], s: Any, seat: int, a: Action) -> str:
    """The place it leads to, where there are places; otherwise the verb."""
    then = game.clone(s)
    game.apply(then, a)
    return game.guide.where(then, seat) or game.lexicon.token(a).partition(":")[0]
