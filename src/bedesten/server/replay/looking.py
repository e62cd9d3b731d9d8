"""The game of a table, to be worked on beside it."""

from bedesten.server.errors import Refused
from bedesten.server.replay import records
from bedesten.server.replay.records import Played
from bedesten.server.store import deals
from bedesten.server.tables.lobby import Lobby
from bedesten.server.words import known


async def looked_up(lobby: Lobby, code: str, lang: str) -> Played:
    """A copy of the game is taken in the room, the work on it is done beside it."""
    room = await lobby.room(code)
    lang = known(lang)

    async def copy() -> Played:
        if room.table.closed():
            raise Refused(403, "this table has no spectators before the game is over")
        row = room.table.row
        stored = None if room.table.timeline.whole else await lobby.stored(row.code)
        sealed = bool(row.deal) and await lobby.services.store.run(lambda db: deals.sealed(db, row.deal))
        return records.played(room.table, lang, stored, sealed)

    return await room.call(copy)
