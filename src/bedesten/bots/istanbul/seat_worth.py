"""What goods, assistants and rubies are worth to one player of a state, in lira: greedy's prices."""

from bedesten.bots.istanbul.worth import FINISH, GOODS, OUT, RUBY, STACK
from bedesten.istanbul.kernel import State
from bedesten.istanbul.pieces import Seat


def next_good(me: Seat, good: int) -> float:
    """One more of a good; nothing if there is no room."""
    have = me.goods[good]
    return GOODS[good][have + 1] - GOODS[good][have] if have < me.capacity else 0.0


def last_good(me: Seat, good: int) -> float:
    """What is missed if one of a good is given away."""
    have = me.goods[good]
    return GOODS[good][have] - GOODS[good][have - 1]


def bundle(me: Seat, counts: list[int]) -> float:
    """What is missed if these goods are given away."""
    missed = 0.0
    for good in range(4):
        have = me.goods[good]
        missed += GOODS[good][have] - GOODS[good][have - counts[good]]
    return missed


def ruby(s: State, me: Seat) -> float:
    """The last one is worth most."""
    return RUBY + FINISH if me.rubies + 1 >= s.rules.trigger[s.players] else RUBY


def called_back(me: Seat, count: int) -> float:
    """Assistants from the board under the merchant."""
    had = min(len(me.stack), len(STACK) - 1 - count)
    return STACK[had + count] - STACK[had] - OUT * count


def left(me: Seat) -> float:
    """One assistant less under the merchant, and one more on the board."""
    had = min(len(me.stack), len(STACK) - 1)
    return OUT + STACK[had - 1] - STACK[had]
