"""A finished game step by step: the shares of winning, who moved, and what chance gave."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final

from bedesten.bots.evaluate.base import Evaluation
from bedesten.core.dice import Dice
from bedesten.core.game import Game, Setup
from bedesten.core.ids import CHANCE, OVER, Action
from bedesten.core.play.match import opening
from bedesten.core.playout import playout

Shares = list[float]  # by seat

ENDS: Final = 4  # of a position that is nearly over


@dataclass(frozen=True)
class Luck:
    """What an outcome of chance gave each seat against the mean over all outcomes, by their exact odds."""

    given: Shares
    variance: Shares  # of what it might have given
    odds: tuple[int, int]  # of the outcome: a in b
    each: list[tuple[int, Shares]]  # of all outcomes: the odds, and what it gives


@dataclass(frozen=True)
class Step:
    """One action of the game, by chance or by a seat."""

    number: int  # from 1: as many actions have been taken then
    turn: int
    active: int  # whose turn it is
    mover: int  # a seat, or CHANCE
    action: Action
    options: list[Action]
    before: Shares
    after: Shares
    luck: Luck | None
    position: Any  # before it

    @property
    def free(self) -> bool:
        """Whether a seat had something to choose from."""
        return self.mover >= 0 and len(self.options) > 1

    def change(self, seat: int) -> float:
        return self.after[seat] - self.before[seat]


class Eye:
    """Sees each seat's share of winning, everything open. Where it is to be decided what becomes of a roll,
    that is worth what the best answer is. Where little is left to play it is played on to the end a few
    times, with the same dice in every position: who is ahead then tells little."""

    def __init__(self, game: Game[Any, Any], evaluation: Evaluation) -> None:
        self.game = game
        self.evaluation = evaluation

    def shares(self, s: Any) -> Shares:
        seat = self.game.to_move(s)
        if seat >= 0 and self.evaluation.luck(s):
            answers = [self.seen(applied(self.game, s, a)) for a in self.game.legal(s)]
            return max(answers, key=lambda shares: shares[seat])
        return self.seen(s)

    def seen(self, s: Any) -> Shares:
        if self.game.to_move(s) == OVER or not self.evaluation.is_settling(s):
            return self.evaluation.values(s)
        ends = [self.evaluation.values(self.end(s, seed)) for seed in range(ENDS)]
        return [sum(each) / ENDS for each in zip(*ends, strict=True)]

    def end(self, s: Any, seed: int) -> Any:
        played = self.game.clone(s)
        playout(self.game, played, Dice(seed), self.evaluation.everybody)
        return played


def walk(game: Game[Any, Any], setup: Setup, actions: list[Action], evaluation: Evaluation) -> Iterator[Step]:
    """From the first turn on: what is dealt before it is no part of the play."""
    s, eye = opening(game, setup), Eye(game, evaluation)
    before: Shares = []
    for number, a in enumerate(actions, start=1):
        position = game.clone(s)
        game.apply(s, a)
        if game.turn(position) > 0:
            before, after = before or eye.shares(position), eye.shares(s)
            yield step(eye, number, position, a, before, after)
            before = after


def step(eye: Eye, number: int, s: Any, a: Action, before: Shares, after: Shares) -> Step:
    game = eye.game
    mover = game.to_move(s)
    luck = luck_of(eye, s, a) if mover == CHANCE else None
    whose = game.turn(s), game.active(s), mover
    return Step(number, *whose, a, game.legal(s), before, after, luck, s)


def luck_of(eye: Eye, s: Any, came: Action) -> Luck:
    """Of the outcome that came, in a position in which chance is to move."""
    outcomes, weights = eye.game.legal(s), eye.game.odds(s)
    total, came_at = sum(weights), outcomes.index(came)
    shares = [eye.shares(applied(eye.game, s, a)) for a in outcomes]
    by_seat = list(zip(*shares, strict=True))
    means = [mean(shares, weights) for shares in by_seat]
    given = [mine[came_at] - expected for mine, expected in zip(by_seat, means, strict=True)]
    variance = [
        mean([(share - expected) ** 2 for share in mine], weights)
        for mine, expected in zip(by_seat, means, strict=True)
    ]
    gives = [[share - expected for share, expected in zip(row, means, strict=True)] for row in shares]
    return Luck(given, variance, (weights[came_at], total), list(zip(weights, gives, strict=True)))


def mean(values: Sequence[float], weights: Sequence[int]) -> float:
    return sum(w * value for w, value in zip(weights, values, strict=True)) / sum(weights)


def applied(game: Game[Any, Any], s: Any, a: Action) -> Any:
    after = game.clone(s)
    game.apply(after, a)
    return after
