"""A table's game as text: with its secrets covered while it runs, whole and provable when it is over."""

from dataclasses import dataclass
from typing import Any

from bedesten.core import record
from bedesten.core.game import Game
from bedesten.core.match import Match
from bedesten.server.errors import Refused
from bedesten.server.protocol import Fairness
from bedesten.server.rows import FINISHED, TableRow
from bedesten.server.table import Table

COVERED = "?"


@dataclass(frozen=True)
class Played:
    """What a record is made of: a copy, so that it can be worked on beside the table."""

    game: Game[Any, Any]
    row: TableRow
    log: list[str]
    live: list[str]
    hidden: set[int]  # words whose outcome only one seat knows
    names: list[str]
    over: bool


def played(table: Table, lang: str = "en") -> Played:
    """Refused if the game was begun under rules that are no more."""
    tale = table.tale
    if not tale.whole:
        raise Refused(409, "this game was begun under older rules and cannot be played again")
    return Played(
        tale.game,
        table.row,
        [entry.token for entry in tale.entries],
        [entry.token for entry in tale.live],
        {entry.n for entry in tale.entries if entry.hidden()},
        table.names(lang),
        table.status() == FINISHED,
    )


def replayed(game: Played) -> Match:
    match = Match(game.game, game.row.setup())
    for token in game.log:
        match.enter(token)
    return match


def whole(game: Played) -> record.Record:
    return record.of_match(replayed(game), game.row.seed, after=game.row.branched_at)


def text(game: Played) -> str:
    found = whole(game)
    if not game.over:
        cover(found, game.hidden)
    return record.write(found)


def cover(found: record.Record, hidden: set[int]) -> None:
    """The digest goes too: few cards are hidden at first, and it could be guessed from."""
    n = 0
    for _, tokens in found.turns:
        for i, token in enumerate(tokens):
            if n in hidden:
                tokens[i] = f"{token.partition(':')[0]}:{COVERED}"
            n += 1
    found.digest = COVERED


def fairness(game: Played) -> Fairness:
    """Does every outcome follow from the seed? What a branch took over was dealt by another one."""
    if not game.over:
        raise Refused(409, "the game is not over yet: its seed is still secret")
    outcomes = sum(1 for token in game.log[game.row.branched_at :] if token.startswith("*"))
    trouble = record.verify(whole(game), game.game)
    if trouble:
        return Fairness(False, outcomes, trouble)
    return Fairness(True, outcomes, f"{outcomes} chance outcomes follow from the seed{origin(game.row)}")


def origin(row: TableRow) -> str:
    return f"; those before the branch are of table {row.branched_from}" if row.branched_from else ""
