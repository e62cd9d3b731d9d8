"""Nobody can make everybody wait: no single thing on the event loop takes longer than 50 ms of its thread,
whatever is sent. Every route and every message has cases here; one without fails a test."""

import asyncio
import gc
import json
import re
import threading
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any, get_args

import httpx
import pytest
from litestar import Litestar
from litestar.routes import HTTPRoute, WebSocketRoute
from websockets.exceptions import ConnectionClosed

from bedesten.puzzles import shipped
from bedesten.server import run
from bedesten.server.app import make_app
from bedesten.server.protocol.incoming import ClientMessage
from bedesten.server.run import Background, serve_in_background
from bedesten.server.store.sqlite import Store
from tests.patience import WITHIN
from tests.server.client import Client, new_table
from tests.server.serving import settings
from tests.tiers import thorough

MOST = 0.050  # seconds of processor
TRIES = 10
ONE_BY_ONE = httpx.Limits(max_keepalive_connections=0)  # a kept connection may be closed just now
BODY = 60_000  # bytes: about the most that is read
LONG = "x" * BODY
ME = {"kind": "me"}


class Watch:
    """The longest that the event loop was busy with one thing, and with what."""

    def __init__(self) -> None:
        self.longest, self.what = 0.0, ""
        self.other = httpx.Client(timeout=WITHIN, limits=ONE_BY_ONE)  # somebody else

    def bounds(self, what: object, ask: Callable[[], object]) -> None:
        """What is slow is slow each time it is asked; a machine that is busy is so only now and then."""
        for _ in range(TRIES):
            self.longest = 0.0
            ask()
            assert self.other.get("/health").status_code == 200  # and all of it is done
            assert self.longest > 0, "nothing was measured"
            if self.longest < MOST:
                return
        pytest.fail(f"{what} held up the others for {self.longest * 1000:.0f} ms: {self.what}")

    def timed(self, real: Callable[[asyncio.Handle], None], loop_thread: Callable[[], int | None]) -> Any:
        def run_one(handle: asyncio.Handle) -> None:
            began = time.thread_time()
            real(handle)
            took = time.thread_time() - began
            if took > self.longest and threading.get_ident() == loop_thread():
                self.longest, self.what = took, repr(handle)

        return run_one


@pytest.fixture
def watched(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[Background, Watch]]:
    """A server on a loop whose every step is timed."""
    watch = Watch()
    running: list[Background] = []
    plain = run.config

    def on_plain_loop(*given: Any) -> Any:
        config = plain(*given)
        config.loop = "asyncio"
        return config

    def loop_thread() -> int | None:
        return running[0].thread.ident if running else None

    monkeypatch.setattr(run, "config", on_plain_loop)
    monkeypatch.setattr(asyncio.Handle, "_run", watch.timed(asyncio.Handle._run, loop_thread))
    gc.collect()
    gc.freeze()  # what the other tests left behind is not looked through, as in a real server
    running.append(serve_in_background(settings(folder)))
    watch.other.base_url = httpx.URL(running[0].url)
    yield running[0], watch
    watch.other.close()
    running[0].stop()
    gc.unfreeze()


# ------------------------------------------------------------------ over HTTP


def table(**change: object) -> dict[str, object]:
    return {"game": "istanbul", "players": 2, "seats": [ME, ME], **change}


def whole(text: str) -> str:
    """A board as long as an option may be."""
    return text[:16_000]


