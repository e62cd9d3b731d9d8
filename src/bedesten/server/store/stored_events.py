"""What was told of a game, kept beside its log: under newer rules the log cannot be played again, but it can
still be read."""

import json
import zlib
from collections.abc import Iterator
from typing import Any

from bedesten.core.errors import BadToken
from bedesten.core.event import Event
from bedesten.core.game import Game
from bedesten.core.play.match import UNDO
from bedesten.core.play.timeline import Entry, undoing
from bedesten.server.store.rows import LogRow, Stored, ToldRow

UNKNOWN = -1  # an action of which the rules of today know nothing


def rules_of(stored: Stored) -> set[int]:
    """The versions of the rules under which the words of the log were played."""
    known = {row.n: row.rules for row in stored.told}
    return {known.get(row.n, stored.table.rules) for row in stored.log}


# --- writing


def told_rows(game: Game[Any, Any], entries: list[Entry], before: str, position: str) -> list[ToldRow]:
    """The position stands with the last word, as its difference from the one before."""
    rows = [ToldRow(entry.n, game.rules_version, told(game, entry), None) for entry in entries]
    rows[-1] = ToldRow(rows[-1].n, rows[-1].rules, rows[-1].told, packed(position, before))
    return rows


def told(game: Game[Any, Any], entry: Entry) -> str:
    """Events by name: their numbers may change, their names may not."""
    events = [[game.events[e.kind][0], e.seat, e.args, e.secret] for e in entry.events]
    facts = [entry.turn, entry.active, entry.forced, entry.phase, events, entry.quiet]
    return json.dumps(facts, separators=(",", ":"))


def packed(text: str, before: str) -> bytes:
    """Two neighbouring positions differ in little: the difference takes some hundred bytes."""
    packer = zlib.compressobj(zdict=before.encode())
    return packer.compress(text.encode()) + packer.flush()


def unpacked(data: bytes, before: str) -> str:
    return zlib.decompressobj(zdict=before.encode()).decompress(data).decode()


# --- reading


def entries(game: Game[Any, Any], stored: Stored) -> tuple[list[Entry], list[Entry]]:
    """The words of a log as they were told, all and without what was taken back; a word of which nothing was
    kept has no events."""
    known = {row.n: row.told for row in stored.told}
    everything: list[Entry] = []
    live: list[Entry] = []
    for row in stored.log:
        undone = undoing(live, row.n, row.seq) if row.token == UNDO else None
        everything.append(remembered(game, row, known.get(row.n, ""), undone))
        if undone is None:
            live.append(everything[-1])
        else:
            live.pop()
    return everything, live


def remembered(game: Game[Any, Any], row: LogRow, said: str, undone: Entry | None) -> Entry:
    turn, active, forced, phase, events, *more = json.loads(said) if said else (0, UNKNOWN, True, "", [])
    action = undone.action if undone else understood(game, row.token)
    kinds = {key: kind for kind, (key, _) in enumerate(game.events)}
    news = [Event(kinds[key], seat, args, secret) for key, seat, args, secret in events if key in kinds]
    forced = forced or action == UNKNOWN
    return Entry(
        row.n, row.seq, turn, row.seat, row.token, action, forced, news, phase, active, more == [True]
    )


def understood(game: Game[Any, Any], token: str) -> int:
    try:
        return game.lexicon.action(token)
    except BadToken:
        return UNKNOWN


def positions(stored: Stored) -> Iterator[tuple[int, dict[str, Any]]]:
    """The number of the last word of a change, and the position after it."""
    before = ""
    for row in stored.told:
        if row.position is not None:
            before = unpacked(row.position, before)
            yield row.n, json.loads(before)


def states(game: Game[Any, Any], stored: Stored, live: list[Entry]) -> list[Any]:
    """After every live word: the position its change led to, which is what was shown then."""
    change = {row.n: row.seq for row in stored.log}
    after = {change[n]: game.notation.load(position) for n, position in positions(stored)}
    last = max(after)
    return [after[min((seq for seq in after if seq >= entry.seq), default=last)] for entry in live]
