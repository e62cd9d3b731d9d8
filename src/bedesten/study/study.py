"""The study of one finished game: what there is to think about, what has been thought, what it comes to."""

from typing import Any

from bedesten.bots.evaluate.base import Evaluation
from bedesten.bots.mcts import Comparison
from bedesten.core.game import Game, Setup
from bedesten.core.ids import Action
from bedesten.study.judge import SUSPECT, Look, Question, compared, looked, scaled
from bedesten.study.ledger import Loss
from bedesten.study.review import Review, review
from bedesten.study.walk import walk


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
        return Question(self.game.view(step.position, step.mover), step.options, step.action)

    def unseen(self) -> list[int]:
        """Choices nobody has looked at yet, in the order of the game."""
        return [number for number in self.free if number not in self.looks]

    def suspects(self) -> list[int]:
        """Choices that may have cost something and are to be thought about again, the worst first."""
        line = scaled(SUSPECT, self.players)
        found = [
            number
            for number, look in self.looks.items()
            if look.loss >= line and number not in self.comparisons
        ]
        return sorted(found, key=lambda number: -self.looks[number].loss)

    def look(self, number: int) -> Look:
        return looked(self.game, self.evaluation, self.question(number))

    def compare(self, number: int, best: Action) -> Comparison:
        return compared(self.game, self.evaluation, self.question(number), best, self.players)

    def think(self) -> bool:
        """About the next question; False if there is none."""
        for number in self.unseen()[:1]:
            self.looks[number] = self.look(number)
            return True
        for number in self.suspects()[:1]:
            self.comparisons[number] = self.compare(number, self.looks[number].best)
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
        return review(self.game, self.steps, self.looks, self.comparisons, self.losses(), self.progress())
