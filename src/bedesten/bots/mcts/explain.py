"""What a search thinks of a decision, to be told to people: options, how sure it is, gains, the plan."""

from collections import Counter
from dataclasses import dataclass, field
from math import hypot, sqrt
from time import perf_counter
from typing import Any, Final

from bedesten.bots.base import Budget
from bedesten.bots.evaluate.base import Evaluation
from bedesten.bots.mcts.bot import think
from bedesten.bots.mcts.node import Fork, Node
from bedesten.bots.mcts.search import Search
from bedesten.core.dice import Dice
from bedesten.core.game import Game, State
from bedesten.core.ids import OVER, Action
from bedesten.core.playout import advance

ROLLOUTS: Final = 12  # imagined games in which the plan is followed
FAR: Final = 5  # own turns after which nobody speaks of a plan
TURNS: Final = 4  # imagined ends of the turn that tell what an option brings
BEST: Final = 6  # options of which that is told
LOOKS: Final = 3  # tries of each option that looks promising
LOOKED: Final = 10  # of them at most
SURELY: Final = 3  # of them however slow a machine is
THIN: Final = 2  # tries for each option, below which a fork tells little
FEW: Final = 3  # tries below which an option has not really been looked at
PRIOR_TRIES: Final = 4  # as how many tries counts what is usual among the options
SURE: Final = 1.96  # standard errors by which two shares must differ to be told apart
LEAST_STD: Final = 0.02  # values of a few tries may agree by chance


@dataclass(frozen=True)
class Choice:
    """An option, and what came of it on average."""

    action: Action
    share: float  # of the win that may be expected
    tries: int
    error: float = 0.0  # the standard error of the share
    gain: dict[str, int] = field(default_factory=dict)  # what the seat has more or less of after its turn

    @property
    def seen(self) -> bool:
        """Whether it has been looked at."""
        return self.tries >= FEW

    def below(self, other: "Choice") -> bool:
        """Whether it is worse than another for all one can tell."""
        return other.share - self.share > SURE * hypot(self.error, other.error)


@dataclass(frozen=True)
class Plan:
    """Where the seat will most often have more of what ranks it first, and in how many of its turns."""

    place: str
    turns: int  # 1: in this one


@dataclass(frozen=True)
class Explanation:
    choices: list[Choice]  # by their shares; what has not been looked at comes last
    plan: Plan | None

    def best(self) -> Choice:
        """The one that is surely good."""
        return max(self.choices, key=lambda each: (each.seen, each.share - SURE * each.error))

    def as_good(self, choice: Choice) -> bool:
        """Whether an option cannot be told from the best."""
        return choice.seen and not choice.below(self.best())

    def left_lying(self, played: Action) -> bool:
        """Whether something was better than what was played."""
        return any(each.seen and not self.as_good(each) for each in self.choices if each.action == played)

    def told(self, played: Action, most: int) -> list[Choice]:
        """The first few that were looked at, and the one that was played wherever it stands."""
        return [
            each for i, each in enumerate(self.choices) if (i < most and each.seen) or each.action == played
        ]


def telling(turn: list[tuple[Explanation, Action]]) -> list[int]:
    """Which decisions of a turn, each with what was played, are worth telling: the first, and those in which
    something better was left lying."""
    return [i for i, (each, played) in enumerate(turn) if i == 0 or each.left_lying(played)]


def plan_of(told: list[Explanation]) -> Plan | None:
    """Of what is told of a turn: the last knows most, and begins with the option that is best there."""
    return told[-1].plan if told else None


def explain(
    game: Game[Any, Any], evaluation: Evaluation, v: Any, options: list[Action], budget: Budget, seed: int
) -> Explanation:
    """The same seed, view and number of iterations give the same explanation."""
    search = Search(game, evaluation, v, options, Dice(seed))
    look(search, budget.seconds)
    think(search, budget)
    choices = ranked(search)
    best = Explanation(choices, None).best().action
    told = [with_gain(search, each) if i < BEST and each.seen else each for i, each in enumerate(choices)]
    return Explanation(told, plan(search, best))


def ranked(search: Search) -> list[Choice]:
    """The options by what has come of them so far."""
    std, usual = spread(search.first), middle(search.first)
    return sorted((judged(node, std, usual) for node in search.first.nodes), key=order)


