"""Ratings in the store: what is believed of every player in every game, and which games that comes from."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import groupby
from operator import itemgetter
from typing import Any

from bedesten.server.store.players import WHOSE
from bedesten.server.store.session import Session

GET = "SELECT mu, sigma, games FROM ratings WHERE player = %s AND game = %s"
PUT = (
    "INSERT INTO ratings (player, game, mu, sigma, games) VALUES (%s, %s, %s, %s, %s)"
    " ON CONFLICT (player, game) DO UPDATE SET"
    " mu = excluded.mu, sigma = excluded.sigma, games = excluded.games"
)
OF = "SELECT player, game, mu, sigma, games FROM ratings WHERE player = %s ORDER BY games DESC, game"
ALL = "SELECT player, game, mu, sigma, games FROM ratings ORDER BY player, game"
MOVE = (
    "UPDATE ratings SET player = %s WHERE player = %s"
    " AND game NOT IN (SELECT game FROM ratings WHERE player = %s)"
)
AT = "FROM results JOIN seats ON seats.code = results.code AND seats.seat = results.seat"
COUNTED = (
    "SELECT results.rated, results.code, tables.game, seats.seat, results.rank, seats.bot, seats.player,"
    " results.mu, results.sigma, results.met_mu, results.met_sigma"
    f" {AT} JOIN tables ON tables.code = results.code WHERE results.rated > 0"
)
IN_ORDER = " ORDER BY results.rated, results.seat"
OF_PLAYER = f" AND results.code IN (SELECT seats.code FROM seats WHERE {WHOSE}) AND tables.game = %s"
# a game with themselves, of two who are one player since, counts for nobody who is both
ALONE = (
    " AND NOT EXISTS (SELECT 1 FROM seats AS twin WHERE twin.code = seats.code"
    " AND twin.player = seats.player AND twin.seat <> seats.seat)"
)
MINE = (
    f"{AT} JOIN tables ON tables.code = results.code WHERE {WHOSE} AND tables.game = %s"
    f" AND results.rated > 0{ALONE} ORDER BY results.rated DESC LIMIT %s"
)
WAY = f"SELECT results.ended, results.mu, results.sigma {MINE}"
CORRECT = (
    "UPDATE results SET met_mu = coalesce(met_mu, mu), met_sigma = coalesce(met_sigma, sigma),"
    " mu = %s, sigma = %s WHERE code = %s AND seat = %s"
)

# of the newest games that count: every seat as it came to the table, and which was the player's
TABLES = (
    "SELECT mine.rated, mine.seat, every.rank, coalesce(every.met_mu, every.mu),"
    " coalesce(every.met_sigma, every.sigma) FROM ("
    f"SELECT results.rated, results.code, results.seat {MINE}"
    ") AS mine JOIN results AS every ON every.code = mine.code ORDER BY mine.rated, every.seat"
)


@dataclass(frozen=True)
class RatingRow:
    player: str
    game: str
    mu: float
    sigma: float
    games: int


@dataclass(frozen=True)
class CountedTable:
    """A game that counts, by seat: who ended where, and what was believed of them before; `mine`: a seat."""

    mine: int
    ranks: list[int]
    before: list[tuple[float, float]]


@dataclass(frozen=True)
class CountedSeat:
    """A seat of a game that counts; `mu` and `sigma` as its person came to the table, `met` as its rivals
    met them, if that was something else."""

    code: str
    game: str
    seat: int
    rank: int
    bot: str
    player: str
    mu: float = 0.0
    sigma: float = 0.0
    met_mu: float | None = None
    met_sigma: float | None = None


def get(db: Session, player: str, game: str) -> RatingRow | None:
    row = db.execute(GET, (player, game)).fetchone()
    return None if row is None else RatingRow(player, game, *row)


def of(db: Session, player: str) -> list[RatingRow]:
    return [RatingRow(*row) for row in db.execute(OF, (player,))]


def everybody(db: Session) -> list[RatingRow]:
    return [RatingRow(*row) for row in db.execute(ALL)]


def put(db: Session, ratings: list[RatingRow]) -> None:
    db.executemany(PUT, [tuple(vars(one).values()) for one in ratings])


def forget(db: Session, player: str, game: str) -> None:
    db.execute("DELETE FROM ratings WHERE player = %s AND game = %s", (player, game))


def clear(db: Session) -> None:
    db.execute("DELETE FROM ratings")


def next_number(db: Session) -> int:
    """Of a game that counts. Whoever has one goes on alone until it is kept: games count in this order."""
    number: int = db.execute("UPDATE counted SET games = games + 1 RETURNING games").fetchone()[0]
    return number


def hold(db: Session) -> None:
    """No other game counts until the end of this transaction."""
    db.execute("UPDATE counted SET games = games")


def set_number(db: Session, last: int) -> None:
    db.execute("UPDATE counted SET games = %s", (last,))


def counted(db: Session) -> Iterator[tuple[int, list[CountedSeat]]]:
    """All games that count, in the order in which they did."""
    return by_game(db.execute(COUNTED + IN_ORDER))


def counted_of(db: Session, player: str, game: str) -> Iterator[tuple[int, list[CountedSeat]]]:
    """Those of one kind at which a player has a seat."""
    return by_game(db.execute(COUNTED + OF_PLAYER + IN_ORDER, (player, game)).fetchall())


def by_game(rows: Any) -> Iterator[tuple[int, list[CountedSeat]]]:
    for number, seats in groupby(rows, key=itemgetter(0)):
        yield number, [CountedSeat(*row[1:]) for row in seats]


def move(db: Session, player: str, to: str) -> None:
    """What only one of two players had is the other's now."""
    db.execute(MOVE, (to, player, to))


def correct(db: Session, seat: CountedSeat, mu: float, sigma: float) -> None:
    """What is believed today of who came to that table; what their rivals met stays as it was."""
    db.execute(CORRECT, (mu, sigma, seat.code, seat.seat))


def put_before(db: Session, seats: list[tuple[float, float, str, int]]) -> None:
    """Corrected: mu, sigma, table and seat."""
    db.executemany("UPDATE results SET mu = %s, sigma = %s WHERE code = %s AND seat = %s", seats)


def way(db: Session, player: str, game: str, most: int) -> list[tuple[float, float, float]]:
    """When a game ended, and what was believed of the player before it; the newest first."""
    return [(ended, mu, sigma) for ended, mu, sigma in db.execute(WAY, (player, game, most))]


def tables(db: Session, player: str, game: str, most: int) -> list[CountedTable]:
    """The newest games of a player that count, the oldest of them first."""
    rows: Any = db.execute(TABLES, (player, game, most))
    return [counted_table(list(seats)) for _, seats in groupby(rows, key=itemgetter(0))]


def counted_table(seats: list[tuple[int, int, int, float, float]]) -> CountedTable:
    ranks = [rank for _, _, rank, _, _ in seats]
    return CountedTable(seats[0][1], ranks, [(mu, sigma) for *_, mu, sigma in seats])
