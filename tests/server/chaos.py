"""A server that is killed again and again under tables that are played over real sockets."""

import asyncio
import json
import multiprocessing
import random
import socket
from collections import Counter
from dataclasses import dataclass, field
from hashlib import sha256
from multiprocessing.process import BaseProcess
from pathlib import Path
from time import perf_counter
from typing import Any

import uvicorn
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from bedesten import catalog
from bedesten.core.play.timeline import replayed
from bedesten.server.run import bind, config
from bedesten.server.store.rows import Stored, load
from bedesten.server.store.sqlite import FILE, Store, session
from tests.patience import WITHIN
from tests.server.client import new_table
from tests.server.serving import settings

# Forked from a process that has imported everything: a server is there in a tenth of a second.
forks = multiprocessing.get_context("forkserver")
forks.set_forkserver_preload(["tests.server.chaos", "bedesten.server.app"])
GONE = (WebSocketException, OSError, EOFError, TimeoutError)


def run_server(folder: Path, listening: socket.socket) -> None:
    uvicorn.Server(config(settings(folder), Store(folder))).run(sockets=[listening])


class Victim:
    """It keeps its address: whoever comes while it is dead waits at the door."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.listening = bind("127.0.0.1", 0)
        self.port = self.listening.getsockname()[1]
        self.process = self.start()

    def start(self) -> BaseProcess:
        self.process = forks.Process(target=run_server, args=(self.folder, self.listening))
        self.process.start()
        return self.process

    def kill(self) -> None:
        self.process.kill()
        self.process.join()

    def close(self) -> None:
        self.kill()
        self.listening.close()


def digest(view: Any) -> str:
    return sha256(json.dumps(view, sort_keys=True).encode()).hexdigest()[:16]


@dataclass
class Notes:
    """What clients were told, and how long they were away."""

    told: dict[tuple[str, int, int], str] = field(default_factory=dict)  # table, change, seat: the view
    acknowledged: Counter[tuple[str, int]] = field(
        default_factory=Counter
    )  # table, change made by an own answer
    away: list[float] = field(default_factory=list)
    stood_in: int = 0


class Player:
    """Holds every seat of a table, answers anything, and comes back whenever it is thrown out."""

    def __init__(self, port: int, code: str, tokens: list[str], notes: Notes, dice: random.Random) -> None:
        self.url = f"ws://127.0.0.1:{port}/ws/{code}"
        self.code, self.tokens, self.notes, self.dice = code, tokens, notes, dice
        self.seq = 0
        self.sent = -1  # the change that an own answer would make
        self.lost = 0.0
        self.over = False
        self.rest = 0.0  # seconds before coming back

    async def play(self, acted: asyncio.Queue[str]) -> None:
        while not self.over:
            try:
                async with connect(self.url, open_timeout=WITHIN, close_timeout=0.1, max_size=None) as ws:
                    await self.sit(ws, acted)
            except GONE:
                self.lost = self.lost or perf_counter()
                await asyncio.sleep(self.rest)

    async def sit(self, ws: ClientConnection, acted: asyncio.Queue[str]) -> None:
        hello = {"t": "hello", "tokens": self.tokens, "lang": "en", "seq": self.seq}
        await ws.send(json.dumps(hello))
        while not self.over:
            message = json.loads(await asyncio.wait_for(ws.recv(), WITHIN))
            if message["t"] == "table":
                self.notes.stood_in += any(seat["standin"] for seat in message["info"]["seats"])
            elif message["t"] in ("sync", "step"):
                await self.heard(message, ws, acted)

    async def heard(self, message: dict[str, Any], ws: ClientConnection, acted: asyncio.Queue[str]) -> None:
        if self.lost:
            self.notes.away.append(perf_counter() - self.lost)
            self.lost = 0.0
        assert message["seq"] >= self.seq, "an acknowledged change is gone"
        self.seq = message["seq"]
        key = (self.code, self.seq, message["as"])
        seen = digest(message["view"])
        assert self.notes.told.setdefault(key, seen) == seen, "the same change was told otherwise"
        if message["t"] == "step" and self.seq == self.sent:
            self.notes.acknowledged[self.code, self.seq] += 1
            acted.put_nowait(self.code)
        self.over = message["ask"] is None
        if not self.over and message["ask"]["mine"]:
            self.sent = self.seq + 1
            token = self.dice.choice(message["ask"]["options"])["token"]
            await ws.send(json.dumps({"t": "act", "seq": self.seq, "tokens": [token]}))


def check_file(folder: Path, notes: Notes) -> int:
    db = session(folder / FILE)
    try:
        codes = [code for (code,) in db.execute("SELECT code FROM tables").fetchall()]
        return check_logs([load(db, code) for code in codes], notes)
    finally:
        db.close()


def check_logs(tables: list[Stored | None], notes: Notes) -> int:
    """Played again, every log leads to all that was ever told of it, each change once; how many changes."""
    kept = {stored.table.code: stored for stored in tables if stored is not None}
    assert {code for code, *_ in notes.told} <= set(kept), "a table is gone"
    for code, stored in kept.items():
        assert [row.n for row in stored.log] == list(range(len(stored.log)))
        last = last_of(stored)
        assert {row.seq for row in stored.log} == set(range(1, last + 1))
        assert all(seq <= last for table, seq in notes.acknowledged if table == code)
        check_told(stored, {key[1:]: view for key, view in notes.told.items() if key[0] == code})
    return sum(map(last_of, kept.values()))


def last_of(stored: Stored) -> int:
    """Its last change; a table may have been made a moment before the end."""
    return stored.log[-1].seq if stored.log else 0


def check_told(stored: Any, told: dict[tuple[int, int], str]) -> None:
    game = catalog.game(stored.table.game)
    timeline = replayed(game, stored.table.setup(), [])
    for at, row in enumerate(stored.log):
        timeline.undo_one() if row.token == "undo" else timeline.push(timeline.game.lexicon.action(row.token))
        if at + 1 == len(stored.log) or stored.log[at + 1].seq > row.seq:
            for seat in range(stored.table.players):
                view = told.get((row.seq, seat))
                assert view in (None, digest(game.notation.dump_view(game.view(timeline.match.state, seat))))


async def chaos(folder: Path, kills: int, tables: int, seed: int) -> tuple[Notes, int]:
    """Kill again and again, each after a few answers; what was told, and how many changes the logs hold."""
    dice = random.Random(seed)
    victim = Victim(folder)
    notes, acted = Notes(), asyncio.Queue[str]()
    url = f"http://127.0.0.1:{victim.port}"
    clock = {"kind": "live", "seconds": 3600}

    async def sit_down() -> asyncio.Task[None]:
        code, tokens = await asyncio.to_thread(new_table, url, "me", "me", help="bare", clock=clock)
        player = Player(victim.port, code, tokens, notes, random.Random(dice.random()))
        return asyncio.create_task(player.play(acted))

    try:
        players = [await sit_down() for _ in range(tables)]
        for _ in range(kills):
            for _ in range(dice.randrange(1, 2 * tables)):
                await asyncio.wait_for(acted.get(), WITHIN)
            for ended in [task for task in players if task.done()]:
                ended.result()
                players.remove(ended)
                players.append(await sit_down())
            victim.kill()
            while not acted.empty():  # the next kill waits for answers that the next server has acknowledged
                acted.get_nowait()
            victim.start()
        for player in players:
            player.cancel()
        ends = await asyncio.gather(*players, return_exceptions=True)
        assert all(isinstance(end, asyncio.CancelledError) or end is None for end in ends), ends
    finally:
        victim.close()
    return notes, check_file(folder, notes)
