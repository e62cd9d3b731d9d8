"""What a study comes to, as plain data: shares by turn, ledgers, accuracy, and the moments that mattered."""

from collections.abc import Container, Mapping
from dataclasses import dataclass, field
from math import exp
from typing import Final

from bedesten.study.aim import WIN
from bedesten.study.ledger import Change, Ledger, Loss, changes, ledgers
from bedesten.study.moments import Judged, Moment, moments
from bedesten.study.phases import PHASES, phases
from bedesten.study.walk import Step

MOMENTS: Final = 10
NOTICED: Final = 0.0005  # of a share: what is less is told as 0.0 points
DECAY: Final = 11.25  # how fast accuracy falls with the mean loss, with four players


@dataclass(frozen=True)
class Turn:
    """A turn as it ended; `step` is its last."""

    turn: int
    seat: int
    step: int
    shares: list[float]


@dataclass(frozen=True)
class Accuracy:
    """100 for whoever left nothing lying, of that many free choices; None of no choice, and as long as it is
    open what some of them cost."""

    percent: float | None
    choices: int


@dataclass(frozen=True)
class Review:
    """Numbers are shares of winning, from 0 to 1; `done` of `questions` were thought about."""

    done: int
    questions: int
    turns: list[Turn]
    ledgers: list[Ledger]
    accuracy: list[dict[str, Accuracy]]  # by seat: of the whole game (empty) and of its phases
    moments: list[Moment]  # the most important, in the order of the game
    marked: list[Moment] = field(default_factory=list)  # all that have a name
    steps: list[Change] = field(default_factory=list)  # what the ledgers are the sums of

    @property
    def whole(self) -> bool:
        return self.done == self.questions


def review(
    judged: Judged,
    steps: list[Step],
    losses: Mapping[int, Loss],
    progress: tuple[int, int],
    unknown: Container[int],
) -> Review:
    """`unknown` is what some choices cost, by their steps."""
    all_moments = moments(judged, steps)
    phase = phases(judged.game, steps)
    chosen = [step for step in steps if step.number in judged.looks or step.number in unknown]
    by_seat = [[step for step in chosen if step.mover == seat] for seat in range(len(steps[0].before))]
    return Review(
        *progress,
        turns_of(steps),
        ledgers(steps, losses),
        [accuracies(mine, phase, losses, unknown) for mine in by_seat],
        weightiest(all_moments),
        [moment for moment in all_moments if moment.name],
        changes(steps),
    )


def weightiest(all_moments: list[Moment]) -> list[Moment]:
    """The most important, in the order of the game; what is told as nothing is none of them, and what was
    about another place than the first decided nothing."""
    some = [
        each for each in all_moments if each.place == WIN and (each.name or abs(each.change.share) >= NOTICED)
    ]
    most = sorted(some, key=lambda each: -abs(each.change.share))[:MOMENTS]
    return sorted(most, key=lambda each: each.step)


def turns_of(steps: list[Step]) -> list[Turn]:
    ends = {step.turn: step for step in steps}
    return [Turn(step.turn, step.active, step.number, step.after) for step in ends.values()]


def accuracies(
    mine: list[Step], phase: Mapping[int, str], losses: Mapping[int, Loss], unknown: Container[int]
) -> dict[str, Accuracy]:
    """Of one seat."""
    return {
        name: accuracy([step for step in mine if name in ("", phase[step.turn])], losses, unknown)
        for name in ("", *PHASES)
    }


def accuracy(mine: list[Step], losses: Mapping[int, Loss], unknown: Container[int]) -> Accuracy:
    if not mine or any(step.number in unknown for step in mine):
        return Accuracy(None, len(mine))
    lost = sum(losses[step.number].share for step in mine if step.number in losses) / len(mine)
    return Accuracy(100 * exp(-DECAY * lost * len(mine[0].before) / 4), len(mine))
