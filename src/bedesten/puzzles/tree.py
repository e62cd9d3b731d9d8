"""All that can happen in the rest of a turn, or to the end of the seat's next one: choices, replies of
rivals, chance with its odds, and what is counted at the end.

Positions that look alike are one node, and so are nodes with the same future. A child is always numbered
before its parent, so values follow in one pass."""

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any, Final, TypeVar

from bedesten.core.game import Game
from bedesten.core.ids import CHANCE, OVER, Action
from bedesten.puzzles.aims import Counted, Measure, forgetting, overlook, settling, take_back
from bedesten.puzzles.alike import fingerprint

N = TypeVar("N", int, float, Fraction)

LIMITS: Final = {1: 10_000, 2: 20_000}  # by turns: actions that are tried; where there are more it is refused


class TooLarge(Exception):
    """More can happen than anybody wants to look through, or a rival has a say in it."""


@dataclass(frozen=True)
class End:
    counted: Counted


@dataclass(frozen=True)
class Choice:
    ways: tuple[tuple[Action, int], ...]  # options, each with where it leads


@dataclass(frozen=True)
class Reply:
    """What a rival may choose, each with where it leads: the worst for the seat counts."""

    ways: tuple[tuple[Action, int], ...]


@dataclass(frozen=True)
class Branch:
    """Outcomes of chance that come to the same."""

    weight: int
    outcomes: tuple[Action, ...]
    then: int


@dataclass(frozen=True)
class Fall:
    total: int
    branches: tuple[Branch, ...]


Node = End | Choice | Reply | Fall


def led(node: Choice | Reply | Fall, a: Action) -> int:
    """Where an option or an outcome leads; where all outcomes come to the same it does not matter which."""
    if isinstance(node, Choice | Reply):
        return dict(node.ways)[a]
    if len(node.branches) == 1:
        return node.branches[0].then
    return next(branch.then for branch in node.branches if a in branch.outcomes)


@dataclass
class Tree:
    nodes: list[Node] = field(default_factory=list)
    root: int = -1

    def values(self, worth: Callable[[Counted], N], chance: "Callable[[Fall, list[N]], N]") -> list[N]:
        """By node, if its seat chooses best from there on, and every rival what is worst for it."""
        values: list[N] = []
        for node in self.nodes:
            if isinstance(node, End):
                values.append(worth(node.counted))
            elif isinstance(node, Choice):
                values.append(max(values[then] for _, then in node.ways))
            elif isinstance(node, Reply):
                values.append(min(values[then] for _, then in node.ways))
            else:
                values.append(chance(node, values))
        return values


def exact(fall: Fall, values: list[Fraction]) -> Fraction:
    return sum((branch.weight * values[branch.then] for branch in fall.branches), Fraction()) / fall.total


def roughly(fall: Fall, values: list[float]) -> float:
    return sum(branch.weight * values[branch.then] for branch in fall.branches) / fall.total


def at_worst(fall: Fall, values: list[int]) -> int:
    return min(values[branch.then] for branch in fall.branches)


def at_best(fall: Fall, values: list[int]) -> int:
    return max(values[branch.then] for branch in fall.branches)


class Grower:
    """Grows the tree of a turn, or of several of the seat's with those of its rivals between."""

    def __init__(
        self, game: Game[Any, Any], seat: int, measures: Sequence[Measure], limit: int, turns: int
    ) -> None:
        self.game = game
        self.seat = seat
        self.measures = measures
        self.limit = limit
        self.turns = turns
        self.forgetting = forgetting(game)
        self.settling = settling(game)
        self.tried = 0
        self.tree = Tree()
        self.seen: dict[Hashable, int] = {}
        self.known: dict[Node, int] = {}

    def grown(self, s: Any, turn: int, left: int) -> int:
        """The number of the node of a position, which is used up; that many turns of the seat come after the
        one it was in."""
        mover, left = self.game.to_move(s), self.left(s, turn, left)
        if mover == OVER or left < 0:
            return self.number(End(tuple(measure(s, self.seat) for measure in self.measures)))
        if mover not in (self.seat, CHANCE) and self.turns == 1:
            raise TooLarge("a rival has to choose")
        if mover == self.seat and self.game.active(s) != self.seat:
            raise TooLarge("asked in the turn of a rival")
        self.simplify(s, left)
        key = (left, fingerprint(s))
        if key not in self.seen:
            self.seen[key] = self.number(self.node(s, mover, left))
        return self.seen[key]

    def left(self, s: Any, turn: int, left: int) -> int:
        """How many turns of the seat come after this one; below 0 once its last is over."""
        if self.game.turn(s) == turn:
            return left
        return left - 1 if left == 0 or self.game.active(s) == self.seat else left

    def simplify(self, s: Any, left: int) -> None:
        """In place: what does not matter before the end is alike everywhere."""
        if self.turns > 1:
            self.settle(s, left)
        for forget in self.forgetting if left == 0 else ():
            forget(s)

    def settle(self, s: Any, left: int) -> None:
        if left == 0:
            take_back(self.game, s, self.seat)
            overlook(self.game, s, self.seat)
        first = left > 0 and self.game.active(s) == self.seat
        for settle in self.settling:
            settle(s, first)

    def node(self, s: Any, mover: int, left: int) -> Node:
        if mover == CHANCE:
            return self.fall(s, left)
        ways = tuple((a, self.after(s, a, left)) for a in self.game.legal(s))
        return Choice(ways) if mover == self.seat else Reply(ways)

    def fall(self, s: Any, left: int) -> Node:
        by_child: dict[int, list[tuple[Action, int]]] = {}
        for a, weight in zip(self.game.legal(s), self.game.odds(s), strict=True):
            by_child.setdefault(self.after(s, a, left), []).append((a, weight))
        branches = tuple(
            Branch(sum(w for _, w in came), tuple(a for a, _ in came), then)
            for then, came in by_child.items()
        )
        return Fall(sum(branch.weight for branch in branches), branches)

    def after(self, s: Any, a: Action, left: int) -> int:
        self.tried += 1
        if self.tried > self.limit:
            raise TooLarge(f"more than {self.limit} actions to try")
        then = self.game.clone(s)
        self.game.apply(then, a)
        return self.grown(then, self.game.turn(s), left)

    def number(self, node: Node) -> int:
        if node not in self.known:
            self.known[node] = len(self.tree.nodes)
            self.tree.nodes.append(node)
        return self.known[node]


def grow(
    game: Game[Any, Any],
    s: Any,
    seat: int,
    measures: Sequence[Measure],
    limit: int = 0,
    turn: int | None = None,
    turns: int = 1,
) -> Tree:
    """The rest of the turn of a seat, of this one unless told, and its next ones, `turns` in all; TooLarge if
    it cannot be looked through within `limit` actions."""
    grower = Grower(game, seat, measures, limit or LIMITS[turns], turns)
    grower.tree.root = grower.grown(game.clone(s), game.turn(s) if turn is None else turn, turns - 1)
    return grower.tree
