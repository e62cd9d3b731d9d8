"""A second solver, as simple as can be: it knows neither trees nor tables of positions seen before."""

from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from bedesten.core.game import Game
from bedesten.core.ids import CHANCE, OVER
from bedesten.puzzles import Puzzle
from bedesten.puzzles.aims import measures, take_back

Worth = Callable[[Any], Fraction]


def worth_of(puzzle: Puzzle, game: Game[Any, Any]) -> Worth:
    counts = measures(game)

    def worth(s: Any) -> Fraction:
        if puzzle.goal.most:
            return Fraction(counts[puzzle.goal.most](s, puzzle.seat))
        return Fraction(all(counts[name](s, puzzle.seat) >= n for name, n in puzzle.goal.least.items()))

    return worth


@dataclass(frozen=True)
class Asked:
    """`first` is the turn it begins in; `turns` of the seat are looked through."""

    game: Game[Any, Any]
    first: int
    seat: int
    turns: int
    worth: Worth


def value(asked: Asked, s: Any, own: int) -> Fraction:
    """What can be had from here on, in the seat's turn with this number or in those of the rivals after it:
    the most in its own turns, the least where they choose."""
    game, mover = asked.game, asked.game.to_move(s)
    if mover == OVER or own > asked.turns:
        return asked.worth(s)
    if mover == CHANCE:
        return fallen(asked, s, own)
    values = [onward(asked, s, a, own) for a in game.legal(s)]
    if mover != asked.seat:
        assert asked.turns > 1
        return min(values)
    return max(values)


def onward(asked: Asked, s: Any, a: int, own: int) -> Fraction:
    """When the seat's next turn begins, what rivals have drawn and it did not see may come to it."""
    then = after(asked.game, s, a)
    if asked.game.turn(then) == asked.game.turn(s):
        return value(asked, then, own)
    again = own == asked.turns or asked.game.active(then) == asked.seat
    if again and own < asked.turns:
        take_back(asked.game, then, asked.seat)
    return value(asked, then, own + again)


def fallen(asked: Asked, s: Any, own: int) -> Fraction:
    """The mean; of Kairo's cards that come too late to be played any one stands for all."""
    game, odds = asked.game, asked.game.odds(s)
    shown = game.lexicon.token(game.legal(s)[0]).startswith("*display")
    late = game.name == "kairo" and (shown or game.turn(s) > asked.first)
    if asked.turns > 1 and late:
        return onward(asked, s, game.legal(s)[0], own)
    values = [onward(asked, s, a, own) for a in game.legal(s)]
    return sum((w * v for w, v in zip(odds, values, strict=True)), Fraction()) / sum(odds)


def after(game: Game[Any, Any], s: Any, a: int) -> Any:
    then = game.clone(s)
    game.apply(then, a)
    return then


def values(puzzle: Puzzle) -> dict[str, Fraction]:
    """By first choice."""
    game, s = puzzle.position()
    asked = Asked(game, game.turn(s), puzzle.seat, puzzle.turns, worth_of(puzzle, game))
    return {game.lexicon.token(a): onward(asked, s, a, 1) for a in game.legal(s)}
