"""Distances and access on scattered positions, against a plain walk over the squares: with sets as one number
and as two words, whichever the engine would take. KAI-ACC, KAI-LURE-4."""

import os
from collections.abc import Callable

import pytest

from bedesten.core.dice import Dice
from bedesten.kairo.board import Board, squares_in
from bedesten.kairo.boards import BOARDS
from bedesten.kairo.ground import FAR, Ground
from bedesten.kairo.kernel import NOWHERE
from bedesten.kairo.plan import Plan
from bedesten.kairo.sites import Sites
from bedesten.kairo.words import WordGround, Words

POSITIONS = int(os.environ.get("FUZZ_POSITIONS", "250"))  # on each board
NEVER = 10**6
ENDS = 12  # customers and entrances together, at most

Kind = Callable[[Board], Ground]  # of the empty market
KINDS: list[Kind] = [
    lambda board: Ground(board, board.market),
    lambda board: WordGround(board, board.market, Words(board)),
]
boards = pytest.mark.parametrize("plan", BOARDS.values(), ids=list(BOARDS))
kinds = pytest.mark.parametrize("kind", KINDS, ids=["one number", "two words"])


class Scattered:
    """Tiles anywhere on the market; customers and entrances in one area of what is left. KAI-INV-6."""

    def __init__(self, plan: Plan, ground: Ground, beside: list[list[int]], dice: Dice) -> None:
        self.beside = beside
        market = [square for square, mark in enumerate(plan.squares) if mark in ".C"]
        self.tiles = set(some_of(market, dice.below(len(market) * 3 // 4), dice))
        self.open = set(market) - self.tiles
        area = sorted(self.steps(dice.pick(sorted(self.open)), self.open))
        ends = some_of(area, 1 + dice.below(min(ENDS, len(area))), dice)
        self.customers, self.doors = set(ends[::2]), set(ends[1::2])
        self.ends = self.customers | self.doors
        self.ground = ground.on(bits(self.open))
        tiles, customers, doors = bits(self.tiles), bits(self.customers), bits(self.doors)
        self.sites = Sites(
            ground.board, self.ground, tiles, ground.board.around(tiles), doors, customers, True
        )

    def steps(self, start: int, walk: set[int]) -> dict[int, int]:
        """How far it is to every square that can be reached. KAI-LURE-4."""
        reached, line = {start: 0}, [start]
        for here in line:
            for there in self.beside[here]:
                if there in walk and there not in reached:
                    reached[there] = reached[here] + 1
                    line.append(there)
        return reached

    def connected_without(self, square: int) -> set[int]:
        """What all customers and entrances still reach if a tile lies there; nothing if one of them cannot
        reach another. KAI-ACC-2."""
        reached = set(self.steps(min(self.ends), self.open - {square}))
        return reached if self.ends <= reached else set()


def some_of(squares: list[int], count: int, dice: Dice) -> list[int]:
    left = squares.copy()
    return [left.pop(dice.below(len(left))) for _ in range(count)]


def bits(squares: set[int]) -> int:
    return sum(1 << square for square in squares)


def beside(plan: Plan, square: int) -> list[int]:
    """Squares that share a side. KAI-GEN-2."""
    row, col = divmod(square, plan.cols)
    around = [(row - 1, col), (row + 1, col), (row, col - 1), (row, col + 1)]
    return [r * plan.cols + c for r, c in around if 0 <= c < plan.cols]


def scattered(plan: Plan, kind: Kind) -> list[Scattered]:
    ground, dice = kind(Board(plan)), Dice(len(plan.name))
    near = [beside(plan, square) for square in range(len(plan.squares))]
    return [Scattered(plan, ground, near, dice) for _ in range(POSITIONS)]


@boards
@kinds
@pytest.mark.rule("KAI-LURE-4", "KAI-ACC-1")
def test_distances_are_those_of_a_plain_walk(plan: Plan, kind: Kind) -> None:
    for p in scattered(plan, kind):
        for start in p.customers:
            steps = p.steps(start, p.open)
            layers = p.ground.layers(start, 0)
            reached = {square: far for far, layer in enumerate(layers) for square in squares_in(layer)}
            assert reached == steps


@boards
@kinds
@pytest.mark.rule("KAI-LURE-7", "KAI-LURE-13")
def test_an_entrance_costs_as_many_barkers_as_there_are_nearer_ones(plan: Plan, kind: Kind) -> None:
    for p in scattered(plan, kind):
        some = [*p.doors, *sorted(p.open - p.ends)[:ENDS]]  # some of these cannot be reached
        doors = [NOWHERE, *some, *p.customers]
        for start in p.customers:
            steps = p.steps(start, p.open)
            far = [steps[door] if door in steps and door in some else NEVER for door in doors]
            costs = [sum(near < steps for near in far) if steps < NEVER else FAR for steps in far]
            for most in range(ENDS):
                nearer = [cost if cost <= most else FAR for cost in costs]
                assert p.ground.nearer(start, doors, bits(p.customers), most) == nearer


@boards
@kinds
@pytest.mark.rule("KAI-ACC-2", "KAI-ACC-4", "KAI-MAIN-9", "KAI-EXP-7")
def test_a_tile_is_allowed_exactly_where_it_cuts_nobody_off(plan: Plan, kind: Kind) -> None:
    forbidden = 0
    for p in scattered(plan, kind):
        free = p.open - p.ends
        fits = {square: p.connected_without(square) for square in free}
        allowed = {square for square in free if fits[square]}
        assert set(squares_in(p.sites.accessible(bits(free)))) == allowed
        for square in free:
            doors = {door for door in p.beside[square] if door in free and door in fits[square]}
            assert set(squares_in(p.sites.entrances(square))) == doors
        for square in allowed:
            assert set(squares_in(p.ground.with_tile(square).area(bits(p.ends)))) == fits[square]
        forbidden += len(free - allowed)
    assert forbidden > POSITIONS
