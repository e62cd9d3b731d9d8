"""The server of one browser: no thread, no process, no port; everything in the tasks of one event loop."""

import asyncio
import json
import threading
from collections.abc import Awaitable, Callable
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from typing import Any, cast

import pytest

from bedesten.puzzles import shipped
from bedesten.server.tab import thinker
from bedesten.server.tab.server import TabServer
from tests.patience import WITHIN

SEATS = [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]
TABLE = {"game": "istanbul", "players": 2, "options": {"start": 0}, "seats": SEATS}


class Browser:
    """What a page, the worker's disk and the other worker are to the server."""

    def __init__(self) -> None:
        self.happened: list[str] = []
        self.heard: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.full = False

    async def keep(self) -> None:
        await asyncio.sleep(0)  # a disk takes its time
        if self.full:
            raise OSError("the disk is full")
        self.happened.append("kept")

    async def begin(self, who: str) -> None:
        await asyncio.sleep(0)

    async def think(self, who: str, task: bytes) -> bytes:
        await asyncio.sleep(0)
        return thinker.answered(task)

    def stop(self, who: str) -> None:
        self.happened.append(f"stopped {who}")

    def hear(self, socket: int, kind: str, data: str) -> None:
        if kind == "message":
            self.happened.append("told")
            self.heard.put_nowait(json.loads(data))
        else:
            self.happened.append(f"{kind} {data}".strip())
            self.heard.put_nowait({"t": kind})


class Inline(ThreadPoolExecutor):
    """As in a worker: what should not hold up the others does, since there is nobody else to do it."""

    def submit(self, fn: Callable[..., Any], /, *args: Any, **named: Any) -> Future[Any]:
        done: Future[Any] = Future()
        try:
            done.set_result(fn(*args, **named))
        except Exception as error:
            done.set_exception(error)
        return done


Work = Callable[[TabServer, Browser], Awaitable[None]]


def visit(folder: Path, work: Work, patience: float = WITHIN) -> Browser:
    browser = Browser()

    async def whole() -> None:
        asyncio.get_running_loop().set_default_executor(Inline())
        house = TabServer(folder, patience)
        await house.open(browser)
        try:
            await work(house, browser)
        finally:
            await house.close()

    asyncio.run(whole())
    return browser


async def fetch(house: TabServer, path: str, body: object = None) -> Any:
    sent = b"" if body is None else json.dumps(body).encode()
    headers = [["content-type", "application/json"]]
    status, _, answer = await house.fetch("GET" if body is None else "POST", path, headers, sent)
    assert status in (200, 201), answer
    return json.loads(answer)


