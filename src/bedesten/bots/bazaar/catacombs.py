"""The catacombs: what a trader can make of them, and how they look at first sight."""

from typing import Final

from bedesten.bazaar.ids import CATACOMBS, CATACOMBS_PLACE, GO
from bedesten.bots.istanbul.look import NEXT_TURN, Gain, Look, WayLook, best_near
from bedesten.bots.istanbul.scores import AtAction
from bedesten.bots.istanbul.seat_worth import next_good
from bedesten.bots.istanbul.skills import Begin, Visit, World
from bedesten.bots.istanbul.trader import Trader
from bedesten.bots.letters.gains import delivered
from bedesten.bots.mocha.holdings import own
from bedesten.bots.mocha.worth import bags
from bedesten.core.ids import Action
from bedesten.istanbul.ids import FOUNTAIN
from bedesten.istanbul.kernel import State
from bedesten.istanbul.pieces import Seat

ANYWHERE: Final = 4.0  # from the catacombs every place is near


def at_catacombs(w: World, t: Trader) -> list[Trader]:
    """A coffee is never too many; from the middle of the bazaar every place is near."""
    own(t).coffee += 1
    return go(w, t, t.place, FOUNTAIN)


def go(w: World, t: Trader, place: int, target: int) -> list[Trader]:
    t.place = target
    w.come_to(t, target)
    return [t]


class ToCatacombs(Gain):
    def gain(self, s: State, me: Seat) -> float:
        best = bags(s, s.seats.index(me), 1)
        for good in range(4):
            best = max(best, next_good(me, good))
        return best + ANYWHERE


class AtGo(WayLook):
    """Only letters are delivered there; the next turn begins there."""

    def go(self, s: State, seat: int, x: int, each: list[float]) -> float:
        return delivered(s, seat, x) + NEXT_TURN * best_near(s, x, each)


VISITS: Final[dict[int, Visit]] = {CATACOMBS_PLACE: at_catacombs}
GAINS: Final[dict[int, Gain]] = {CATACOMBS_PLACE: ToCatacombs()}
OPTIONS: Final[dict[Action, Begin]] = {GO: go}
LOOKS: Final[dict[Action, Look]] = {CATACOMBS: AtAction(), GO: AtGo()}