TABLES: list[object] = [
    table(),
    table(game="kairo"),
    table(game="istanbul+mocha+letters"),
    table(game=LONG),
    table(players=10**17),
    table(rated=True),
    table(watched=False),
    table(listed=True, lang="fr", fill=3600, seats=[ME, {"kind": "open"}]),
    table(listed=True, lang=LONG, fill=10**18),
    table(rated=True, seats=[ME, {"kind": "bot", "bot": "idris"}]),
    table(seats=[{"kind": "bot", "bot": "easy"}] * 1500),
    table(seats=[{"kind": "me", "name": LONG[:7000]}] * 8),
    table(options={"layout": " ".join(map(str, range(11_000)))}),
    table(options={"layout": whole(" ".join(map(str, range(11_000))))}),
    table(options={"layout": "7 " * 8_000}),
    table(options={"layout": "7" * 16_000}),
    table(options={f"option {n}": "x" for n in range(3_000)}),
    table(
        game="istanbul+mocha", options={"dice_reward": whole("2-5:4L," * 3000), "baksheesh_b": whole(LONG)}
    ),
    table(game="istanbul+letters", options={"letters": whole("1:2," * 5000), "letters_reward": whole(LONG)}),
    table(game="kairo", options={"board": whole('{"map":"' + "." * 30_000)}),
    table(game="kairo", options={"board": json.dumps({"map": "/".join(["." * 100] * 100), "name": "x"})}),
    table(game="kairo", options={"board": "{" * 16_000}),
    table(clock={"kind": "slow", "seconds": 10**18}),
    [1] * 20_000,
    {f"{n}": n for n in range(4_000)},
    LONG,
]
SEATS: list[object] = [
    {},
    {"seat": 10**18},
    {"name": LONG},
    {"name": "é" * 199},
    {"name": "a" + "\u0301" * 198},
]
AGAIN: list[object] = [{"token": LONG}, {"token": "x" * 200, "also": ["y" * 200] * 8}, {"also": ["y"] * 9000}]
BRANCHES: list[object] = [{"step": 1, "mine": [0]}, {"step": 10**18, "mine": [1] * 8}, {"mine": [1] * 20_000}]
LESSONS: list[object] = [
    {"game": "istanbul", "chapter": "palace"},
    {"game": LONG, "chapter": ""},
    {"game": "x" * 80, "chapter": "y" * 80},
]
LONGEST = max(Path(__file__).parents[1].glob("games/*.bdn"), key=lambda path: path.stat().st_size)
RECORDS: list[object] = [
    {"record": LONGEST.read_text("utf-8")},
    {"record": "x" * 250_000},
    {"record": "\u0001" * 80_000},
    {"record": LONG},
]
SANDS: list[object] = [
    {"table": "CODE", "step": 30, "add": "fall"},
    {"puzzle": shipped("istanbul")[0].id, "done": ["x"] * 400},
    {"game": "istanbul", "players": 4, "scene": "|" * 4000},
    {"game": "kairo", "players": 2, "scene": "0 " * 2000},
    {"game": "kairo", "players": 10**18, "scene": LONG},
]
DUPLICATES: list[object] = [
    {"game": "kairo", "players": 2, "tables": 12, "robots": ["", "idris"]},
    {"game": LONG, "players": 2, "tables": 2, "robots": ["", ""]},
    {"game": "istanbul", "players": 10**18, "tables": 10**18, "robots": [""] * 9000},
    {"game": "kairo", "players": 2, "tables": 2, "robots": ["", ""], "options": {"board": "{" * 16_000}},
]
TREES: list[object] = [
    {"table": "CODE", "step": 30, "tree": "note 0.0 x"},
    {"puzzle": shipped("istanbul")[0].id, "tree": "variation 0.0 " + "x " * 40_000},
    {"game": "kairo", "players": 2, "tree": "note 0.0 x\n" * 9000},
    {"game": "istanbul", "players": 2, "options": "layout=random " * 1200, "tree": LONG},
]
EDITS: list[object] = [
    {"game": "istanbul+mocha+letters", "players": 5},
    {"game": "kairo", "players": 4, "laid": {f"customers.{n}": "x" * 80 for n in range(500)}},
    {"game": "kairo", "players": 2, "laid": {"seats.0.stands.red": ["A1"] * 60}},
    {"game": "istanbul", "players": 10**18, "options": LONG},
]
SECRETS: list[object] = [{"secret": "0" * 64}, {"secret": "x" * 200}, {"secret": LONG}, {"secret": 7}]
SIGNED: list[object] = [
    {"credential": {"id": "x"}},
    {"credential": {"id": LONG}},
    {"credential": {"a": [[]] * 9000}},
]
PUSHES: list[object] = [
    {"endpoint": "https://push.example/x", "p256dh": "B" * 87, "auth": "A" * 22},
    {"endpoint": "x" * 1000, "p256dh": "x" * 120, "auth": "x" * 120},
    {"endpoint": LONG},
]
ADDRESSES: list[object] = [{"address": "x" * 1000}, {"address": f"{'a.' * 400}@b.de"}, {"address": LONG}]
# By method and path of the app: other paths to try, or bodies to send.
GETS: dict[str, list[str]] = {
    "/": [""],
    "/{path:path}": ["about", "assets/app.js", "x" * 7000, "%2e%2e/" * 2000, "%00", "%ff%fe"],
    "/health": ["health"],
    "/manifest.webmanifest": ["manifest.webmanifest"],
    "/docs": ["docs"],
    "/docs/{path:path}": ["docs/index.html", f"docs/{'x' * 7000}", "docs/%00", "docs/%2e%2e/x"],
    "/metrics": ["metrics"],
    "/admin": ["admin"],
    "/admin/reports": ["admin/reports"],
    "/admin/tables": ["admin/tables", f"admin/tables?q={'x' * 7000}"],
    "/admin/players": ["admin/players?q=%25", f"admin/players?q={'x' * 7000}", "admin/players?q=%00"],
    "/admin/notice": ["admin/notice"],
    "/admin/backups": ["admin/backups"],
    "/admin/backups/{name:str}": ["admin/backups/x", f"admin/backups/{'x' * 7000}", "admin/backups/%2e%2e"],
    "/api/games": ["api/games"],
    "/api/text/{lang:str}": [f"api/text/{lang}" for lang in ("en", "fr?game=kairo", "x" * 7000)],
    "/api/lessons": [f"api/lessons?lang={lang}" for lang in ("en", "fr", "x" * 7000)],
    "/api/puzzles": [
        f"api/puzzles?{asked}"
        for asked in ("", "game=kairo&lang=fr", "today=true", f"game={'x' * 7000}", "lang=%00")
    ],
    "/api/explorer": [
        f"api/explorer?{asked}"
        for asked in (
            "",
            "game=kairo&of=site",
            f"game={'x' * 7000}",
            f"players={10**18}",
            "players=-1",
            f"after={'place.x,' * 900}",
            f"layout={'9,' * 3000}",
            "of=%00",
            "layout=%00",
        )
    ],
    "/api/explorer/layout": [
        f"api/explorer/layout?{asked}"
        for asked in (
            "",
            "layout=random&players=2",
            "game=kairo",
            f"game={'x' * 7000}",
            f"players={10**18}",
            f"layout={'9,' * 3000}",
            "layout=%00",
        )
    ],
    "/api/tables/{code:str}": ["api/tables/CODE", "api/tables/CODE?lang=fr", f"api/tables/{'x' * 7000}"],
    "/api/tables/{code:str}/faces": ["api/tables/CODE/faces"],
    "/api/tables/{code:str}/view": ["api/tables/CODE/view", f"api/tables/{'x' * 7000}/view"],
    "/api/reach": ["api/reach"],
    "/api/site": ["api/site", "api/site?lang=fr", f"api/site?lang={'x' * 7000}"],
    "/api/stored": ["api/stored?lang=fr", f"api/stored?lang={'x' * 7000}"],
    "/api/playing": ["api/playing", "api/playing?lang=fr", f"api/playing?lang={'x' * 7000}"],
    "/api/open": ["api/open", "api/open?lang=fr", f"api/open?lang={'x' * 7000}"],
    "/api/deals": [
        "api/deals",
        f"api/deals?first={'x' * 7000}",
        "api/deals?first=0001-01-01&last=9999-12-31",
    ],
    "/api/deals/{day:str}": ["api/deals/today", f"api/deals/{'x' * 7000}", "api/deals/%00"],
    "/api/deals/{day:str}/beside": ["api/deals/today/beside", f"api/deals/{'9' * 7000}/beside?lang=fr"],
    "/api/duplicates/{id:str}": [
        f"api/duplicates/{'X' * 7000}",
        "api/duplicates/ABCDEF",
        "api/duplicates/%00",
    ],
    "/api/me": ["api/me"],
    "/api/me/keys": ["api/me/keys"],
    "/api/me/tables": ["api/me/tables"],
    "/api/me/keepsakes": ["api/me/keepsakes"],
    "/api/me/people": ["api/me/people"],
    "/api/me/puzzles": ["api/me/puzzles"],
    "/api/me/invitations": ["api/me/invitations", f"api/me/invitations?lang={'x' * 7000}"],
    "/api/me/everything": ["api/me/everything"],
    "/api/me/telling": ["api/me/telling"],
    "/api/players/{id:str}": ["api/players/me", f"api/players/{'x' * 7000}", "api/players/%00"],
    "/api/players/{id:str}/games": [
        "api/players/me/games",
        f"api/players/me/games?game={'x' * 7000}&players={10**18}&before=1e300",
        f"api/players/me/games?players={'9' * 7000}",
        "api/players/%ff/games?before=nan",
    ],
    "/api/players/{id:str}/ratings": [
        "api/players/me/ratings?game=istanbul",
        f"api/players/{'x' * 7000}/ratings",
        f"api/players/me/ratings?game={'x' * 7000}",
        "api/players/%ff/ratings?game=%00",
    ],
    "/api/players/{id:str}/habits": [
        "api/players/me/habits?game=istanbul",
        f"api/players/{'x' * 7000}/habits",
        f"api/players/me/habits?game={'x' * 7000}",
    ],
    "/api/tables/{code:str}/record": ["api/tables/CODE/record"],
    "/api/tables/{code:str}/verify": ["api/tables/CODE/verify"],
    "/api/tables/{code:str}/proof": ["api/tables/CODE/proof"],
    "/api/tables/{code:str}/replay": ["api/tables/CODE/replay", "api/tables/CODE/replay?lang=fr"],
    "/api/tables/{code:str}/replay/{step:int}": [
        f"api/tables/CODE/replay/{n}" for n in (0, 9, 10**18, "9" * 7000)
    ],
    "/api/tables/{code:str}/replay/{step:int}/why": ["api/tables/CODE/replay/9/why"],
    "/api/tables/{code:str}/story": ["api/tables/CODE/story"],
    "/api/tables/{code:str}/study": ["api/tables/CODE/study", "api/tables/CODE/study?lang=fr"],
    "/api/tables/{code:str}/muted": ["api/tables/CODE/muted", f"api/tables/{'x' * 7000}/muted"],
    "/api/tables/{code:str}/puzzle/hint": [
        "api/tables/CODE/puzzle/hint",
        f"api/tables/{'x' * 7000}/puzzle/hint",
    ],
    "/api/tables/{code:str}/puzzle": ["api/tables/CODE/puzzle", f"api/tables/{'x' * 7000}/puzzle"],
    "/api/schema/openapi.json": ["api/schema/openapi.json"],
    "/api/schema": ["api/schema"],
    "/api/schema/{path:str}": [f"api/schema/{'x' * 7000}"],
}
QUICK: list[object] = [
    {"game": "istanbul", "players": 2, "pace": "slow"},
    {"game": "istanbul", "players": 10**18},
    {"game": LONG},
    {"game": "istanbul", "pace": LONG},
    {"game": "istanbul", "promise": LONG},
]
POSTS: dict[str, list[object]] = {
    "/api/tables": TABLES,
    "/api/lessons": LESSONS,
    "/api/puzzles": [{"id": shipped("istanbul")[0].id}, {"id": LONG}, {"id": "x" * 80}],
    "/api/deals/{day:str}": [{}, LONG, None],
    "/api/duplicates": DUPLICATES,
    "/api/sandbox": SANDS,
    "/api/editor": EDITS,
    "/api/sandbox/tree": TREES,
    "/api/sandbox/record": TREES,
    "/api/sandbox/open": RECORDS,
    "/api/records": RECORDS,
    "/admin/backups": [{}],
    "/admin/notice": [{}],
    "/admin/reports/{code:str}/{seat:int}/{reporter:str}/done": [{}],
    "/admin/tables/{code:str}/stop": [{}],
    "/admin/tables/{code:str}/open": [{}],
    "/admin/tables/{code:str}/without/{id:str}": [{}],
    "/admin/players/{id:str}/ban": [{}],
    "/admin/players/{id:str}/pardon": [{}],
    "/api/reach": [{"whom": "me"}, {"whom": LONG}],
    "/api/tables/{code:str}/join": SEATS,
    "/api/tables/{code:str}/rematch": AGAIN,
    "/api/tables/{code:str}/after/{before:str}": AGAIN,
    "/api/tables/{code:str}/branch": BRANCHES,
    "/api/tables/{code:str}/claim": [{"tokens": ["x" * 200] * 8}, {"tokens": ["x"] * 9000}],
    "/api/tables/{code:str}/leave": [{}],
    "/api/tables/{code:str}/study": [{}],
    "/api/tables/{code:str}/invite": [{}, {"seats": [10**18]}, {"seats": [1] * 9000}, {"promise": LONG}],
    "/api/tables/{code:str}/report": [{"seat": 1}, {"seat": 10**18}, {}],
    "/api/quick": QUICK,
    "/api/tables/{code:str}/quick": QUICK,
    "/api/tables/{code:str}/mute": [{"seat": 1}, {"seat": 10**18}, {"seat": 1, "muted": LONG}],
    "/api/tables/{code:str}/decline": [{}, {"seat": 1}, {"seat": 10**18}],
    "/api/me": [{"name": "a" + "\u0301" * 198}, {"name": LONG}, {"emblem": "x" * 80}],
    "/api/me/puzzles": [{"table": "x" * 80}, {"table": LONG}, {"told": 7}],
    "/api/me/words": SECRETS,
    "/api/me/link": SECRETS,
    "/api/me/join": SECRETS,
    "/api/me/leave": [{}],
    "/api/me/revoke": [{"id": "x" * 80}, {"id": LONG}, {}],
    "/api/me/passkey/ask": [{}],
    "/api/me/passkey": SIGNED,
    "/api/me/passkey/open": SIGNED,
    "/api/me/telling": [{}, {"zone": "x" * 80}, {"zone": LONG}, {"quiet_from": 10**18}],
    "/api/me/telling/push": PUSHES,
    "/api/me/telling/email": ADDRESSES,
    "/api/me/telling/hook": [*ADDRESSES, {"address": "https://hook.example/"}],
    "/api/me/telling/forget": [{"id": "x" * 80}, {"id": LONG}],
    "/api/me/telling/try": [{}],
    "/api/telling/confirm": [{"token": "x" * 200}, {"token": LONG}],
    "/api/telling/stop": [{}],
    "/api/me/delete": [{}],
}
KEY = {"Bedesten-Key": "k" * 32}  # of a browser


