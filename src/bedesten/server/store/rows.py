"""What the store holds, and the statements that put it there and find it again."""

import json
import time
from dataclasses import dataclass, field, fields, replace
from typing import Any

from bedesten.core.game import Setup
from bedesten.server.store.session import Session

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
    branched_at: int = 0  # how many words of the log come from there
    scene: str = ""  # where the game began, if not at its start
    lesson: str = ""  # game/chapter
    rated: bool = False  # its result counts for ratings (people/rated.py)
    listed: bool = False  # whoever likes may find it while seats are open
    lang: str = ""  # of whoever set it
    watched: bool = True  # while it is played; afterwards it can be looked at like any other
    fill_at: float = 0.0  # bots take the seats that are open then; 0: never
    stopped: float = 0.0  # since when nothing happens there, by whoever runs the site; 0: it goes on
    free_text: bool = False  # whoever sits there may write, if the site allows it
    deal: str = ""  # others play it too (store/deals.py): its chance is read from a tape

    def setup(self) -> Setup:
        return Setup(self.players, self.options, self.scene)


@dataclass(frozen=True)
class SeatRow:
    """Who sits where; of a person's secret only the hash. An open seat with a hash waits for that person.
    What their browser adds to the seed is promised first and revealed later (tables/seeds.py)."""

    seat: int
    kind: str
    bot: str = ""
    name: str = ""
    token_hash: str = ""
    standin: str = ""
    host: bool = False
    promise: str = ""
    entropy: str = ""
    colour: str = ""  # empty: the one of its number
    player: str = ""  # whose it is (store/players.py); empty for a browser without a key

    def of(self, player: str) -> bool:
        return bool(player) and self.player == player


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
    the position after it (store/stored_events.py)."""

    n: int
    rules: int
    told: str
    position: bytes | None


@dataclass(frozen=True)
class ResultRow:
    """Where a seat ended, after how many rounds, and when (store/results.py). Of a game that counts, its
    number among those that do, and what was believed of the seat before it (people/rating.py). `uses`: what
    was used how often, as JSON. Of a game that was studied, what `luck` was worth to it in shares of winning,
    how much it `usual`ly is to either side, and how many `blunders` were made there. `seconds`: how long its
    people were at the table. `met`: what its rivals were measured against, where the player of today was
    another one then, of whom something else was believed."""

    seat: int
    rank: int
    rounds: int
    ended: float
    rated: int = 0
    mu: float = 0.0
    sigma: float = 0.0
    uses: str = ""
    luck: float | None = None
    usual: float | None = None
    lost: float | None = None  # of a game that was studied: points given away by choices
    worth: int = 0  # beside others of the same deal (store/deals.py); 0 for games of old
    seconds: float = 0.0
    blunders: int | None = None
    met_mu: float | None = None
    met_sigma: float | None = None


@dataclass(frozen=True)
class ReviewRow:
    """What a study came to, as JSON; `about` says of which record, by which rules and evaluation."""

    about: str
    review: str


@dataclass(frozen=True)
class Stored:
    """All that is known of a table."""

    table: TableRow
    seats: list[SeatRow]
    log: list[LogRow]
    snapshot: Snapshot | None
    told: list[ToldRow] = field(default_factory=list)
    results: list[ResultRow] = field(default_factory=list)  # read by whoever needs them


def plain(said: str) -> str:
    """A percent sign stands for itself."""
    for sign in "!%_":
        said = said.replace(sign, f"!{sign}")
    return said


def columns(kind: type[Any]) -> str:
    """Of a row of this kind: each has the name of its field."""
    return ", ".join(column.name for column in fields(kind))


def inserting(table: str, kind: type[Any], before: tuple[str, ...] = ("code",)) -> str:
    """The statement for a row of this kind."""
    marks = ", ".join(["%s"] * (len(before) + len(fields(kind))))
    return f"INSERT INTO {table} ({', '.join([*before, columns(kind)])}) VALUES ({marks})"


def selecting(table: str, kind: type[Any], order: str = "code") -> str:
    return f"SELECT {columns(kind)} FROM {table} WHERE code = %s ORDER BY {order}"


INSERT_TABLE = inserting("tables", TableRow, ())
PUT_SEAT = (
    f"{inserting('seats', SeatRow)} ON CONFLICT (code, seat) DO UPDATE SET kind = excluded.kind,"
    " bot = excluded.bot, name = excluded.name, token_hash = excluded.token_hash,"
    " standin = excluded.standin, host = excluded.host, promise = excluded.promise,"
    " entropy = excluded.entropy, colour = excluded.colour, player = excluded.player"
)
APPEND = inserting("log", LogRow)
PUT_TOLD = inserting("told", ToldRow)
PUT_SNAPSHOT = (
    f"{inserting('snapshot', Snapshot)} ON CONFLICT (code) DO UPDATE SET seq = excluded.seq,"
    " n = excluded.n, position = excluded.position, clock_left = excluded.clock_left"
)
PUT_REVIEW = (
    f"{inserting('review', ReviewRow)} ON CONFLICT (code) DO UPDATE SET about = excluded.about,"
    " review = excluded.review"
)
PUT_STATUS = "UPDATE tables SET status = %s WHERE code = %s AND status <> %s"
SELECT_TABLE = selecting("tables", TableRow)
SELECT_SEATS = selecting("seats", SeatRow, "seat")
SELECT_LOG = selecting("log", LogRow, "n")
SELECT_TOLD = selecting("told", ToldRow, "n")
SELECT_SNAPSHOT = selecting("snapshot", Snapshot)
SELECT_REVIEW = selecting("review", ReviewRow)


# --- writing; a column of numbers takes no truth values


def insert(db: Session, stored: Stored) -> None:
    table = stored.table
    written = {
        "options": json.dumps(table.options),
        "clock": json.dumps(table.clock),
        "undo": int(table.undo),
        "rated": int(table.rated),
        "listed": int(table.listed),
        "watched": int(table.watched),
        "free_text": int(table.free_text),
    }
    db.execute(INSERT_TABLE, list((vars(table) | written).values()))
    for seat in stored.seats:
        put_seat(db, table.code, seat)
    append(db, table.code, stored.log)


def put_seat(db: Session, code: str, seat: SeatRow) -> None:
    db.execute(PUT_SEAT, [code, *(vars(seat) | {"host": int(seat.host)}).values()])


def append(db: Session, code: str, log: list[LogRow]) -> None:
    """A word that is already there is an error: nothing is ever played twice."""
    db.executemany(APPEND, [(code, row.n, row.seq, row.seat, row.token, row.at) for row in log])


def put_told(db: Session, code: str, told: list[ToldRow]) -> None:
    db.executemany(PUT_TOLD, [(code, row.n, row.rules, row.told, row.position) for row in told])


def put_snapshot(db: Session, code: str, at: Snapshot, status: str) -> None:
    db.execute(PUT_SNAPSHOT, (code, at.seq, at.n, at.position, at.clock_left))
    put_status(db, code, status)


def put_status(db: Session, code: str, status: str) -> None:
    db.execute(PUT_STATUS, (status, code, status))


def put_review(db: Session, code: str, row: ReviewRow) -> None:
    db.execute(PUT_REVIEW, (code, row.about, row.review))


def set_stopped(db: Session, code: str, at: float) -> None:
    db.execute("UPDATE tables SET stopped = %s WHERE code = %s", (at, code))


def set_rematch(db: Session, code: str, rematch: str) -> None:
    db.execute("UPDATE tables SET rematch = %s WHERE code = %s", (rematch, code))


# --- reading


def load(db: Session, code: str) -> Stored | None:
    table = load_table(db, code)
    if table is None:
        return None
    snapshot = db.execute(SELECT_SNAPSHOT, (code,)).fetchone()
    return Stored(
        table,
        load_seats(db, code),
        [LogRow(*row) for row in db.execute(SELECT_LOG, (code,))],
        None if snapshot is None else Snapshot(*snapshot),
        [ToldRow(*row) for row in db.execute(SELECT_TOLD, (code,))],
    )


def load_table(db: Session, code: str) -> TableRow | None:
    row = db.execute(SELECT_TABLE, (code,)).fetchone()
    if row is None:
        return None
    table = TableRow(*row)
    truths: dict[str, Any] = {
        name: bool(getattr(table, name)) for name in ("undo", "rated", "listed", "watched", "free_text")
    }
    options, clock = json.loads(str(table.options)), json.loads(str(table.clock))
    return replace(table, options=options, clock=clock, **truths)


def load_review(db: Session, code: str) -> ReviewRow | None:
    row = db.execute(SELECT_REVIEW, (code,)).fetchone()
    return None if row is None else ReviewRow(*row)


def load_seats(db: Session, code: str) -> list[SeatRow]:
    seats = [SeatRow(*row) for row in db.execute(SELECT_SEATS, (code,))]
    return [replace(seat, host=bool(seat.host)) for seat in seats]


def follows(db: Session, code: str, before: str) -> bool:
    """Whether this table is the rematch of that one."""
    statement = "SELECT 1 FROM tables WHERE code = %s AND rematch = %s"
    return db.execute(statement, (before, code)).fetchone() is not None


def exists(db: Session, code: str) -> bool:
    return db.execute("SELECT 1 FROM tables WHERE code = %s", (code,)).fetchone() is not None


def count(db: Session) -> int:
    number: int = db.execute("SELECT count(*) FROM tables").fetchone()[0]
    return number


def codes(db: Session) -> list[str]:
    """Of all tables, in an order that does not depend on the database."""
    return sorted(code for (code,) in db.execute("SELECT code FROM tables"))


def by_status(db: Session) -> dict[str, int]:
    """How many tables there are of each status."""
    return dict(db.execute("SELECT status, count(*) FROM tables GROUP BY status").fetchall())


def with_clock(db: Session) -> list[str]:
    """Tables whose clock must go on even if nobody looks, and open ones that bots will fill."""
    going = "stopped = 0 AND status = %s"
    running = db.execute(f"SELECT code, clock FROM tables WHERE {going}", (RUNNING,)).fetchall()
    waiting = db.execute(f"SELECT code FROM tables WHERE {going} AND fill_at > 0", (STATUS_OPEN,))
    ticking = [code for code, clock in running if json.loads(clock)["kind"] != "none"]
    return ticking + [code for (code,) in waiting]


def now() -> float:
    return time.time()
