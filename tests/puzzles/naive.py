"""A second solver, as simple as can be: it knows neither trees nor tables of positions seen before."""

from collections.abc import Callable
from fractions import Fraction
from typing import Any

from bedesten.core.game import Game
from bedesten.core.ids import CHANCE, OVER
from bedesten.puzzles import Puzzle
from bedesten.puzzles.aims import measures

Worth = Callable[[Any], Fraction]


def worth_of(puzzle: Puzzle, game: Game[Any, Any]) -> Worth:
    counts = measures(game)

    def worth(s: Any) -> Fraction:
        if puzzle.goal.most:
            return Fraction(counts[puzzle.goal.most](s, puzzle.seat))
        return Fraction(all(counts[name](s, puzzle.seat) >= n for name, n in puzzle.goal.least.items()))

    return worth


def value(game: Game[Any, Any], s: Any, turn: int, seat: int, worth: Worth) -> Fraction:
    """What can be had from here to the end of the turn."""
    mover = game.to_move(s)
    if mover == OVER or game.turn(s) != turn:
        return worth(s)
    values = [value(game, after(game, s, a), turn, seat, worth) for a in game.legal(s)]
    if mover == CHANCE:
        odds = game.odds(s)
        return sum((w * v for w, v in zip(odds, values, strict=True)), Fraction()) / sum(odds)
    assert mover == seat
    return max(values)


def after(game: Game[Any, Any], s: Any, a: int) -> Any:
    then = game.clone(s)
    game.apply(then, a)
    return then


def values(puzzle: Puzzle) -> dict[str, Fraction]:
    """By first choice."""
    game, s = puzzle.position()
    worth, turn = worth_of(puzzle, game), game.turn(s)
    return {
        game.lexicon.token(a): value(game, after(game, s, a), turn, puzzle.seat, worth) for a in game.legal(s)
    }
