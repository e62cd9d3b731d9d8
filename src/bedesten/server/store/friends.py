"""Whom a player knows: who has finished a game with them and shows their page. Only they themselves are told.

Who does not hear them is one of them all the same: otherwise they would learn that from whom they miss."""

from typing import Final

from bedesten.server.store.rows import FINISHED
from bedesten.server.store.session import Session

OF: Final = (
    "SELECT theirs.player FROM seats AS mine JOIN seats AS theirs ON theirs.code = mine.code"
    f" JOIN tables ON tables.code = mine.code AND tables.status = '{FINISHED}'"
    " JOIN players AS friends ON friends.id = theirs.player AND friends.shown = 1"
    " WHERE mine.player = %s AND mine.player <> '' AND theirs.player <> mine.player"
    " AND NOT EXISTS (SELECT 1 FROM mutes WHERE mutes.player = mine.player AND mutes.other = theirs.player)"
)


def some(db: Session, player: str) -> bool:
    """Whether there are any."""
    return db.execute(f"{OF} LIMIT 1", (player,)).fetchone() is not None