def look(search: Search, seconds: float) -> None:
    """What search may pass over is tried a little first, as far as there is time and the first few in any
    case: people ask about it, and if it comes off well, search tries it more."""
    began = perf_counter()
    promising = sorted(search.first.nodes, key=lambda each: -each.prior)[:LOOKED]
    for i, node in enumerate(promising):
        while node.visits < LOOKS and (i < SURELY or perf_counter() - began < seconds):
            search.attempt(node)


def spread(fork: Fork) -> float:
    """By how much the values of its tries differ."""
    mean = fork.total / max(1, fork.visits)
    return max(LEAST_STD, sqrt(max(0.0, fork.squares / max(1, fork.visits) - mean * mean)))


def middle(fork: Fork) -> float:
    """The mean of the options, each counted once."""
    means = [node.total / node.visits for node in fork.nodes if node.visits]
    return sum(means) / max(1, len(means))


def judged(node: Node, std: float, usual: float) -> Choice:
    """A few lucky tries are drawn towards what is usual here."""
    tries = node.visits + PRIOR_TRIES
    return Choice(node.action, (node.total + PRIOR_TRIES * usual) / tries, node.visits, std / sqrt(tries))


def order(choice: Choice) -> tuple[bool, float, int]:
    """By the share in percent; of equal ones the one that was tried most."""
    return not choice.seen, -round(choice.share, 2), -choice.tries


def plan(search: Search, first: Action) -> Plan | None:
    """What most imagined games that begin with an option come to; None if that is nothing, or far away."""
    plans = Counter(rollout(search, first) for _ in range(ROLLOUTS))
    return plans.most_common(1)[0][0]


def rollout(search: Search, first: Action) -> Plan | None:
    """One imagined game, played on as the search would, until the seat has gained."""
    game, dice, seat = search.game, search.dice, search.first.seat
    s = game.imagine(search.view, dice)
    had, own, moving = game.guide.tally(s, seat)[0], int(game.active(s) == seat), seat
    a, node = first, child(search.first, first)
    while moving != OVER and own <= FAR:
        turn = game.turn(s)
        before = game.guide.aim(s, seat)
        game.apply(s, a)
        place = game.guide.aim(s, seat) or before
        moving = advance(game, s, dice)
        if game.guide.tally(s, seat)[0] > had:
            return Plan(place, max(1, own)) if place else None
        own += game.turn(s) != turn and game.active(s) == seat
        if moving != OVER:
            a, node = choice(search, node, s, moving)
    return None


def with_gain(search: Search, given: Choice) -> Choice:
    """And what it brings, on average of some ends of the turn, to the nearest whole number."""
    ends = [gain(search, given.action) for _ in range(TURNS)]
    means = {name: round(sum(each[name] for each in ends) / TURNS) for name in ends[0]}
    brought = {name: mean for name, mean in means.items() if mean}
    return Choice(given.action, given.share, given.tries, given.error, brought)


def gain(search: Search, first: Action) -> dict[str, int]:
    """By how much each asset has changed when an imagined turn is over."""
    game, dice, seat = search.game, search.dice, search.first.seat
    s = game.imagine(search.view, dice)
    had, turn, moving = game.guide.assets(s, seat), game.turn(s), seat
    a, node = first, child(search.first, first)
    while True:
        game.apply(s, a)
        moving = advance(game, s, dice)
        if moving == OVER or game.turn(s) != turn:
            return {name: now - had[name] for name, now in game.guide.assets(s, seat).items()}
        a, node = choice(search, node, s, moving)


def child(fork: Fork, a: Action) -> Node:
    return next(node for node in fork.nodes if node.action == a)


def choice(search: Search, node: Node, s: State, moving: int) -> tuple[Action, Node]:
    """What was tried most here, while the tree tells enough; then as playouts go on. Of others it is enough
    what looks best."""
    options, evaluation = search.game.legal(s), search.evaluation
    if moving != search.first.seat:
        return evaluation.glance(s, moving, options, search.dice, 0.0), node
    fork = node.fork(moving, options, evaluation.luck(s))
    if fork is None or fork.visits < THIN * len(options):
        return evaluation.everybody.pick(s, moving, options, search.dice), node
    best = max(fork.nodes, key=lambda each: each.visits)
    return best.action, best
