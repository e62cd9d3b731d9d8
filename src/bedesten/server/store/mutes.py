"""Whom a player would rather not hear, at any table. Nobody else is told."""

from dataclasses import astuple, dataclass

from bedesten.server.store.rows import columns, inserting, now
from bedesten.server.store.session import Session

MOST = 500  # of one player; the newest stay


@dataclass(frozen=True)
class MuteRow:
    player: str
    other: str
    at: float


PUT = f"{inserting('mutes', MuteRow, ())} ON CONFLICT (player, other) DO NOTHING"
OF = f"SELECT {columns(MuteRow)} FROM mutes WHERE player = %s ORDER BY at DESC, other"
TRIM = (
    "DELETE FROM mutes WHERE player = %s AND at <"
    " (SELECT min(at) FROM (SELECT at FROM mutes WHERE player = %s ORDER BY at DESC LIMIT %s) AS kept)"
)


def put(db: Session, row: MuteRow) -> None:
    db.execute(PUT, astuple(row))
    db.execute(TRIM, (row.player, row.player, MOST))


def mute(db: Session, player: str, other: str) -> None:
    put(db, MuteRow(player, other, now()))


def hear(db: Session, player: str, other: str) -> None:
    """Again; and they may ask for another game."""
    db.execute("DELETE FROM mutes WHERE player = %s AND other = %s", (player, other))
    db.execute("DELETE FROM invitations WHERE player = %s AND host = %s AND declined = 1", (player, other))


def of(db: Session, player: str) -> list[MuteRow]:
    """The newest first."""
    return [MuteRow(*row) for row in db.execute(OF, (player,))]


def by(db: Session, other: str) -> set[str]:
    """Who does not hear them."""
    return {player for (player,) in db.execute("SELECT player FROM mutes WHERE other = %s", (other,))}
