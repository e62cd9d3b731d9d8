"""Plans of a few turns: the best of them are carried on, the option the very best begins with is chosen."""

from typing import Final

from bedesten.bots.istanbul.skills import World
from bedesten.bots.istanbul.trader import Trader, worth
from bedesten.istanbul.ids import FOUNTAIN, NEUTRAL, OWN, RETURN_ASSISTANT, YELLOW
from bedesten.istanbul.tiles import PRICE
from bedesten.istanbul.turn import TOLL

LAST_GOODS: Final = 0.01  # only lira break a tie after the last turn


def best(w: World, plans: list[Trader]) -> Trader:
    """Where the best plan leads; its root is the option to choose now."""
    if w.ending:
        return max(plans, key=last_worth)
    for _ in range(w.turns):
        plans = carry_on(w, most_promising(plans, w.width))
    return most_promising(plans, 1)[0]


def most_promising(plans: list[Trader], most: int) -> list[Trader]:
    """Those worth most, best first; of equals the earlier."""
    kept: list[Trader] = []
    for t in plans:
        t.worth = worth(t)
        at = len(kept)
        if at == most and kept[at - 1].worth >= t.worth:
            continue
        while at > 0 and kept[at - 1].worth < t.worth:
            at -= 1
        kept.insert(at, t)
        if len(kept) > most:
            kept.pop()
    return kept


def last_worth(t: Trader) -> float:
    """What counts when there is no other turn."""
    return t.rubies * 1000 + t.lira + LAST_GOODS * sum(t.goods)


def carry_on(w: World, plans: list[Trader]) -> list[Trader]:
    """Every plan by one more turn; a finished one stays as it is."""
    longer: list[Trader] = []
    for t in plans:
        if t.rubies >= w.goal:
            longer.append(t)
        else:
            for place in w.targets(t):
                longer += turn(w, t, place, w.tolls[place], 0.0)
            for other in w.skills.turns:
                longer += other(w, t)
    return longer


def turn(w: World, t: Trader, place: int, others: int, met: float) -> list[Trader]:
    """A turn that goes to a place where some merchants are to be paid and others are worth meeting."""
    c = t.copy()
    c.place = place
    w.come_to(c, place)
    c.age += 1
    c.extra += met
    if place == FOUNTAIN:
        return w.visits[place](w, c)
    c.lira -= TOLL * others
    if c.lira < 0 or not use_assistant(w, c):
        c.lira, c.extra = t.lira, t.extra
        return [pick_up(c)]
    done = w.visits[place](w, c)
    for plan in done:
        plan.extra += w.liked[place]
    return done or [c if met > 0 else walk(w, t, place)]


def walk(w: World, t: Trader, place: int) -> Trader:
    """Go there and do nothing but pick up an assistant."""
    c = t.copy()
    c.place = place
    w.come_to(c, place)
    c.age += 1
    return pick_up(c)


def pick_up(t: Trader) -> Trader:
    if t.out >> t.place & 1:
        t.out ^= 1 << t.place
        t.stack = (OWN, *t.stack)
    return t


def use_assistant(w: World, t: Trader) -> bool:
    """Pick one up or leave one, even one that was called back for it; False if that cannot be done."""
    here = 1 << t.place
    if t.out & here:
        t.out ^= here
        t.stack = (OWN, *t.stack)
        return True
    if t.strays & here:
        t.strays ^= here
        t.stack = (NEUTRAL, *t.stack)
        return True
    if not t.stack and not call_back(w, t):
        return False
    if t.stack[0] == OWN:
        t.out |= here
    else:
        t.strays |= here
    t.stack = t.stack[1:]
    return True


def call_back(w: World, t: Trader) -> bool:
    """With the card, or for lira with the yellow tile."""
    if not t.out:
        return False
    if t.hand[RETURN_ASSISTANT] > 0:
        w.spend(t, RETURN_ASSISTANT)
    elif t.tiles >> YELLOW & 1 and t.lira >= PRICE:
        t.lira -= PRICE
    else:
        return False
    t.out &= t.out - 1
    t.stack = (OWN,)
    return True
