"""Who is asked to which table, by whom; and who would rather not be."""

from dataclasses import astuple, dataclass

from bedesten.server.store import mutes
from bedesten.server.store.rows import inserting, now
from bedesten.server.store.session import Session

LASTS = 72 * 3600.0  # seconds


@dataclass(frozen=True)
class InvitationRow:
    """`declined`: 1 if the player does not want to come; of a table one sits at, not again with this host."""

    code: str
    player: str
    host: str
    at: float
    declined: int = 0


NEW = f"{inserting('invitations', InvitationRow, ())} ON CONFLICT (code, player, host) DO"
PUT = f"{NEW} NOTHING"
REFUSE = f"{NEW} UPDATE SET declined = 1"
OPEN = "JOIN tables ON tables.code = invitations.code AND tables.status = 'open'"
WAITING = (
    f"SELECT invitations.code, invitations.host FROM invitations {OPEN}"
    " WHERE invitations.player = %s AND declined = 0 AND at > %s AND NOT EXISTS (SELECT 1 FROM seats"
    " WHERE seats.code = invitations.code AND seats.player = invitations.player AND seats.kind = 'human')"
    " ORDER BY at DESC, invitations.code LIMIT %s"
)
COUNT = f"SELECT count(*) FROM invitations {OPEN} WHERE host = %s AND at > %s"
OF = "SELECT code, player, host, at, declined FROM invitations WHERE player = %s ORDER BY at, code, host"
UNWANTED = "SELECT player FROM invitations WHERE code = %s AND host = %s AND declined = 1"


def put(db: Session, code: str, host: str, asked: list[str]) -> None:
    """Nobody is asked twice to one table. What has lapsed goes."""
    db.execute("DELETE FROM invitations WHERE at < %s AND declined = 0", (now() - LASTS,))
    db.executemany(PUT, [astuple(InvitationRow(code, player, host, now())) for player in asked])


def decline(db: Session, code: str, player: str) -> None:
    """Whoever has asked."""
    db.execute("UPDATE invitations SET declined = 1 WHERE code = %s AND player = %s", (code, player))


def refuse(db: Session, code: str, player: str, host: str) -> None:
    """Not after the game of this table, and not from them."""
    db.execute(REFUSE, astuple(InvitationRow(code, player, host, now(), 1)))


def unwanted(db: Session, code: str, host: str) -> set[str]:
    """Who does not want to be asked by this host after that game, or does not hear them at all."""
    return {player for (player,) in db.execute(UNWANTED, (code, host))} | mutes.by(db, host)


def waiting(db: Session, player: str, most: int) -> list[tuple[str, str]]:
    """Tables and hosts that wait for somebody, the newest first."""
    return [(code, host) for code, host in db.execute(WAITING, (player, now() - LASTS, most))]


def pending(db: Session, host: str) -> int:
    """How many this host waits for."""
    number: int = db.execute(COUNT, (host, now() - LASTS)).fetchone()[0]
    return number


def of(db: Session, player: str) -> list[InvitationRow]:
    return [InvitationRow(*row) for row in db.execute(OF, (player,))]
