"""Finds puzzles in bots' games and in records: `python -m bedesten.puzzles.find --help`.

A position counts if all that can happen to the end of the turn, or to that of the seat's next one, can be
looked through, a goal has one best first choice by a margin, and the easy bot never plays the turn right."""

import argparse
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import count
from multiprocessing import get_context
from pathlib import Path
from time import monotonic
from typing import Any, Final

from bedesten import catalog
from bedesten.bots.base import Budget
from bedesten.bots.play import asked as chosen_by
from bedesten.bots.play import bot_seed, play
from bedesten.core.dice import Dice
from bedesten.core.errors import BadSave
from bedesten.core.game import Game, Setup
from bedesten.core.ids import OVER, Action
from bedesten.core.play import record
from bedesten.core.play.match import opening
from bedesten.puzzles.aims import KINDS, aims, measures, put_back, settling
from bedesten.puzzles.prove import Asked, asked, proved
from bedesten.puzzles.puzzle import Puzzle
from bedesten.puzzles.themes import themes
from bedesten.puzzles.tree import Choice, Fall, TooLarge, Tree, grow, led

Played = tuple[Game[Any, Any], Setup, list[Action]]  # a whole game

EASY: Final = "easy"
TRIES: Final = 6  # of the easy bot, each of which must fail
PLAYERS: Final = ("greedy", "easy", "idris", "nilufer")  # who play the games, by turns
SMALLEST: Final = 40  # nodes of a tree that are worth a puzzle
NEAR: Final = (60, 500, 400)  # actions in the turn, in that of the rival and in the next one, for two turns
FEWEST: Final = 2  # players, where the replies of rivals are looked through
FIRST: Final = 5  # turns of every seat that are left alone: little can be reached in them


@dataclass(frozen=True)
class Found:
    """A position out of a game, as its seat sees it."""

    game: Game[Any, Any]
    setup: Setup
    state: Any
    seat: int
    turns: int = 1  # of the seat, at the end of which it is counted


def laid(game: Game[Any, Any], setup: Setup, s: Any, seat: int, turns: int = 1) -> Found | None:
    """The position as a line says it, with what the seat cannot see put back; None if no line can."""
    seen = game.clone(s)
    put_back(game, seen, seat)
    scene = Setup(setup.players, setup.options, game.notation.describe(seen))
    try:
        state = opening(game, scene)
    except BadSave:
        return None
    return Found(game, scene, state, seat, turns)


def candidates(
    game: Game[Any, Any], setup: Setup, actions: Sequence[Action], turns: int = 1
) -> Iterator[Found]:
    """Where the seat whose turn it is has something to choose from."""
    s = opening(game, setup)
    for a in actions:
        seat = game.to_move(s)
        free = seat >= 0 and seat == game.active(s) and len(game.legal(s)) > 2
        if free and game.turn(s) > FIRST * setup.players and (one := laid(game, setup, s, seat, turns)):
            yield one
        game.apply(s, a)


def puzzles(found: Found, limit: int, seed: int) -> Iterator[Puzzle]:
    """What can be asked there: one thing of each kind, whatever it is about."""
    game, seat, counted = found.game, found.seat, measures(found.game)
    if found.turns > 1 and not is_near(found):
        return
    try:
        tree = grow(game, found.state, seat, [*counted.values()], limit, turns=found.turns)
    except TooLarge:
        return
    if len(tree.nodes) < SMALLEST:
        return
    had, dice = tuple(measure(found.state, seat) for measure in counted.values()), Dice(seed)
    could = asked(tree, [*counted], aims(game, found.turns), had)
    fit = [one for one in could if is_hard(found, tree, one, [*counted])]
    for kind in KINDS:
        some = [one for one in fit if one.kind == kind]
        if some:
            yield made(found, tree, some[dice.below(len(some))])


def is_near(found: Found) -> bool:
    """Whether so little can be done in each turn that they may be looked through together: tried on one way
    through them."""
    game, s = found.game, found.game.clone(found.state)
    for settle in settling(game):
        settle(s, False)
    s.offered = []  # which may have named what does not matter
    for limit in NEAR:
        try:
            grow(game, s, game.active(s), [], limit)
        except TooLarge:
            return False
        pass_on(game, s)
    return True


def pass_on(game: Game[Any, Any], s: Any) -> None:
    """In place, to the next turn: what is named last is mostly to do nothing."""
    turn = game.turn(s)
    while game.turn(s) == turn and game.to_move(s) != OVER:
        game.apply(s, game.legal(s)[-1])


def made(found: Found, tree: Tree, one: Asked) -> Puzzle:
    setup, words = found.setup, found.game.lexicon
    values = {words.token(a): value for a, value in one.values.items()}
    best = max(one.values, key=lambda a: one.values[a])
    told = themes(found.game, found.state, found.seat, one.kind, one.goal, best, found.turns)
    return Puzzle(
        found.game.name, setup.players, setup.options, setup.scene, found.seat, one.kind, one.goal, values,
        len(tree.nodes), told, found.turns,
    )  # fmt: skip


