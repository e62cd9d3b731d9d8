"""Options of Letters & Seals and of the catacombs as the beginnings of plans."""

from typing import Final

from bedesten.bazaar.ids import GO
from bedesten.bots.greedy.bazaar import Bazaar
from bedesten.bots.greedy.coffee_options import Begin
from bedesten.bots.greedy.mail import take_ruby
from bedesten.bots.greedy.outlook import turn
from bedesten.bots.greedy.trader import Trader
from bedesten.core.ids import Action
from bedesten.istanbul.turn import TOLL
from bedesten.letters import ids
from bedesten.letters.ways import JUMP_PRICE


def companion(w: Bazaar, t: Trader, place: int, target: int) -> list[Trader]:
    """He acts without an assistant, and the merchant stays where he is."""
    c = t.copy()
    c.age += 1
    c.deliver(target)
    c.lira -= TOLL * w.tolls_now[target]
    if c.lira < 0:
        return [t]
    c.extra += w.met[target]
    return w.visits[target](w, c) or [c]


def companion_2(w: Bazaar, t: Trader, place: int, target: int) -> list[Trader]:
    t.spend(ids.COMPANION_2)
    return companion(w, t, place, target)


def family(w: Bazaar, t: Trader, place: int, target: int) -> list[Trader]:
    """It acts there, pays nobody and meets nobody."""
    t.spend(ids.FAMILY_STEP)
    t.age += 1
    t.deliver(target)
    return w.visits[target](w, t) or [t]


def join(w: Bazaar, t: Trader, place: int, other: int) -> list[Trader]:
    t.spend(ids.JOIN_MERCHANT)
    target = w.merchants[other]
    return turn(w, t, target, w.tolls_now[target] - 1, w.met[target])


def jump(w: Bazaar, t: Trader, place: int, target: int) -> list[Trader]:
    t.spend(ids.JUMP_ANYWHERE)
    t.lira -= JUMP_PRICE
    return turn(w, t, target, w.tolls_now[target], w.met[target])


def track(w: Bazaar, t: Trader, place: int, target: int) -> list[Trader]:
    take_ruby(w, t, target)
    return [t]


def go(w: Bazaar, t: Trader, place: int, target: int) -> list[Trader]:
    t.place = target
    t.deliver(target)
    return [t]


MAIL_OPTIONS: Final[dict[Action, Begin]] = {  # by verb
    ids.COMP: companion,
    ids.COMP2: companion_2,
    ids.FAMILY: family,
    ids.JOIN: join,
    ids.JUMP: jump,
    ids.TRACK: track,
    GO: go,
}
