"""Passkeys of players: of each its name and its public half. The other one never leaves its device."""

from dataclasses import astuple, dataclass

from bedesten.server.store.rows import columns, inserting
from bedesten.server.store.session import Session


@dataclass(frozen=True)
class PasskeyRow:
    """`public`: as base64. `uses`: how often its device says that it was used; 0 if it does not count."""

    id: str
    player: str
    public: str
    uses: int
    created: float


COLUMNS = columns(PasskeyRow)


def put(db: Session, passkey: PasskeyRow) -> None:
    """One that is already there is an error."""
    db.execute(inserting("passkeys", PasskeyRow, ()), astuple(passkey))


def find(db: Session, id: str) -> PasskeyRow | None:
    row = db.execute(f"SELECT {COLUMNS} FROM passkeys WHERE id = %s", (id,)).fetchone()
    return None if row is None else PasskeyRow(*row)


def used(db: Session, id: str, uses: int) -> None:
    db.execute("UPDATE passkeys SET uses = %s WHERE id = %s", (uses, id))


def drop(db: Session, id: str) -> None:
    db.execute("DELETE FROM passkeys WHERE id = %s", (id,))


def of(db: Session, player: str) -> list[PasskeyRow]:
    statement = f"SELECT {COLUMNS} FROM passkeys WHERE player = %s ORDER BY created, id"
    return [PasskeyRow(*row) for row in db.execute(statement, (player,))]
