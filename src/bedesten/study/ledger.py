"""What made the result of a seat out of the share it began with: choices and luck, own and rivals'."""

from collections import defaultdict
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from math import hypot, sqrt

from bedesten.study.walk import Shares, Step

NOBODY = -1


@dataclass(frozen=True)
class Loss:
    """What a choice cost whoever made it, as a share of winning, and the standard error of that."""

    share: float
    error: float


@dataclass(frozen=True)
class Entry:
    """Shares of winning, and how far they usually stray: of what was judged, a standard error."""

    share: float = 0.0
    error: float = 0.0


@dataclass(frozen=True)
class Change:
    """What a step gave each seat. Luck is of whoever is at turn (`active`); the rest of `chooser`, who chose
    last: it became known then what was to be expected, and where nothing can be chosen nothing is done."""

    step: int
    turn: int
    active: int
    mover: int  # a seat, or CHANCE
    chooser: int
    chosen: Shares
    luck: Shares | None
    variance: Shares | None  # of what chance might have given


@dataclass(frozen=True)
class Ledger:
    """Of one seat: start and all entries add up to the result. What was lost is no entry: it is judged choice
    by choice, by what the seat could see, and against the best."""

    start: float
    own_choices: Entry
    rivals_choices: Entry
    own_luck: Entry
    rivals_luck: Entry
    result: float
    lost: Entry

    def entries(self) -> list[Entry]:
        return [self.own_choices, self.rivals_choices, self.own_luck, self.rivals_luck]

    @property
    def fair(self) -> Entry:
        """What choices alone earned: the result without luck. How far that strays is the mean of what the
        changes of this game say and of what is known beforehand: that somebody wins and the others do not."""
        chosen = [self.own_choices, self.rivals_choices]
        changed, beforehand = sum(each.error**2 for each in chosen), self.start * (1 - self.start)
        return Entry(self.start + sum(each.share for each in chosen), sqrt((changed + beforehand) / 2))


def changes(steps: list[Step]) -> list[Change]:
    """Step by step; a turn begins with whoever is at turn as its chooser."""
    changed: list[Change] = []
    turn = chooser = NOBODY
    for step in steps:
        if step.free:
            chooser = step.mover
        elif step.turn != turn and step.active >= 0:
            chooser = step.active
        turn = step.turn
        changed.append(change(step, chooser))
    return changed


def change(step: Step, chooser: int) -> Change:
    moved = [step.change(seat) for seat in range(len(step.after))]
    whose = step.number, step.turn, step.active, step.mover, chooser
    if step.luck is None:
        return Change(*whose, moved, None, None)
    chosen = [all_ - given for all_, given in zip(moved, step.luck.given, strict=True)]
    return Change(*whose, chosen, step.luck.given, step.luck.variance)


def ledgers(steps: list[Step], losses: Mapping[int, Loss]) -> list[Ledger]:
    """Of all seats; what choices cost is told by the numbers of their steps."""
    changed = changes(steps)
    return [ledger(seat, steps, changed, losses) for seat in range(len(steps[0].before))]


def ledger(seat: int, steps: list[Step], changed: list[Change], losses: Mapping[int, Loss]) -> Ledger:
    mine = [losses[step.number] for step in steps if step.mover == seat and step.number in losses]
    return Ledger(
        steps[0].before[seat],
        chosen(seat, changed, lambda chooser: chooser == seat),
        chosen(seat, changed, lambda chooser: chooser != seat),
        given(seat, changed, lambda active: active == seat),
        given(seat, changed, lambda active: active != seat),
        steps[-1].after[seat],
        Entry(-sum(loss.share for loss in mine), hypot(*(loss.error for loss in mine))),
    )


def chosen(seat: int, changed: list[Change], whose: Callable[[int], bool]) -> Entry:
    """By turns: within one the evaluation goes up and down. If everybody did what the evaluation expects,
    the sum would stray from zero by the root of the sum of squares."""
    turns: defaultdict[tuple[int, int], float] = defaultdict(float)
    for each in changed:
        if whose(each.chooser):
            turns[each.turn, each.chooser] += each.chosen[seat]
    return Entry(sum(turns.values()), hypot(*turns.values()))


def given(seat: int, changed: list[Change], whose: Callable[[int], bool]) -> Entry:
    """How much chance usually gives or takes is known from the odds."""
    fell = [each for each in changed if whose(each.active)]
    share = sum(each.luck[seat] for each in fell if each.luck)
    return Entry(share, sqrt(sum(each.variance[seat] for each in fell if each.variance)))
