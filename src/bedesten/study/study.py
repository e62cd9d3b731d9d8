"""The study of one finished game: what there is to think about, what has been thought, what it comes to."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from bedesten.bots.evaluate.base import Evaluation
from bedesten.bots.mcts import Comparison
from bedesten.core.game import Game, Setup
from bedesten.core.ids import Action
from bedesten.study import placed
from bedesten.study.again import compared
from bedesten.study.aim import WIN, aim_of
from bedesten.study.judge import Look, Question, looked
from bedesten.study.ledger import Loss
from bedesten.study.moments import Judged
from bedesten.study.review import Review, review
from bedesten.study.walk import walk


@dataclass(frozen=True)
class Answers:
    """What has been thought, by the numbers of the steps: plain data, so that it travels."""

    looks: Mapping[int, Look] = field(default_factory=dict)
    comparisons: Mapping[int, Comparison] = field(default_factory=dict)
    worked: float = field(default=0.0, compare=False)  # seconds of processor time, where they are counted

    def __or__(self, other: "Answers") -> "Answers":
        looks, comparisons = {**self.looks, **other.looks}, {**self.comparisons, **other.comparisons}
        return Answers(looks, comparisons, self.worked + other.worked)


class Study:
    """Whoever has time thinks about the next question and tells what came of it; the review can be had at
    any time, and is whole when no question is left."""

    def __init__(
        self, game: Game[Any, Any], setup: Setup, actions: list[Action], evaluation: Evaluation
    ) -> None:
        self.game = game
        self.evaluation = evaluation
        self.players = setup.players
        self.steps = list(walk(game, setup, actions, evaluation))
        self.free = {step.number: step for step in self.steps if step.free}
        self.looks: dict[int, Look] = {}
        self.comparisons: dict[int, Comparison] = {}

    def question(self, number: int) -> Question:
        step = self.free[number]
        view = self.game.view(step.position, step.mover)
        return Question(view, step.options, step.action, aim_of(step.before, step.mover))

    def unseen(self) -> list[int]:
        """Choices nobody has looked at yet, in the order of the game."""
        return [number for number in self.free if number not in self.looks]

    def suspects(self) -> list[int]:
        """Choices that are to be thought about again: what may have cost something, the worst first, then
        what may be a find."""
        numbers = [
            number
            for number, look in self.looks.items()
            if look.doubtful(self.players) and number not in self.comparisons
        ]
        return sorted(numbers, key=lambda number: order(self.looks[number]))

    def look(self, number: int) -> Look:
        question = self.question(number)
        seen = looked if question.place == WIN else placed.looked
        return seen(self.game, self.evaluation, question)

    def compare(self, number: int, look: Look) -> Comparison:
        return compared(self.game, self.evaluation, self.question(number), look, self.players)

    def learn(self, answers: Answers) -> None:
        """That this has been thought, and nothing else."""
        self.looks, self.comparisons = {**answers.looks}, {**answers.comparisons}

    def questions(self) -> list[int]:
        """What can be thought about now: who is a suspect is known when all have been looked at."""
        return self.unseen() or self.suspects()

    def answer(self, number: int) -> Answers:
        """One of them."""
        if number not in self.looks:
            return Answers({number: self.look(number)})
        return Answers(comparisons={number: self.compare(number, self.looks[number])})

    def open(self) -> set[int]:
        """Choices of which it is not known yet what they cost."""
        return {*self.unseen(), *self.suspects()}

    def think(self) -> bool:
        """About the next question; False if there is none."""
        for number in self.questions()[:1]:
            self.learn(Answers(self.looks, self.comparisons) | self.answer(number))
            return True
        return False

    def progress(self) -> tuple[int, int]:
        """Questions answered, of those one knows of."""
        answered = len(self.looks) + len(self.comparisons)
        return answered, len(self.free) + len(self.comparisons) + len(self.suspects())

    def losses(self) -> dict[int, Loss]:
        """What cannot be told from the best has cost nothing."""
        return {
            number: Loss(each.loss, each.error) for number, each in self.comparisons.items() if each.clear
        }

    def review(self) -> Review:
        judged = Judged(self.game, self.evaluation, self.looks, self.comparisons)
        return review(judged, self.steps, self.losses(), self.progress(), self.open())


def order(look: Look) -> tuple[bool, float]:
    """What cost most first."""
    return look.loss < 0, -abs(look.loss)
