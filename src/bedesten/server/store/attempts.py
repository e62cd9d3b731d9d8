"""First attempts of players at puzzles: ratings follow from them, so nothing else is kept."""

from dataclasses import astuple, dataclass, replace

from bedesten.server.store.rows import columns, inserting
from bedesten.server.store.session import Session


@dataclass(frozen=True)
class AttemptRow:
    """`rating`: of the puzzle. `told`: it was reached by a theme that names where the answer begins."""

    player: str
    id: str
    game: str
    rating: int
    solved: bool
    told: bool
    at: float


COLUMNS = columns(AttemptRow)
PUT = f"{inserting('attempts', AttemptRow, ())} ON CONFLICT (player, id) DO NOTHING"


def put(db: Session, attempt: AttemptRow) -> None:
    """The first one stays."""
    db.execute(PUT, [int(value) if isinstance(value, bool) else value for value in astuple(attempt)])


def of(db: Session, player: str) -> list[AttemptRow]:
    """The oldest first."""
    rows = db.execute(f"SELECT {COLUMNS} FROM attempts WHERE player = %s ORDER BY at, id", (player,))
    return [replace(row, solved=bool(row.solved), told=bool(row.told)) for row in map(made, rows)]


def made(row: tuple[object, ...]) -> AttemptRow:
    return AttemptRow(*row)  # type: ignore[arg-type]


def move(db: Session, player: str, to: str) -> None:
    """What a browser tried before it belonged to this player is theirs, too."""
    for attempt in of(db, player):
        put(db, replace(attempt, player=to))
