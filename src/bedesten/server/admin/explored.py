"""The finished games of a site for a file of the explorer: what was played, nobody's name."""

from collections.abc import Iterator

from bedesten.explorer import Seen
from bedesten.server.admin.archive import loaded
from bedesten.server.replay.exploring import told
from bedesten.server.store import deals, rows
from bedesten.server.store.rows import FINISHED
from bedesten.server.store.session import Session


def finished(db: Session) -> Iterator[Seen]:
    """All that were played from their set-up to their end by the rules of today. A deal that others still
    play is left out: its layout and cards are theirs to find."""
    for code in rows.codes(db):
        stored = loaded(db, code)
        if stored.table.status == FINISHED and not deals.sealed(db, stored.table.deal):
            yield from told(stored)
