"""Levels for people: six rivals, from one who hardly looks to one who searches, each with a taste."""

from dataclasses import dataclass, replace
from typing import Any, Final

from bedesten.bots.base import Bot, Budget
from bedesten.bots.evaluate.base import NO_HURRY, Evaluation, best_seen
from bedesten.bots.greedy import GreedyBot
from bedesten.bots.greedy.bot import answers_of, step_of
from bedesten.bots.mcts import MctsBot
from bedesten.core.boxes import slices
from bedesten.core.dice import Dice
from bedesten.core.game import Game
from bedesten.core.ids import Action


@dataclass(frozen=True)
class Level:
    """What makes a level. Iterations give it its strength, on whatever machine; seconds keep a slow machine
    from making people wait."""

    iterations: int = 0  # none: it goes by first sight, or plans
    seconds: float = 0.0
    noise: float = 0.0  # how far first sight strays; a ruby in reach stands out by about two
    plans: bool = False  # as greedy does; who searches too plans all but what decides a turn, and in a hurry
    stray: int = 0  # percent of rivals' choices that a search imagines at first sight: nobody is all greedy


RIVALS: Final = {  # from the weakest to the strongest; what each of them likes is said by the boxes
    "ozan": Level(noise=4.0),
    "nilufer": Level(noise=1.2),
    "idris": Level(plans=True),
    "ester": Level(iterations=24, seconds=0.5, plans=True),
    "hagop": Level(iterations=36, seconds=0.9),
    "safiye": Level(iterations=120, seconds=1.5, stray=50),
}
BEFORE: Final = {  # names that tables and records know from before there were rivals
    "easy": Level(noise=0.3),
    "medium": Level(iterations=8, seconds=0.3, plans=True),
    "hard": Level(iterations=24, seconds=0.9),
    "master": Level(iterations=64, seconds=4.0),
}
LEVELS: Final = {**RIVALS, **BEFORE}
LEAST_PART: Final = 24  # iterations: what many share is not cut into pieces that see nothing
TILT: Final = 0.2  # by how much of its visits more an option counts for every score a searcher likes it


def level_of(name: str, evaluation: Evaluation) -> Level:
    """A level as it is in the game of this evaluation."""
    level = LEVELS[name]
    iterations = round(level.iterations * evaluation.pace)
    return replace(level, iterations=iterations, noise=level.noise * evaluation.blur)


class Taste:
    """What a rival likes in a game; nothing where no box says so."""

    def __init__(self, rival: str, game: Game[Any, Any]) -> None:
        self.rival = rival
        boxes = [
            box for box in slices(game.boxes, "bedesten.bots") if rival in RIVALS and hasattr(box, "liking")
        ]
        self.box: Any = boxes[0] if boxes else None

    def scores(self, s: Any, seat: int, options: list[Action]) -> list[float]:
        """Beside the options: one more makes it e times as likely at first sight."""
        if self.box is None:
            return [0.0] * len(options)
        likes: list[float] = self.box.liking(s, seat, options, self.rival)
        return likes

    def instead(self, v: Any, options: list[Action], chosen: Action) -> Action:
        """Of what a planner has chosen."""
        if self.box is None:
            return chosen
        liked: Action = self.box.inclined(v, options, chosen, self.rival)
        return liked


class Glancer(Bot):
    """Takes what looks good at first sight, through some noise: it plans nothing, and overlooks a little."""

    def __init__(
        self, game: Game[Any, Any], evaluation: Evaluation, noise: float, seed: int, taste: Taste
    ) -> None:
        self.game = game
        self.evaluation = evaluation
        self.noise = noise
        self.dice = Dice(seed)
        self.taste = taste

    def choose(self, v: Any, options: list[Action], budget: Budget) -> Action:
        if len(options) == 1:
            return options[0]
        s = self.game.imagine(v, self.dice)
        seat = self.game.to_move(s)
        likes = self.taste.scores(s, seat, options)
        scores = [seen + likes[i] for i, seen in enumerate(self.evaluation.scores(s, seat, options))]
        return best_seen(options, scores, self.dice, self.noise)


