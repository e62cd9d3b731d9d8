"""Deals that several play: that of a day, by everybody who likes, or a duplicate, at some tables at once."""

import json
from collections.abc import Sequence
from dataclasses import astuple, dataclass, replace
from typing import Any

from bedesten.server.store import friends, rows
from bedesten.server.store.rows import FINISHED, columns, inserting
from bedesten.server.store.session import Session

DIGITS, MOST = 6, 999  # what a game is worth beside others is a number of DIGITS digits, each up to MOST


@dataclass(frozen=True)
class DealRow:
    """The seed stays secret until nobody plays it any more."""

    id: str  # a date, or the code of a duplicate
    game: str
    players: int
    options: dict[str, Any]
    robots: list[str]  # by seat; empty where people sit
    seed: str
    opens: float
    ends: float  # when a day is over, and the longest a duplicate is kept secret
    tables: int = 0  # of a duplicate

    @property
    def chair(self) -> int:
        """Where whoever plays the deal of a day sits."""
        return self.robots.index("")


@dataclass(frozen=True)
class SatDown:
    """The one game of a player in a deal: where it was begun, and when."""

    deal: str
    player: str
    code: str
    at: float


@dataclass(frozen=True)
class Standing:
    """A game that counts, with whose it is; without a rank it was not played to its end in time."""

    player: str
    name: str
    emblem: str
    shown: bool
    code: str
    at: float
    rank: int | None
    rounds: int
    worth: int
    lost: float | None  # points, once the game was studied

    def tally(self) -> list[int]:
        return tally(self.worth)


def worth(rank: int, rounds: int, tally: Sequence[int]) -> int:
    """The higher the better: a win before everything, then few rounds, then what ranks the seats; without a
    win the rank, then what ranks the seats."""
    won = MOST + 1 - rounds if rank == 1 else 0
    digits = [MOST + 1 - rank, won, *tally, *[0] * DIGITS][:DIGITS]
    number = 0
    for digit in digits:
        number = number * (MOST + 1) + min(max(digit, 0), MOST)
    return number