# --- the easy bot


def is_hard(found: Found, tree: Tree, one: Asked, names: Sequence[str]) -> bool:
    """Whether the easy bot gives something away in this turn, however its dice and those of the turn fall."""
    values = [float(value) for value in proved(tree, one.goal, names)]
    return not any(solves(found, tree, values, seed) for seed in range(TRIES))


def solves(found: Found, tree: Tree, values: list[float], seed: int) -> bool:
    game, s, dice = found.game, found.game.clone(found.state), Dice(seed)
    bot, at, turn = catalog.bot(EASY, seed, game), tree.root, game.turn(s)
    node = tree.nodes[at]
    while isinstance(node, Choice | Fall) and game.turn(s) == turn:
        a = dealt(game, s, dice) if isinstance(node, Fall) else chosen_by(game, s, bot, Budget(iterations=1))
        then = led(node, a)
        if isinstance(node, Choice) and values[then] < values[at] - 1e-9:
            return False
        game.apply(s, a)
        at, node = then, tree.nodes[then]
    return True


def dealt(game: Game[Any, Any], s: Any, dice: Dice) -> Action:
    return game.chance_outcome(s, dice.below(game.chance_total(s)))


# --- games to look in


def bots_game(name: str, seed: int, most: int = 0) -> Played:
    """A whole game of bots, who and how many following from the seed; no more than `most` if that is told."""
    dice, base = Dice(seed), catalog.game(name)
    players = base.min_players + dice.below((most or base.max_players) - base.min_players + 1)
    setup = Setup(players, {"layout": "random"} if "random" in base.layouts else {})
    game, deal = base.for_setup(setup), f"puzzles {seed}"
    who = [dice.pick([*range(len(PLAYERS))]) for _ in range(players)]
    bots = [catalog.bot(PLAYERS[n], bot_seed(deal, seat), game) for seat, n in enumerate(who)]
    return game, setup, play(game, setup, bots, deal, Budget(iterations=1)).actions


def recorded(file: Path) -> Played:
    written = record.read(file.read_text("utf-8"))
    match = record.final(written, catalog.game(written.game))
    return match.game, match.setup, match.actions


@dataclass(frozen=True)
class Search:
    """What one process does."""

    game: str
    first: int  # of its games, by their seeds or in the list of records …
    step: int  # … and how far apart they are
    until: float  # on the clock all processes share
    limit: int
    turns: int = 1
    records: Sequence[Path] = ()

    def games(self) -> Iterator[tuple[int, Played]]:
        """Those in the records if there are any, otherwise as many of bots as there is time for."""
        for nth in range(self.first, len(self.records), self.step):
            yield nth, recorded(self.records[nth])
        for seed in count(self.first, self.step) if not self.records else ():
            yield seed, bots_game(self.game, seed, FEWEST if self.turns > 1 else 0)

    def lines(self) -> Iterator[str]:
        for seed, (game, setup, actions) in self.games():
            for nth, found in enumerate(candidates(game, setup, actions, self.turns)):
                if monotonic() >= self.until:
                    return
                yield from (puzzle.line() for puzzle in puzzles(found, self.limit, seed * 1000 + nth))


def work(search: Search, lines: Any) -> None:
    try:
        for line in search.lines():
            lines.put(line)
    finally:
        lines.put(None)


def together(searches: Sequence[Search]) -> Iterator[str]:
    """Several processes; lines as they are found, each once."""
    context, known = get_context("spawn"), set[str]()
    lines = context.Queue()
    running = [context.Process(target=work, args=(search, lines), daemon=True) for search in searches]
    for process in running:
        process.start()
    left = len(running)
    while left:
        line = lines.get()
        left -= line is None
        if line is not None and line not in known:
            known.add(line)
            yield line


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser("bedesten puzzles find", description=__doc__)
    parser.add_argument("records", nargs="*", type=Path, help="records to look in, instead of bots' games")
    parser.add_argument("--game", default=catalog.FIRST, choices=[*catalog.GAMES])
    parser.add_argument("--out", required=True, type=Path, help="what is found is added here, line by line")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=1.0)
    parser.add_argument("--seed", type=int, default=0, help="of the first game")
    parser.add_argument("--limit", type=int, default=0, help="actions that are tried in a turn, at most")
    parser.add_argument("--turns", type=int, default=1, choices=[1, 2], help="2: to the end of the next turn")
    said = parser.parse_args(argv)
    until = monotonic() + 60 * said.minutes
    first = 0 if said.records else said.seed
    searches = [
        Search(said.game, first + n, said.jobs, until, said.limit, said.turns, said.records)
        for n in range(said.jobs)
    ]
    with said.out.open("a", encoding="utf-8") as out:
        for line in together(searches):
            out.write(line + "\n")
            out.flush()
    return 0


if __name__ == "__main__":
    sys.exit(main())
