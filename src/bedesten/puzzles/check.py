"""Proves puzzles again, and chooses which of those found are worth keeping."""

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Sequence
from fractions import Fraction
from typing import Any

from bedesten.core.game import Game
from bedesten.puzzles.aims import CLEAR, aims, measures
from bedesten.puzzles.find import Found, is_hard
from bedesten.puzzles.prove import Asked, first_choices, is_unique, proved
from bedesten.puzzles.puzzle import Puzzle
from bedesten.puzzles.tree import grow


def fault(puzzle: Puzzle) -> str:
    """What is wrong with it; nothing if it is proved."""
    game, s = puzzle.position()
    counted = measures(game)
    tree = grow(game, s, puzzle.seat, [*counted.values()], turns=puzzle.turns)
    choices = first_choices(tree, proved(tree, puzzle.goal, [*counted]))
    values = {game.lexicon.token(a): value for a, value in choices.items()}
    wrong = [token for token in {**values, **puzzle.values} if values.get(token) != puzzle.values.get(token)]
    if wrong:
        return f"{wrong[0]} is worth {values.get(wrong[0])}: expected {puzzle.values.get(wrong[0])}"
    if not is_unique(puzzle.kind, [*values.values()], margin_of(puzzle, game)):
        return "its answer is not the only one"
    at = Found(game, puzzle.setup(), s, puzzle.seat, puzzle.turns)
    hard = is_hard(at, tree, Asked(puzzle.kind, puzzle.goal, choices), [*counted])
    return "" if hard else "the easy bot solves it"


def margin_of(puzzle: Puzzle, game: Game[Any, Any]) -> Fraction:
    """By how much the best choice must be ahead, for what is asked."""
    return max((aim.margin for aim in aims(game) if aim.measure == puzzle.goal.most), default=CLEAR)


def chosen(found: Iterable[Puzzle], most: int) -> Iterator[Puzzle]:
    """One of each position, and as many of every theme as can be: of the themes in turn, the largest trees
    first."""
    by_theme: dict[tuple[str, ...], list[Puzzle]] = defaultdict(list)
    for puzzle in sorted(rarest(list(found)), key=lambda puzzle: (puzzle.nodes, puzzle.id)):
        by_theme[tuple(puzzle.themes)].append(puzzle)
    while by_theme:
        for theme in sorted(by_theme, key=lambda theme: len(by_theme[theme])):
            if most <= 0:
                return
            yield by_theme[theme].pop()
            most -= 1
        by_theme = {theme: some for theme, some in by_theme.items() if some}


def rarest(found: Sequence[Puzzle]) -> Iterable[Puzzle]:
    """Of each position the puzzle of the rarest kind."""
    kinds, by_scene = Counter(puzzle.kind for puzzle in found), dict[str, Puzzle]()
    for puzzle in sorted(found, key=lambda puzzle: (-kinds[puzzle.kind], puzzle.id)):
        by_scene[puzzle.scene] = puzzle
    return by_scene.values()
