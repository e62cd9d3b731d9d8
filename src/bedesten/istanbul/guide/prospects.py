"""What the dice of tea house and black market may bring, told before they are rolled."""

from collections import Counter

from bedesten.core.guide import Prospect
from bedesten.core.ids import SPAN, Action
from bedesten.istanbul import ids
from bedesten.istanbul.chance import HIGH, LOW, ROLLS, SUM, WAYS
from bedesten.istanbul.kernel import State
from bedesten.istanbul.places.dice_places import ANNOUNCED, BLACK, CONSOLATION, FOUR, JEWELRY, red_applies


def prospects(s: State, a: Action) -> list[Prospect]:
    """With the red tile, if it can be used; cards are nobody's business before they are played."""
    seat = s.todo[-1].seat
    if a // SPAN == ids.ANNOUNCE // SPAN:
        return of_number(s, seat, a - ids.ANNOUNCE)
    if a // SPAN in (ids.BLACK_GOOD // SPAN, ids.BLACK_ROLL // SPAN):
        return of_jewelry(s, seat)
    return []


def of_number(s: State, seat: int, number: int) -> list[Prospect]:
    return gathered("lira", prizes(s, seat, number), red_applies(s, seat, number))


def of_jewelry(s: State, seat: int) -> list[Prospect]:
    return gathered(ids.COLOURS[ids.BLUE], prizes(s, seat, BLACK), red_applies(s, seat, BLACK))


def prizes(s: State, seat: int, announced: int) -> list[int]:
    """By total; empty for what is rolled for elsewhere."""
    if announced == BLACK:
        room = s.seats[seat].capacity - s.seats[seat].goods[ids.BLUE]
        return [min(prize, room) for prize in JEWELRY]
    if announced not in ANNOUNCED:
        return []
    return [announced if total >= announced else CONSOLATION for total in range(len(JEWELRY))]


def percent(prospects: list[Prospect], what: str, least: int) -> int:
    """How often it is at least as much."""
    ways = sum(one.ways for one in prospects if one.gain[what] >= least)
    return round(100 * ways / prospects[0].of)


def gathered(what: str, prizes: list[int], red: bool) -> list[Prospect]:
    """Prizes by total: how often each comes up, the best first."""
    once = [prizes[SUM[pair]] for pair in WAYS]
    ways = Counter(prize for pair in WAYS for prize in mended(pair, prizes, once)) if red else Counter(once)
    return [Prospect(ways[prize], ways.total(), {what: prize}) for prize in sorted(ways, reverse=True)]


def mended(pair: int, prizes: list[int], once: list[int]) -> list[int]:
    """What the red tile makes of a roll, in as many ways as dice fall: the best of keeping it, of one four
    and of rolling again."""
    low, high = LOW[pair], HIGH[pair]
    best = max(prizes[low + high], prizes[FOUR + high], prizes[low + FOUR])
    return once if sum(once) > ROLLS * best else [best] * ROLLS
