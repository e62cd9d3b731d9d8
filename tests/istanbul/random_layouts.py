"""Layouts that chance lays: every way the first places may lie, and where the others go."""

from fractions import Fraction

from bedesten.core.dice import Dice
from bedesten.core.game import Setup
from bedesten.istanbul.game import Istanbul
from bedesten.istanbul.kernel import State

TIED = 3  # places whose positions have to fit each other; they are laid first
CELLS = [(row, column) for row in range(1, 5) for column in range(1, 6)]


def after(game: Istanbul, s: State, a: int) -> State:
    following = game.clone(s)
    game.apply(following, a)
    return following


def openings(game: Istanbul) -> list[tuple[State, Fraction]]:
    """Every way the tied places may lie, each with its chance."""
    ways = [(game.new(Setup(3, {"layout": "random"})), Fraction(1))]
    for _ in range(TIED):
        ways = [
            (after(game, s, a), chance * weight / game.chance_total(s))
            for s, chance in ways
            for a, weight in zip(game.legal(s), game.odds(s), strict=True)
        ]
    return ways


def fits(fountain: int, market: int, tea: int) -> bool:
    """On four rows of five, for positions counted from 0. MOC-SETUP-3, LET-SETUP-3 a) to c)."""
    row, column = CELLS[fountain]
    apart = [abs(a - b) for a, b in zip(CELLS[market], CELLS[tea], strict=True)]
    return row in (2, 3) and column in (2, 3, 4) and sum(apart) >= 3 and min(apart) > 0


def the_others_go_anywhere(game: Istanbul, numbers: list[int]) -> None:
    dice, s = Dice(len(numbers)), game.new(Setup(4, {"layout": "random"}))
    for nth in range(len(numbers)):
        if nth >= TIED:
            assert game.odds(s) == [1] * (len(numbers) - nth)
        s = after(game, s, game.chance_outcome(s, dice.below(game.chance_total(s))))
    assert sorted(s.layout) == numbers
