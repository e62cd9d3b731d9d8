"""Games that were played elsewhere: opened by their record, they are finished tables like any other."""

import asyncio

from litestar import post
from litestar.di import NamedDependency
from litestar.params import JSONBody

from bedesten.server.people.visitor import NOBODY
from bedesten.server.protocol.bounds import MOST_RECORD
from bedesten.server.protocol.seating import Opened, OpenRecord
from bedesten.server.routes.costs import PLAYED_AGAIN
from bedesten.server.tables.creation import insert
from bedesten.server.tables.imported import imported
from bedesten.server.tables.lobby import Lobby

MOST_BYTES = 2 * MOST_RECORD  # as JSON


@post("/api/records", costs=PLAYED_AGAIN, opens_table=True, request_max_body_size=MOST_BYTES)
async def open_record(data: JSONBody[OpenRecord], lobby: NamedDependency[Lobby]) -> Opened:
    """A table for a game that was played elsewhere, to look at and go on from; each word is checked."""
    stored, step, tree = await asyncio.to_thread(imported, data.record)
    return Opened(await insert(lobby, stored, NOBODY), step, tree)


ROUTES = [open_record]
