"""The table of games: rows for researchers, and beside them the sums that questions are answered from."""

import sqlite3
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from pathlib import Path
from types import TracebackType
from typing import Any, Final

from bedesten.explorer.answer import Answer, answer
from bedesten.explorer.seen import Seen
from bedesten.explorer.sums import ANY, DEEPEST, Counted

APPLICATION: Final = 0x42444558  # what the header of such a file says it is
FORMAT: Final = 2
KINDS: Final = 12  # that are named where there is nothing of what was asked
SCHEMA: Final = files("bedesten.explorer").joinpath("schema.sql").read_text("utf-8")
PART: Final = " "  # between the turns of a seat


@cache
def marked(statement: str) -> str:
    return statement.replace("%s", "?")


class File(sqlite3.Connection):
    """SQLite that takes `%s` for every value."""

    def execute(self, statement: str, values: Any = (), /) -> sqlite3.Cursor:
        return super().execute(marked(statement), values)

    def executemany(self, statement: str, many: Any, /) -> sqlite3.Cursor:
        return super().executemany(marked(statement), many)


class Explorer:
    """A file of games, or one in memory; `fixed`: it is only asked."""

    def __init__(self, path: Path | None = None, fixed: bool = False) -> None:
        name = f"{path.resolve().as_uri()}?mode=ro&immutable=1" if path and fixed else path or ":memory:"
        self.db = sqlite3.connect(
            name, isolation_level=None, check_same_thread=not fixed, factory=File, uri=fixed
        )
        try:
            self.prepare()
        except sqlite3.DatabaseError:
            self.db.close()
            raise ValueError(f"{path}: expected a file of `bedesten explore`") from None
        self.sums = Counted(self.db)

    def prepare(self) -> None:
        mark = self.number("PRAGMA application_id")
        empty = not self.number("SELECT count(*) FROM sqlite_master")
        if not (empty or (mark == APPLICATION and self.number("PRAGMA user_version") == FORMAT)):
            raise sqlite3.DatabaseError
        if empty:
            marks = f"PRAGMA application_id={APPLICATION}; PRAGMA user_version={FORMAT};"
            self.db.executescript(marks + SCHEMA)

    def __enter__(self) -> "Explorer":
        self.db.execute("BEGIN")
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """What was added is kept whole or not at all."""
        self.db.execute("ROLLBACK" if error else "COMMIT")
        self.db.close()

    def number(self, statement: str, *values: object) -> int:
        """What it finds or brings about; 0 if that is nothing."""
        row = self.db.execute(statement, values).fetchone()
        return int(row[0]) if row else 0

    def add(self, one: Seen, visits: str, source: str = "") -> bool:
        """Whether it was new. `visits` is how the names of what an opening consists of begin."""
        key = int(one.key[:15], 16)
        if self.number("SELECT 1 FROM played WHERE key = %s", key):
            return False
        self.sums.add(one, visits)
        played = self.number(
            "INSERT INTO played (key, kind, layout, rounds, source)"
            " SELECT %s, id, %s, %s, %s FROM kind WHERE game = %s AND players = %s AND layout = %s"
            " RETURNING id",
            *(key, one.layout, one.rounds, source, one.game, one.players, ANY),
        )
        self.db.executemany(
            "INSERT INTO seat VALUES (%s, %s, %s, %s, %s)",
            [
                (played, seat, one.ranks[seat], one.won(seat), self.written(one, seat))
                for seat in range(one.players)
            ],
        )
        return True

    def written(self, one: Seen, seat: int) -> str:
        """What a seat used, sign by sign, with a space before every turn."""
        text, turn = "", 0
        for use in one.uses:
            if use.seat == seat:
                text += PART * (use.turn - turn) + self.sums.signs[use.what]
                turn = use.turn
        return text

    def ask(self, game: str, players: int, layout: str = ANY, after: Sequence[str] = ()) -> Answer:
        """ValueError if there is no such game in the table."""
        if len(after) >= DEEPEST:
            raise ValueError(f"{len(after)} visits: expected fewer than {DEEPEST}")
        sums = self.sums.ask(game, players, layout, after)
        if not sums.games:
            raise ValueError(self.nothing(game, players, layout))
        for what in after:
            self.check(what)
        return answer(sums, game, players, layout, after)

    def check(self, what: str) -> None:
        if what not in self.sums.signs:
            alike = [name for name in self.sums.signs if name.split(".")[0] == what.split(".")[0]]
            there = ", ".join(sorted(alike or self.sums.signs))
            raise ValueError(f"'{what}' is unknown: expected {there}")

    def nothing(self, game: str, players: int, layout: str) -> str:
        """What there is instead."""
        there = [kind for kind in self.sums.kinds(game) if kind.players == players and kind.layout != ANY]
        if layout != ANY and there:
            names = ", ".join(kind.layout for kind in there[:KINDS])
            return f"layout '{layout}': no games of {game} with {players} players on it; there are {names}"
        known = self.db.execute(
            "SELECT game, players, games FROM kind WHERE layout = %s ORDER BY games DESC LIMIT %s",
            (ANY, KINDS),
        )
        told = "; ".join(f"{game}, {players} players: {games}" for game, players, games in known)
        return f"no games of {game} with {players} players: there are {told or 'none at all'}"
