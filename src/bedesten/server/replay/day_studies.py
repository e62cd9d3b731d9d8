"""Games of the day are studied when they have ended and nobody else waits for a study: what their
choices cost breaks ties."""

import logging
from typing import Final

from bedesten.server.errors import Moved, Onward, Refused
from bedesten.server.replay.looking import looked_up
from bedesten.server.replay.reviews import Reviews
from bedesten.server.store import deals, rows
from bedesten.server.tables.lobby import Lobby

log = logging.getLogger(__name__)
EVERY: Final = 5.0  # seconds
RECENT: Final = 3 * 24 * 3600.0  # what was missed for longer is missed


class DayStudies:
    """Of one process; what it has tried once it leaves to those who ask."""

    def __init__(self, lobby: Lobby, reviews: Reviews) -> None:
        self.lobby = lobby
        self.reviews = reviews
        self.tried: set[str] = set()

    async def start(self) -> None:
        if self.lobby.services.settings.review_seconds > 0:
            self.lobby.services.supervisor.every("studies of the day", EVERY, self.look)

    async def look(self) -> None:
        if self.reviews.under_way():
            return
        since = rows.now() - RECENT
        codes = await self.lobby.services.store.run(lambda db: deals.unstudied(db, since))
        for code in [code for code in codes if code not in self.tried][:1]:
            self.tried.add(code)
            await self.study(code)

    async def study(self, code: str) -> None:
        """What another server keeps it will study itself."""
        try:
            await self.reviews.asked(await looked_up(self.lobby, code, "en"))
        except (Refused, Moved, Onward) as why:
            log.info("table %s: not studied: %r", code, why)
