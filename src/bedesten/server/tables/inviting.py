"""Playing again with people one has played with: who is asked, and who is told of it."""

from bedesten.server.protocol.people import Invitation
from bedesten.server.store import invitations, notices, rows
from bedesten.server.store.players import GONE
from bedesten.server.store.rows import HUMAN
from bedesten.server.store.session import Session
from bedesten.server.tables import finding
from bedesten.server.tables.names import called
from bedesten.server.tables.table import Table

MOST_ASKED = 8  # people one host waits for
MOST_TOLD = 5  # invitations, one from each host
LOOKED_AT = 40


def invite(db: Session, code: str, old: Table, host: str, seats: list[int] | None = None) -> int:
    """How many of those who sat at the old table are asked to the new one; whoever has no key, would rather
    not be asked by this host, or is one too many, is not."""
    wanted = company(old, host, seats) if host else []
    unwanted = invitations.unwanted(db, old.row.code, host)
    free = max(0, MOST_ASKED - invitations.pending(db, host))
    asked = [player for player in wanted if player not in unwanted][:free]
    invitations.put(db, code, host, asked)
    notices.put(db, code, notices.INVITED, asked, rows.now())
    return len(asked)


def company(old: Table, host: str, seats: list[int] | None) -> list[str]:
    """Other players at these seats, or at any."""
    there = [s.player for s in old.seats if s.kind == HUMAN and (seats is None or s.seat in seats)]
    return [player for player in dict.fromkeys(there) if player not in ("", GONE, host)]


def waiting(db: Session, player: str, lang: str) -> list[Invitation]:
    """Who wants to play with somebody, the newest first."""
    newest: dict[str, Invitation] = {}
    for code, host in invitations.waiting(db, player, LOOKED_AT):
        invitation = None if host in newest else told(db, code, host, lang)
        if invitation:
            newest[host] = invitation
    return list(newest.values())[:MOST_TOLD]


def told(db: Session, code: str, host: str, lang: str) -> Invitation | None:
    """Nothing once the host has gone."""
    row, seats = rows.load_table(db, code), rows.load_seats(db, code)
    there = [seat.seat for seat in seats if seat.of(host) and seat.kind == HUMAN]
    if row is None or not there:
        return None
    return Invitation(called(seats, row.game, lang)[there[0]], finding.told(db, row, seats, lang))
