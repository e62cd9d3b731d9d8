"""How hard puzzles have proved to be: their ratings follow from everybody's first attempts, as those
of players do."""

import asyncio
from dataclasses import dataclass, field
from typing import Final

from bedesten.puzzles import Puzzle
from bedesten.puzzles.glicko import FRESH, Rating, after, aged
from bedesten.server.store import attempts
from bedesten.server.store.attempts import AttemptRow
from bedesten.server.store.sqlite import Store

GUESSED: Final = 120.0  # the deviation of a rating that nobody has tried yet
HALF: Final = 0.5  # of an attempt counts that was told where the answer begins


@dataclass
class Hard:
    """A puzzle: its rating, and how many have tried and solved it."""

    rating: Rating
    tries: int = 0
    solved: int = 0


@dataclass
class Tried:
    """All that is known of the puzzles of a game, up to a moment."""

    until: float = 0.0
    count: int = 0
    players: dict[str, Rating] = field(default_factory=dict)
    last: dict[str, float] = field(default_factory=dict)  # by player, when they tried something
    puzzles: dict[str, Hard] = field(default_factory=dict)


class Hardness:
    """Of all games, each folded from what was tried since it was last asked for."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.games: dict[str, Tried] = {}
        self.one = asyncio.Lock()

    async def of(self, game: str) -> Tried:
        async with self.one:
            known = self.games.setdefault(game, Tried())
            new = await self.store.run(lambda db: attempts.since(db, game, known.until))
            await asyncio.to_thread(fold_all, known, new)
            return known


def fold_all(known: Tried, new: list[AttemptRow]) -> None:
    for attempt in new:
        fold(known, attempt)


def fold(known: Tried, attempt: AttemptRow) -> None:
    """One attempt more: player and puzzle move by what was believed of both before."""
    idle = attempt.at - known.last.get(attempt.player, attempt.at)
    player = aged(known.players.get(attempt.player, FRESH), idle)
    faced = Rating(float(attempt.rating), float(attempt.deviation))
    puzzle = known.puzzles.setdefault(attempt.id, Hard(guessed(attempt.rating)))
    known.players[attempt.player] = after(player, faced, attempt.solved, gained(attempt))
    known.last[attempt.player] = attempt.at
    weight = HALF if attempt.told or attempt.hinted else 1.0
    puzzle.rating = after(puzzle.rating, player, not attempt.solved, weight)
    puzzle.tries, puzzle.solved = puzzle.tries + 1, puzzle.solved + attempt.solved
    known.until, known.count = max(known.until, attempt.at), known.count + 1


def gained(attempt: AttemptRow) -> float:
    """A theme that names the place counts half; a hint halves what is gained, and nothing of what is lost."""
    return HALF if attempt.told or (attempt.hinted and attempt.solved) else 1.0


def guessed(rating: float) -> Rating:
    return Rating(float(rating), GUESSED)


def hard(known: Tried, puzzle: Puzzle) -> Hard:
    """As everybody's attempts say, or as it is guessed to be."""
    return known.puzzles.get(puzzle.id) or Hard(guessed(puzzle.rating))
