"""Where somebody stands who plays a puzzle: whether anything was given away, and the proof of it."""

from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any, Final

from bedesten.core.ids import Action
from bedesten.puzzles.aims import measures
from bedesten.puzzles.prove import proved
from bedesten.puzzles.puzzle import Puzzle
from bedesten.puzzles.tree import Choice, End, Fall, grow, led

OPEN, WRONG, SOLVED = "open", "wrong", "solved"
DEEP: Final = 3  # rolls and draws after each other that a proof shows
BROAD: Final = 12  # cases of one of them
MOST: Final = 63  # trees that are remembered beside the newest


@dataclass(frozen=True)
class Case:
    """What is chosen, or what chance brings, and all that follows from it."""

    actions: tuple[Action, ...]
    chance: bool
    weight: int  # of chance, out of total
    total: int
    value: Fraction
    then: list["Case"] = field(default_factory=list)


@dataclass(frozen=True)
class Verdict:
    state: str
    best: Fraction  # what could be had where it was decided …
    had: Fraction  # … and what is left of it
    line: list[Case]  # what follows from what was chosen; the whole answer once it is solved
    right: str = ""  # the token that keeps everything, where something else was chosen
    step: int = 0  # which word of the game was wrong, from 1


class Grown:
    """What can follow a first choice, with its values."""

    def __init__(self, puzzle: Puzzle, token: str) -> None:
        self.game, s = puzzle.position()
        self.action = self.game.lexicon.action(token)
        counted, turn = measures(self.game), self.game.turn(s)
        self.game.apply(s, self.action)
        self.tree = grow(self.game, s, puzzle.seat, [*counted.values()], turn=turn)
        self.values = proved(self.tree, puzzle.goal, [*counted])

    def proof(self) -> list[Case]:
        root = self.tree.root
        return [Case((self.action,), False, 1, 1, self.values[root], self.cases(root, DEEP))]

    def cases(self, at: int, deep: int) -> list[Case]:
        """What follows a node: choices in a row as one case, chance as several."""
        node, value = self.tree.nodes[at], self.values[at]
        if isinstance(node, End) or not deep:
            return []
        if isinstance(node, Fall):
            return self.falls(node, deep)
        chosen: list[Action] = []
        while isinstance(node, Choice):
            a, at = self.kept(node, value)
            chosen.append(a)
            node = self.tree.nodes[at]
        return [Case(tuple(chosen), False, 1, 1, value, self.cases(at, deep))]

    def kept(self, node: Choice, value: Fraction) -> tuple[Action, int]:
        """The first choice that gives nothing away; one that ends the turn before others."""
        ways = [(a, then) for a, then in node.ways if self.values[then] == value]
        return min(ways, key=lambda way: not isinstance(self.tree.nodes[way[1]], End))

    def falls(self, node: Fall, deep: int) -> list[Case]:
        """Outcomes of the same worth that are answered alike are one case; the likeliest of many."""
        alike: dict[Any, list[Any]] = {}
        for branch in node.branches:
            then = self.tree.nodes[branch.then]
            answer = self.kept(then, self.values[branch.then])[0] if isinstance(then, Choice) else None
            alike.setdefault((self.values[branch.then], answer), []).append(branch)
        cases = [
            Case(
                tuple(a for branch in some for a in branch.outcomes), True,
                sum(branch.weight for branch in some), node.total, value,
                self.cases(some[0].then, deep - 1),
            )
            for (value, _), some in alike.items()
        ]  # fmt: skip
        return sorted(cases, key=lambda case: (-case.value, -case.weight))[:BROAD]


class Known:
    """What has been grown lately, for whoever asks again after the next word."""

    def __init__(self) -> None:
        self.grown: dict[tuple[str, str], Grown] = {}

    def after(self, puzzle: Puzzle, token: str) -> Grown:
        key = (puzzle.id, token)
        if key not in self.grown:
            self.grown = dict([*self.grown.items()][-MOST:])
            self.grown[key] = Grown(puzzle, token)
        return self.grown[key]


known = Known()


def judged(puzzle: Puzzle, tokens: list[str]) -> Verdict:
    """What has come of a puzzle after these words of its game."""
    if not tokens:
        return Verdict(OPEN, puzzle.value, puzzle.value, [])
    first = known.after(puzzle, tokens[0])
    if tokens[0] != puzzle.best:
        return Verdict(WRONG, puzzle.value, puzzle.values[tokens[0]], first.proof(), puzzle.best, 1)
    return followed(first, tokens)


def followed(first: Grown, tokens: list[str]) -> Verdict:
    """From the right first choice on."""
    tree, values, words = first.tree, first.values, first.game.lexicon
    at = tree.root
    for step, token in enumerate(tokens[1:], start=2):
        node = tree.nodes[at]
        if isinstance(node, End):
            break
        then = led(node, words.action(token))
        if isinstance(node, Choice) and values[then] < values[at]:
            line = [Case((words.action(token),), False, 1, 1, values[then], first.cases(then, DEEP))]
            right = words.token(first.kept(node, values[at])[0])
            return Verdict(WRONG, values[at], values[then], line, right, step)
        at = then
    over = isinstance(tree.nodes[at], End)
    return Verdict(SOLVED if over else OPEN, values[at], values[at], first.proof() if over else [])
