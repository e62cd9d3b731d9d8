"""Games through a proxy in front of two servers on one PostgreSQL, of which one is killed at a time."""

import asyncio
import random
from collections import Counter
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from time import perf_counter

import httpx

from bedesten.server.store.postgres import PostgresStore
from bedesten.server.store.rows import load
from tests.patience import WITHIN
from tests.server.chaos import Notes, Player, check_logs
from tests.server.client import new_table
from tests.server.proxy import Proxy
from tests.server.serving import ADMIN, Process

REST = 0.1  # seconds before somebody who was sent away comes back
LOOK = 0.2  # and between two looks at tables over HTTP
SEATS = [["me", "me"], ["me", "easy", "me"], ["me", "greedy"]]
FOR_A_MOMENT = {502, 503, 504}  # come again, say the servers or the proxy
SOCKETS, REQUESTS = "websocket", "http"


@dataclass
class Report:
    """What came of it."""

    notes: Notes = field(default_factory=Notes)
    tables: int = 0
    finished: int = 0
    answers: Counter[int] = field(default_factory=Counter)  # over HTTP, by status
    relayed: Counter[str] = field(default_factory=Counter)
    gone_on: list[float] = field(default_factory=list)  # seconds from a kill until every table had gone on
    changes: int = 0


class Cluster:
    """Somebody at every table answers anything, somebody else looks on; a stranger asks for tables over HTTP
    all the while."""

    def __init__(self, proxy: Proxy, servers: tuple[Process, Process], seed: int) -> None:
        self.proxy = proxy
        self.servers = servers
        self.dice = random.Random(seed)
        self.report = Report()
        self.acted: asyncio.Queue[str] = asyncio.Queue()
        self.playing: dict[str, asyncio.Task[None]] = {}
        self.watching: list[asyncio.Task[None]] = []
        self.http = httpx.AsyncClient(base_url=proxy.url, timeout=WITHIN)

    async def run(self, tables: int, kills: int) -> Report:
        looking = asyncio.create_task(self.look())
        try:
            await asyncio.gather(*(self.sit_down() for _ in range(tables)))
            for number in range(kills):
                await self.everybody_answers()
                await self.kill(self.servers[number % 2])
            await self.everybody_answers()
        finally:
            tasks = [looking, *self.playing.values(), *self.watching]
            for task in tasks:
                task.cancel()
            ends = await asyncio.gather(*tasks, return_exceptions=True)
            await self.http.aclose()
        assert all(isinstance(end, asyncio.CancelledError) or end is None for end in ends), ends
        for server in self.servers:
            self.count_relayed(server)
        return self.report

    async def sit_down(self) -> None:
        """Through the proxy, like everybody; asked again if a server died over it."""
        seats = SEATS[self.report.tables % len(SEATS)]
        self.report.tables += 1
        while True:
            with suppress(AssertionError, httpx.TransportError):
                code, tokens = await asyncio.to_thread(new_table, self.proxy.url, *seats, help="bare")
                break
            await asyncio.sleep(REST)
        self.playing[code] = self.seated(code, tokens)
        self.watching.append(self.seated(code, []))

    def seated(self, code: str, tokens: list[str]) -> asyncio.Task[None]:
        dice = random.Random(self.dice.random())
        player = Player(self.proxy.port, code, tokens, self.report.notes, dice)
        player.rest = REST
        return asyncio.create_task(player.play(self.acted))

    async def look(self) -> None:
        """A table that was ever told of is there, whoever has it."""
        while True:
            await asyncio.sleep(LOOK)
            if self.playing:
                code = self.dice.choice(list(self.playing))
                with suppress(httpx.TransportError):
                    answer = await self.http.get(f"/api/tables/{code}")
                    self.report.answers[answer.status_code] += 1
                    assert answer.status_code in FOR_A_MOMENT | {200}, answer.text

    async def everybody_answers(self) -> None:
        """One answer at every table is acknowledged from now on, or its game ends, and another begins."""
        while not self.acted.empty():
            self.acted.get_nowait()
        waiting = set(self.playing)
        while waiting:
            ended = {code for code in waiting if self.playing[code].done()}
            for code in ended:
                self.playing.pop(code).result()
                self.report.finished += 1
                await self.sit_down()
            waiting -= ended
            if waiting:
                with suppress(TimeoutError):
                    waiting.discard(await asyncio.wait_for(self.acted.get(), REST))

    async def kill(self, server: Process) -> None:
        """The other one carries everything until this one is back."""
        self.count_relayed(server)
        server.kill()
        began = perf_counter()
        await self.everybody_answers()
        self.report.gone_on.append(perf_counter() - began)
        await asyncio.to_thread(server.start)

    def count_relayed(self, server: Process) -> None:
        """A process that dies forgets it."""
        page = httpx.get(f"{server.url}/metrics", auth=("any", ADMIN), timeout=WITHIN).text
        for kind in (SOCKETS, REQUESTS):
            name = f'bedesten_relayed_total{{kind="{kind}"}} '
            (line,) = [line for line in page.splitlines() if line.startswith(name)]
            self.report.relayed[kind] += int(float(line.removeprefix(name)))


def play(proxy: Proxy, servers: tuple[Process, Process], tables: int, kills: int, seed: int = 1) -> Report:
    """AssertionError if anything acknowledged was lost, or told twice in two ways."""
    report = asyncio.run(Cluster(proxy, servers, seed).run(tables, kills))
    assert set(report.notes.acknowledged.values()) <= {1}
    report.changes = check_store(servers[0].store, report.notes)
    return report


def check_store(address: str, notes: Notes) -> int:
    """How many changes it holds."""
    store = PostgresStore(address)
    codes = sorted({code for code, *_ in notes.told})
    try:
        return check_logs(asyncio.run(store.run(lambda db: [load(db, code) for code in codes])), notes)
    finally:
        store.close()


def servers_on(address: str, folder: Path) -> tuple[Process, Process]:
    return Process(folder, address), Process(folder, address)
