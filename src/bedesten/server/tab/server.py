"""The whole house in a tab: asked like a server, answering like one."""

import random
from functools import cache, partial
from importlib import import_module
from pathlib import Path
from typing import Protocol, cast

from bedesten import catalog
from bedesten.server.app import make_app
from bedesten.server.settings import Settings
from bedesten.server.tab import asgi
from bedesten.server.tab.pool import Thinkers, tab_pool
from bedesten.server.tab.store import TabStore
from bedesten.server.tables.games import games
from bedesten.server.words import messages, voice
from bedesten.text import LANGUAGES, understood

MANY = 1e9  # nobody keeps others from their turn here
PATIENCE = 15.0  # seconds a robot may take


class Browser(Thinkers, Protocol):
    """What the worker's own side does for the house."""

    async def keep(self) -> object:
        """Returns when the files of the store are durable."""

    def hear(self, socket: int, kind: str, data: str) -> None:
        """The page hears of one of its connections: open, message, close."""


class TabServer:
    """Put together without a browser, so that what is ready can be kept as it is; `open` gives it one."""

    browser: Browser

    def __init__(self, folder: Path | str, patience: float = PATIENCE) -> None:
        settings = Settings(
            Path(folder),
            bot_workers=1,
            bot_patience=patience,
            explore_every=0.0,  # when somebody wants to know
            tell_every=0.0,  # nobody is elsewhere
            requests=MANY,
            request_burst=MANY,
            tables_per_minute=int(MANY),
            tables_per_day=int(MANY),
        )
        self.settings = settings
        self.store = TabStore(settings.data)
        pool = tab_pool(lambda: self.browser, settings.bot_seconds, settings.bot_patience)
        self.app = cast("asgi.App", make_app(settings, self.store, pool=pool))
        self.calls: dict[int, asgi.Call] = {}

    def warm(self, tags: list[str]) -> None:
        """What every page asks for first, for somebody with these languages, and what its first request would
        import, is at hand from then on."""
        import_module("anyio._backends._asyncio")
        messages(understood(tags), "")
        games(self.settings)

    async def open(self, browser: Browser) -> None:
        random.seed()  # whatever was kept with it
        self.browser = browser
        self.store.open(browser.keep)
        self.lifespan = asgi.Lifespan(self.app)
        await self.lifespan.order("startup")

    async def close(self) -> None:
        await self.lifespan.order("shutdown")
        await self.lifespan.task

    async def fetch(
        self, method: str, target: str, headers: asgi.Headers, body: bytes
    ) -> tuple[int, asgi.Headers, bytes]:
        return await asgi.fetch(self.app, method, target, headers, bytes(body))

    # --- connections, by a number of the page's

    def dial(self, socket: int, target: str) -> None:
        call = asgi.Call(self.app, target, partial(self.browser.hear, socket))
        self.calls[socket] = call
        call.task.add_done_callback(lambda _: self.calls.pop(socket, None))

    def hear(self, socket: int, text: str) -> None:
        if socket in self.calls:
            self.calls[socket].hear(text)

    def hang_up(self, socket: int) -> None:
        if socket in self.calls:
            self.calls[socket].hang_up()


@cache
def prepared(folder: str) -> TabServer:
    """The one of this worker, or of the image that it began with (web/src/tab/image.ts), which has the texts
    of the first game in it: whoever sits down hears of names in every language."""
    for lang in LANGUAGES:
        voice(lang, catalog.FIRST)
    return TabServer(folder)
