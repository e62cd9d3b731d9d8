"""Embassy: two letters. LET-EMB."""

from typing import Any, Final

from bedesten.core.ids import Action
from bedesten.core.step import Step
from bedesten.istanbul.kernel import Place, State
from bedesten.letters.ids import EMBASSY
from bedesten.letters.post import TakeLetter
from bedesten.letters.side import side_of

LETTERS: Final = 2
ONLY_EMBASSY: Final = [EMBASSY]


class Embassy(Place):
    def options(self, s: State, seat: int) -> list[Action]:
        """LET-LETTER-4: not without a letter to draw."""
        return ONLY_EMBASSY if side_of(s).can_draw() else []

    def act(self, s: State, seat: int, a: Action) -> None:
        """LET-EMB-1."""
        letters: list[Step[Any]] = [TakeLetter(seat) for _ in range(LETTERS)]
        s.plan(letters)
