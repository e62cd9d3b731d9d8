"""What whoever runs the site looks up: tables and players, the newest first."""

from dataclasses import dataclass, replace

from bedesten.server.store.rows import plain
from bedesten.server.store.session import Session

MOST = 100
LONGEST = 80  # characters of what is looked for
TABLES = (
    "SELECT code, game, status, created, stopped FROM tables WHERE {} ORDER BY created DESC, code LIMIT %s"
)
PLAYERS = (
    "SELECT id, name, created, banned, (SELECT count(*) FROM seats WHERE seats.player = players.id"
    " AND seats.player <> '') FROM players WHERE {} ORDER BY created DESC, id LIMIT %s"
)
SITTING = "SELECT name FROM seats WHERE code = %s AND kind = 'human' ORDER BY seat"


@dataclass(frozen=True)
class KeptTable:
    code: str
    game: str
    status: str
    created: float
    stopped: float
    names: str = ""


@dataclass(frozen=True)
class KeptPlayer:
    id: str
    name: str
    created: float
    banned: float
    seats: int


def tables(db: Session, said: str) -> list[KeptTable]:
    """Of a status, or the one with this code; all of them if nothing is said."""
    asked = (said[:LONGEST], said[:LONGEST].upper(), MOST) if said else (MOST,)
    condition = "status = %s OR code = %s" if said else "1 = 1"
    rows = [KeptTable(*row) for row in db.execute(TABLES.format(condition), asked)]
    return [replace(one, names=", ".join(sitting(db, one.code))) for one in rows]


def sitting(db: Session, code: str) -> list[str]:
    return [name for (name,) in db.execute(SITTING, (code,)) if name]


def players(db: Session, said: str) -> list[KeptPlayer]:
    """Whose name has this in it, or who has this id; all of them if nothing is said."""
    condition = "id = %s OR lower(name) LIKE %s ESCAPE '!'" if said else "1 = 1"
    asked = (said[:LONGEST], f"%{plain(said[:LONGEST].lower())}%", MOST) if said else (MOST,)
    return [KeptPlayer(*row) for row in db.execute(PLAYERS.format(condition), asked)]
