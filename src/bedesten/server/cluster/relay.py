"""Several server processes behind one address: what is about a table that another process writes is passed
on to it, request by request and frame by frame, as if the client had come there."""

import asyncio
import re
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from functools import partial
from typing import Any
from uuid import uuid4

from bedesten.server.cluster.bus import Bus, Envelope
from bedesten.server.errors import Moved
from bedesten.server.store.postgres import PostgresStore
from bedesten.server.tables.connection import AGAIN_LATER
from bedesten.server.tables.lobby import Lobby

Event = dict[str, Any]
Receive = Callable[[], Awaitable[Event]]
Send = Callable[[Event], Awaitable[None]]
App = Callable[[Any, Any, Any], Awaitable[None]]
ABOUT = re.compile(r"^/(?:api/tables|admin/tables|ws)/([^/]+)")
PASSED_ON = (
    "type",
    "path",
    "raw_path",
    "query_string",
    "method",
    "http_version",
    "scheme",
    "root_path",
    "subprotocols",
)
CEDED_WITHIN = 10.0  # seconds; of one that dies meanwhile the watch knows earlier
LOOK = 0.5  # seconds between two looks whether the others are alive
SORRY = b'{"error":"this table moves to another server: ask again","detail":null}'
END: Event = {"type": "end"}


