"""Secret society (24). LET-SECR."""

from typing import Final

from bedesten.core.ids import Action
from bedesten.istanbul.kernel import Place, State

PILES: Final = [3, 2, 1]  # lira, the first to be taken first. LET-SETUP-8


class SecretSociety(Place):
    def options(self, s: State, seat: int) -> list[Action]:
        return []
