"""What came of finished games: who ended where, after how many rounds, against whom."""

from dataclasses import astuple, dataclass, fields
from itertools import pairwise

from bedesten.server.store import explored
from bedesten.server.store.players import GONE, WHOSE
from bedesten.server.store.rows import BOT, ResultRow, inserting, plain, selecting
from bedesten.server.store.session import Session

Value = str | float
NOBODY = "?"  # no robot is called so
LONGEST_PAUSE = 300.0  # seconds after which nobody is thought to sit at the table any more
PUT = f"{inserting('results', ResultRow)} ON CONFLICT (code, seat) DO NOTHING"
SELECT = selecting("results", ResultRow, "seat")
PLAYED = "FROM seats JOIN results ON results.code = seats.code AND results.seat = seats.seat"
# somebody who played several hands at one table has the first
THEIRS = (
    f"WHERE {WHOSE} AND NOT EXISTS (SELECT 1 FROM seats AS first WHERE first.code = seats.code"
    " AND first.player = seats.player AND first.seat < seats.seat)"
)
AT_TABLES = f"{PLAYED} JOIN tables ON tables.code = seats.code {THEIRS}"
GAMES = f"SELECT tables.code, tables.game, results.seat, results.rounds, results.ended {AT_TABLES}"
OF_RESULTS = ", ".join(f"results.{column.name}" for column in fields(ResultRow))
HABITS = f"SELECT tables.players, {OF_RESULTS} {AT_TABLES} AND tables.game = %s"
RESULTS = {"won": " AND results.rank = 1", "lost": " AND results.rank > 1"}
# somebody else at the table by a part of their name; people who show nothing only where they may be named
AGAINST = (
    " AND EXISTS (SELECT 1 FROM seats AS other LEFT JOIN players ON players.id = other.player"
    " WHERE other.code = seats.code AND other.seat <> seats.seat AND (other.bot IN ({bots})"
    " OR (lower(other.name) LIKE %s ESCAPE '!' AND (players.shown = 1 OR %s = 1))))"
)
PUT_STUDIED = (
    "UPDATE results SET luck = %s, usual = %s, lost = %s, blunders = %s WHERE code = %s AND seat = %s"
)
FIRST_OF_EACH = f"SELECT tables.game, min(results.ended) {AT_TABLES} GROUP BY tables.game"
COUNTS = (
    "SELECT tables.game, tables.players, count(*), sum(CASE WHEN results.rank = 1 THEN 1 ELSE 0 END),"
    f" sum(results.seconds) {AT_TABLES}"
    " GROUP BY tables.game, tables.players ORDER BY tables.game, tables.players"
)
# of text, whatever database: when the game ended, its table, and the seat of the rival
LAST = "max(CAST(CAST(results.ended AS BIGINT) AS TEXT) || ' ' || rival.code || ' ' || rival.seat)"
RIVALS = (
    "SELECT rival.player, rival.bot, max(rival.name), count(*),"
    " sum(CASE WHEN results.rank < other.rank THEN 1 ELSE 0 END),"
    f" sum(CASE WHEN results.rank = other.rank THEN 1 ELSE 0 END), {LAST}"
    f" {PLAYED} JOIN seats AS rival ON rival.code = seats.code AND rival.player <> seats.player"
    f" JOIN results AS other ON other.code = rival.code AND other.seat = rival.seat {THEIRS}"
    " AND (rival.kind = %s OR rival.player NOT IN ('', %s))"
    " GROUP BY rival.player, rival.bot ORDER BY count(*) DESC, rival.bot, rival.player LIMIT %s"
)


@dataclass(frozen=True)
class GameOver:
    """A game of a player: which seat was theirs."""

    code: str
    game: str
    seat: int
    rounds: int
    ended: float


