"""Options of Letters & Seals as the beginnings of plans."""

from typing import Final

from bedesten.bots.istanbul.outlook import turn
from bedesten.bots.istanbul.skills import Begin, World
from bedesten.bots.istanbul.trader import Trader
from bedesten.bots.letters.visits import take_ruby
from bedesten.core.ids import Action
from bedesten.istanbul.turn import TOLL
from bedesten.letters import ids
from bedesten.letters.ways import JUMP_PRICE


def companion(w: World, t: Trader, place: int, target: int) -> list[Trader]:
    """They act without an assistant, and the merchant stays behind."""
    c = t.copy()
    c.age += 1
    w.come_to(c, target)
    c.lira -= TOLL * w.tolls_now[target]
    if c.lira < 0:
        return [t]
    c.extra += w.met[target]
    return w.visits[target](w, c) or [c]


def companion_2(w: World, t: Trader, place: int, target: int) -> list[Trader]:
    w.spend(t, ids.COMPANION_2)
    return companion(w, t, place, target)


def family(w: World, t: Trader, place: int, target: int) -> list[Trader]:
    """It acts there, pays nobody and meets nobody."""
    w.spend(t, ids.FAMILY_STEP)
    t.age += 1
    w.come_to(t, target)
    return w.visits[target](w, t) or [t]


def join(w: World, t: Trader, place: int, other: int) -> list[Trader]:
    w.spend(t, ids.JOIN_MERCHANT)
    target = w.merchants[other]
    return turn(w, t, target, w.tolls_now[target] - 1, w.met[target])


def jump(w: World, t: Trader, place: int, target: int) -> list[Trader]:
    w.spend(t, ids.JUMP_ANYWHERE)
    t.lira -= JUMP_PRICE
    return turn(w, t, target, w.tolls_now[target], w.met[target])


def track(w: World, t: Trader, place: int, target: int) -> list[Trader]:
    take_ruby(w, t, target)
    return [t]


OPTIONS: Final[dict[Action, Begin]] = {  # by verb
    ids.COMP: companion,
    ids.COMP2: companion_2,
    ids.FAMILY: family,
    ids.JOIN: join,
    ids.JUMP: jump,
    ids.TRACK: track,
}
