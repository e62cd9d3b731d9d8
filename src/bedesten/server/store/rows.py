"""What the store holds, and the statements that put it there and find it again."""

import json
import sqlite3
import time
from dataclasses import asdict, dataclass, field, replace
from typing import Any

from bedesten.core.game import Setup

HUMAN, BOT, OPEN = "human", "bot", "open"
STATUS_OPEN, RUNNING, FINISHED = "open", "running", "over"


@dataclass(frozen=True)
class TableRow:
    """What was agreed about a table. The seed stays secret until the game is over."""

    code: str
    game: str
    rules: int
    players: int
    options: dict[str, Any]
    clock: dict[str, Any]
    undo: bool
    help: str
    created: float
    seed: str
    status: str
    rematch: str = ""
    branched_from: str = ""
    branched_at: int = 0  # so many words of the log come from there
    scene: str = ""  # where the game began, if not at its start
    lesson: str = ""  # game/chapter

    def setup(self) -> Setup:
        return Setup(self.players, self.options, self.scene)


@dataclass(frozen=True)
class SeatRow:
    """Who sits where; of a person's secret only the hash. An open seat with a hash waits for that person.
    What its browser adds to the seed is promised first and revealed later (server/mixing.py)."""

    seat: int
    kind: str
    bot: str = ""
    name: str = ""
    token_hash: str = ""
    standin: str = ""
    host: bool = False
    promise: str = ""
    entropy: str = ""


@dataclass(frozen=True)
class LogRow:
    n: int
    seq: int
    seat: int
    token: str
    at: float


@dataclass(frozen=True)
class Snapshot:
    """The position after the word number n of the log, and how much of the clock was left then."""

    seq: int
    n: int
    position: str
    clock_left: float


@dataclass(frozen=True)
class ToldRow:
    """What was told of the word number n of the log, under which rules; with the last word of a change also
    the position after it (server/past.py)."""

    n: int
    rules: int
    told: str
    position: bytes | None


@dataclass(frozen=True)
class Stored:
    """All that is known of a table."""

    table: TableRow
    seats: list[SeatRow]
    log: list[LogRow]
    snapshot: Snapshot | None
    told: list[ToldRow] = field(default_factory=list)


JSON_COLUMNS = ("options", "clock")


def insert(db: sqlite3.Connection, stored: Stored) -> None:
    values = asdict(stored.table)
    for name in JSON_COLUMNS:
        values[name] = json.dumps(values[name])
    names = ", ".join(values)
    marks = ", ".join(f":{name}" for name in values)
    db.execute(f"INSERT INTO tables ({names}) VALUES ({marks})", values)
    for seat in stored.seats:
        put_seat(db, stored.table.code, seat)
    append(db, stored.table.code, stored.log)


def put_seat(db: sqlite3.Connection, code: str, seat: SeatRow) -> None:
    db.execute(
        "INSERT INTO seats (code, seat, kind, bot, name, token_hash, standin, host, promise, entropy)"
        " VALUES (:code, :seat, :kind, :bot, :name, :token_hash, :standin, :host, :promise, :entropy)"
        " ON CONFLICT (code, seat) DO UPDATE SET kind = excluded.kind, bot = excluded.bot,"
        " name = excluded.name, token_hash = excluded.token_hash, standin = excluded.standin,"
        " host = excluded.host, promise = excluded.promise, entropy = excluded.entropy",
        {"code": code, **asdict(seat)},
    )


def append(db: sqlite3.Connection, code: str, log: list[LogRow]) -> None:
    """A word that is already there is an error: nothing is ever played twice."""
    db.executemany(
        "INSERT INTO log (code, n, seq, seat, token, at) VALUES (?, ?, ?, ?, ?, ?)",
        [(code, row.n, row.seq, row.seat, row.token, row.at) for row in log],
    )


