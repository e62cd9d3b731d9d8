"""Post office: four uncovered resources, then a mail indicator moves. IST-POST."""

from typing import Final

from bedesten.core.ids import Action
from bedesten.istanbul import events as ev
from bedesten.istanbul.ids import BLUE, COLLECT, GREEN, RED, YELLOW
from bedesten.istanbul.kernel import Place, State

# T-POST, by the number of indicators in the bottom row
MAIL_GOODS: Final = [[GREEN, YELLOW], [RED, YELLOW], [RED, YELLOW], [RED, BLUE], [RED, BLUE]]
MAIL_LIRA: Final = [2, 2, 3, 3, 4]
ONLY_COLLECT: Final = [COLLECT]


class PostOffice(Place):
    def options(self, s: State, seat: int) -> list[Action]:
        return ONLY_COLLECT

    def act(self, s: State, seat: int, a: Action) -> None:
        """IST-POST-1, IST-POST-2."""
        for good in MAIL_GOODS[s.post]:
            s.gain_good(seat, good, 1)
        s.gain_lira(seat, MAIL_LIRA[s.post])
        s.post = (s.post + 1) % len(MAIL_LIRA)
        s.tell(ev.MAIL_MOVED, seat, [s.post])
