"""What an answer is settled with: the price, the reward and the like that are asked for next."""

from collections.abc import Callable
from typing import Final, TypeAlias

from bedesten.core.ids import SPAN, Action
from bedesten.istanbul import ids
from bedesten.istanbul.chance import SUM
from bedesten.istanbul.encounters import Reward, card_prices, meets_free, prices
from bedesten.istanbul.guide.prospects import prizes
from bedesten.istanbul.kernel import State
from bedesten.istanbul.places.dice_places import FOUR, ChangeDice, with_die

# answers in a row, the usual ones first; an empty row stands for a choice nobody should make for them
Settled: TypeAlias = list[list[Action]]
Settling: TypeAlias = Callable[[State, int, Action], Settled]
Foregone: TypeAlias = Callable[[State, int], Action]
NO_ACTION: Final = -1


def each(answers: Callable[[State, int], list[Action]]) -> Settling:
    """Any of these, or what was just taken; lira are the usual price."""

    def settled(s: State, seat: int, a: Action) -> Settled:
        paid = [] if meets_free(s, seat) else sorted(answers(s, seat), key=lambda one: one != ids.PAY2)
        return [[one] for one in paid] + [[]] if paid else []

    return settled


def reward(s: State, seat: int, a: Action) -> Settled:
    return [[one] for one in Reward(seat).options(s)]


def two_cards(s: State, seat: int, a: Action) -> Settled:
    """Where cards lie open: both from the pile, or the top one and one from the pile."""
    if not s.discards or s.deck_size < 2:
        return []
    return [[ids.DRAW, ids.DRAW], [ids.TAKE_DISCARD, ids.DRAW][: len(s.discards)], []]


def dice(s: State, seat: int) -> Action:
    """Dice that bring as much as any could, as they lie or with a four."""
    step = s.todo[-1]
    assert isinstance(step, ChangeDice)
    by_total = prizes(s, seat, step.announced)
    if not by_total:
        return NO_ACTION
    fours = [a for a in s.offered if a // SPAN == ids.SET4 // SPAN]
    made = {ids.KEEP: step.pair} | {a: with_die(step.pair, a % SPAN, FOUR) for a in fours}
    best = max(by_total)
    return next((a for a, pair in made.items() if by_total[SUM[pair]] == best), NO_ACTION)


FOREGONE: Final[dict[type, Foregone]] = {ChangeDice: dice}
SETTLING: Final[dict[Action, Settling]] = {
    ids.MEET_GOVERNOR: each(card_prices),
    ids.MEET_SMUGGLER: each(prices),
    ids.CATCH: reward,
    ids.TAKE_CARDS: two_cards,
}