def test_every_route_has_a_case(folder: Path) -> None:
    store = Store(folder)
    app = make_app(settings(folder), store)
    store.close()
    assert isinstance(app, Litestar)
    written = {
        (method, route.path)
        for route in app.routes
        if isinstance(route, HTTPRoute)
        for method in route.methods - {"OPTIONS", "HEAD"}
    }
    assert written == {*(("GET", path) for path in GETS), *(("POST", path) for path in POSTS)}
    assert [route.path for route in app.routes if isinstance(route, WebSocketRoute)] == ["/ws/{code:str}"]


def finished_table(url: str, bot: str) -> str:
    """A game that is over; a game of random bots is many times as long."""
    code, tokens = new_table(url, "me", bot, options={"start": 0})
    with Client(url, code, tokens) as client:
        client.say(t="handover", seat=0, bot=bot)
        while not client.over() or client.info["status"] != "over":
            client.read()
    return code


NONSENSE_BODIES = ["[" * BODY, '{"a":' * 12_000, '"' + "\\u00e9" * 10_000 + '"', "9" * BODY, LONG]


@pytest.mark.parametrize("bot", ["greedy", thorough("random")])
def test_no_request_holds_up_the_others(watched: tuple[Background, Watch], bot: str) -> None:
    running, watch = watched
    code = finished_table(running.url, bot)
    with httpx.Client(base_url=running.url, timeout=WITHIN, limits=ONE_BY_ONE) as client:

        def ask(method: str, path: str, body: str | None = None, packed: str = "gzip") -> None:
            where = "/" + path.lstrip("/").replace("CODE", code)
            answer = client.request(method, where, content=body, headers={"Accept-Encoding": packed, **KEY})
            busy = answer.status_code == 503  # nobody had time to think, and it says so
            assert busy or answer.status_code < 500, (path[:80], str(body)[:80])

        for path in [path for paths in GETS.values() for path in paths]:
            for packed in ("gzip", "identity"):
                watch.bounds(path[:80], partial(ask, "GET", path, packed=packed))
        for path, bodies in POSTS.items():
            where = re.sub(r"{\w+:str}", "CODE", path.replace("{day:str}", "today"))
            for text in [*map(json.dumps, bodies), *NONSENSE_BODIES]:
                watch.bounds((path, text[:80]), partial(ask, "POST", where, text))