def tally(worth: int) -> list[int]:
    """What it says of what ranks the seats."""
    return [worth // (MOST + 1) ** place % (MOST + 1) for place in range(DIGITS - 3, -1, -1)]


SELECT = f"SELECT {columns(DealRow)} FROM deals"
PUT = f"{inserting('deals', DealRow, ())} ON CONFLICT (id) DO NOTHING"
SIT = f"{inserting('deal_attempts', SatDown, ())} ON CONFLICT (deal, player)"
EARLIER = "DO UPDATE SET code = excluded.code, at = excluded.at WHERE deal_attempts.at > excluded.at"
# a game that came to its end when the day was over counts as one that did not
COUNTED = (
    "FROM deal_attempts AS one JOIN players ON players.id = one.player"
    " JOIN deals ON deals.id = one.deal"
    " LEFT JOIN results ON results.code = one.code AND results.seat = %s AND results.ended < deals.ends"
    " WHERE one.deal = %s"
)
STANDING = (
    "SELECT one.player, players.name, players.emblem, players.shown, one.code, one.at,"
    f" results.rank, coalesce(results.rounds, 0), coalesce(results.worth, -1) AS value,"
    f" results.lost {COUNTED}"
)
UNKNOWN = 1e9  # points lost
LOST = f"coalesce(results.lost, {UNKNOWN})"
BEST_FIRST = f" ORDER BY value DESC, {LOST}, one.at, one.player LIMIT %s"
OF_FRIENDS = f"{STANDING} AND (one.player = %s OR one.player IN ({friends.OF}))"
UNSTUDIED = (
    "SELECT one.code, max(results.ended) AS last FROM deal_attempts AS one JOIN deals ON deals.id = one.deal"
    " JOIN results ON results.code = one.code AND results.ended < deals.ends"
    " WHERE deals.tables = 0 AND results.ended > %s AND results.lost IS NULL"
    " GROUP BY one.code ORDER BY last"
)
BARS = (
    "SELECT CASE WHEN results.rank = 1 THEN results.rounds ELSE 0 END AS bar, count(*)"
    f" {COUNTED} AND results.rank IS NOT NULL GROUP BY bar ORDER BY bar"
)


# --- deals


def put(db: Session, deal: DealRow) -> None:
    """The first of its name stays."""
    written = {"options": json.dumps(deal.options), "robots": json.dumps(deal.robots)}
    db.execute(PUT, list((vars(deal) | written).values()))


def load(db: Session, id: str) -> DealRow | None:
    row = db.execute(f"{SELECT} WHERE id = %s", (id,)).fetchone()
    return None if row is None else made(row)


def made(row: tuple[Any, ...]) -> DealRow:
    deal = DealRow(*row)
    return replace(deal, options=json.loads(str(deal.options)), robots=json.loads(str(deal.robots)))


def all_of(db: Session) -> list[DealRow]:
    return [made(row) for row in db.execute(f"{SELECT} ORDER BY id")]


def between(db: Session, first: str, last: str) -> list[DealRow]:
    """Days, the first of them first."""
    within = f"{SELECT} WHERE tables = 0 AND id >= %s AND id <= %s ORDER BY id"
    return [made(row) for row in db.execute(within, (first, last))]


def sealed(db: Session, id: str) -> bool:
    """Whether others may still play it; who knew its seed would know what they draw."""
    deal = load(db, id)
    if deal is None or rows.now() >= deal.ends:
        return False
    return not deal.tables or any(status != FINISHED for _, status in tables(db, id))


def tables(db: Session, id: str) -> list[tuple[str, str]]:
    """Codes, and how each stands."""
    rows = db.execute("SELECT code, status FROM tables WHERE deal = %s ORDER BY created, code", (id,))
    return [(code, status) for code, status in rows]


# --- whose game counts


def sit(db: Session, one: SatDown) -> SatDown:
    """The first game of a player in a deal is theirs, whatever comes at the same time."""
    db.execute(f"{SIT} DO NOTHING", astuple(one))
    first = sat(db, one.deal, one.player)
    assert first is not None
    return first


def sat(db: Session, deal: str, player: str) -> SatDown | None:
    where = "WHERE deal = %s AND player = %s"
    row = db.execute(f"SELECT {columns(SatDown)} FROM deal_attempts {where}", (deal, player)).fetchone()
    return None if row is None else SatDown(*row)


def of(db: Session, player: str) -> list[SatDown]:
    """All of a player, the oldest first."""
    select = f"SELECT {columns(SatDown)} FROM deal_attempts WHERE player = %s ORDER BY at, deal"
    return [SatDown(*row) for row in db.execute(select, (player,))]


def keep(db: Session, one: SatDown) -> None:
    """The earlier one counts."""
    db.execute(f"{SIT} {EARLIER}", astuple(one))


def move(db: Session, player: str, to: str) -> None:
    """What a browser played before it belonged to this player is theirs, too."""
    for one in of(db, player):
        keep(db, replace(one, player=to))


# --- how they stand


def best(db: Session, deal: DealRow, most: int) -> list[Standing]:
    """The best first, those that did not end last."""
    rows = db.execute(STANDING + BEST_FIRST, (deal.chair, deal.id, most))
    return [standing(row) for row in rows]


def of_friends(db: Session, deal: DealRow, player: str, most: int) -> list[Standing]:
    """The best of a player and of those whom they know."""
    rows = db.execute(OF_FRIENDS + BEST_FIRST, (deal.chair, deal.id, player, player, most))
    return [standing(row) for row in rows]


def of_player(db: Session, deal: DealRow, player: str) -> Standing | None:
    row = db.execute(f"{STANDING} AND one.player = %s", (deal.chair, deal.id, player)).fetchone()
    return None if row is None else standing(row)


def standing(row: tuple[Any, ...]) -> Standing:
    one = Standing(*row)
    return replace(one, shown=bool(one.shown))


def place(db: Session, deal: DealRow, one: Standing) -> int:
    """Equals share one; who is not studied yet stands behind those who are."""
    ahead = f"(results.worth > %s OR results.worth = %s AND {LOST} < %s)"
    known = (deal.chair, deal.id, one.worth, one.worth, UNKNOWN if one.lost is None else one.lost)
    return 1 + int(db.execute(f"SELECT count(*) {COUNTED} AND {ahead}", known).fetchone()[0])


def unstudied(db: Session, since: float) -> list[str]:
    """Games that count, ended since then, of which nobody knows what their choices cost; the oldest first."""
    return [code for code, _ in db.execute(UNSTUDIED, (since,))]


def bars(db: Session, deal: DealRow) -> dict[int, int]:
    """How many won after each number of rounds; 0: ended without a win."""
    return {int(bar): int(many) for bar, many in db.execute(BARS, (deal.chair, deal.id))}


def begun(db: Session, deal: DealRow) -> int:
    many = "SELECT count(*) FROM deal_attempts WHERE deal = %s"
    return int(db.execute(many, (deal.id,)).fetchone()[0])


def days_ended(db: Session, player: str) -> dict[str, float]:
    """On which a player has played the deal of the day to its end in time, and when they had."""
    ended = (
        "SELECT one.deal, min(results.ended) FROM deal_attempts AS one JOIN deals ON deals.id = one.deal"
        " JOIN results ON results.code = one.code AND results.ended < deals.ends"
        " WHERE one.player = %s AND deals.tables = 0 GROUP BY one.deal ORDER BY one.deal"
    )
    return dict(db.execute(ended, (player,)).fetchall())
