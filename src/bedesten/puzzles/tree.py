"""All that can happen in the rest of a turn: choices, chance with its odds, and what is counted at the end.

Positions that look alike are one node, and so are nodes with the same future. A child is always numbered
before its parent, so values follow in one pass."""

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any, Final, TypeVar

from bedesten.core.game import Game
from bedesten.core.ids import CHANCE, OVER, Action
from bedesten.puzzles.aims import Counted, Measure, forgetting

N = TypeVar("N", int, float, Fraction)

LIMIT: Final = 10_000  # actions that are tried; where there are more the position is refused
APART: Final = {"rules", "terms", "board", "boards", "news", "offered", "counted", "cards", "sites", "ground"}


class TooLarge(Exception):
    """More can happen than anybody wants to look through, or a rival has a say in it."""


@dataclass(frozen=True)
class End:
    counted: Counted


@dataclass(frozen=True)
class Choice:
    ways: tuple[tuple[Action, int], ...]  # options, each with where it leads


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


Node = End | Choice | Fall


def led(node: Choice | Fall, a: Action) -> int:
    """Where an option or an outcome leads."""
    if isinstance(node, Choice):
        return dict(node.ways)[a]
    return next(branch.then for branch in node.branches if a in branch.outcomes)


@dataclass
class Tree:
    nodes: list[Node] = field(default_factory=list)
    root: int = -1

    def values(self, worth: Callable[[Counted], N], chance: "Callable[[Fall, list[N]], N]") -> list[N]:
        """By node, if its seat chooses best from there on."""
        values: list[N] = []
        for node in self.nodes:
            if isinstance(node, End):
                values.append(worth(node.counted))
            elif isinstance(node, Choice):
                values.append(max(values[then] for _, then in node.ways))
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
    """Grows the tree of a turn."""

    def __init__(
        self, game: Game[Any, Any], seat: int, turn: int, measures: Sequence[Measure], limit: int
    ) -> None:
        self.game = game
        self.seat = seat
        self.turn = turn
        self.measures = measures
        self.limit = limit
        self.forgetting = forgetting(game)
        self.tried = 0
        self.tree = Tree()
        self.seen: dict[Hashable, int] = {}
        self.known: dict[Node, int] = {}

    def grown(self, s: Any) -> int:
        """The number of the node of a position, which is used up."""
        game = self.game
        mover = game.to_move(s)
        if mover == OVER or game.turn(s) != self.turn:
            return self.number(End(tuple(measure(s, self.seat) for measure in self.measures)))
        if mover not in (self.seat, CHANCE):
            raise TooLarge("a rival has to choose")
        for forget in self.forgetting:
            forget(s)
        key = fingerprint(s)
        if key not in self.seen:
            self.seen[key] = self.number(self.fall(s) if mover == CHANCE else self.choice(s))
        return self.seen[key]

    def choice(self, s: Any) -> Node:
        return Choice(tuple((a, self.after(s, a)) for a in self.game.legal(s)))

    def fall(self, s: Any) -> Node:
        by_child: dict[int, list[tuple[Action, int]]] = {}
        for a, weight in zip(self.game.legal(s), self.game.odds(s), strict=True):
            by_child.setdefault(self.after(s, a), []).append((a, weight))
        branches = tuple(
            Branch(sum(w for _, w in came), tuple(a for a, _ in came), then)
            for then, came in by_child.items()
        )
        return Fall(sum(branch.weight for branch in branches), branches)

    def after(self, s: Any, a: Action) -> int:
        self.tried += 1
        if self.tried > self.limit:
            raise TooLarge(f"more than {self.limit} actions to try")
        then = self.game.clone(s)
        self.game.apply(then, a)
        return self.grown(then)

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
    limit: int = LIMIT,
    turn: int | None = None,
) -> Tree:
    """The rest of the turn of a seat, of this one unless told; TooLarge if it cannot be looked through."""
    grower = Grower(game, seat, game.turn(s) if turn is None else turn, measures, limit)
    grower.tree.root = grower.grown(game.clone(s))
    return grower.tree


def fingerprint(thing: Any) -> Hashable:
    """Equal for positions that are alike: all that objects hold, but what follows from the rest."""
    if isinstance(thing, list | tuple):
        if not thing or isinstance(thing[0], int):
            return tuple(thing)
        return tuple([fingerprint(one) for one in thing])
    if isinstance(thing, int | str | None):
        return thing
    if isinstance(thing, dict):
        return tuple((fingerprint(k), fingerprint(v)) for k, v in thing.items())
    kind = type(thing)
    return (kind.__name__, *[fingerprint(getattr(thing, name)) for name in held(kind, thing)])


HELD: dict[type, list[str]] = {}


def held(kind: type, thing: Any) -> list[str]:
    """The names of what objects of a kind hold, compiled or not."""
    if kind not in HELD:
        compiled = [name for one in kind.__mro__ for name in getattr(one, "__mypyc_attrs__", ())]
        names = {*compiled, *getattr(thing, "__dict__", ())} - APART
        HELD[kind] = sorted(name for name in names if not name.startswith("__"))
    return HELD[kind]
