"""Where tables are found: opened from the store when somebody comes, closed when nobody is left."""

import asyncio
import logging
import re
import time
from contextlib import suppress

from bedesten.server.errors import Elsewhere, Moved, Refused
from bedesten.server.net.limits import Crowding, Door, Strikes, Turnstile
from bedesten.server.ops.garbage import Garbage
from bedesten.server.store import rows
from bedesten.server.store.rows import Stored
from bedesten.server.tables.room import Room, Services
from bedesten.server.tables.table import Table
from bedesten.text import LANGUAGES

log = logging.getLogger(__name__)
SWEEP = 30.0
WATCH = 0.2  # seconds between two looks at the store
LEFT_ALONE = 30.0  # seconds in which whoever asked for a table takes it, or its clock goes on here
LONGEST = 13
CODE = re.compile(r"[A-Z0-9]{1,12}")  # what could be one: nothing else ever reaches the store


class Lobby:
    """One room per table at most."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.door = Door(services.settings)
        self.turnstile = Turnstile(services.settings)
        self.crowding = Crowding(services.settings.sockets)
        self.strikes = Strikes(services.settings.admin_tries, services.settings.admin_lockout)
        self.rooms: dict[str, Room] = {}
        self.opening: dict[str, asyncio.Task[Room]] = {}
        self.releasing: set[asyncio.Task[None]] = set()
        self.ceded: dict[str, float] = {}  # when another process was let have a table
        self.garbage = Garbage()
        self.waits = False  # for the store
        self.unfit: set[str] = set()  # tables that cannot be opened

    async def start(self) -> None:
        """Tables with a clock go on at once; all others when somebody comes."""
        every = self.services.supervisor.every
        every("lobby sweep", min(SWEEP, self.services.settings.idle), self.sweep)
        every("lobby watch", WATCH, self.watch)
        await self.open_clocked()

    async def open_clocked(self) -> None:
        store, long_ago = self.services.store, time.monotonic() - LEFT_ALONE
        self.ceded = {code: at for code, at in self.ceded.items() if at > long_ago}
        clocked = await store.run(rows.with_clock)
        codes = [code for code in clocked if code not in self.rooms and code not in self.ceded]
        for code in await store.unclaimed(codes):
            with suppress(Refused):  # another process may be faster
                await self.open_or_leave(code)

    async def open_or_leave(self, code: str) -> None:
        """One table that cannot be opened keeps no other from going on."""
        try:
            if code not in self.unfit:
                await self.room(code)
        except (Refused, Moved):
            raise
        except Exception:
            log.exception("table %s cannot be opened", code)
            self.unfit.add(code)

    async def stop(self) -> None:
        await self.services.supervisor.stop()
        self.services.store.closing.set()
        await asyncio.gather(*(room.inbox.stop() for room in list(self.rooms.values())))
        self.services.pool.close()
        self.services.store.close()

    # --- rooms

    async def room(self, code: str) -> Room:
        """The open room of a table; Refused if there is no such table."""
        code = code[:LONGEST].upper()
        if not CODE.fullmatch(code):
            raise Refused(404, f"there is no table {code!r}")
        if code in self.rooms:
            self.rooms[code].look()
            return self.rooms[code]
        if code not in self.opening:
            self.opening[code] = asyncio.create_task(self.open(code))
            self.opening[code].add_done_callback(lambda _: self.opening.pop(code, None))
        return await asyncio.shield(self.opening[code])

    async def open(self, code: str) -> Room:
        if await self.services.store.claim(code):
            raise Elsewhere
        stored = await self.stored(code)
        # in a thread: playing a long log again takes a tenth of a second, and so does learning a language
        table = await asyncio.to_thread(laid_out, stored)
        room = Room(self.services, table, self.closed)
        self.rooms[code] = room
        log.info("table %s opens", code)
        await room.call(room.open)
        return room

    async def stored(self, code: str) -> Stored:
        stored = await self.services.store.run(lambda db: rows.load(db, code))
        if stored is None:
            raise Refused(404, f"there is no table {code!r}")
        return stored

    def closed(self, room: Room) -> None:
        code = room.table.row.code
        if self.rooms.get(code) is room:
            del self.rooms[code]
        quiet = code not in self.rooms and code not in self.opening
        if quiet and not self.services.store.closing.is_set():
            release = asyncio.create_task(self.services.store.release(code))
            self.releasing.add(release)
            release.add_done_callback(self.releasing.discard)

    async def cede(self, code: str) -> None:
        """Let another process have a table at which nobody is here; what is under way is finished first."""
        room = self.rooms.get(code)
        if room is not None and not room.visited():
            self.ceded[code] = time.monotonic()
            del self.rooms[code]
            await room.inbox.stop()
            await asyncio.gather(*self.releasing)
        elif room is None and code not in self.opening:  # somebody asked for it, but it was not opened
            await self.services.store.release(code)

    def drop_all(self) -> None:
        """This process writes no table any more: whoever was here is told so and comes back, wherever the
        table is then."""
        rooms = list(self.rooms.values())
        self.rooms.clear()
        for room in rooms:
            room.audience.pause()
            room.post(gone)

    async def watch(self) -> None:
        """While the store takes nothing, every table is told that it waits."""
        trouble = self.services.store.dead()
        if bool(trouble) != self.waits:
            self.waits = not self.waits
            log.error("the store %s", trouble or "goes on")
            if self.waits:
                self.pause()

    def pause(self) -> None:
        for room in self.rooms.values():
            room.audience.pause()

    async def sweep(self) -> None:
        """Let bots rest where nobody looks, close rooms that nobody needs, and clear away what is left."""
        for room in self.rooms.values():
            room.rest()
        for room in self.needless():
            code = room.table.row.code
            if self.rooms.get(code) is room and room.idle():  # else somebody came meanwhile
                del self.rooms[code]
                await room.inbox.stop()
        self.garbage.collect(self.sockets())

    def sockets(self) -> int:
        return sum(len(room.audience.members) for room in self.rooms.values())

    def needless(self) -> list[Room]:
        """Rooms that have been quiet for long, and the quietest of too many."""
        settings = self.services.settings
        idle = sorted((room for room in self.rooms.values() if room.idle()), key=lambda r: r.inbox.touched)
        long_ago = time.monotonic() - settings.idle
        return [
            room
            for left, room in zip(range(len(idle), 0, -1), idle, strict=True)
            if left > settings.most_idle or room.inbox.touched < long_ago
        ]


def laid_out(stored: Stored) -> Table:
    table = Table(stored)
    for lang in LANGUAGES:
        table.voice(lang)
    return table


async def gone() -> None:
    raise Moved("the right to write this table is lost")
