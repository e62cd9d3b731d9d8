"""What made the result of a seat out of the share it began with: choices, luck, and what nobody saw."""

from collections.abc import Mapping
from dataclasses import dataclass
from math import hypot, sqrt

from bedesten.study.walk import Shares, Step


@dataclass(frozen=True)
class Loss:
    """What a choice cost whoever made it, as a share of winning, and the standard error of that."""

    share: float
    error: float


@dataclass(frozen=True)
class Entry:
    """Shares of winning, with a standard error; that of luck is how much chance usually gives or takes."""

    share: float = 0.0
    error: float = 0.0


@dataclass(frozen=True)
class Ledger:
    """Of one seat: start and all entries add up to the result."""

    start: float
    own_choices: Entry
    rivals_choices: Entry
    own_luck: Entry
    rivals_luck: Entry
    unseen: Entry  # what the evaluation did not see coming, whoever brought it about
    result: float

    def entries(self) -> list[Entry]:
        return [self.own_choices, self.rivals_choices, self.own_luck, self.rivals_luck, self.unseen]

    @property
    def fair(self) -> Entry:
        """What choices alone earned."""
        chosen = [self.own_choices, self.rivals_choices]
        return Entry(self.start + sum(each.share for each in chosen), hypot(*(each.error for each in chosen)))


class Account:
    """An entry that is being added up: errors of several steps are independent."""

    def __init__(self) -> None:
        self.share = 0.0
        self.variance = 0.0

    def add(self, share: float, variance: float) -> None:
        self.share += share
        self.variance += variance

    def entry(self) -> Entry:
        return Entry(self.share, sqrt(self.variance))


def ledgers(steps: list[Step], losses: Mapping[int, Loss]) -> list[Ledger]:
    """Of all seats; what choices cost is told by the numbers of their steps."""
    return [ledger(seat, steps, losses) for seat in range(len(steps[0].before))]


def ledger(seat: int, steps: list[Step], losses: Mapping[int, Loss]) -> Ledger:
    choices, luck = (Account(), Account()), (Account(), Account())  # own, rivals'
    for step in steps:
        if step.luck is not None:
            luck[step.active != seat].add(step.luck.given[seat], step.luck.variance[seat])
        elif step.number in losses:
            loss, part = losses[step.number], fallen(step)[seat]
            choices[step.mover != seat].add(loss.share * part, (loss.error * part) ** 2)
    start, result = steps[0].before[seat], steps[-1].after[seat]
    (own, others), (mine, theirs) = ([each.entry() for each in pair] for pair in (choices, luck))
    unseen = sum(step.change(seat) for step in steps) - sum(e.share for e in (own, others, mine, theirs))
    return Ledger(start, own, others, mine, theirs, Entry(unseen, hypot(own.error, others.error)), result)


def fallen(step: Step) -> Shares:
    """To whom what a seat gives away falls: to the others, by what they have."""
    left = sum(share for seat, share in enumerate(step.after) if seat != step.mover)
    others = len(step.after) - 1
    parts = [share / left if left > 0 else 1 / others for share in step.after]
    return [-1.0 if seat == step.mover else part for seat, part in enumerate(parts)]