# ------------------------------------------------------------------ over a socket

FULL = 4000  # bytes: about the most of a message
MESSAGES: dict[str, list[dict[str, object]]] = {
    "hello": [
        {"tokens": ["x" * 90] * 40, "lang": "en"},
        {"key": "x" * FULL},
        {"key": "k" * 32},
        {"tokens": ["x"] * 900},
        {"lang": "x" * FULL},
    ],
    "act": [
        {"seq": 0, "tokens": ["x" * 90] * 40},
        {"seq": 1, "tokens": ["x" * FULL]},
        {"seq": 1, "tokens": ["move:fabric", *["leave"] * 39]},
        {"seq": 10**18, "tokens": []},
    ],
    "reveal": [{"entropy": ["x" * 90] * 40}, {"entropy": ["x"] * 900}, {"entropy": ["x" * FULL]}],
    "undo": [{"seq": 1}, {"seq": 10**18}],
    "why": [{"token": "x" * FULL}, {"token": "move:palace"}],
    "handover": [{"seat": 0, "bot": "x" * FULL}, {"seat": 10**18, "bot": None}],
    "name": [
        {"seat": 0, "name": "x" * FULL},
        {"seat": 0, "name": "a" + "\u0301" * 600},
        {"seat": 0, "name": "Zoë"},
    ],
    "lang": [{"lang": "fr"}, {"lang": "x" * FULL}],
    "say": [
        {"seat": 0, "phrase": "hello"},
        {"seat": 10**18, "phrase": "hello"},
        {"seat": 0, "phrase": "x" * FULL},
    ],
    "write": [
        {"seat": 0, "text": "x" * FULL},
        {"seat": 0, "text": "a" + "\u0301" * 600},
        {"seat": 0, "text": "d o t " * 600},
    ],
    "react": [
        {"seat": 0, "turn": 0, "sign": "bravo"},
        {"seat": 0, "turn": 10**18, "sign": None},
        {"seat": 0, "turn": 0, "sign": "x" * FULL},
    ],
    "look": [{"seat": -3}, {"seat": 10**18}],
    "sync": [{}],
}
NONSENSE = ["[" * FULL, '{"t":' * 800, "9" * FULL, "x" * BODY]


