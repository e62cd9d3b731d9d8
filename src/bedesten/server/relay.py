"""Several server processes behind one address: what is about a table that another process writes is passed
on to it, request by request and frame by frame, as if the client had come there."""

import asyncio
import re
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any
from uuid import uuid4

from bedesten.server.bus import Bus, Letter
from bedesten.server.connection import AGAIN_LATER
from bedesten.server.errors import Moved
from bedesten.server.lobby import Lobby
from bedesten.server.postgres import PostgresStore

Event = dict[str, Any]
Receive = Callable[[], Awaitable[Event]]
Send = Callable[[Event], Awaitable[None]]
App = Callable[[Any, Any, Any], Awaitable[None]]
ABOUT = re.compile(r"^/(?:api/tables|ws)/([^/]+)")
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
LOOK = 0.5  # seconds between two looks whether the others are alive
SORRY = b'{"error":"this table moves to another server: ask again","detail":null}'
END: Event = {"type": "end"}


class Relay:
    """In front of the app of every process."""

    def __init__(self, app: App, lobby: Lobby, store: PostgresStore) -> None:
        self.app = app
        self.lobby = lobby
        self.store = store
        self.bus = Bus(store.url, store.name, self.heard)
        self.asked: dict[str, tuple[str, asyncio.Queue[Event]]] = {}  # by stream: who answers, and what came
        self.answered: dict[str, asyncio.Queue[Event]] = {}  # by stream: what its client says
        self.tasks: set[asyncio.Task[None]] = set()

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.live(scope, receive, send)
            return
        owner = await self.owner(scope["path"])
        if owner:
            await self.pass_on(owner, scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def live(self, scope: Any, receive: Receive, send: Send) -> None:
        await self.bus.start()
        loop = asyncio.get_running_loop()
        self.store.on_lost = partial(loop.call_soon_threadsafe, self.lobby.drop_all)
        watcher = asyncio.create_task(self.watch())
        try:
            await self.app(scope, receive, send)
        finally:
            watcher.cancel()
            await self.bus.stop()

    async def owner(self, path: str) -> str:
        """The other process that writes the table this is about; empty if this one may."""
        about = ABOUT.match(path)
        code = about[1].upper() if about else ""
        if not code or (code in self.lobby.rooms and self.store.sure()):
            return ""
        try:
            return await self.store.claim(code)
        except Moved:  # the session was lost in its sleep; now there is a new one
            return await self.store.claim(code)

    # --- here comes the client

    async def pass_on(self, owner: str, scope: Any, receive: Receive, send: Send) -> None:
        stream = uuid4().hex
        answers: asyncio.Queue[Event] = asyncio.Queue()
        self.asked[stream] = (owner, answers)
        told = {key: scope[key] for key in PASSED_ON if key in scope}
        told |= {"headers": [list(pair) for pair in scope["headers"]], "client": list(scope["client"] or ())}
        self.bus.send(owner, ("open", stream, told))
        speaking = asyncio.create_task(self.speak(owner, stream, receive))
        try:
            await self.listen(scope["type"], answers, send)
        finally:
            speaking.cancel()
            del self.asked[stream]
            self.bus.send(owner, ("said", stream, {"type": f"{scope['type']}.disconnect", "code": 1006}))

    async def speak(self, owner: str, stream: str, receive: Receive) -> None:
        while True:
            self.bus.send(owner, ("said", stream, await receive()))

    async def listen(self, kind: str, answers: asyncio.Queue[Event], send: Send) -> None:
        begun = False
        while (event := await answers.get()) != END:
            begun = True
            await send(event)
            if event["type"] == "http.response.body" and not event.get("more_body"):
                return
        if kind == "websocket":
            await send({"type": "websocket.close", "code": AGAIN_LATER})
        elif not begun:
            headers = [(b"content-type", b"application/json"), (b"retry-after", b"1")]
            await send({"type": "http.response.start", "status": 503, "headers": headers})
            await send({"type": "http.response.body", "body": SORRY})

    # --- there the table is

    def heard(self, sender: str, letter: Letter) -> None:
        kind, stream, said = letter
        if kind == "open":
            self.answered[stream] = asyncio.Queue()
            task = asyncio.create_task(self.answer(sender, stream, said))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)
        elif kind == "said" and stream in self.answered:
            self.answered[stream].put_nowait(said)
        elif kind == "told" and stream in self.asked:
            self.asked[stream][1].put_nowait(said)

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
            await self.app(scope, self.answered[stream].get, send)
        finally:
            del self.answered[stream]
            self.bus.send(sender, ("told", stream, END))

    async def watch(self) -> None:
        """Who waits for a process that is gone is told to come again; its clocks go on here."""
        while True:
            await asyncio.sleep(LOOK)
            names = {owner for owner, _ in self.asked.values()}
            gone = names - await self.store.alive(names) if names else set()
            for owner, answers in self.asked.values():
                if owner in gone:
                    answers.put_nowait(END)
            await self.lobby.open_clocked()
