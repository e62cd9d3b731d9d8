"""Finished games are studied one after the other, by a process that gives way to everything else; what came
of it is kept with the game."""

import asyncio
import logging
from collections import OrderedDict
from concurrent.futures import BrokenExecutor
from dataclasses import asdict, dataclass
from hashlib import sha256
from time import monotonic
from typing import Final

import msgspec

from bedesten import catalog
from bedesten.server.bots import studying
from bedesten.server.errors import Refused
from bedesten.server.replay.records import Played
from bedesten.server.store import rows
from bedesten.server.store.rows import ReviewRow
from bedesten.server.tables.room import Services
from bedesten.study import Review
from bedesten.study.key import fingerprint

log = logging.getLogger(__name__)
SLICE: Final = 2.0  # seconds of thought between two looks at how far it is
MOST_WAITING: Final = 8
KEPT: Final = 32  # in memory
WAITING, RUNNING, STOPPED, DONE = "waiting", "running", "stopped", "done"


@dataclass
class Progress:
    """Of one study; there is no review before its first slice is over."""

    about: str
    state: str
    review: Review | None = None
    task: asyncio.Task[None] | None = None


class Reviews:
    """All that are known or under way."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.known: OrderedDict[str, Progress] = OrderedDict()
        self.one = asyncio.Lock()  # is studied at a time
        self.asking = asyncio.Lock()  # nothing is begun twice

    async def asked(self, game: Played) -> Progress:
        """How far it is; begun if nobody has asked before."""
        check(game, self.services.settings.review_seconds)
        code, about = game.row.code, await asyncio.to_thread(about_game, game)
        async with self.asking:
            found = self.known.pop(code, None)
            if found is None or found.about != about:
                found = await self.remembered(code, about) or self.begin(game, about)
            self.known[code] = found
        self.forget()
        return found

    def is_known(self, code: str) -> bool:
        return code in self.known

    async def remembered(self, code: str, about: str) -> Progress | None:
        """From the store, unless it is of other rules or another evaluation."""
        row = await self.services.store.run(lambda db: rows.load_review(db, code))
        if row is None or row.about != about:
            return None
        review = msgspec.json.decode(row.review, type=Review)
        return Progress(about, DONE if review.whole else STOPPED, review)

    def begin(self, game: Played, about: str) -> Progress:
        if len(self.under_way()) >= MOST_WAITING:
            raise Refused(503, "too many games are being studied: ask again", 10)
        found = Progress(about, WAITING)
        found.task = asyncio.create_task(self.study(game, found))
        return found

    def under_way(self) -> list[Progress]:
        """In the order in which they began."""
        return [found for found in self.known.values() if found.state in (WAITING, RUNNING)]

    def before(self, found: Progress) -> int:
        """How many games are studied first."""
        if found.state != WAITING:
            return 0
        return sum(other is not found for other in self.under_way())

    def forget(self) -> None:
        done = [code for code, found in self.known.items() if found.state in (STOPPED, DONE)]
        for code in done[: max(0, len(self.known) - KEPT)]:
            del self.known[code]

    async def study(self, game: Played, found: Progress) -> None:
        """Slice by slice, until it is whole or its time is up."""
        travelling = studying.finished(game.row.game, game.row.setup(), [entry.action for entry in game.live])
        try:
            async with self.one:
                found.state = RUNNING
                until = monotonic() + self.services.settings.review_seconds
                while found.state == RUNNING:
                    found.review = await self.services.pool.study(travelling, SLICE)
                    if found.review.whole or monotonic() > until:
                        found.state = DONE if found.review.whole else STOPPED
            await self.keep(game.row.code, found)
        except (BrokenExecutor, TimeoutError) as error:
            log.warning("table %s: its study was given up: %r", game.row.code, error)
            self.known.pop(game.row.code, None)

    async def keep(self, code: str, found: Progress) -> None:
        assert found.review is not None
        row = ReviewRow(found.about, msgspec.json.encode(asdict(found.review)).decode())
        await self.services.store.run(lambda db: rows.put_review(db, code, row))

    async def stop(self) -> None:
        """With the server; what was not whole begins anew when it is asked for again."""
        for found in self.under_way():
            if found.task is not None:
                found.task.cancel()


def check(game: Played, seconds: float) -> None:
    if seconds <= 0:
        raise Refused(404, "games are not studied here")
    if not game.over:
        raise Refused(409, "the game is not over yet")
    if game.past is not None or not catalog.brought(game.game, "evaluation"):
        raise Refused(409, "nobody knows how to study this game")


def about_game(game: Played) -> str:
    """Rules, evaluation and record, in a word."""
    words = [game.row.game, str(game.game.rules_version), fingerprint(catalog.evaluation(game.game))]
    setup = game.row.setup()
    words += [str(setup.players), repr(sorted(setup.options.items())), setup.scene]
    told = "\n".join([*words, *(entry.token for entry in game.live)])
    return sha256(told.encode()).hexdigest()
