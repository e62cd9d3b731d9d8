"""What came of finished games: who ended where, after how many rounds, against whom."""

from dataclasses import astuple, dataclass

from bedesten.server.store.players import GONE, WHOSE
from bedesten.server.store.rows import BOT, ResultRow, inserting, selecting
from bedesten.server.store.session import Session

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
COUNTS = (
    "SELECT tables.game, tables.players, count(*), sum(CASE WHEN results.rank = 1 THEN 1 ELSE 0 END)"
    f" {AT_TABLES} GROUP BY tables.game, tables.players ORDER BY tables.game, tables.players"
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
class Count:
    """Games of one kind and number of players."""

    game: str
    players: int
    games: int
    won: int


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


def put(db: Session, code: str, results: list[ResultRow]) -> None:
    """A game ends once."""
    db.executemany(PUT, [(code, *astuple(result)) for result in results])


def of(db: Session, code: str) -> list[ResultRow]:
    return [ResultRow(*row) for row in db.execute(SELECT, (code,))]


def games(
    db: Session, player: str, most: int, before: float | None = None, game: str = "", players: int = 0
) -> list[GameOver]:
    """The newest first, of one kind only if that is said, and those that ended before a moment."""
    wanted = {"results.ended < %s": before, "tables.game = %s": game, "tables.players = %s": players}
    asked = {condition: value for condition, value in wanted.items() if value}
    conditions = "".join(f" AND {condition}" for condition in asked)
    statement = f"{GAMES}{conditions} ORDER BY results.ended DESC, tables.code LIMIT %s"
    return [GameOver(*row) for row in db.execute(statement, (player, *asked.values(), most))]


def counts(db: Session, player: str) -> list[Count]:
    return [Count(*row) for row in db.execute(COUNTS, (player,))]


def rivals(db: Session, player: str, most: int) -> list[Rival]:
    """Those met most often first."""
    return [Rival(*row) for row in db.execute(RIVALS, (player, BOT, GONE, most))]