def test_every_message_has_a_case() -> None:
    assert {kind.__struct_config__.tag for kind in get_args(ClientMessage)} == {*MESSAGES}


@pytest.mark.parametrize("game", ["istanbul+mocha+letters", "kairo"])
def test_no_message_holds_up_the_others(watched: tuple[Background, Watch], game: str) -> None:
    running, watch = watched
    code, tokens = new_table(running.url, "me", "me", game=game)
    with Client(running.url, code, tokens) as client:

        def say(text: str) -> None:
            client.raw(text)
            client.say(t="why", token="the last")
            while "the last" not in client.read().get("text", ""):
                pass

        for kind, cases in MESSAGES.items():
            for case in cases:
                text = json.dumps({"t": kind, **case})
                watch.bounds(text[:80], partial(say, text))
        for text in NONSENSE:
            watch.bounds(text[:80], partial(say, text))
        assert client.last["seq"] > 0


def test_ten_thousand_messages_in_one_packet_hold_up_nobody(watched: tuple[Background, Watch]) -> None:
    """They are understood a slice at a time; the connection is closed before all of them are."""
    running, watch = watched
    code, tokens = new_table(running.url, "me", "me")
    tiny = b"\x89\x80\x00\x00\x00\x00" * 20_000  # a ping without a word, masked by nothing

    def flood() -> None:
        with Client(running.url, code, tokens) as client:
            client.socket.socket.sendall(tiny)
            with pytest.raises((ConnectionClosed, OSError)):
                client.until("the end")

    watch.bounds("a flood of pings", flood)