def put_told(db: sqlite3.Connection, code: str, told: list[ToldRow]) -> None:
    db.executemany(
        "INSERT INTO told (code, n, rules, told, position) VALUES (?, ?, ?, ?, ?)",
        [(code, row.n, row.rules, row.told, row.position) for row in told],
    )


def put_snapshot(db: sqlite3.Connection, code: str, at: Snapshot, status: str) -> None:
    db.execute(
        "INSERT INTO snapshot (code, seq, n, position, clock_left)"
        " VALUES (:code, :seq, :n, :position, :clock_left)"
        " ON CONFLICT (code) DO UPDATE SET seq = excluded.seq, n = excluded.n,"
        " position = excluded.position, clock_left = excluded.clock_left",
        {"code": code, **asdict(at)},
    )
    put_status(db, code, status)


def put_status(db: sqlite3.Connection, code: str, status: str) -> None:
    db.execute("UPDATE tables SET status = ? WHERE code = ? AND status <> ?", (status, code, status))


def set_rematch(db: sqlite3.Connection, code: str, rematch: str) -> None:
    db.execute("UPDATE tables SET rematch = ? WHERE code = ?", (rematch, code))


def follows(db: sqlite3.Connection, code: str, before: str) -> bool:
    """Whether this table is the rematch of that one."""
    found = db.execute("SELECT 1 FROM tables WHERE code = ? AND rematch = ?", (before, code))
    return found.fetchone() is not None


def load(db: sqlite3.Connection, code: str) -> Stored | None:
    found = db.execute("SELECT * FROM tables WHERE code = ?", (code,))
    row = found.fetchone()
    if row is None:
        return None
    values = dict(zip([column[0] for column in found.description], row, strict=True))
    for name in JSON_COLUMNS:
        values[name] = json.loads(values[name])
    table = replace(TableRow(**values), undo=bool(values["undo"]))
    log = db.execute("SELECT n, seq, seat, token, at FROM log WHERE code = ? ORDER BY n", (code,))
    told = db.execute("SELECT n, rules, told, position FROM told WHERE code = ? ORDER BY n", (code,))
    return Stored(
        table,
        load_seats(db, code),
        [LogRow(*row) for row in log],
        load_snapshot(db, code),
        [ToldRow(*row) for row in told],
    )


def load_seats(db: sqlite3.Connection, code: str) -> list[SeatRow]:
    found = db.execute(
        "SELECT seat, kind, bot, name, token_hash, standin, host, promise, entropy FROM seats"
        " WHERE code = ? ORDER BY seat",
        (code,),
    )
    seats = [SeatRow(*values) for values in found]
    return [replace(seat, host=bool(seat.host)) for seat in seats]


def load_snapshot(db: sqlite3.Connection, code: str) -> Snapshot | None:
    row = db.execute("SELECT seq, n, position, clock_left FROM snapshot WHERE code = ?", (code,)).fetchone()
    return None if row is None else Snapshot(*row)


def exists(db: sqlite3.Connection, code: str) -> bool:
    return db.execute("SELECT 1 FROM tables WHERE code = ?", (code,)).fetchone() is not None


def count(db: sqlite3.Connection) -> int:
    found: int = db.execute("SELECT count(*) FROM tables").fetchone()[0]
    return found


def codes(db: sqlite3.Connection) -> list[str]:
    """Of all tables, in an order that does not depend on the database."""
    return sorted(code for (code,) in db.execute("SELECT code FROM tables"))


def by_status(db: sqlite3.Connection) -> dict[str, int]:
    """How many tables there are of each status."""
    return dict(db.execute("SELECT status, count(*) FROM tables GROUP BY status").fetchall())


def with_clock(db: sqlite3.Connection) -> list[str]:
    """Running tables whose clock must go on even if nobody looks."""
    found = db.execute("SELECT code, clock FROM tables WHERE status = ?", (RUNNING,))
    return [code for code, clock in found if json.loads(clock)["kind"] != "none"]


def now() -> float:
    return time.time()