class Planner(GreedyBot):
    """Greedy with a taste."""

    def __init__(self, game: Game[Any, Any], taste: Taste, seed: int) -> None:
        super().__init__(seed, game.boxes)
        self.taste = taste

    def choose(self, v: Any, options: list[Action], budget: Budget) -> Action:
        chosen = super().choose(v, options, budget)
        return chosen if len(options) == 1 else self.taste.instead(v, options, chosen)


def decisive(game: Game[Any, Any]) -> set[str]:
    """The steps that decide what becomes of a turn, by what the boxes say; none: nobody knows."""
    return {step for box in slices(game.boxes, "bedesten.bots") for step in getattr(box, "DECISIVE", ())}


class Thinker(Bot):
    """Searches as its level says, whatever time there is."""

    def __init__(
        self, game: Game[Any, Any], evaluation: Evaluation, level: Level, seed: int, taste: Taste
    ) -> None:
        if taste.box is not None and evaluation.adviser is not None:
            evaluation.adviser = Planner(game, taste, seed)  # who shares its taste
        evaluation.stray, evaluation.hurried = level.stray, level.plans
        self.planner = Planner(game, taste, seed)
        self.searched = decisive(game) if level.plans else set[str]()  # steps; none: all of them
        self.mcts = MctsBot(game, evaluation, seed)
        self.level = level
        self.taste = taste

    def choose(self, v: Any, options: list[Action], budget: Budget) -> Action:
        if self.searched and step_of(v) not in self.searched:
            return self.planned(v, options)
        if self.taste.box is None or len(options) == 1:
            return self.mcts.choose(v, options, self.budget(budget))
        return self.mcts.follow(elected(options, [self.votes(v, options, budget, 1)]))

    def planned(self, v: Any, options: list[Action]) -> Action:
        """What was searched before leads elsewhere."""
        self.mcts.kept = None
        return self.planner.choose(v, options, NO_HURRY)

    def votes(self, v: Any, options: list[Action], budget: Budget, parts: int) -> list[int]:
        """How often each option was tried in one of some parts of the thought, and a little more for
        what it likes: several of these bots, each with a seed of its own, may think about the same at once,
        and their votes add up."""
        if self.searched and step_of(v) not in self.searched:
            chosen = self.planned(v, options)
            return [int(a == chosen) for a in options]
        search = self.mcts.searched(v, options, self.budget(budget, parts))
        visits = [node.visits for node in search.first.nodes]
        if self.taste.box is None:
            return visits
        s = self.mcts.game.imagine(v, Dice(self.mcts.seed))
        likes = self.taste.scores(s, search.first.seat, options)
        return [round(tried * (1.0 + TILT * like)) for tried, like in zip(visits, likes, strict=True)]

    def budget(self, given: Budget, parts: int = 1) -> Budget:
        """Where steps are counted (a study that can be repeated) the clock does not matter."""
        seconds, whole = None if given.iterations else self.level.seconds, self.level.iterations
        return Budget(seconds, max(-(-whole // parts), min(whole, LEAST_PART)))


def elected(options: list[Action], votes: list[list[int]]) -> Action:
    """The option with most votes of all, the first of equals."""
    return max(zip(options, map(sum, zip(*votes, strict=True)), strict=True), key=lambda each: each[1])[0]


def at_level(name: str, game: Game[Any, Any], evaluation: Evaluation, seed: int) -> Bot:
    """A bot of one of the levels; who cannot plan in a game goes by first sight."""
    level, taste = level_of(name, evaluation), Taste(name, game)
    if level.iterations:
        return Thinker(game, evaluation, level, seed, taste)
    if level.plans and answers_of(tuple(game.boxes)):
        return Planner(game, taste, seed)
    return Glancer(game, evaluation, level.noise, seed, taste)
