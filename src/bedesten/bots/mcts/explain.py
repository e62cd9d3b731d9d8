"""What a search thinks of a decision, to be told to people: options, how sure it is, gains, the plan."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from math import hypot, sqrt
from statistics import median_low
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

FOLLOWED: Final = 8  # imagined games that tell what an option brings and what it leads to
FAR: Final = 5  # own turns after which nobody speaks of a plan
BEST: Final = 3  # options of which that is told, and what was played
NOTHING: Final = -1  # was played
LOOKS: Final = 3  # tries of each option that looks promising
LOOKED: Final = 10  # of them at most
SURELY: Final = 3  # of them however slow a machine is
THIN: Final = 2  # tries for each option, below which a fork tells little
FEW: Final = 3  # tries below which an option has not really been looked at
PRIOR_TRIES: Final = 4  # as how many tries counts what is usual among the options
SURE: Final = 1.96  # standard errors by which two shares must differ to be told apart
LEAST_STD: Final = 0.02  # values of a few tries may agree by chance


@dataclass(frozen=True)
class Plan:
    """Where the seat will most often have more of what ranks it first, and in how many of its turns."""

    place: str
    turns: int  # 1: in this one


@dataclass(frozen=True)
class Choice:
    """An option, and what came of it on average."""

    action: Action
    share: float  # of the win that may be expected
    tries: int
    error: float = 0.0  # the standard error of the share
    gain: dict[str, int] = field(default_factory=dict)  # what the seat has more or less of after its turn
    plan: Plan | None = None  # what it leads to
    followed: bool = False  # whether gain and plan have been looked for

    @property
    def turns(self) -> int:
        """In how many of its turns the seat will have gained what it plays for; 0 if that is far away."""
        return self.plan.turns if self.plan else 0

    @property
    def seen(self) -> bool:
        """Whether it has been looked at."""
        return self.tries >= FEW

    def below(self, other: "Choice") -> bool:
        """Whether it is worse than another for all one can tell."""
        return other.share - self.share > SURE * hypot(self.error, other.error)


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


def worth_telling(turn: list[tuple[Explanation, Action]]) -> list[int]:
    """Which decisions of a turn, each with what was played, are worth telling: the first, and those in which
    something better was missed."""
    return [i for i, (each, played) in enumerate(turn) if i == 0 or each.left_lying(played)]


def plan_of(told: list[Explanation]) -> Plan | None:
    """Of what is told of a turn: the last knows most, and begins with the option that is best there."""
    return told[-1].plan if told else None


def explain(
    game: Game[Any, Any],
    evaluation: Evaluation,
    v: Any,
    options: list[Action],
    budget: Budget,
    seed: int,
    played: Action = NOTHING,
) -> Explanation:
    """Of what was played something is told in any case. The same seed, view and number of iterations give the
    same explanation."""
    search = Search(game, evaluation, v, options, Dice(seed))
    look(search, budget.seconds, played)
    think(search, budget)
    choices = ranked(search)
    told = {each.action for each in choices[:BEST]} | {played, Explanation(choices, None).best().action}
    followed = [follow(search, each) if each.seen and each.action in told else each for each in choices]
    return Explanation(followed, Explanation(followed, None).best().plan)


def ranked(search: Search) -> list[Choice]:
    """The options by what has come of them so far."""
    std, usual = spread(search.first), middle(search.first)
    return sorted((judged(node, std, usual) for node in search.first.nodes), key=order)


def look(search: Search, seconds: float, played: Action = NOTHING) -> None:
    """What search may pass over is tried a little first, as far as there is time, and what was played and the
    first few in any case: people ask about it, and if it comes off well, search tries it more."""
    began = perf_counter()
    promising = sorted(search.first.nodes, key=lambda each: (each.action != played, -each.prior))
    for i, node in enumerate(promising[:LOOKED]):
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


def follow(search: Search, given: Choice) -> Choice:
    """And what comes of it in some imagined games: what its turn brings on average, to the nearest whole
    number, and the plan."""
    courses = [course(search, given.action) for _ in range(FOLLOWED)]
    gains = [each for each, _ in courses]
    means = {name: round(sum(each[name] for each in gains) / FOLLOWED) for name in gains[0]}
    brought = {name: mean for name, mean in means.items() if mean}
    return replace(given, gain=brought, plan=likely([plan for _, plan in courses]), followed=True)


def likely(plans: list[Plan | None]) -> Plan | None:
    """In how many turns half of the games come to it, and where most of these do; None if it is nothing,
    or far away."""
    turns = median_low(each.turns if each else FAR + 1 for each in plans)
    places = Counter(each.place for each in plans if each and each.turns <= turns)
    return Plan(places.most_common(1)[0][0], turns) if turns <= FAR else None


def course(search: Search, first: Action) -> tuple[dict[str, int], Plan | None]:
    """Of one imagined game: by how much each asset of the seat has changed when its turn is over, and where
    and when it came nearer to winning."""
    game, seat = search.game, search.first.seat
    positions = imagined(search, first)
    s, _ = next(positions)
    turn = began = game.turn(s)
    had, assets, own = game.guide.tally(s, seat)[0], game.guide.assets(s, seat), int(game.active(s) == seat)
    gain: dict[str, int] = {}
    plan: Plan | None = None
    for s, place in positions:
        if turn == began:
            gain = {name: now - assets[name] for name, now in game.guide.assets(s, seat).items()}
        if plan is None and game.guide.tally(s, seat)[0] > had:
            plan = Plan(place, max(1, own))
        if game.turn(s) != turn:
            turn, own = game.turn(s), own + (game.active(s) == seat)
        if turn != began and (plan or own > FAR):
            break
    return gain, plan if plan and plan.place else None


def imagined(search: Search, first: Action) -> Iterator[tuple[State, str]]:
    """A game played on from an option as the search would: the position, and again after every choice, with
    the place at which the seat may have gained by it."""
    game, dice, seat = search.game, search.dice, search.first.seat
    s, moving = game.imagine(search.view, dice), seat
    a, node = first, child(search.first, first)
    yield s, ""
    while moving != OVER:
        before = game.guide.aim(s, seat)
        game.apply(s, a)
        place = game.guide.aim(s, seat) or before
        moving = advance(game, s, dice)
        yield s, place
        if moving != OVER:
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
        return search.policy.pick(s, moving, options, search.dice), node
    best = max(fork.nodes, key=lambda each: each.visits)
    return best.action, best
