"""Finished games are studied one after the other, by processes that give way to everything else; what came
of it is kept with the game."""

import asyncio
import logging
from collections import Counter, OrderedDict
from concurrent.futures import BrokenExecutor
from contextlib import suppress
from dataclasses import asdict, dataclass, field
from hashlib import sha256
from time import monotonic
from typing import Any, Final

import msgspec

from bedesten import catalog
from bedesten.core.game import Game
from bedesten.server.bots import studying
from bedesten.server.bots.studying import Finished
from bedesten.server.errors import Refused
from bedesten.server.replay.records import Played
from bedesten.server.store import results, rows
from bedesten.server.store.rows import ReviewRow, TableRow
from bedesten.server.store.session import Session
from bedesten.server.tables.room import Services
from bedesten.study import Answers, Review
from bedesten.study.judge import BLUNDER
from bedesten.study.key import fingerprint
from bedesten.study.ledger import Ledger

log = logging.getLogger(__name__)
ENOUGH: Final = 0.05  # of all questions that must be answered to say how long the rest will take
SLICE: Final = 2.0  # seconds of thought between two looks at how far it is
MOST_WAITING: Final = 12
KEPT: Final = 32  # in memory
USUAL: Final = 60.0  # seconds a study takes, until one has been seen
STARVED: Final = 20  # times as long it may take by the clock: on a busy machine it gets few turns
WAITING, RUNNING, STOPPED, DONE = "waiting", "running", "stopped", "done"


@dataclass
class Progress:
    """Of one study; there is no review before its first slice is over. What an older engine found is told
    until this one is through."""

    about: str
    state: str
    review: Review | None = None
    answers: Answers = field(default_factory=Answers)
    task: asyncio.Task[None] | None = None
    older: Review | None = None
    dated: float = 0.0  # when the older one was made
    begun: float = 0.0  # when thinking began, by the clock that only goes on
    most: float = 0.0  # seconds it may think
    thought: float = 0.0  # seconds it has thought since then, without those in which others had their turn

    @property
    def shown(self) -> Review | None:
        return self.review if self.state == DONE or self.older is None else self.older

    def over(self) -> bool:
        """Whether its time is up."""
        return self.thought >= self.most or monotonic() >= self.begun + STARVED * self.most

    def left(self) -> float:
        """About how many seconds it still takes, as fast as it has been so far; never more than it may."""
        if self.review is None or self.review.done <= ENOUGH * self.review.questions or not self.thought:
            return 0.0
        rest = (self.review.questions - self.review.done) / self.review.done
        passed, allowed = monotonic() - self.begun, max(0.0, self.most / self.thought - 1)
        return min(passed * min(rest, allowed), max(0.0, STARVED * self.most - passed))


class Kept(msgspec.Struct):
    """When a review was made; of old it was not kept."""

    at: float = 0.0


