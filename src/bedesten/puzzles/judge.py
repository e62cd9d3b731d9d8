"""Where somebody stands who plays a puzzle: whether anything was given away."""

from dataclasses import dataclass, replace
from fractions import Fraction
from typing import Final

from bedesten.core.ids import OVER
from bedesten.puzzles.proof import DEEP, Case, Grown
from bedesten.puzzles.puzzle import Puzzle
from bedesten.puzzles.tree import Choice, End, Fall, led

OPEN, WRONG, SOLVED = "open", "wrong", "solved"
MOST: Final = 63  # trees that are remembered beside the newest


@dataclass(frozen=True)
class Verdict:
    state: str
    best: Fraction  # what could be had where it was decided, or at all once it is solved …
    had: Fraction  # … and what is left of it, or what came of it
    line: list[Case]  # what follows from what was chosen; the whole answer once it is solved
    right: str = ""  # the token that keeps everything, where something else was chosen
    step: int = 0  # which word of the game was wrong, from 1


class Known:
    """What has been grown lately, for whoever asks again after the next word."""

    def __init__(self) -> None:
        self.grown: dict[tuple[str, ...], Grown] = {}

    def after(self, puzzle: Puzzle, *tokens: str) -> Grown:
        key = (puzzle.id, *tokens)
        if key not in self.grown:
            self.grown = dict([*self.grown.items()][-MOST:])
            self.grown[key] = Grown(puzzle, tokens)
        return self.grown[key]


known = Known()


@dataclass(frozen=True)
class Stage:
    """How far somebody has come: in how many words the first turn ended, with how many the last one began,
    if they did, and whether the game is over."""

    first: int
    last: int | None
    over: bool


def staged(puzzle: Puzzle, tokens: list[str]) -> Stage:
    game, s = puzzle.position()
    turn, first = game.turn(s), len(tokens)
    for nth, token in enumerate(tokens, start=1):
        game.apply(s, game.lexicon.action(token))
        if game.turn(s) != turn:
            first = min(first, nth)
            if game.active(s) == puzzle.seat:
                return Stage(first, nth, over=False)
    return Stage(first, None, game.to_move(s) == OVER)


def judged(puzzle: Puzzle, tokens: list[str]) -> Verdict:
    """What has come of a puzzle after these words of its game."""
    if not tokens:
        return Verdict(OPEN, puzzle.value, puzzle.value, [])
    first = known.after(puzzle, tokens[0])
    if tokens[0] != puzzle.best:
        return Verdict(WRONG, puzzle.value, puzzle.values[tokens[0]], first.proof(), puzzle.best, 1)
    came = followed(first, tokens, 1) if puzzle.turns == 1 else followed_on(puzzle, first, tokens)
    return replace(came, best=puzzle.value) if came.state == SOLVED else came


def followed_on(puzzle: Puzzle, first: Grown, tokens: list[str]) -> Verdict:
    """From the right first choice on, through the turns of the rivals to the end of the next."""
    stage = staged(puzzle, tokens)
    came = followed(first, tokens[: stage.first], 1)
    if stage.last is not None and came.state != WRONG:
        came = followed(known.after(puzzle, *tokens[: stage.last]), tokens, stage.last)
    over = came.state == SOLVED or (stage.over and came.state == OPEN)
    return replace(came, state=SOLVED, line=first.proof()) if over else came


def hinted(puzzle: Puzzle, tokens: list[str]) -> str:
    """The next token that keeps everything; empty where it is decided, or others come next."""
    if not tokens:
        return puzzle.best
    if tokens[0] != puzzle.best:
        return ""
    grown, since = known.after(puzzle, tokens[0]), 1
    stage = staged(puzzle, tokens) if puzzle.turns > 1 else Stage(len(tokens), None, over=False)
    if stage.last is not None:
        grown, since = known.after(puzzle, *tokens[: stage.last]), stage.last
    elif stage.first < len(tokens):
        return ""
    at = grown.tree.root
    for token in tokens[since:]:
        node = grown.tree.nodes[at]
        if not isinstance(node, Choice | Fall):
            return ""
        at = led(node, grown.game.lexicon.action(token))
    node = grown.tree.nodes[at]
    return grown.game.lexicon.token(grown.kept(node, grown.values[at])[0]) if isinstance(node, Choice) else ""


def followed(first: Grown, tokens: list[str], since: int) -> Verdict:
    """Through the words after the first ones, as long as they are the seat's or of chance."""
    tree, values, words = first.tree, first.values, first.game.lexicon
    at = tree.root
    for step, token in enumerate(tokens[since:], start=since + 1):
        node = tree.nodes[at]
        if not isinstance(node, Choice | Fall):
            break
        then = led(node, words.action(token))
        if isinstance(node, Choice) and values[then] < values[at]:
            line = [Case((words.action(token),), False, 1, 1, values[then], first.cases(then, DEEP))]
            right = words.token(first.kept(node, values[at])[0])
            return Verdict(WRONG, values[at], values[then], line, right, step)
        at = then
    over = isinstance(tree.nodes[at], End)
    return Verdict(SOLVED if over else OPEN, values[at], values[at], first.proof() if over else [])
