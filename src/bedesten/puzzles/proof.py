"""Why a choice in a puzzle is worth what it is: all that can follow it, as cases."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any, Final

from bedesten.core.ids import Action
from bedesten.puzzles.aims import measures, take_back
from bedesten.puzzles.prove import proved
from bedesten.puzzles.puzzle import Puzzle
from bedesten.puzzles.tree import Choice, End, Fall, Reply, grow

DEEP: Final = 3  # rolls, draws and replies after each other that a proof shows
BROAD: Final = 12  # cases of one of them


@dataclass(frozen=True)
class Case:
    """What is chosen, by a rival perhaps, or what chance brings, and all that follows from it."""

    actions: tuple[Action, ...]
    chance: bool
    weight: int  # of chance, out of total
    total: int
    value: Fraction
    then: list["Case"] = field(default_factory=list)
    rival: bool = False
    others: int = 0  # replies beside this one that come to the same


class Grown:
    """What can follow some words of the game, the last of which was a choice, with its values; of the last
    turn alone if they have come so far."""

    def __init__(self, puzzle: Puzzle, tokens: tuple[str, ...]) -> None:
        self.game, s = puzzle.position()
        self.action = self.game.lexicon.action(tokens[-1])
        counted, turn = measures(self.game), self.game.turn(s)
        for token in tokens:
            self.game.apply(s, self.game.lexicon.action(token))
        late = len(tokens) > 1
        if late:
            take_back(self.game, s, puzzle.seat)
            turn = self.game.turn(s)
        self.turns = 1 if late else puzzle.turns
        self.tree = grow(self.game, s, puzzle.seat, [*counted.values()], turn=turn, turns=self.turns)
        self.values = proved(self.tree, puzzle.goal, [*counted])

    def proof(self) -> list[Case]:
        root = self.tree.root
        return [Case((self.action,), False, 1, 1, self.values[root], self.cases(root, DEEP))]

    def cases(self, at: int, deep: int) -> list[Case]:
        """What follows a node: choices in a row as one case, chance as several."""
        at = self.settled(at)
        node, value = self.tree.nodes[at], self.values[at]
        if isinstance(node, End) or not deep:
            return []
        if isinstance(node, Fall):
            return self.falls(node, deep)
        if isinstance(node, Reply):
            return self.replies(at, deep)
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

    def settled(self, at: int) -> int:
        """Where a node leads in any case; of a single turn all is told."""
        node = self.tree.nodes[at]
        while self.turns > 1 and isinstance(node, Fall) and len(node.branches) == 1:
            at = node.branches[0].then
            node = self.tree.nodes[at]
        return at

    def answer(self, at: int) -> tuple[Fraction, Action | None]:
        """What a node is worth, and what is chosen there."""
        at = self.settled(at)
        node, value = self.tree.nodes[at], self.values[at]
        return value, self.kept(node, value)[0] if isinstance(node, Choice) else None

    def replies(self, at: int, deep: int) -> list[Case]:
        """Replies of a rival, choices in a row as one: those of the same worth that are answered alike are
        one case, the worst for the seat first."""
        alike: dict[Any, list[tuple[tuple[Action, ...], int]]] = {}
        for line, then in self.lines(at):
            alike.setdefault(self.answer(then), []).append((line, then))
        cases = [
            Case(line, False, 1, 1, value, self.cases(then, deep - 1), rival=True, others=len(some) - 1)
            for (value, _), some in alike.items()
            for line, then in some[:1]
        ]
        return sorted(cases, key=lambda case: case.value)[:BROAD]

    def lines(self, at: int) -> Iterator[tuple[tuple[Action, ...], int]]:
        """All ways of a rival to the next node that is not its own."""
        at = self.settled(at)
        node = self.tree.nodes[at]
        if not isinstance(node, Reply):
            yield (), at
            return
        for a, then in node.ways:
            yield from (((a, *line), end) for line, end in self.lines(then))

    def falls(self, node: Fall, deep: int) -> list[Case]:
        """Outcomes of the same worth that are answered alike are one case; the likeliest of many."""
        alike: dict[Any, list[Any]] = {}
        for branch in node.branches:
            alike.setdefault(self.answer(branch.then), []).append(branch)
        cases = [
            Case(
                tuple(a for branch in some for a in branch.outcomes), True,
                sum(branch.weight for branch in some), node.total, value,
                self.cases(some[0].then, deep - 1),
            )
            for (value, _), some in alike.items()
        ]  # fmt: skip
        return sorted(cases, key=lambda case: (-case.value, -case.weight))[:BROAD]
