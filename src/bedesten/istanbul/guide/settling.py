"""What an answer is settled with: the price, the reward and the like that are asked for next."""

from collections.abc import Callable
from typing import Final, TypeAlias

from bedesten.core.ids import Action
from bedesten.istanbul import ids
from bedesten.istanbul.encounters import Reward, card_prices, meets_free, prices
from bedesten.istanbul.kernel import State

# answers in a row, the usual ones first; an empty row stands for a choice nobody should make for them
Settled: TypeAlias = list[list[Action]]
Settling: TypeAlias = Callable[[State, int, Action], Settled]


def each(answers: Callable[[State, int], list[Action]]) -> Settling:
    """Any of these, or what was just taken; lira are the usual price."""

    def settled(s: State, seat: int, a: Action) -> Settled:
        paid = [] if meets_free(s, seat) else sorted(answers(s, seat), key=lambda one: one != ids.PAY2)
        return [[one] for one in paid] + [[]] if paid else []

    return settled


def reward(s: State, seat: int, a: Action) -> Settled:
    return [[one] for one in Reward(seat).options(s)]


SETTLING: Final[dict[Action, Settling]] = {
    ids.MEET_GOVERNOR: each(card_prices),
    ids.MEET_SMUGGLER: each(prices),
    ids.CATCH: reward,
}
