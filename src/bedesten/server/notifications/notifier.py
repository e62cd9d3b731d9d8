"""Looks again and again what is due, takes it, and tells it; whatever fails disturbs nobody."""

import asyncio
import logging
from collections import Counter
from collections.abc import Coroutine
from dataclasses import dataclass
from functools import partial
from itertools import groupby
from typing import Any

from bedesten.server.codes import token_hash
from bedesten.server.errors import Refused
from bedesten.server.net.limits import Strikes
from bedesten.server.notifications import seal, ways
from bedesten.server.notifications.notice import ALL, Notice, composed, quiet_until, still
from bedesten.server.notifications.seal import Seal
from bedesten.server.store import channels, notices
from bedesten.server.store.channels import ChannelRow, TellingRow
from bedesten.server.store.notices import ENDED, SWITCH, TURN, NoticeRow
from bedesten.server.store.rows import now
from bedesten.server.store.session import Session
from bedesten.server.tables.lobby import Lobby
from bedesten.server.tables.room import Room
from bedesten.server.words import say

log = logging.getLogger(__name__)
MOST = 200  # looked at together
AT_ONCE = 20  # notices on their way
WAITING = 2000  # and such as wait for that; more are not told
EMAILS = 3  # in a day to an address that nobody has confirmed
DAY, TIDY = 24 * 3600.0, 3600.0


@dataclass(frozen=True)
class Delivery:
    wishes: TellingRow
    ways: list[ChannelRow]
    notice: Notice


class Notifier:
    """Of one process; several of them never tell the same."""

    def __init__(self, lobby: Lobby) -> None:
        self.lobby = lobby
        self.settings = lobby.services.settings
        self.store = lobby.services.store
        self.seal: Seal
        self.tasks: set[asyncio.Task[None]] = set()
        self.room = asyncio.Semaphore(AT_ONCE)
        self.emails = Strikes(EMAILS, DAY)  # that ask to be confirmed, by address

    async def start(self) -> None:
        if not self.settings.tell_every:
            return
        self.seal = await self.store.run(seal.kept)
        every = self.lobby.services.supervisor.every
        every("notifier", self.settings.tell_every, self.look)
        every("notifier tidy", TIDY, self.tidy)

    async def tidy(self) -> None:
        await self.store.run(notices.forget_old)
        await self.store.run(channels.drop_unconfirmed)

    async def stop(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    async def look(self) -> None:
        due = await self.store.run(lambda db: notices.due(db, MOST))
        if not due:
            return
        ours = await self.ours(due)
        for player, some in groupby(sorted(ours, key=lambda row: row.player), key=lambda row: row.player):
            delivery = await self.store.run(partial(self.taken, player, list(some)))
            if delivery is not None:
                self.tell(delivery)

    async def ours(self, due: list[NoticeRow]) -> list[NoticeRow]:
        """Who is at a table is known by the process that has it; what nobody has, anybody tells."""
        elsewhere = {row.code for row in due if row.kind in (TURN, ENDED)} - {*self.lobby.rooms}
        free = {*await self.store.unclaimed(sorted(elsewhere))}
        return [row for row in due if row.code not in elsewhere or row.code in free]

    def taken(self, player: str, due: list[NoticeRow], db: Session) -> Delivery | None:
        """What is told now. In quiet hours, or too soon after the last time, all of it waits."""
        wishes, at = channels.wishes(db, player), now()
        hold = max(quiet_until(wishes, at), wishes.told_at + self.settings.tell_gap)
        if hold > at and not wishes.stopped:
            for row in due:
                notices.postpone(db, row, hold)
            return None
        mine = [row for row in due if notices.take(db, row) and self.wanted(wishes, row) and still(db, row)]
        confirmed = [way for way in channels.of(db, player) if way.confirmed]
        if not mine or not confirmed:
            return None
        channels.was_told(db, player, at)
        site, waiting = self.settings.site.name, notices.waiting(db, player)
        return Delivery(wishes, confirmed, composed(db, site, mine, wishes.lang, waiting))

    def wanted(self, wishes: TellingRow, row: NoticeRow) -> bool:
        here = row.kind in (TURN, ENDED) and row.player in present(self.lobby.rooms.get(row.code))
        return not here and not wishes.stopped and bool(getattr(wishes, SWITCH[row.kind]))

    def trial(self, db: Session, player: str) -> Delivery | None:
        """To see whether it comes; None if something was told just now, or there is no way."""
        wishes = channels.wishes(db, player)
        confirmed = [way for way in channels.of(db, player) if way.confirmed]
        if not confirmed or now() < wishes.told_at + self.settings.tell_gap:
            return None
        channels.was_told(db, player, now())
        text = say(wishes.lang, "told_trial")
        site, waiting = self.settings.site.name, notices.waiting(db, player)
        return Delivery(wishes, confirmed, Notice(site, text, "/me", ALL, waiting))

    # --- on its way

    def tell(self, delivery: Delivery) -> None:
        for way in delivery.ways:
            self.begin(self.by(way, delivery.notice, delivery.wishes.lang))

    def begin(self, work: Coroutine[Any, Any, None]) -> None:
        """Nobody waits for it."""
        if len(self.tasks) >= WAITING:
            work.close()
            self.count["dropped"] += 1
            return
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def by(self, way: ChannelRow, notice: Notice, lang: str) -> None:
        async with self.room:
            went = await ways.tell(self.settings, self.seal, way, notice, lang)
        self.count[f"{way.kind} {went}"] += 1
        if went == ways.GONE:
            await self.store.run(lambda db: channels.drop(db, way.id))

    def admit_email(self, address: str) -> None:
        """Nobody is asked again and again whether they want to be written to."""
        household = token_hash(address.lower())
        if wait := self.emails.out(household):
            raise Refused(429, "this address has been asked already: look for the e-mail", wait)
        self.emails.give(household)

    def confirm(self, way: ChannelRow, lang: str) -> None:
        self.begin(self.ask(way, lang))

    async def ask(self, way: ChannelRow, lang: str) -> None:
        async with self.room:
            went = await ways.guarded(ways.ask_to_confirm(self.settings, self.seal, way, lang))
        self.count[f"{way.kind} {went}"] += 1

    @property
    def count(self) -> Counter[str]:
        return self.lobby.services.metrics.told


def present(room: Room | None) -> set[str]:
    """The players who are at a table now."""
    if room is None:
        return set()
    there = {room.table.seats[seat].player for seat in room.audience.online()}
    return there | {member.player for member in room.audience.members}