class Relay:
    """In front of the app of every process."""

    def __init__(self, app: App, lobby: Lobby, store: PostgresStore) -> None:
        self.app = app
        self.lobby = lobby
        self.store = store
        self.bus = Bus(store.url, store.name, self.heard, self.dropped)
        self.asked: dict[str, tuple[str, asyncio.Queue[Event]]] = {}  # by stream: who answers, and what came
        # by stream: who asks, how it would hang up, and what its client says
        self.answered: dict[str, tuple[str, Event, asyncio.Queue[Event]]] = {}
        self.tasks: set[asyncio.Task[None]] = set()

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.live(scope, receive, send)
            return
        code = table_of(scope["path"])
        owner = await self.owner(code)
        if owner and scope["type"] == "websocket":
            await self.ask_for(code, owner)
            owner = await self.owner(code)
        if owner:
            self.lobby.services.metrics.relayed[scope["type"]] += 1
            await self.pass_on(owner, scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def live(self, scope: Any, receive: Receive, send: Send) -> None:
        loop = asyncio.get_running_loop()
        self.store.on_lost = partial(loop.call_soon_threadsafe, self.lobby.drop_all)
        supervisor = self.lobby.services.supervisor
        supervisor.keep("bus", self.bus.run)
        await self.bus.up.wait()
        supervisor.every("relay watch", LOOK, self.watch)
        await self.app(scope, receive, send)  # whose lobby stops what is supervised

    async def owner(self, code: str) -> str:
        """The other process that writes this table; empty if this one may."""
        if not code or self.store.dead() or (code in self.lobby.rooms and self.store.sure()):
            return ""
        try:
            return await self.store.claim(code)
        except Moved:  # the session was lost in its sleep; now there is a new one
            return await self.store.claim(code)

    # --- here comes the client

    async def ask_for(self, code: str, owner: str) -> None:
        """A table goes where its people are: its owner cedes it if nobody is connected there. One that does
        not answer keeps it; it may be of an older version."""
        stream, answers = self.stream_to(owner)
        self.bus.send(owner, ("cede", stream, code))
        try:
            with suppress(TimeoutError):
                await asyncio.wait_for(answers.get(), CEDED_WITHIN)
        finally:
            del self.asked[stream]

    def stream_to(self, owner: str) -> tuple[str, asyncio.Queue[Event]]:
        stream = uuid4().hex
        answers: asyncio.Queue[Event] = asyncio.Queue()
        if not self.bus.up.is_set():
            answers.put_nowait(END)
        self.asked[stream] = (owner, answers)
        return stream, answers

    async def pass_on(self, owner: str, scope: Any, receive: Receive, send: Send) -> None:
        stream, answers = self.stream_to(owner)
        told = {key: scope[key] for key in PASSED_ON if key in scope}
        told |= {"headers": [list(pair) for pair in scope["headers"]], "client": list(scope["client"] or ())}
        self.bus.send(owner, ("open", stream, told))
        speaking = asyncio.create_task(self.speak(owner, stream, receive))
        try:
            await self.listen(scope["type"], answers, send)
        finally:
            speaking.cancel()
            del self.asked[stream]
            self.bus.send(owner, ("said", stream, hung_up(scope["type"])))

    async def speak(self, owner: str, stream: str, receive: Receive) -> None:
        """Until the client hangs up, which it would be heard to do for ever."""
        event: Event = {"type": ""}
        while not event["type"].endswith(".disconnect"):
            event = await receive()
            self.bus.send(owner, ("said", stream, event))

    async def listen(self, kind: str, answers: asyncio.Queue[Event], send: Send) -> None:
        begun = False
        while (event := await answers.get()) != END:
            begun = True
            await send(event)
            if event["type"] == "http.response.body" and not event.get("more_body"):
                return
        if kind == "websocket":
            if not begun:  # a client that is not let in at all would wait longer and longer
                await send({"type": "websocket.accept"})
            await send({"type": "websocket.close", "code": AGAIN_LATER})
        elif not begun:
            headers = [(b"content-type", b"application/json"), (b"retry-after", b"1")]
            await send({"type": "http.response.start", "status": 503, "headers": headers})
            await send({"type": "http.response.body", "body": SORRY})

    # --- there the table is

    def heard(self, sender: str, envelope: Envelope) -> None:
        kind, stream, said = envelope
        if kind == "open":
            self.answered[stream] = (sender, hung_up(said["type"]), asyncio.Queue())
            self.begin(self.answer(sender, stream, said))
        elif kind == "cede":
            self.begin(self.cede(sender, stream, said))
        elif kind == "said" and stream in self.answered:
            self.answered[stream][2].put_nowait(said)
        elif kind == "told" and stream in self.asked:
            self.asked[stream][1].put_nowait(said)

    def begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def cede(self, sender: str, stream: str, code: str) -> None:
        await self.lobby.cede(code)
        self.bus.send(sender, ("told", stream, END))

    async def answer(self, sender: str, stream: str, told: Event) -> None:
        scope = {**told, "asgi": {"version": "3.0"}, "extensions": {}, "state": {}}
        scope["headers"] = [(name, value) for name, value in told["headers"]]
        scope["client"] = tuple(told["client"]) or None

        async def send(event: Event) -> None:
            plain = {key: value for key, value in event.items() if key != "headers"}
            if "headers" in event:
                plain["headers"] = [list(pair) for pair in event["headers"]]
            self.bus.send(sender, ("told", stream, plain))

        try:
            await self.app(scope, self.answered[stream][2].get, send)
        finally:
            del self.answered[stream]
            self.bus.send(sender, ("told", stream, END))

    # --- when they lose each other

    def dropped(self, other: str | None) -> None:
        """What was passed on to another process, or for it, has ended; None stands for all others."""
        for owner, answers in self.asked.values():
            if other in (owner, None):
                answers.put_nowait(END)
        for sender, end, said in self.answered.values():
            if other in (sender, None):
                said.put_nowait(end)

    async def watch(self) -> None:
        """Whoever waits for a process that is gone is told to come again; its clocks go on here."""
        names = {owner for owner, _ in self.asked.values()}
        for gone in names - await self.store.alive(names) if names else ():
            self.dropped(gone)
        await self.lobby.open_clocked()


def table_of(path: str) -> str:
    """The code of the table a request is about; empty if it is about none."""
    about = ABOUT.match(path)
    return about[1].upper() if about else ""


def hung_up(kind: str) -> Event:
    return {"type": f"{kind}.disconnect", "code": 1006}
