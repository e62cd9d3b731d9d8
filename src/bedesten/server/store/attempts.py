"""First attempts of players at puzzles: ratings follow from them, so nothing else is kept."""

from dataclasses import astuple, dataclass, replace

from bedesten.server.store.rows import columns, inserting
from bedesten.server.store.session import Session


@dataclass(frozen=True)
class AttemptRow:
    """`rating` and `deviation`: of the puzzle, when it was tried. `told`: it was reached by a theme that
    names where the answer begins; `hinted`: by a hint."""

    player: str
    id: str
    game: str
    rating: int
    solved: bool
    told: bool
    at: float
    hinted: bool = False
    deviation: int = 120


COLUMNS = columns(AttemptRow)
PUT = f"{inserting('attempts', AttemptRow, ())} ON CONFLICT (player, id) DO NOTHING"


def put(db: Session, attempt: AttemptRow) -> None:
    """The first one stays."""
    db.execute(PUT, [int(value) if isinstance(value, bool) else value for value in astuple(attempt)])


def of(db: Session, player: str) -> list[AttemptRow]:
    """The oldest first."""
    rows = db.execute(f"SELECT {COLUMNS} FROM attempts WHERE player = %s ORDER BY at, id", (player,))
    return [made(row) for row in rows]


def solved_at(db: Session, player: str, number: int) -> float | None:
    """When that many were solved."""
    where = "WHERE player = %s AND solved = 1 ORDER BY at, id LIMIT 1 OFFSET %s"
    row = db.execute(f"SELECT at FROM attempts {where}", (player, number - 1)).fetchone()
    return None if row is None else float(row[0])


def since(db: Session, game: str, at: float) -> list[AttemptRow]:
    """Of everybody, the oldest first."""
    where = "WHERE game = %s AND at > %s ORDER BY at, player, id"
    return [made(row) for row in db.execute(f"SELECT {COLUMNS} FROM attempts {where}", (game, at))]


def made(columns: tuple[object, ...]) -> AttemptRow:
    row = AttemptRow(*columns)  # type: ignore[arg-type]
    return replace(row, solved=bool(row.solved), told=bool(row.told), hinted=bool(row.hinted))


def move(db: Session, player: str, to: str) -> None:
    """What a browser tried before it belonged to this player is theirs, too."""
    for attempt in of(db, player):
        put(db, replace(attempt, player=to))
