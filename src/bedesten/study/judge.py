"""Choices judged by what their seat could see: all of them a little, suspects again (`again`); and what they
are called."""

from dataclasses import dataclass
from typing import Any, Final

from bedesten.bots.base import Budget
from bedesten.bots.evaluate.base import NOBODY_SAYS, Evaluation
from bedesten.bots.levels import level_of
from bedesten.bots.mcts import Comparison, Explanation
from bedesten.bots.mcts.bot import think
from bedesten.bots.mcts.explain import LOOKS, SURE, Choice, child, ranked
from bedesten.bots.mcts.search import Search
from bedesten.core.dice import Dice
from bedesten.core.game import Game
from bedesten.core.ids import Action
from bedesten.study.aim import WIN

JUDGE: Final = "hard"  # who thinks, everybody's choices alike
SEED: Final = 1
FOUND: Final = "find"  # what such a choice is called
BLUNDER: Final = "blunder"
# points of winning share with four players, and what a choice is called that costs as many
LINES: Final = {BLUNDER: 0.09, "mistake": 0.05, "inaccuracy": 0.02}
MILDER: Final = {BLUNDER: "mistake", "mistake": "inaccuracy", "inaccuracy": "", "": ""}
CLOSELY: Final = 2  # times what is sure to be a loss: where it is known so closely, it has its own name
SUSPECT: Final = LINES["inaccuracy"] / 2
FIND: Final = 0.03  # better than the next, and a quick player would have passed it over
LUCKY: Final = 0.06  # what an outcome of chance gives that is called so


@dataclass(frozen=True)
class Question:
    """A choice: what its seat could see, what it could do, what it did, and for which place it
    plays."""

    view: Any
    options: list[Action]
    played: Action
    place: int = WIN


@dataclass(frozen=True)
class Look:
    """At first sight: which other option seemed best, and how much less what was played seemed to be worth;
    below zero where it seemed worth more and a quick player would have passed it over."""

    other: Action
    loss: float

    def doubtful(self, players: int) -> bool:
        """Whether it is to be thought about again: it may have cost something, or be a find."""
        return self.loss >= scaled(SUSPECT, players) or self.found(players)

    def found(self, players: int) -> bool:
        return self.loss <= -scaled(FIND, players)


def scaled(line: float, players: int) -> float:
    """An even share is larger with fewer players, and so is what is at stake."""
    return line * 4 / players


def looked(game: Game[Any, Any], evaluation: Evaluation, q: Question) -> Look:
    """The same for everybody: steps are counted. What was played is tried a little in any case."""
    search = Search(game, evaluation, q.view, q.options, Dice(SEED))
    for _ in range(LOOKS):
        search.attempt(child(search.first, q.played))
    think(search, Budget(iterations=level_of(JUDGE, evaluation).iterations))
    explained = Explanation(ranked(search), None)
    best = explained.best()
    mine = next(each for each in explained.choices if each.action == q.played)
    if best.action != q.played:
        return Look(best.action, max(0.0, best.share - mine.share))
    return ahead(evaluation, q, mine, [each for each in explained.choices if each.seen and each is not mine])


def ahead(evaluation: Evaluation, q: Question, mine: Choice, others: list[Choice]) -> Look:
    """By how much of the next; nothing where somebody quick would have played the same."""
    if not others or evaluation.advice(q.view, q.options) in (q.played, NOBODY_SAYS):
        return Look(q.played, 0.0)
    return Look(others[0].action, min(0.0, others[0].share - mine.share))


def verdict(place: int, look: Look, found: Comparison, players: int) -> str:
    """What a choice is called, by all that is known of it."""
    if found.clear:
        return called(found, players, place)
    return FOUND if is_find(look, found, players) else ""


def is_find(look: Look, found: Comparison, players: int) -> bool:
    """Whether it is better than the next by enough, for all one can tell."""
    lead = -found.loss
    return look.found(players) and lead >= scaled(FIND, players) and lead > SURE * found.error


def called(found: Comparison, players: int, place: int = WIN) -> str:
    """What a choice is called that cost something: where it may as well be half as much, the milder name. One
    that gave away what was won in every try is a blunder, however little that was."""
    if found.better.share >= 1.0 and place == WIN:
        return BLUNDER
    name = named(found.loss, players)
    return name if found.loss >= CLOSELY * SURE * found.error else MILDER[name]


def named(loss: float, players: int) -> str:
    """By what it cost; nothing if that was little."""
    return next((name for name, line in LINES.items() if loss >= scaled(line, players)), "")