@dataclass(frozen=True)
class Wanted:
    """Which games of a player are asked for. `against`: a part of somebody's name, who may be any of these
    `bots`; `named`: all people may be called by their names."""

    before: float | None = None
    game: str = ""
    players: int = 0
    result: str = ""  # won or lost; empty: any
    against: str = ""
    bots: tuple[str, ...] = ()
    named: bool = False

    def condition(self) -> tuple[str, list[Value]]:
        """As a part of a statement, and its values."""
        asked: dict[str, Value] = {
            condition: value
            for condition, value in (
                ("results.ended < %s", self.before),
                ("tables.game = %s", self.game),
                ("tables.players = %s", self.players),
            )
            if value
        }
        conditions = "".join(f" AND {condition}" for condition in asked) + RESULTS.get(self.result, "")
        if not self.against:
            return conditions, [*asked.values()]
        bots = self.bots or (NOBODY,)
        met = AGAINST.format(bots=", ".join(["%s"] * len(bots)))
        part = f"%{plain(self.against.lower())}%"
        return conditions + met, [*asked.values(), *bots, part, int(self.named)]


@dataclass(frozen=True)
class Count:
    """Games of one kind and number of players, and how long they took."""

    game: str
    players: int
    games: int
    won: int
    seconds: float


@dataclass(frozen=True)
class Rival:
    """A robot by its bot, or another player: at how many tables they met, who was ahead."""

    player: str
    bot: str
    name: str
    games: int
    ahead: int
    level: int
    last: str

    def last_seat(self) -> tuple[str, int]:
        """The table of the last game with them, and where they sat there."""
        _, code, seat = self.last.split()
        return code, int(seat)


def pause(before: float | None, at: float) -> float:
    """How much of the time between two words of a log people were there for."""
    return 0.0 if before is None else min(max(at - before, 0.0), LONGEST_PAUSE)


def spent(times: list[float]) -> float:
    """How long people were at a table, by when each word of its log was said."""
    return sum(pause(before, at) for before, at in pairwise(times))


def put(db: Session, code: str, results: list[ResultRow]) -> None:
    """A game ends once; then it waits for being counted."""
    if results:
        explored.wait(db, code)
    db.executemany(PUT, [(code, *astuple(result)) for result in results])


def of(db: Session, code: str) -> list[ResultRow]:
    return [ResultRow(*row) for row in db.execute(SELECT, (code,))]


def games(db: Session, player: str, most: int, wanted: Wanted) -> list[GameOver]:
    """The newest first."""
    conditions, values = wanted.condition()
    statement = f"{GAMES}{conditions} ORDER BY results.ended DESC, tables.code LIMIT %s"
    return [GameOver(*row) for row in db.execute(statement, (player, *values, most))]


def counts(db: Session, player: str) -> list[Count]:
    return [Count(*row) for row in db.execute(COUNTS, (player,))]


def habits(db: Session, player: str, game: str, most: int) -> list[tuple[int, ResultRow]]:
    """Of the newest games of one kind, the newest first, each with its number of players."""
    statement = f"{HABITS} ORDER BY results.ended DESC, tables.code LIMIT %s"
    return [(row[0], ResultRow(*row[1:])) for row in db.execute(statement, (player, game, most))]


def put_studied(db: Session, code: str, by_seat: list[tuple[float, float, float, int]]) -> None:
    """By seat: what luck was worth, how much it usually is, how many points were given away, and blunders."""
    db.executemany(PUT_STUDIED, [(*each, code, seat) for seat, each in enumerate(by_seat)])


def firsts(db: Session, player: str, conditions: list[str]) -> list[float | None]:
    """When the first game of a player ended of which each of these is true."""
    each = ", ".join(f"min(CASE WHEN {condition} THEN results.ended END)" for condition in conditions)
    return list(db.execute(f"SELECT {each} {AT_TABLES}", (player,)).fetchone())


def first_of_each(db: Session, player: str) -> dict[str, float]:
    """By game: when the first one ended."""
    return dict(db.execute(FIRST_OF_EACH, (player,)).fetchall())


def rivals(db: Session, player: str, most: int) -> list[Rival]:
    """Those met most often first."""
    return [Rival(*row) for row in db.execute(RIVALS, (player, BOT, GONE, most))]