class Reviews:
    """All that are known or under way."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.known: OrderedDict[str, Progress] = OrderedDict()
        self.one = asyncio.Lock()  # is studied at a time
        self.asking = asyncio.Lock()  # nothing is begun twice
        self.took = USUAL  # seconds, the last one

    async def asked(self, game: Played) -> Progress:
        """How far it is; begun if nobody has asked before."""
        check(game, self.services.settings.review_seconds)
        code, about = game.row.code, await asyncio.to_thread(about_played, game)
        async with self.asking:
            progress = self.known.pop(code, None)
            if progress is None or progress.about != about:
                progress = await self.remembered(game, about)
            self.known[code] = progress
        self.forget()
        return progress

    async def go_on(self, game: Played) -> Progress:
        """Once more as long with a study whose time was up; what was found stays until there is more."""
        progress = await self.asked(game)
        async with self.asking:
            if progress.state == STOPPED:
                more = Progress(progress.about, WAITING, progress.review, progress.answers)
                self.known[game.row.code] = self.begin(game, more)
        return self.known.get(game.row.code, progress)

    def is_known(self, code: str) -> bool:
        return code in self.known

    async def remembered(self, game: Played, about: str) -> Progress:
        """From the store; what is of other rules or another evaluation is made again."""
        code = game.row.code
        row = await self.services.store.run(lambda db: rows.load_review(db, code))
        if row is None:
            return self.begin(game, Progress(about, WAITING))
        if row.about != about:
            older, dated = readable(row)
            return self.begin(game, Progress(about, WAITING, older=older, dated=dated))
        review = msgspec.json.decode(row.review, type=Review)
        await self.services.store.run(lambda db: keep_found(db, code, review))  # of old it was not kept
        return Progress(about, DONE if review.whole else STOPPED, review)

    def begin(self, game: Played, progress: Progress) -> Progress:
        if len(self.under_way()) >= MOST_WAITING:
            raise Refused(503, "too many games are being studied: ask again", 10)
        progress.task = asyncio.create_task(self.study(game, progress))
        return progress

    def under_way(self) -> list[Progress]:
        """In the order in which they began."""
        return [progress for progress in self.known.values() if progress.state in (WAITING, RUNNING)]

    def before(self, progress: Progress) -> int:
        """How many games are studied first."""
        if progress.state != WAITING:
            return 0
        return sum(other is not progress for other in self.under_way())

    def left(self, progress: Progress) -> float:
        """About how many seconds until it is through; 0 where nobody can say."""
        if progress.state == WAITING:
            return self.before(progress) * self.took
        return progress.left() if progress.state == RUNNING else 0.0

    def forget(self) -> None:
        done = [code for code, progress in self.known.items() if progress.state in (STOPPED, DONE)]
        for code in done[: max(0, len(self.known) - KEPT)]:
            del self.known[code]

    async def study(self, game: Played, progress: Progress) -> None:
        """Slice by slice, until it is whole or its time is up."""
        actions = [entry.action for entry in game.actions]
        travelling = studying.finished(game.row.game, game.row.setup(), actions)
        try:
            async with self.one:
                progress.state, progress.begun = RUNNING, monotonic()
                progress.most = self.services.settings.review_seconds
                await self.think(travelling, progress)
                self.took = monotonic() - progress.begun
            await self.keep(game.row.code, progress)
        except (BrokenExecutor, TimeoutError) as error:
            log.warning("table %s: its study was given up: %r", game.row.code, error)
            if progress.review is None:
                self.known.pop(game.row.code, None)
            else:
                progress.state = STOPPED

    async def think(self, game: Finished, progress: Progress) -> None:
        pool, before = self.services.pool, progress.answers.worked
        while progress.state == RUNNING:
            progress.answers, review = await pool.study(game, SLICE, progress.answers)
            progress.review = further(progress.review, review)
            progress.thought = (progress.answers.worked - before) / len(pool.studies.workers)
            if progress.review.whole or progress.over():
                progress.state = DONE if progress.review.whole else STOPPED

    async def keep(self, code: str, progress: Progress) -> None:
        review = progress.review
        assert review is not None
        row = ReviewRow(progress.about, msgspec.json.encode(asdict(review) | {"at": rows.now()}).decode())

        def put(db: Session) -> None:
            rows.put_review(db, code, row)
            keep_found(db, code, review)

        await self.services.store.run(put)

    async def stop(self) -> None:
        """With the server; what was not whole begins anew when it is asked for again."""
        for progress in self.under_way():
            if progress.task is not None:
                progress.task.cancel()


def readable(row: ReviewRow) -> tuple[Review | None, float]:
    """What an older engine found and when; nothing where it wrote otherwise, or had not finished."""
    with suppress(msgspec.DecodeError):
        review = msgspec.json.decode(row.review, type=Review)
        return (review, msgspec.json.decode(row.review, type=Kept).at) if review.whole else (None, 0.0)
    return None, 0.0


def further(before: Review | None, now: Review) -> Review:
    """What was thought is forgotten with a server and begins anew: what was found is told until then."""
    return before if before is not None and before.done > now.done else now


def keep_found(db: Session, code: str, review: Review) -> None:
    """Of a study that is whole, with the results of its game."""
    if review.whole:
        blunders = Counter(one.seat for one in review.marked if one.name == BLUNDER)
        by_seat = [(*studied(mine), blunders[seat]) for seat, mine in enumerate(review.ledgers)]
        results.put_studied(db, code, by_seat)


def studied(mine: Ledger) -> tuple[float, float, float]:
    """Luck, how much it usually is, and points given away as they are told: to one decimal."""
    return mine.own_luck.share, mine.own_luck.error, max(0.0, round(-100 * mine.lost.share, 1))


def check(game: Played, seconds: float) -> None:
    if seconds <= 0:
        raise Refused(404, "games are not studied here")
    if not game.over:
        raise Refused(409, "the game is not over yet")
    if game.stored_events is not None or not catalog.brought(game.game, "evaluation"):
        raise Refused(409, "this game cannot be studied")


def about_played(game: Played) -> str:
    return about_game(game.row, game.game, [entry.token for entry in game.actions])


def about_game(row: TableRow, game: Game[Any, Any], tokens: list[str]) -> str:
    """Rules, evaluation and record, in a word."""
    words = [row.game, str(game.rules_version), fingerprint(catalog.evaluation(game))]
    setup = row.setup()
    words += [str(setup.players), repr(sorted(setup.options.items())), setup.scene]
    return sha256("\n".join([*words, *tokens]).encode()).hexdigest()