async def until(browser: Browser, wanted: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
    while not wanted(message := await browser.heard.get()):
        pass
    return message


async def sit(house: TabServer, browser: Browser, taken: dict[str, Any]) -> dict[str, Any]:
    house.dial(1, f"/ws/{taken['table']}")
    await until(browser, lambda message: message["t"] == "open")
    tokens = [seat["token"] for seat in taken["seats"]]
    house.hear(1, json.dumps({"t": "hello", "tokens": tokens, "key": "", "lang": "en", "seq": 0}))
    return await until(browser, asks_me)


def asks_me(message: dict[str, Any]) -> bool:
    return bool(message["t"] in ("sync", "step") and message["ask"] and message["ask"]["mine"])


def first_option(asked: dict[str, Any]) -> str:
    return json.dumps({"t": "act", "seq": asked["seq"], "tokens": [asked["ask"]["options"][0]["token"]]})


def test_a_game_is_played_against_a_robot_without_a_thread_and_goes_on_after_a_reload(folder: Path) -> None:
    threads, taken, seen = threading.active_count(), {}, 0

    async def play(house: TabServer, browser: Browser) -> None:
        nonlocal seen
        games = await fetch(house, "/api/games")
        assert {"istanbul", "kairo"} <= {game["name"] for game in games}
        taken.update(await fetch(house, "/api/tables", TABLE))
        asked = await sit(house, browser, taken)
        for _ in range(12):
            house.hear(1, first_option(asked))
            asked = await until(browser, asks_me)
        seen = asked["seq"]
        assert threading.active_count() == threads

    async def come_back(house: TabServer, browser: Browser) -> None:
        assert (await sit(house, browser, taken))["seq"] == seen

    visit(folder, play)
    visit(folder, come_back)


def test_nothing_is_told_before_the_browser_has_kept_it(folder: Path) -> None:
    async def play(house: TabServer, browser: Browser) -> None:
        asked = await sit(house, browser, await fetch(house, "/api/tables", TABLE))
        browser.happened.clear()
        house.hear(1, first_option(asked))
        await until(browser, lambda message: message["t"] == "step")
        assert browser.happened[0] == "kept"

    visit(folder, play)


def test_what_the_browser_cannot_keep_is_not_told(folder: Path) -> None:
    async def play(house: TabServer, browser: Browser) -> None:
        asked = await sit(house, browser, await fetch(house, "/api/tables", TABLE))
        browser.full = True
        browser.happened.clear()
        house.hear(1, first_option(asked))
        await until(browser, lambda message: message["t"] == "close")
        assert browser.happened == ["close 4500"]

    visit(folder, play)


def test_who_only_asks_writes_nothing(folder: Path) -> None:
    async def look(house: TabServer, browser: Browser) -> None:
        browser.happened.clear()
        await fetch(house, "/api/lessons?lang=fr")
        await fetch(house, "/api/me/tables")
        assert browser.happened == []

    visit(folder, look)


def test_a_robot_that_thinks_for_ever_is_stopped_and_answered_for(folder: Path) -> None:
    async def play(house: TabServer, browser: Browser) -> None:
        slow = asyncio.Event()

        async def think(who: str, task: bytes) -> bytes:
            if not slow.is_set():
                slow.set()
                await asyncio.Event().wait()
            return thinker.answered(task)

        browser.think = think  # type: ignore[method-assign]
        asked = await sit(house, browser, await fetch(house, "/api/tables", TABLE))
        while "stopped bots" not in browser.happened:
            house.hear(1, first_option(asked))
            asked = await until(browser, asks_me)

    visit(folder, play, patience=0.5)


@pytest.mark.parametrize("robot", ["greedy", "medium"])
@pytest.mark.parametrize("fails", ["begin", "think"])
def test_no_turn_hangs_on_a_worker_that_cannot_begin_or_breaks(
    folder: Path, robot: str, fails: str, caplog: pytest.LogCaptureFixture
) -> None:
    """As on a server greedy answers, here if need be."""

    async def play(house: TabServer, browser: Browser) -> None:
        tries = 0

        async def refuse(*_: object) -> bytes:
            nonlocal tries
            tries += 1
            if fails == "begin" or tries < 3:
                raise RuntimeError("out of memory")
            return thinker.answered(cast("bytes", _[1]))

        setattr(browser, fails, refuse)
        seats = [SEATS[0], {"kind": "bot", "bot": robot}]
        asked = await sit(house, browser, await fetch(house, "/api/tables", {**TABLE, "seats": seats}))
        while "stopped bots" not in browser.happened:
            house.hear(1, first_option(asked))
            asked = await until(browser, asks_me)

    visit(folder, play)
    assert "no answer" not in caplog.text


def test_a_worker_that_is_slow_to_come_is_waited_for(folder: Path) -> None:
    async def play(house: TabServer, browser: Browser) -> None:
        async def begin(who: str) -> None:
            await asyncio.sleep(2.2)  # longer than anybody may think

        browser.begin = begin  # type: ignore[method-assign]
        asked = await sit(house, browser, await fetch(house, "/api/tables", TABLE))
        for _ in range(4):
            house.hear(1, first_option(asked))
            asked = await until(browser, asks_me)
        assert "stopped bots" not in browser.happened

    visit(folder, play, patience=2.0)


def test_what_another_worker_could_not_answer_is_raised_here() -> None:
    with pytest.raises(ZeroDivisionError):
        thinker.result(thinker.answered(thinker.asked(divide)))


def divide() -> float:
    return 1 / int("0")


def test_a_connection_that_is_hung_up_is_forgotten(folder: Path) -> None:
    async def leave(house: TabServer, browser: Browser) -> None:
        await sit(house, browser, await fetch(house, "/api/tables", TABLE))
        house.hang_up(1)
        while house.calls:
            await asyncio.sleep(0)

    visit(folder, leave)


def test_a_puzzle_is_laid_hinted_at_and_refuted_without_a_server(folder: Path) -> None:
    puzzle = min((one for one in shipped("istanbul") if one.kind == "odds"), key=lambda one: one.nodes)
    wrong = min(puzzle.values, key=lambda token: puzzle.values[token])

    async def solve(house: TabServer, browser: Browser) -> None:
        shelf = await fetch(house, "/api/puzzles?game=istanbul")
        assert len(shelf["puzzles"]) == len(shipped("istanbul"))
        taken = await fetch(house, "/api/puzzles", {"id": puzzle.id})
        asked = await sit(house, browser, taken)
        where = f"/api/tables/{taken['table']}/puzzle"
        assert (await fetch(house, f"{where}/hint"))["text"]
        house.hear(1, json.dumps({"t": "act", "seq": asked["seq"], "tokens": [wrong]}))
        await until(browser, lambda message: message["t"] == "step")
        told = await fetch(house, where)
        assert (told["state"], bool(told["line"])) == ("wrong", True)

    visit(folder, solve)


def test_a_game_is_studied_without_a_server(folder: Path) -> None:
    """Slice by slice in another worker, as far as there is time."""
    game = Path(__file__).parents[1] / "games/kairo-2-greedy-0.bdn"

    async def study(house: TabServer, browser: Browser) -> None:
        opened = await fetch(house, "/api/records", {"record": game.read_text("utf-8")})
        where = f"/api/tables/{opened['table']}/study"
        while not (told := await fetch(house, where))["turns"]:
            await asyncio.sleep(0)
        assert told["state"] in ("running", "stopped", "done")
        assert len(told["seats"]) == 2

    visit(folder, study)
