"""A table's game as text: with its secrets covered while it runs, whole and provable when it is over."""

from dataclasses import dataclass, field
from typing import Any

from bedesten.core.dice import commitment
from bedesten.core.game import Game
from bedesten.core.ids import CHANCE
from bedesten.core.play import record
from bedesten.core.play.entropy import Share
from bedesten.core.play.match import UNDO, Match
from bedesten.core.play.timeline import Entry
from bedesten.server.errors import Refused
from bedesten.server.protocol.finished import Fairness
from bedesten.server.store import stored_events
from bedesten.server.store.rows import FINISHED, Stored, TableRow
from bedesten.server.tables import seeds
from bedesten.server.tables.narration import COVERED, covered
from bedesten.server.tables.table import Table

SEALED = "others still play this deal: its seed is secret until it is over"


@dataclass(frozen=True)
class Played:
    """What a record is made of: a copy, so that it can be worked on beside the table."""

    game: Game[Any, Any]
    row: TableRow
    entries: list[Entry]
    actions: list[Entry]
    shares: list[Share]
    names: list[str]
    over: bool
    marks: list[str]  # what tells the seats apart
    stored_events: Stored | None  # of a game that cannot be played again, because its rules are no more
    sealed: bool = False  # others still play what it was dealt from
    ranks: list[int] = field(default_factory=list)  # by seat, of a game that is over


def played(table: Table, lang: str = "en", stored: Stored | None = None, sealed: bool = False) -> Played:
    """A game begun under older rules is shown as it was told then, from what is stored of it."""
    timeline = table.timeline
    over = table.status() == FINISHED
    return Played(
        timeline.game,
        table.row,
        list(timeline.entries),
        list(timeline.actions),
        seeds.shares(table.seats),
        table.names(lang),
        over,
        [table.mark(seat.seat) for seat in table.seats],
        None if timeline.whole else stored,
        sealed,
        timeline.game.ranking(timeline.match.state) if over and timeline.whole else [],
    )


def whole(game: Played) -> record.Record:
    return replayed(game) if game.stored_events is None else remembered(game, game.stored_events)


def replayed(game: Played) -> record.Record:
    match = Match(game.game, game.row.setup())
    for entry in game.entries:
        match.push_token(entry.token)
    row = game.row
    return record.of_match(
        match,
        row.seed,
        after=row.branched_at,
        shares=game.shares,
        tape=bool(row.deal),
        sealed=game.sealed,
    )


def remembered(game: Played, stored: Stored) -> record.Record:
    """Under the version of the rules it was played by, for the program that still knows them."""
    versions = sorted(stored_events.rules_of(stored))
    if len(versions) > 1 or len(stored.told) < len(stored.log):
        under = " and ".join(map(str, versions))
        raise Refused(409, f"this game was played under rules {under}: one record cannot hold it")
    names = (game.game.seats or record.COLOURS)[: game.row.players]
    written = record.Record(game.row.game, versions[0], game.row.setup(), names, commitment(game.row.seed))
    written.after, written.shares, written.tape = game.row.branched_at, game.shares, bool(game.row.deal)
    written.turns = by_turn(game.entries, names)
    *_, (_, position) = stored_events.positions(stored)
    if game.over:
        written.seed = "" if game.sealed else game.row.seed
        written.result = game.game.ranking(game.game.notation.load(position))
    written.digest = record.digest(written, [entry.token for entry in game.entries], position)
    return written


def by_turn(entries: list[Entry], names: list[str]) -> list[tuple[str, list[str]]]:
    """What was taken back stays in the turn it was done in."""
    turns: list[tuple[str, list[str]]] = []
    number = -1
    for entry in entries:
        if entry.turn != number and not entry.undoes():
            turns.append((record.turn_label(entry.turn, entry.active, names), []))
        turns[-1][1].append(entry.token)
        number = entry.turn
    return turns


def text(game: Played) -> str:
    written = whole(game)
    if not game.over:
        cover(written, {entry.n for entry in game.entries if entry.hidden()}, unfinished(game))
    return record.write(written)


def unfinished(game: Played) -> set[int]:
    """Words of what is being announced, or was and has been taken back."""
    stands = list(game.actions)
    while stands and stands[-1].quiet:
        stands.pop()
    return {entry.n for entry in game.entries if entry.quiet} - {entry.n for entry in stands}


def cover(written: record.Record, hidden: set[int], unfinished: set[int]) -> None:
    """The digest goes too: few cards are hidden at first, and it could be guessed from."""
    n = 0
    for _, tokens in written.turns:
        for i, token in enumerate(tokens):
            if n in hidden:
                tokens[i] = covered(token)
            elif n in unfinished and token != UNDO:
                tokens[i] = COVERED
            n += 1
    written.digest = COVERED


def fairness(game: Played) -> Fairness:
    """Does every outcome follow from the seed? What a branch took over was dealt by another one."""
    if not game.over:
        raise Refused(409, "the game is not over yet: its seed is still secret")
    if game.sealed:
        raise Refused(409, SEALED)
    if game.stored_events is not None:
        raise Refused(409, "played under older rules: only a program that knows them can prove this game")
    outcomes = sum(1 for entry in game.entries[game.row.branched_at :] if entry.seat == CHANCE)
    trouble = record.verify(whole(game), game.game)
    proven = f"{outcomes} chance outcomes follow from the seed{origin(game.row)}"
    return Fairness(not trouble, outcomes, trouble or proven, bool(game.game.guide.rolls()))


def origin(row: TableRow) -> str:
    return f"; those before the branch are of table {row.branched_from}" if row.branched_from else ""
