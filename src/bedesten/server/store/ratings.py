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
AT = "FROM results JOIN seats ON seats.code = results.code AND seats.seat = results.seat"
COUNTED = (
    "SELECT results.rated, results.code, tables.game, seats.seat, results.rank, seats.bot, seats.player,"
    f" results.mu, results.sigma {AT} JOIN tables ON tables.code = results.code"
    " WHERE results.rated > 0 ORDER BY results.rated, results.seat"
)
WAY = (
    f"SELECT results.ended, results.mu, results.sigma {AT} JOIN tables ON tables.code = results.code"
    f" WHERE {WHOSE} AND tables.game = %s AND results.rated > 0 ORDER BY results.rated DESC LIMIT %s"
)


@dataclass(frozen=True)
class RatingRow:
    player: str
    game: str
    mu: float
    sigma: float
    games: int


@dataclass(frozen=True)
class CountedSeat:
    """A seat of a game that counts; `mu` and `sigma` as its person came to the table."""

    code: str
    game: str
    seat: int
    rank: int
    bot: str
    player: str
    mu: float
    sigma: float


def get(db: Session, player: str, game: str) -> RatingRow | None:
    row = db.execute(GET, (player, game)).fetchone()
    return None if row is None else RatingRow(player, game, *row)


def of(db: Session, player: str) -> list[RatingRow]:
    return [RatingRow(*row) for row in db.execute(OF, (player,))]


def everybody(db: Session) -> list[RatingRow]:
    return [RatingRow(*row) for row in db.execute(ALL)]


def put(db: Session, ratings: list[RatingRow]) -> None:
    db.executemany(PUT, [tuple(vars(one).values()) for one in ratings])


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
    rows: Any = db.execute(COUNTED)
    for number, seats in groupby(rows, key=itemgetter(0)):
        yield number, [CountedSeat(*row[1:]) for row in seats]


def put_before(db: Session, seats: list[tuple[float, float, str, int]]) -> None:
    """Corrected: mu, sigma, table and seat."""
    db.executemany("UPDATE results SET mu = %s, sigma = %s WHERE code = %s AND seat = %s", seats)


def way(db: Session, player: str, game: str, most: int) -> list[tuple[float, float, float]]:
    """When a game ended, and what was believed of the player before it; the newest first."""
    return [(ended, mu, sigma) for ended, mu, sigma in db.execute(WAY, (player, game, most))]
