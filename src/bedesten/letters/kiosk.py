"""Kiosk (22). LET-KIOSK."""

from bedesten.core.ids import Action
from bedesten.istanbul.kernel import Place, State


class Kiosk(Place):
    def options(self, s: State, seat: int) -> list[Action]:
        return []
