"""What a study comes to, as plain data: shares by turn, ledgers, accuracy, and the moments that mattered."""

from collections.abc import Mapping
from dataclasses import dataclass
from math import exp
from typing import Any, Final

from bedesten.bots.mcts import Comparison
from bedesten.core.game import Game
from bedesten.study.judge import LUCKY, Look, named, scaled
from bedesten.study.ledger import Entry, Ledger, Loss, ledgers
from bedesten.study.phases import PHASES, phases
from bedesten.study.walk import Step

MOMENTS: Final = 10
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
    """100 for whoever left nothing lying, of so many free choices; None of no choice."""

    percent: float | None
    choices: int


@dataclass(frozen=True)
class Option:
    """Its token, and what it brings in its turn."""

    token: str
    gain: dict[str, int]


@dataclass(frozen=True)
class Moment:
    """A choice that cost its seat something, or an outcome of chance in its turn. `name` is what it is
    called, empty if it is small."""

    step: int
    turn: int
    seat: int
    name: str
    change: Entry  # of the share of the seat
    came: Option  # what was played, or what chance brought
    better: Option | None  # of a choice
    plan: tuple[str, int] | None  # that begins with it: where, and in how many turns
    odds: tuple[int, int] | None  # of what chance brought


@dataclass(frozen=True)
class Review:
    """Numbers are shares of winning, from 0 to 1; `done` of `questions` were thought about."""

    done: int
    questions: int
    turns: list[Turn]
    ledgers: list[Ledger]
    accuracy: list[dict[str, Accuracy]]  # by seat: of the whole game (empty) and of its phases
    moments: list[Moment]  # in the order of the game

    @property
    def whole(self) -> bool:
        return self.done == self.questions


def review(
    game: Game[Any, Any],
    steps: list[Step],
    looks: Mapping[int, Look],
    comparisons: Mapping[int, Comparison],
    losses: Mapping[int, Loss],
    progress: tuple[int, int],
) -> Review:
    players = len(steps[0].before)
    found = [moment for step in steps for moment in moments(game, step, comparisons, players)]
    most = sorted(found, key=lambda each: -abs(each.change.share))[:MOMENTS]
    judged = [step for step in steps if step.number in looks]
    return Review(
        *progress,
        turns_of(steps),
        ledgers(steps, losses),
        accuracies(judged, phases(game, steps), losses, players),
        sorted(most, key=lambda each: each.step),
    )


def turns_of(steps: list[Step]) -> list[Turn]:
    ends = {step.turn: step for step in steps}
    return [Turn(step.turn, step.active, step.number, step.after) for step in ends.values()]


def moments(
    game: Game[Any, Any], step: Step, comparisons: Mapping[int, Comparison], players: int
) -> list[Moment]:
    """One, if something happened in this step that is worth a word."""
    token = game.lexicon.token
    if step.luck is not None and step.active >= 0:
        given = step.luck.given[step.active]
        name = ("lucky" if given > 0 else "unlucky") if abs(given) >= scaled(LUCKY, players) else ""
        usual = Entry(given, step.luck.variance[step.active] ** 0.5)
        came = Option(token(step.action), {})
        return [Moment(step.number, step.turn, step.active, name, usual, came, None, None, step.luck.odds)]
    found = comparisons.get(step.number)
    if found is None or not found.clear:
        return []
    played, better = (Option(token(each.action), each.gain) for each in (found.played, found.better))
    cost = Entry(-found.loss, found.error)
    name = named(found.loss, players)
    plan = (found.plan.place, found.plan.turns) if found.plan else None
    return [Moment(step.number, step.turn, step.mover, name, cost, played, better, plan, None)]


def accuracies(
    judged: list[Step], phase: Mapping[int, str], losses: Mapping[int, Loss], players: int
) -> list[dict[str, Accuracy]]:
    return [
        {
            name: accuracy(
                [step for step in judged if step.mover == seat and name in ("", phase[step.turn])],
                losses,
                players,
            )
            for name in ("", *PHASES)
        }
        for seat in range(players)
    ]


def accuracy(judged: list[Step], losses: Mapping[int, Loss], players: int) -> Accuracy:
    if not judged:
        return Accuracy(None, 0)
    lost = sum(losses[step.number].share for step in judged if step.number in losses) / len(judged)
    return Accuracy(100 * exp(-DECAY * lost * players / 4), len(judged))
